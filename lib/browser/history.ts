// apart from address.ts, which every page begins with

/** How many steps the history of this window has, those of frames in the page among them. */
export function historyLength(): number {
  return history.length;
}
