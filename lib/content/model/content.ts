import type { z } from 'zod';
import { listSchemas } from './lists';
import { siteSchema } from './site';

/** All content of one locale in one flat table. */
export const contentSchema = siteSchema.extend(listSchemas);
export type Content = z.infer<typeof contentSchema>;
export type ContentKey = keyof Content;
export const contentKeys = Object.keys(contentSchema.shape) as ContentKey[];
