import { type CallResult, useCall } from './card-state';

export const callResults = ['spoke', 'message', 'busy', 'full'] satisfies CallResult[];

/** The others; after a busy line first the one who was not reached. */
export function nextToCall<Person>(
  all: readonly Person[],
  called: Person | undefined,
  result: CallResult,
): Person[] {
  const others = all.filter((each) => each !== called);
  return result === 'busy' && called ? [called, ...others] : others;
}

export const isReached = (result: CallResult) => result === 'spoke' || result === 'message';

/** Records that the visitor dials a senator without the service. */
export function dialSenator(id: string): void {
  useCall.setState(({ outcome, isSecond }) => ({
    answeredBy: id,
    isSecond:
      isSecond || (outcome !== null && isReached(outcome.result) && outcome.answeredBy !== id),
  }));
}

export function setResult(result: CallResult): void {
  useCall.setState(({ answeredBy, isSecond }) => ({
    outcome: { result: isSecond && isReached(result) ? 'both' : result, answeredBy, isSecond },
  }));
}
