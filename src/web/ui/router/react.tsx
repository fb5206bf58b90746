import {
  type AnchorHTMLAttributes,
  createContext,
  type MouseEvent,
  type ReactNode,
  type Ref,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useSyncExternalStore,
} from 'react';
import {
  addressOf,
  type Blocked,
  type Location,
  type NavigateOptions,
  type Router,
  type RouterState,
  type ShouldBlock,
} from './router.ts';

const RouterContext = createContext<Router | null>(null);
const ParamsContext = createContext<Readonly<Record<string, string>>>({});

/** Gives the pages below it the values of the parameters of their address. */
export const ParamsProvider = ParamsContext.Provider;

/** Makes the router known to everything below it. */
export function RouterProvider({ router, children }: { router: Router; children: ReactNode }) {
  return <RouterContext value={router}>{children}</RouterContext>;
}

function useRouter(): Router {
  const router = useContext(RouterContext);
  if (!router) throw new Error('A link or a page was drawn outside the router.');
  return router;
}

function useRouterState<T>(select: (state: RouterState) => T): T {
  const router = useRouter();
  return useSyncExternalStore(router.subscribe, () => select(router.state));
}

/** The address of the page that is shown. */
export function useLocation(): Location {
  return useRouterState((state) => state.location);
}

/** The values of the parameters of the page's address, such as `id`. */
export function useParams(): Readonly<Partial<Record<string, string>>> {
  return useContext(ParamsContext);
}

/** Whether the code of the next page is loading. */
export function useIsNavigating(): boolean {
  return useRouterState((state) => state.isLoading);
}

/** Opens an address, or moves in the browser's history by a number of entries. */
export function useNavigate(): Router['navigate'] {
  return useRouter().navigate;
}

type SearchInit = URLSearchParams | Record<string, string>;

/** The query of the address, and a function that replaces it. */
export function useSearchParams(): [
  URLSearchParams,
  (next: SearchInit | ((current: URLSearchParams) => SearchInit), options?: NavigateOptions) => void,
] {
  const router = useRouter();
  const { search } = useLocation();
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const set = useCallback(
    (next: SearchInit | ((current: URLSearchParams) => SearchInit), options?: NavigateOptions) => {
      const { pathname, search: current } = router.state.location;
      const query = new URLSearchParams(
        typeof next === 'function' ? next(new URLSearchParams(current)) : next,
      );
      void router.navigate(pathname + (query.size > 0 ? `?${query}` : ''), options);
    },
    [router],
  );
  return [params, set];
}

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'>, NavigateOptions {
  to: string;
  ref?: Ref<HTMLAnchorElement>;
}

/** A click that the browser handles better itself: a new tab, a download. */
function isForBrowser(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { target, download } = event.currentTarget;
  return (
    event.button !== 0 ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    event.altKey ||
    (target !== '' && target !== '_self') ||
    download !== ''
  );
}

/** A link to a page of the dashboard. */
export function Link({ to, replace, preventScrollReset, onClick, ...anchor }: LinkProps) {
  const router = useRouter();
  const href = useRouterState(({ location }) => (to.startsWith('?') ? location.pathname + to : to));
  return (
    <a
      {...anchor}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || isForBrowser(event)) return;
        event.preventDefault();
        // A click on the link of the page that is shown must not add to the history.
        const isHere = href === addressOf(router.state.location);
        void router.navigate(href, {
          replace: replace ?? isHere,
          ...(preventScrollReset === undefined ? {} : { preventScrollReset }),
        });
      }}
    />
  );
}

/** Opens another address in place of what would be shown here. */
export function Navigate({ to, replace = false }: { to: string; replace?: boolean }) {
  const router = useRouter();
  useEffect(() => void router.navigate(to, { replace }), [router, to, replace]);
  return null;
}

export type Blocker =
  ({ state: 'blocked' } & Blocked) | { state: 'unblocked'; proceed?: undefined; reset?: undefined };

/** Holds back moves to other addresses until the user has confirmed them. */
export function useBlocker(shouldBlock: ShouldBlock): Blocker {
  const router = useRouter();
  const latest = useRef(shouldBlock);
  useLayoutEffect(() => {
    latest.current = shouldBlock;
  });
  useEffect(() => router.setBlocker((move) => latest.current(move)), [router]);
  const blocked = useRouterState((state) => state.blocked);
  return blocked ? { state: 'blocked', ...blocked } : { state: 'unblocked' };
}

const KEPT_IN = 'outlay-scroll';

function keptPositions(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(KEPT_IN) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}

/** Scrolls to the top of a new page, and to the position that an earlier one was left at. */
export function ScrollRestoration() {
  const { location, arrival } = useRouterState((state) => state);
  const positions = useRef<Record<string, number> | null>(null);
  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    const keep = () => {
      try {
        sessionStorage.setItem(KEPT_IN, JSON.stringify(positions.current ?? {}));
      } catch {
        // The browser refuses its storage: a reload begins at the top.
      }
    };
    window.addEventListener('pagehide', keep);
    return () => window.removeEventListener('pagehide', keep);
  }, []);
  useLayoutEffect(() => {
    const kept = (positions.current ??= keptPositions());
    const earlier = kept[location.key];
    if (arrival.by === 'history' && earlier !== undefined) window.scrollTo(0, earlier);
    else if (location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView();
    else if (arrival.by === 'link' && !arrival.keepsScroll) window.scrollTo(0, 0);
    const note = () => (kept[location.key] = window.scrollY);
    window.addEventListener('scroll', note, { passive: true });
    return () => window.removeEventListener('scroll', note);
  }, [location, arrival]);
  return null;
}
