import type { ComponentProps } from 'react';
import { withBasePath } from '@/lib/addresses/paths';

type LazyImageProps = ComponentProps<'img'> & { src: string; alt: string };

/** A picture of the site, fetched as it comes near. */
export function LazyImage({ src, alt, ...image }: LazyImageProps) {
  return <img {...image} src={withBasePath(src)} alt={alt} loading="lazy" />;
}
