import { useEffect } from 'react';
import { isNotLoaded, isThisVersionThere } from './new-version.ts';

const LOOK_AGAIN_MS = 3_000;
/** The pauses after the reloads of one address: a network that comes and goes needs several reloads. */
const STAYS_MS = [10_000, 30_000, 120_000, 600_000] as const;
const KEPT_UNDER = 'outlay.reloaded';

interface Reloads {
  of: string;
  at: number;
  count: number;
}

function lastReloads(): Reloads | null {
  return JSON.parse(sessionStorage.getItem(KEPT_UNDER) ?? 'null') as Reloads | null;
}

/**
 * Notes a reload of this address; false when the last one was too recent, or when this cannot be noted. So a
 * page that never loads is reloaded at growing intervals of up to ten minutes.
 */
export function mayReload(now: number): boolean {
  try {
    const of = window.location.pathname;
    const last = lastReloads();
    const isSame = last?.of === of && Number.isFinite(last.at) && Number.isInteger(last.count);
    const agoMs = isSame ? now - last.at : Infinity;
    const longest = STAYS_MS.at(-1)!;
    if (isSame && agoMs < (STAYS_MS[last.count - 1] ?? longest)) return false;
    const count = isSame && agoMs < 2 * longest ? last.count + 1 : 1;
    sessionStorage.setItem(KEPT_UNDER, JSON.stringify({ of, at: now, count } satisfies Reloads));
    return true;
  } catch {
    return false;
  }
}

/**
 * Reloads the page as soon as the server answers, when the error says that a part of the dashboard could not
 * be loaded. Browsers do not request a failed script again, so without a reload the page could never be
 * opened, even over a good connection.
 */
export function useReloadWhenReachable(error: unknown): void {
  const notLoaded = isNotLoaded(error);
  useEffect(() => {
    if (!notLoaded) return;
    let isLooking = false;
    let stopped = false;
    const look = async () => {
      if (isLooking || !navigator.onLine) return;
      isLooking = true;
      const isThere = await isThisVersionThere();
      isLooking = false;
      if (isThere && !stopped && mayReload(Date.now())) window.location.reload();
    };
    const timer = setInterval(() => void look(), LOOK_AGAIN_MS);
    const atOnce = () => void look();
    window.addEventListener('online', atOnce);
    atOnce();
    return () => {
      stopped = true;
      clearInterval(timer);
      window.removeEventListener('online', atOnce);
    };
  }, [notLoaded]);
}
