/** Tabs of this browser tell each other when one of them has switched to another company. */
const CHANNEL = 'outlay-company';

export function tellOfSwitch(): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage('switched');
  channel.close();
}

/** Calls `notice` when another tab has switched. Returns the function that stops it. */
export function onSwitch(notice: () => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = notice;
  return () => channel.close();
}
