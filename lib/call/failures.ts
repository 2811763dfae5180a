type FailureFacts = {
  isWorthRetrying: boolean;
  /** whether the service may have dialled */
  mayRing: boolean;
};

/** Why no call is known to be placed, and what is true then. */
export const callFailures = {
  offline: { isWorthRetrying: true, mayRing: false },
  /** the library that sends did not load, as after a deploy */
  unsent: { isWorthRetrying: false, mayRing: false },
  refused: { isWorthRetrying: true, mayRing: false },
  unreachable: { isWorthRetrying: true, mayRing: true },
  unknown: { isWorthRetrying: true, mayRing: true },
  dropped: { isWorthRetrying: false, mayRing: true },
  'timed-out': { isWorthRetrying: false, mayRing: true },
  'rate-limited': { isWorthRetrying: false, mayRing: false },
  archived: { isWorthRetrying: false, mayRing: false },
  paused: { isWorthRetrying: false, mayRing: false },
} as const satisfies Record<string, FailureFacts>;
export type CallFailure = keyof typeof callFailures;
