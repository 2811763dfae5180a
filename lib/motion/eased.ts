/** How far a movement is, from 0 to 1, at a share of its time: slow at both ends. */
export function eased(share: number): number {
  return share < 0.5 ? 4 * share ** 3 : 1 - (2 - 2 * share) ** 3 / 2;
}
