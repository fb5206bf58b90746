/**
 * The addresses of the dashboard. A library would be a fifth of all script that the first page may load
 * (docs/decisions/0010-first-page.md), and the dashboard needs a small part of one: a table of pages, links,
 * the query, and a question before unsent work is left.
 */

export interface Location {
  pathname: string;
  /** With its question mark; empty without a query. */
  search: string;
  hash: string;
  /** One for each entry of the browser's history; `default` for the first page of a visit. */
  key: string;
}

export interface NavigateOptions {
  /** Replaces the current entry of the browser's history. */
  replace?: boolean;
  /** Keeps the scroll position. */
  preventScrollReset?: boolean;
}

/** Decides whether a move from one address to another must be confirmed first. */
export type ShouldBlock = (move: { currentLocation: Location; nextLocation: Location }) => boolean;

export interface Blocked {
  proceed: () => void;
  reset: () => void;
}

export interface RouterState {
  location: Location;
  /** How the location was reached, and whether the page scrolls to its top. */
  arrival: { by: 'link' | 'history'; keepsScroll: boolean };
  /** True while the code of the next page loads. */
  isLoading: boolean;
  /** A move that waits for the user's confirmation. */
  blocked: Blocked | null;
}

/** An entry of the history as the browser keeps it. */
interface Entry {
  key: string;
  /** The number of the entry, so that a step back can be undone. */
  index: number;
}

/** The part of the browser's history that the router uses; tests use one in memory. */
export interface HistoryPort {
  read(): { address: string; entry: Entry | null };
  write(address: string, entry: Entry, replace: boolean): void;
  go(delta: number): void;
  /** Calls back when the browser has moved to another entry by itself. */
  onMove(listener: () => void): void;
}

export interface Router {
  readonly state: RouterState;
  subscribe: (listener: () => void) => () => void;
  /** Opens an address, or moves by a number of entries. Resolves when the move has been asked for. */
  navigate: (to: string | number, options?: NavigateOptions) => Promise<void>;
  setBlocker: (shouldBlock: ShouldBlock) => () => void;
}

/** Loads what a location needs; null when it can be shown at once. */
export type Prepare = (location: Location) => Promise<unknown> | null;

function parse(address: string, key: string): Location {
  const { pathname, search, hash } = new URL(address, 'http://dashboard');
  return { pathname, search, hash, key };
}

export function addressOf({ pathname, search, hash }: Location): string {
  return pathname + search + hash;
}

export function createRouter(history: HistoryPort, prepare: Prepare = () => null): Router {
  const listeners = new Set<() => void>();
  const blockers = new Set<ShouldBlock>();
  const first = history.read();
  let entry: Entry = first.entry ?? { key: 'default', index: 0 };
  if (!first.entry) history.write(first.address, entry, true);
  let state: RouterState = {
    location: parse(first.address, entry.key),
    arrival: { by: 'history', keepsScroll: false },
    isLoading: false,
    blocked: null,
  };
  /** The move that was asked for last; an earlier one that is still loading is dropped. */
  let latest = 0;
  /** Moves of the browser that the router caused itself. */
  let expectedMoves = 0;

  const change = (changed: Partial<RouterState>) => {
    state = { ...state, ...changed };
    for (const listener of listeners) listener();
  };

  const mustAsk = (nextLocation: Location) =>
    [...blockers].some((shouldBlock) => shouldBlock({ currentLocation: state.location, nextLocation }));

  /** Shows a location once its code has loaded. A page that cannot be loaded shows that by itself. */
  const show = (location: Location, arrival: RouterState['arrival'], commit: () => void) => {
    const mine = ++latest;
    const loading = prepare(location);
    const done = () => {
      if (mine !== latest) return;
      commit();
      change({ location, arrival, isLoading: false, blocked: null });
    };
    if (!loading) return done();
    change({ isLoading: true, blocked: null });
    void loading.then(done, done);
  };

  const moveTo = (to: string, { replace = false, preventScrollReset = false }: NavigateOptions) => {
    const target = to.startsWith('?') ? state.location.pathname + to : to;
    const next: Entry = {
      key: Math.random().toString(36).slice(2, 10),
      index: entry.index + (replace ? 0 : 1),
    };
    const location = parse(target, next.key);
    const go = () =>
      show(location, { by: 'link', keepsScroll: preventScrollReset }, () => {
        entry = next;
        history.write(addressOf(location), next, replace);
      });
    if (!mustAsk(location)) return go();
    change({ blocked: { proceed: go, reset: () => change({ blocked: null }) } });
  };

  history.onMove(() => {
    if (expectedMoves > 0) {
      expectedMoves -= 1;
      return;
    }
    const { address, entry: found } = history.read();
    // An address that was typed behind a hash has no entry of ours yet.
    const next = found ?? { key: Math.random().toString(36).slice(2, 10), index: entry.index + 1 };
    if (!found) history.write(address, next, true);
    const location = parse(address, next.key);
    const go = () => show(location, { by: 'history', keepsScroll: false }, () => (entry = next));
    const delta = next.index - entry.index;
    if (delta === 0 || !mustAsk(location)) return go();
    // The browser has moved already: it goes back until the user has confirmed.
    expectedMoves += 1;
    history.go(-delta);
    change({
      blocked: {
        proceed: () => {
          expectedMoves += 1;
          history.go(delta);
          go();
        },
        reset: () => change({ blocked: null }),
      },
    });
  });

  return {
    get state() {
      return state;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    navigate: (to, options = {}) => {
      if (typeof to === 'number') history.go(to);
      else moveTo(to, options);
      return Promise.resolve();
    },
    setBlocker: (shouldBlock) => {
      blockers.add(shouldBlock);
      return () => blockers.delete(shouldBlock);
    },
  };
}

function isEntry(value: unknown): value is Entry {
  return typeof value === 'object' && value !== null && 'key' in value && 'index' in value;
}

/** The history of the browser's tab. */
export function browserHistory(): HistoryPort {
  return {
    read: () => ({
      address: window.location.pathname + window.location.search + window.location.hash,
      entry: isEntry(window.history.state) ? window.history.state : null,
    }),
    write: (address, entry, replace) =>
      replace
        ? window.history.replaceState(entry, '', address)
        : window.history.pushState(entry, '', address),
    go: (delta) => window.history.go(delta),
    onMove: (listener) => window.addEventListener('popstate', listener),
  };
}
