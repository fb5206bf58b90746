import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import type { z } from 'zod';

/**
 * A change of one of these opens another page of a list, so the page scrolls to the top. Other changes keep
 * the scroll position.
 */
const TURNS = ['offset', 'skip'];

type Shape = z.ZodObject<Record<string, z.ZodType>>;

/**
 * The filters of a page, kept in the address so that a shared link shows the same list. Values that the
 * schema refuses are ignored. `set` changes some filters and returns to the first page; undefined removes
 * one. Use `replace` while the user types, so that each letter does not become an entry in the browser's
 * history.
 */
export function useSearchFilters<S extends Shape>(
  schema: S,
): {
  filters: Partial<z.output<S>>;
  set: (
    change: Partial<Record<keyof z.output<S>, string | number | undefined>>,
    options?: { replace?: boolean },
  ) => void;
  clear: () => void;
} {
  const [search, setSearch] = useSearchParams();
  const filters = useMemo(() => {
    const found: Record<string, unknown> = {};
    for (const [name, field] of Object.entries(schema.shape)) {
      const value = search.get(name);
      if (value === null || value === '') continue;
      const parsed = field.safeParse(value);
      if (parsed.success && parsed.data !== undefined) found[name] = parsed.data;
    }
    return found as Partial<z.output<S>>;
  }, [schema, search]);

  const set = useCallback(
    (
      change: Partial<Record<keyof z.output<S>, string | number | undefined>>,
      options?: { replace?: boolean },
    ) =>
      setSearch(
        (current) => {
          const next = new URLSearchParams(current);
          if (!('offset' in change) && !('open' in change)) next.delete('offset');
          for (const [name, value] of Object.entries(change)) {
            if (value === undefined || value === '' || (name === 'offset' && value === 0)) next.delete(name);
            else next.set(name, String(value));
          }
          return next;
        },
        { preventScrollReset: !TURNS.some((name) => name in change), ...options },
      ),
    [setSearch],
  );

  const clear = useCallback(() => setSearch({}), [setSearch]);
  return { filters, set, clear };
}
