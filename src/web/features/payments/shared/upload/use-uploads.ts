import { useRef, useState } from 'react';

/** One file of an upload: waiting or on its way until it has an answer or an error. */
interface SentFile<A> {
  key: number;
  file: File;
  answer: A | null;
  error: unknown;
}

/** The files that are being sent, and those that were. */
export interface Uploads<A> {
  sent: readonly SentFile<A>[];
  /** Sends files, which replace the previous ones in the list. */
  take: (files: readonly File[]) => void;
  /** Sends a file again that has an error. */
  retry: (one: SentFile<A>) => void;
  /** Adds a file that was sent in another way. */
  add: (file: File, answer: A) => void;
}

/**
 * Sends files one after another, in the order of their names, which banks number. `send` throws a ShownError
 * for a file that is not sent at all; `after` runs once all have an answer or an error.
 */
export function useUploads<A>(send: (file: File) => Promise<A>, after: () => Promise<unknown>): Uploads<A> {
  const [sent, setSent] = useState<readonly SentFile<A>[]>([]);
  const nextKey = useRef(0);
  const change = (key: number, to: Partial<SentFile<A>>) =>
    setSent((all) => all.map((one) => (one.key === key ? { ...one, ...to } : one)));
  const sendAll = async (files: readonly SentFile<A>[]) => {
    for (const { key, file } of files) {
      try {
        change(key, { answer: await send(file), error: null });
      } catch (error) {
        change(key, { error });
      }
    }
    await after();
  };
  return {
    sent,
    take: (files) => {
      const added = files
        .toSorted((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }))
        .map((file) => ({ key: nextKey.current++, file, answer: null, error: null }));
      setSent(added);
      void sendAll(added);
    },
    retry: (one) => {
      change(one.key, { error: null });
      void sendAll([one]);
    },
    add: (file, answer) => {
      const added = { key: nextKey.current++, file, answer, error: null };
      setSent((all) => [...all, added]);
      void after();
    },
  };
}
