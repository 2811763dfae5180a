import type { Message } from '../../schema/expected';
import type { Path } from '../../schema/json-schema';
import { isNumberedPage, letterAt, videoAt } from '../../schema/pasted-ids';
import { serviceNames, type VideoService, videoServices } from '../../schema/video-services';
import { both, type ContentFiles } from '../files/content-files';
import { type Entry, entriesOf, textOf } from '../files/json-path';
import type { Issue } from '../files/reported-issue';

/** What an id of a service looks like. */
const idForms: Record<VideoService, RegExp> = {
  youtube: /^[\w-]{11}$/,
  vimeo: /^\d+$/,
  facebook: /^\d+$/,
};

const isAddress = (text: string) => /^\s*(https?:)?\/\/|^\s*www\.|\.(com|be|org)\//i.test(text);

const NO_VIDEO = {
  en: 'the id of the video itself: this is the address of an event or a collection, and its number is no video’s. Open the video on that page, press Share, and copy the digits that follow vimeo.com/ in the link to the video',
  es: 'el id del propio video: esta es la dirección de un evento o de una colección, y su número no es el de ningún video. Abra el video en esa página, presione Share (Compartir) y copie las cifras que siguen a vimeo.com/ en el enlace del video',
};

/** A whole address where only the id of a video belongs. */
function pastedAddress(text: string, service: string): Message | null {
  if (!isAddress(text)) return null;
  if (isNumberedPage(text)) return NO_VIDEO;
  const video = videoAt(text);
  if (video) {
    const { service: own, id } = video;
    const isOther = service && service !== own;
    return {
      en: `only the id, not the whole address: "${id}"${isOther ? `; and "${own}" as the service, since this is an address of ${serviceNames[own]}` : ''}`,
      es: `solo el id, no la dirección completa: "${id}"${isOther ? `; y "${own}" como servicio, porque es una dirección de ${serviceNames[own]}` : ''}`,
    };
  }
  return {
    en: 'only the id of the video: the letters and digits that follow v=, youtu.be/, vimeo.com/ or videos/ in its address. Open the video in a browser and copy them from there',
    es: 'solo el id del video: las letras y cifras que siguen a v=, youtu.be/, vimeo.com/ o videos/ en su dirección. Abra el video en un navegador y cópielas de ahí',
  };
}

/** The warning about an id that its service would not give. */
function strangeId(id: string, service: string): Message | null {
  const own = videoServices.find((each) => each === service);
  if (!own || !id || idForms[own].test(id)) return null;
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
  const id = letterAt(textOf(site[path[0] ?? '']));
  if (!id) return [];
  const expected = {
    en: `only the end of the letter’s address: "${id}"`,
    es: `solo el final de la dirección de la carta: "${id}"`,
  };
  return [{ file, path, expected }];
}
