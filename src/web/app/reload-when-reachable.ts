import { useEffect } from 'react';
import { isNotLoaded, isThisVersionThere } from './new-version.ts';

const LOOK_AGAIN_MS = 3_000;
/** An address that was reloaded and still cannot be loaded is left to the user for this long. */
const ONCE_IN_MS = 600_000;
const KEPT_UNDER = 'outlay.reloaded';

/** Notes the reload of this address; false when it was reloaded a short time ago, or this cannot be noted. */
function mayReload(now: number): boolean {
  try {
    const address = window.location.pathname;
    const { at, of } = JSON.parse(sessionStorage.getItem(KEPT_UNDER) ?? '{}') as { at?: number; of?: string };
    if (of === address && at !== undefined && now - at < ONCE_IN_MS) return false;
    sessionStorage.setItem(KEPT_UNDER, JSON.stringify({ at: now, of: address }));
    return true;
  } catch {
    return false;
  }
}

/**
 * Reloads the page as soon as the server answers, when the error says that a part of the dashboard could not
 * be loaded. Browsers do not ask again for a script that they could not load, so that without a reload the
 * page could not be opened any more, however good the connection is.
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
