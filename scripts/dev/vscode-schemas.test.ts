import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { schemaFiles } from './vscode-schemas';

test('the editor’s settings name each schema', () => {
  const settings = JSON.parse(readFileSync('.vscode/settings.json', 'utf8'));
  const named = settings['json.schemas'].map(({ url }: { url: string }) => url);
  const written = Object.keys(schemaFiles).map((name) => `./.vscode/schemas/${name}`);
  expect(named.sort()).toEqual(written.sort());
});

test('an editor is told what a key is for, what its type says, and an example', () => {
  expect(schemaFiles['events.json']).toMatchObject({
    type: 'object',
    required: ['title', 'description', 'link', 'upcoming'],
    properties: {
      starts_at: {
        type: 'string',
        description: 'When it starts. In the campaign’s time zone. May be left out.',
        examples: ['2021-10-24T16:00'],
      },
      status: { enum: ['confirmed', 'moved', 'cancelled'] },
    },
  });
  expect(schemaFiles['events-es.json']).toMatchObject({ required: [] });
});
