import { basePath } from '@/lib/addresses/paths';
import { addCalls, syncCallsFromStorage, useAttempts } from './attempts';
import { callTimeOf, isRecent } from './recent-calls.browser';

/** Asks for calls; any other message is when one was requested, negative once it no longer rings. */
const QUESTION = 0;

let channel: BroadcastChannel | undefined;

function hear({ data }: MessageEvent<number>): void {
  if (data > 0) addCalls([{ ...callTimeOf(data), isOfOtherTab: true }]);
  else if (data < 0) {
    useAttempts.setState(({ calls }) => ({
      calls: calls.filter(({ sentAt }) => sentAt !== -data),
    }));
  } else {
    const { calls } = syncCallsFromStorage();
    for (const { sentAt } of calls.filter(isRecent)) channel?.postMessage(sentAt);
  }
}

function join(): void {
  channel = new BroadcastChannel(`calls${basePath}`);
  channel.onmessage = hear;
  channel.postMessage(QUESTION);
}

function leave(): void {
  channel?.close();
  channel = undefined;
}

/**
 * Tells the browser’s other tabs, where it has channels between them, when calls were requested, never to
 * whom, and hears of theirs, earlier ones, too. Nothing of it is stored.
 */
export function joinOtherTabs(): void {
  if (channel || typeof BroadcastChannel === 'undefined') return;
  join();
  // a message would have the browser throw away a page that it keeps for Back
  addEventListener('pagehide', leave);
  addEventListener('pageshow', ({ persisted }) => persisted && join());
  useAttempts.subscribe(({ calls }, { calls: before }) => {
    for (const { number, sentAt } of calls) {
      if (number && before.every((each) => each.sentAt !== sentAt)) channel?.postMessage(sentAt);
    }
    for (const { number, sentAt } of before) {
      if (number && calls.every((each) => each.sentAt !== sentAt)) channel?.postMessage(-sentAt);
    }
  });
}
