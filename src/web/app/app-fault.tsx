import { Trans } from '@lingui/react/macro';
import { useRouteError } from 'react-router';
import { isNotLoaded } from './new-version.ts';
import { useReloadWhenReachable } from './reload-when-reachable.ts';

/** Replaces the whole dashboard when even its frame could not be drawn. */
export function AppFault() {
  const error = useRouteError();
  useReloadWhenReachable(error);
  return (
    <main className="frame-alone">
      <h1>
        <Trans>Outlay could not be shown</Trans>
      </h1>
      <p>
        {isNotLoaded(error) ? (
          <Trans>Check your connection. The page opens as soon as Outlay can be reached.</Trans>
        ) : (
          <Trans>
            Something went wrong in this browser. Nothing was sent. Reload the page. If this happens again,
            tell your operator what you did.
          </Trans>
        )}
      </p>
      <button type="button" className="frame-action" onClick={() => window.location.reload()}>
        <Trans>Reload the page</Trans>
      </button>
    </main>
  );
}
