import { z } from 'zod';
import { code } from './issue';
import { drawn, eachOnce, longText, phone, picture, some, text } from './values';

/** Becomes an interface string, in which braces and angle brackets are syntax. */
const callWords = text.refine((words) => !/[{}<>]/.test(words), code('value.call-words'));

/** A target has a call service's campaign of its own. */
const targetSchema = z.strictObject({
  name: drawn(text),
  role: drawn(text),
  phone,
  place: text,
  said: longText.optional(),
  picture: picture(640, 640).optional(),
  callpower_id: text,
});
export type Target = z.infer<typeof targetSchema>;

/** What no language changes of a target. */
export const SHARED_KEYS: string[] = ['name', 'phone', 'picture', 'callpower_id'];

/** Whom the campaign addresses: each caller's senators, a list, or `nobody` by telephone. */
export const targetsSchema = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({ kind: z.literal('us-senators') }),
    z.strictObject({
      kind: z.literal('list'),
      call: callWords,
      targets: some(targetSchema, 20).superRefine(eachOnce('callpower_id')),
    }),
    z.strictObject({ kind: z.literal('nobody') }),
  ],
  { error: code('kind.targets') },
);
export type Targets = z.infer<typeof targetsSchema>;
