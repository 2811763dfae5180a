/** The most bytes that the exported files may have; of HTML and scripts, compressed. */
export const limits = {
  /** by address; of /call the sheet that it prints is 700, the list of states 600, the way without a voice 60 */
  html: { '/': 15_000, '/call': 7_620 },
  /** of pages with their styles, in brotli: what TCP sends before it waits for an answer, where it can be */
  flight: { any: 14_600, '/': 22_000, '/toolkit': 16_500, '/partners': 16_500, '/print': 16_500 },
  /** of both fonts */
  letters: 32_000,
  /** requests that a page begins by itself before it is painted, beside its styles' fonts and pictures */
  begun: 6,
  /** of all stylesheets of a page; the gallery has every part of every page, and no visitors */
  css: { any: 12_500, '/test': 17_000 },
  /** of all scripts of a page that is touched */
  scripts: { any: 202_500, '/': 200_000, '/call': 185_500, '/print': 203_000, '/test': 232_000 },
  /**
   * the votes in the script are 130 of it, the speculation rules' hash 60, the way without a voice 60, the links
   * to the letter 30 and to /privacy 20
   */
  statePage: 8_400,
  /** with all hundred rows */
  scoreboard: 60_000,
  /** the one inline script; that a page rendered ahead waits is 30 of it */
  gate: 2_220,
  card: 300_000,
  /** with a portrait in linocut */
  ownCard: 48_000,
};
