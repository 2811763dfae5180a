import type { ReactNode } from 'react';
import type from './typography.module.css';

/** The sentence that stands where a form was or cannot be. */
export function UnavailableNotice({ children }: { children: ReactNode }) {
  return <p className={type.unavailable}>{children}</p>;
}
