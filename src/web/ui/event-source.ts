import { useEffect, useState } from 'react';
import { useSession } from './session-context.tsx';
import { useLatest } from './latest.ts';

const RETRY_MS = 5_000;

export type StreamState = 'connecting' | 'open' | 'broken' | 'off';

/**
 * Subscribes to server-sent events while `url` is not null, and reconnects after a break. The state says
 * whether updates are live; while they are not, the page should poll.
 */
export function useEventSource(
  url: string | null,
  event: string,
  onEvent: (data: string) => void,
): StreamState {
  const [state, setState] = useState<StreamState>('connecting');
  const handler = useLatest(onEvent);
  // The browser sends no header with it: a stream must not continue for another company.
  const userId = useSession().user.id;
  useEffect(() => {
    if (!url) return;
    let source: EventSource;
    let retry: ReturnType<typeof setTimeout> | undefined;
    const connect = () => {
      source = new EventSource(`${url}${url.includes('?') ? '&' : '?'}user=${userId}`);
      source.onopen = () => setState('open');
      source.addEventListener(event, (message) => handler.current((message as MessageEvent<string>).data));
      source.onerror = () => {
        setState('broken');
        // A closed source does not reconnect: the server ended or refused the stream.
        if (source.readyState === EventSource.CLOSED) retry = setTimeout(connect, RETRY_MS);
      };
    };
    connect();
    return () => {
      clearTimeout(retry);
      source.close();
      setState('connecting');
    };
  }, [url, event, handler, userId]);
  return url ? state : 'off';
}
