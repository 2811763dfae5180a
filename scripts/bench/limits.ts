/** What `bench` measures must stay below; in ms, where a name does not say otherwise. */
export const limits = {
  /** a load with the gate, to the same page without scripts; where that is never blocked, so much is left */
  load: { ratio: 1.1, blocked: 30 },
  /** from the first press to a response, and to its dialog: on an untouched page, and on one that is alive */
  firstPress: { answer: 100, cold: 1_300, alive: 300 },
  /** the longest task behind the gate, to that of the framework alone */
  takeover: { ratio: 0.6 },
  /** from a press at any moment of the first seconds to a response */
  answer: { median: 100, latest: 250 },
  /** from the press to a dialog that was opened before, to an empty one of the browser's own */
  modal: { ratio: 2 },
  /** after the press; chunkBytes over the call form's; during a pause the page does not respond */
  selfie: { chunkBytes: 25_000, preview: 1_500, request: 400, openPause: 200, sendPause: 200 },
  /** a page's share of the requests a second that a server answers for a bare file; at least */
  capacity: 0.9,
};
