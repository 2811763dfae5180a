import places from '@/messages/state-names.json';

/** So many partners stand first, in poster capitals. */
const LEAD_COUNT = 22;
/** From so many on, the campaigns of states are a group. */
const GROUP_COUNT = 5;

const states = Object.values(places.en.states);

export type PartnerGroups = {
  lead: string[];
  others: string[];
  /** the states whose partners are all called `<state> <name>` */
  chapters: { name: string; states: string[] } | null;
};

/** The partners for the page, each once and in the content's order: the first, the others, the states' own. */
export function partnerGroups(partners: readonly { name: string }[]): PartnerGroups {
  const names = [...new Set(partners.map(({ name }) => name))];
  const lead = names.slice(0, LEAD_COUNT);
  const rest = names.slice(LEAD_COUNT);

  const found = rest.flatMap((partner) => {
    const state = states.findLast((each) => partner.startsWith(`${each} `));
    return state ? [{ partner, state, name: partner.slice(state.length + 1) }] : [];
  });
  const largest = found.map(({ name }) => found.filter((each) => each.name === name));
  const [chapters = []] = largest.sort((a, b) => b.length - a.length);
  const [first] = chapters;
  if (!first || chapters.length < GROUP_COUNT) return { lead, others: rest, chapters: null };

  const grouped = new Set(chapters.map(({ partner }) => partner));
  return {
    lead,
    others: rest.filter((partner) => !grouped.has(partner)),
    chapters: { name: first.name, states: chapters.map(({ state }) => state) },
  };
}
