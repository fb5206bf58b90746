import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router';

/**
 * A change of one of these opens another page of a list, so the page scrolls to the top. Other changes keep
 * the scroll position.
 */
const TURNS = ['offset', 'skip'];

type Read<T> = { success: true; data: T } | { success: false };

/**
 * The part of a zod object that is used here; pages with simple filters use `choices` instead, which needs no
 * library.
 */
interface Shape {
  shape: Record<
    string,
    { safeParse: (value: unknown) => Read<unknown> | { success: boolean; data?: unknown } }
  >;
}

type Output<S extends Shape> = {
  [Name in keyof S['shape']]: Extract<ReturnType<S['shape'][Name]['safeParse']>, { success: true }>['data'];
};

/** The values as the query of an address, with its question mark; empty when none is given. */
export function searchOf(values: Readonly<Record<string, string | number | null | undefined>>): string {
  const given = Object.entries(values).flatMap(([name, value]) =>
    value === undefined || value === null || value === '' ? [] : [[name, String(value)]],
  );
  return given.length > 0 ? `?${new URLSearchParams(given)}` : '';
}

/** Filters that each take one of a few words: `choices({ days: ['30', '90'] })`. */
export function choices<const C extends Record<string, readonly string[]>>(
  words: C,
): { shape: { [Name in keyof C]: { safeParse: (value: unknown) => Read<C[Name][number]> } } } {
  const shape = Object.fromEntries(
    Object.entries(words).map(([name, allowed]) => [
      name,
      {
        safeParse: (value: unknown): Read<string> => {
          const data = allowed.find((word) => word === value);
          return data === undefined ? { success: false } : { success: true, data };
        },
      },
    ]),
  );
  return { shape } as ReturnType<typeof choices<C>>;
}

/**
 * The filters of a page, kept in the address so that a shared link shows the same list. Values that the
 * schema refuses are ignored. `set` changes some filters and returns to the first page; undefined removes
 * one. Use `replace` while the user types, so that each letter does not become an entry in the browser's
 * history.
 */
export function useSearchFilters<S extends Shape>(
  schema: S,
): {
  filters: Partial<Output<S>>;
  set: (
    change: Partial<Record<keyof Output<S>, string | number | undefined>>,
    options?: { replace?: boolean },
  ) => void;
  clear: () => void;
} {
  const [search, setSearch] = useSearchParams();
  // A search field calls `set` a moment after the last letter. Another filter may have changed since then.
  const latest = useRef(search);
  useLayoutEffect(() => {
    latest.current = search;
  }, [search]);
  const filters = useMemo(() => {
    const found: Record<string, unknown> = {};
    for (const [name, field] of Object.entries(schema.shape)) {
      const value = search.get(name);
      if (value === null || value === '') continue;
      const parsed = field.safeParse(value);
      if (parsed.success && 'data' in parsed && parsed.data !== undefined) found[name] = parsed.data;
    }
    return found as Partial<Output<S>>;
  }, [schema, search]);

  const set = useCallback(
    (
      change: Partial<Record<keyof Output<S>, string | number | undefined>>,
      options?: { replace?: boolean },
    ) => {
      const next = new URLSearchParams(latest.current);
      if (!('offset' in change) && !('open' in change)) next.delete('offset');
      for (const [name, value] of Object.entries(change)) {
        if (value === undefined || value === '' || (name === 'offset' && value === 0)) next.delete(name);
        else next.set(name, String(value));
      }
      latest.current = next;
      setSearch(next, { preventScrollReset: !TURNS.some((name) => name in change), ...options });
    },
    [setSearch],
  );

  const clear = useCallback(() => setSearch({}), [setSearch]);
  return { filters, set, clear };
}
