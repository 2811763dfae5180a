/** The most bytes that the exported files may have; of HTML and scripts, compressed. */
export const limits = {
  /** by address; of /call the list of states is 600, the sheet that it prints 700, the networks behind "More" 200 */
  html: { '/': 15_000, '/call': 7_450 },
  /** of all stylesheets of a page, but the gallery */
  css: 14_000,
  statePage: 8_150,
  /** with all hundred rows */
  scoreboard: 60_000,
  /** the one inline script */
  gate: 2_200,
  /** WhatsApp leaves out what is far larger */
  card: 300_000,
  ownCard: 40_000,
};
