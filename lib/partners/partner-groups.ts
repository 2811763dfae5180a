import type { ListedPartner } from '@/lib/content/model/lists';
import { isOwnPicture } from '@/lib/pictures/own-picture';
import places from '@/messages/state-names.json';

/** So many partners stand first, in poster capitals. */
const LEAD_COUNT = 22;
/** From so many on, the campaigns of states are a group. */
const GROUP_COUNT = 5;

const states = Object.values(places.en.states);

const hasLogo = (partner: ListedPartner): partner is ListedPartner & { logo: string } =>
  partner.logo !== undefined && isOwnPicture(partner.logo);

/**
 * The partners, each once and in the content’s order: those with a logo of ours, the first of the others,
 * the rest, and by their states those that are all called `<state> <name>`.
 */
export function partnerGroups(partners: readonly ListedPartner[]) {
  const names = partners.map(({ name }) => name);
  const all = partners.filter(({ name }, index) => names.indexOf(name) === index);
  const logos = all.filter(hasLogo);
  const words = all.filter((partner) => !hasLogo(partner));
  const lead = words.slice(0, LEAD_COUNT);
  const rest = words.slice(LEAD_COUNT);

  const found = rest.flatMap((partner) => {
    const state = states.findLast((each) => partner.name.startsWith(`${each} `));
    return state ? [{ partner, state, name: partner.name.slice(state.length + 1) }] : [];
  });
  const largest = found.map(({ name }) => found.filter((each) => each.name === name));
  const [chapters = []] = largest.sort((a, b) => b.length - a.length);
  const [first] = chapters;
  if (!first || chapters.length < GROUP_COUNT) return { logos, lead, others: rest, chapters: null };

  const grouped = new Set(chapters.map(({ partner }) => partner));
  return {
    logos,
    lead,
    others: rest.filter((partner) => !grouped.has(partner)),
    chapters: {
      name: first.name,
      states: chapters.map(({ partner, state }) => ({ ...partner, name: state })),
    },
  };
}
