import type { z } from 'zod';
import type { listSchemas } from './lists';
import type { siteSchema } from './site';

type Lists = { [Name in keyof typeof listSchemas]: z.infer<(typeof listSchemas)[Name]> };

/** All content of one locale in one flat table. */
export type Content = z.infer<typeof siteSchema> & Lists;
export type ContentKey = keyof Content;
