/** The most bytes that the exported files may have; of HTML and scripts, compressed. */
export const limits = {
  /** by address; of /call the list of states is 600, the sheet that it prints 700, the networks behind "More" 200, 711 and no phone 80 */
  html: { '/': 15_000, '/call': 7_450 },
  /** of all stylesheets of a page; the gallery has every part of every page, and no visitors */
  css: { any: 14_000, '/test': 19_000 },
  /** of all scripts of a page that is touched */
  scripts: { any: 205_000, '/call': 190_000, '/test': 245_000 },
  statePage: 8_150,
  /** with all hundred rows */
  scoreboard: 60_000,
  /** the one inline script */
  gate: 2_200,
  /** WhatsApp leaves out what is far larger */
  card: 300_000,
  ownCard: 40_000,
};
