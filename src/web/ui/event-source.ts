import { useEffect, useRef, useState } from 'react';

const RETRY_MS = 5_000;

export type StreamState = 'connecting' | 'open' | 'broken' | 'off';

/**
 * Follows a stream of server-sent events while `url` is not null, and connects again when it breaks. The
 * state tells the page whether what it shows is live, so that it can ask from time to time instead.
 */
export function useEventSource(
  url: string | null,
  event: string,
  onEvent: (data: string) => void,
): StreamState {
  const [state, setState] = useState<StreamState>('connecting');
  const handler = useRef(onEvent);
  useEffect(() => {
    handler.current = onEvent;
  }, [onEvent]);
  useEffect(() => {
    if (!url) return;
    let source: EventSource;
    let retry: ReturnType<typeof setTimeout> | undefined;
    const connect = () => {
      source = new EventSource(url);
      source.onopen = () => setState('open');
      source.addEventListener(event, (message) => handler.current((message as MessageEvent<string>).data));
      source.onerror = () => {
        setState('broken');
        // A closed source does not come back by itself: the server ended the stream or refused it.
        if (source.readyState === EventSource.CLOSED) retry = setTimeout(connect, RETRY_MS);
      };
    };
    connect();
    return () => {
      clearTimeout(retry);
      source.close();
      setState('connecting');
    };
  }, [url, event]);
  return url ? state : 'off';
}
