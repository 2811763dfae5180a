import type { Message } from '../../schema/expected';
import type { Path } from '../../schema/json-schema';
import { addressIn, hostedId, videoAt, videoPages } from '../../schema/pasted-ids';
import { serviceNames, videoServices } from '../../schema/video-services';
import { both, type ContentFiles } from '../files/content-files';
import { type Entry, entriesOf, textOf } from '../files/json-path';
import type { Issue } from '../files/reported-issue';

/** A whole address where only the id of a video belongs. */
function pastedAddress(text: string, service: string): Message | null {
  const address = addressIn(text);
  if (!address) return null;
  const video = videoAt(text);
  if (video) {
    const { service: own, id } = video;
    const isOther = service && service !== own;
    return {
      en: `only the id, not the whole address: "${id}"${isOther ? `; and "${own}" as the service, since this is an address of ${serviceNames[own]}` : ''}`,
      es: `solo el id, no la dirección completa: "${id}"${isOther ? `; y "${own}" como servicio, porque es una dirección de ${serviceNames[own]}` : ''}`,
    };
  }
  const { host: hostname } = address;
  const own = videoServices.find((each) => videoPages[each].host.test(hostname)) ?? 'youtube';
  const { example } = videoPages[own];
  const id = videoAt(example)?.id;
  return {
    en: `the id of the video itself: this is the address of an event, a channel, a list or something else, and of no video. Open the video alone and copy its address from the browser; of ${example} the id is "${id}"`,
    es: `el id del propio video: esta es la dirección de un evento, un canal, una lista u otra cosa, y no la de un video. Abra solo el video y copie su dirección del navegador; en ${example} el id es "${id}"`,
  };
}

/** The warning about an id that its service would not give. */
function strangeId(id: string, service: string): Message | null {
  const own = videoServices.find((each) => each === service);
  if (!own || !id || videoPages[own].id.test(id)) return null;
  const [en, es] =
    own === 'youtube'
      ? ['11 letters and digits', '11 letras y cifras']
      : ['digits only', 'solo cifras'];
  return {
    en: `an id as ${serviceNames[own]} has them: ${en}. Try whether the video plays`,
    es: `un id como los de ${serviceNames[own]}: ${es}. Pruebe si el video se reproduce`,
  };
}

function idIssues(file: string, path: Path, entry: Entry, kind: string): Issue[] {
  const id = textOf(entry[`${kind}_id`]).trim();
  const service = textOf(entry[`${kind}_service`]).trim().toLowerCase();
  const pasted = pastedAddress(id, service);
  if (pasted) return [{ file, path, expected: pasted }];
  const expected = strangeId(id, service);
  return expected ? [{ file, path, expected, isWarning: true }] : [];
}

/** Video ids that are whole addresses, or that no service would give. */
export function videoRules(files: ContentFiles): Issue[] {
  const { campaign } = files;
  const trailer = campaign?.value as Entry | undefined;
  const asEntry = {
    trailer_service: trailer?.trailer_service,
    trailer_id: trailer?.trailer_video_id,
  };
  return [
    ...(campaign ? idIssues(campaign.file, ['trailer_video_id'], asEntry, 'trailer') : []),
    ...both(files, 'livestreams').flatMap(({ source }) =>
      entriesOf(source).flatMap(({ index, entry }) =>
        ['livestream', 'backup', 'spanish'].flatMap((kind) =>
          idIssues(source.file, [index, `${kind}_id`], entry, kind),
        ),
      ),
    ),
    ...both(files, 'site').flatMap(({ source }) => letterId(source.file, source.value as Entry)),
  ];
}

/** The address of a hosted letter where only its name belongs. */
function letterId(file: string, site: Entry): Issue[] {
  const path = ['intro_letter_action_network_id'];
  const given = textOf(site[path[0] ?? '']);
  if (!addressIn(given)) return [];
  const id = hostedId('letter', given);
  const expected = {
    en: `only the end of the letter’s address: "${id ?? 'a-letter'}"${id ? '' : ' of https://actionnetwork.org/letters/a-letter; this is no address of a letter'}`,
    es: `solo el final de la dirección de la carta: "${id ?? 'a-letter'}"${id ? '' : ' de https://actionnetwork.org/letters/a-letter; esta no es la dirección de una carta'}`,
  };
  return [{ file, path, expected }];
}
