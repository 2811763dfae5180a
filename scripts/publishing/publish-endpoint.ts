import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import type { ContentRepository } from './content-repository';

/**
 * Answers the forms at `/publish`: GET lists what is not published, POST `{ show }` shows it, or what was
 * published last, `{ words, language, choices, withLanguages }` publishes it, `{ takeBack, language }` reverts that commit,
 * `{ restore }` gives back a broken file, and `{ right }` notes which translations fit another English, as
 * `writeRecords` takes them. All need the forms' bearer token, and POST their origin.
 */
export function publishEndpoint(repository: ContentRepository) {
  const token = randomUUID();

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const say = (status: number, body: object) =>
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
    if (request.headers.authorization !== `Bearer ${token}`) return say(403, {});
    if (request.method === 'GET') return say(200, await repository.unpublished());
    if (request.headers.origin !== `http://${request.headers.host}`) return say(403, {});
    repository.afterSaving();
    const body = Object(await json(request).catch(() => null));
    const { show, words, language, takeBack, right, restore, choices = [] } = body;
    if (right) return say(200, Object(repository.afterSaving(Object(right))));
    if (restore) return say(200, Object(await repository.restore(String(restore))));
    if (show === 'waiting') return say(200, await repository.waiting());
    if (show) return say(200, Object(await repository.lastPublication().catch(() => null)));
    if (language !== 'en' && language !== 'es') return say(400, {});
    if (takeBack) return say(200, await repository.takeBack(String(takeBack), language));
    const description = String(words ?? '').trim();
    if (!description) return say(400, {});
    const isWithLanguages = body.withLanguages === true;
    return say(200, await repository.publish(description, language, choices, isWithLanguages));
  }
  return { answer, token };
}
