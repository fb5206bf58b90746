import { useEffect, useRef, useState } from 'react';

export type StreamState = 'connecting' | 'open' | 'broken' | 'off';

/**
 * Follows a stream of server-sent events while `url` is not null, and connects again when it breaks. The state tells the page
 * whether what it shows is live, so that it can ask from time to time instead.
 */
export function useEventSource(url: string | null, event: string, onEvent: (data: string) => void): StreamState {
  const [state, setState] = useState<StreamState>('off');
  const handler = useRef(onEvent);
  useEffect(() => {
    handler.current = onEvent;
  }, [onEvent]);
  useEffect(() => {
    if (!url) {
      setState('off');
      return;
    }
    let source: EventSource | null = null;
    let retry: ReturnType<typeof setTimeout> | undefined;
    const connect = () => {
      setState('connecting');
      source = new EventSource(url);
      source.onopen = () => setState('open');
      source.addEventListener(event, (message) => handler.current((message as MessageEvent<string>).data));
      source.onerror = () => {
        setState('broken');
        // A closed source does not come back by itself: the server ended the stream or refused it.
        if (source?.readyState === EventSource.CLOSED) retry = setTimeout(connect, 5_000);
      };
    };
    connect();
    return () => {
      clearTimeout(retry);
      source?.close();
    };
  }, [url, event]);
  return state;
}
