/** The most bytes that the exported files may have; of HTML and scripts, compressed. */
export const limits = {
  /** by address; of /call the list of states is 600, the sheet that it prints 700, the networks behind "More" 200, 711 and no phone 80,
   * the speculation rules' hash 60, that a page rendered ahead waits 30,
   * the link to /privacy 20 */
  html: { '/': 15_000, '/call': 7_540 },
  /** of all stylesheets of a page; the gallery has every part of every page, and no visitors */
  css: { any: 12_500, '/test': 17_000 },
  /** of all scripts of a page that is touched */
  scripts: { any: 202_000, '/': 200_000, '/call': 185_000, '/test': 230_000 },
  /** the votes in the script are 130 of it, the speculation rules' hash 60, the link to /privacy 20 */
  statePage: 8_300,
  /** with all hundred rows */
  scoreboard: 60_000,
  /** the one inline script; that a page rendered ahead waits is 30 of it */
  gate: 2_220,
  /** WhatsApp leaves out what is far larger */
  card: 300_000,
  /** with a portrait in linocut */
  ownCard: 48_000,
};
