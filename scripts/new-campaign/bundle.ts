import { escapeHtml, unescapeHtml } from '@/lib/content/html';
import { slugOf } from '@/lib/paths';
import type { Answers } from './answers';
import { english } from './english';
import { spanish } from './spanish';

export type Given = {
  name: string;
  nameHtml: string;
  /** as <li> */
  demands: string;
  question: string;
  hashtag: string;
  addressed: Addressed;
};
/** Whom the texts of one language address, where it is not senators. */
type Addressed = {
  kind: Answers['kind'];
  call: string;
  /** HTML */
  salutation: string;
};
/** The texts of a new campaign in one language. */
export type PageWords = {
  locale: 'en' | 'es';
  /** what a small card says where the demands have no short word */
  now: string;
  /** the words for a graphic */
  claim: (question: string, demand: string) => string;
  site: (given: Given) => Record<string, unknown>;
  covid: { title: string; intro: string; guidance: string[] };
};

/** Removes accents. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '');

const hashtagOf = (name: string) =>
  `#${(plain(name).match(/[a-z0-9]+/gi) ?? []).map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')}`;

const textOf = (html: string) => unescapeHtml(html.replace(/<[^>]*>/g, ''));

/** A word for each card of the march, which has room for a short one. */
function marchWords(demands: string[], now: string) {
  const keys = demands.map((demand) => textOf(/<em>(.*?)<\/em>/.exec(demand)?.[1] ?? ''));
  const short = keys.map((key) => key.toUpperCase()).filter((key) => /^\S{1,9}$/.test(key));
  return [...new Set([...short.slice(0, 3), now])];
}

/** The locale-independent part. The organisers replace everything at example.org. */
function campaign({ name, season, address, inks }: Answers) {
  return {
    isArchived: false,
    features: { map: false, scoreboard: false, places: true, offline: true },
    season,
    site_url: address,
    donation_url: 'https://example.org/donate',
    privacy_url: 'https://example.org/privacy',
    parent_url: 'https://example.org/',
    press_email: 'press@example.org',
    sample_phone: '(202) 555-0142',
    switchboard_phone: '(202) 224-3121',
    hashtag: hashtagOf(name.en),
    inks,
    accounts: {
      instagram: 'https://example.org/instagram',
      facebook: 'https://example.org/facebook',
      twitter: 'https://example.org/twitter',
    },
    facebook_page: 'your-page',
    hosts: { call: '', selfie: '', queue: '', analytics: '' },
    action_network: { host: 'https://actionnetwork.org', widget_version: 4 },
    embed_origin: '',
    embed_hosts: [],
    report_url: '',
    legacy_zipcode: false,
    selfie: {
      base_id: 'appXXXXXXXXXXXXXX',
      bucket: 'photos.example.org',
      campaign_slug: slugOf(name.en),
    },
    trailer_service: null,
    trailer_video_id: null,
    analytics: {
      goals: {
        signPetition: 'signPetition',
        makePhoneCall: 'makePhoneCall',
        playVideo: 'playVideo',
      },
    },
    maps_token: '',
  };
}

/** Keys that only English has, since they read the same in Spanish. */
const forBoth = {
  intro_letter_action_network_id: 'your-letter',
  intro_moral_monday_link: 'https://example.org/next-event',
  where_link: 'https://example.org/where',
  toolkit_page_download_all_link: '',
  callpower_id: '1',
  visible_sections: ['calendar', 'toolkit', 'selfies'],
};

function pagesIn({ locale, now, site, claim, covid }: PageWords, answers: Answers) {
  const [name, question] = [answers.name[locale], answers.question[locale]];
  const demands = answers.demands[locale];
  const hashtag = hashtagOf(answers.name.en);
  /** @param demand without what makes its words large */
  const html = (demand: string) => demand.replace(/<\/?em>/g, '');
  const addressed = {
    kind: answers.kind,
    call: answers.call[locale],
    salutation: escapeHtml(answers.salutation[locale]),
  };
  const items = demands.map((demand) => `<li>${html(demand)}</li>`).join('');
  return {
    [`${locale}/site.json`]: {
      site_title: name,
      open_graph_title: '{question} {name}',
      open_graph_image: `/images/share-${locale}.png`,
      intro_title: question,
      intro_answer: answers.answer[locale],
      intro_demands: demands,
      march_words: marchWords(demands, now),
      ...site({ name, nameHtml: escapeHtml(name), question, demands: items, hashtag, addressed }),
      ...(locale === 'en' && forBoth),
    },
    [`${locale}/toolkit.json`]: demands.map((demand, index) => ({
      id: `demand-${index + 1}`,
      title: html(demand),
      image: `/images/graphic-demand-${index + 1}-${locale}.png`,
      image_alt: claim(question, textOf(demand)),
      graphic: { ground: 'gold', claim: [question], demand: [textOf(demand)], foot: [name] },
      tweets: [`${textOf(demand)}. ${question} ${hashtag}`],
    })),
    [`${locale}/covid.json`]: covid,
    [`${locale}/events.json`]: [],
    [`${locale}/livestreams.json`]: [],
    [`${locale}/targets.json`]: targetsFile(locale, answers),
  };
}

/** Whom it addresses; the call service has a campaign for each target of a list, numbered here. */
function targetsFile(locale: 'en' | 'es', { kind, call, targets }: Answers) {
  if (kind !== 'list') return { kind };
  return {
    kind,
    call: call[locale],
    targets: targets[locale].map((target, index) => ({
      ...target,
      callpower_id: String(index + 1),
    })),
  };
}

/**
 * The files of a new campaign's content folder by path: complete and neutral, with placeholders
 * that say what is still to be written.
 */
export function newBundle(answers: Answers): Record<string, unknown> {
  return {
    'campaign.json': campaign(answers),
    ...pagesIn(english, answers),
    ...pagesIn(spanish, answers),
    'en/news.json': [],
    'en/letters.json': [],
    'en/partners.json': [],
  };
}
