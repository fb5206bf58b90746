import { Trans } from '@lingui/react/macro';

/** Replaces the whole dashboard when even its frame could not be drawn. */
export function AppFault() {
  return (
    <main className="frame-alone">
      <h1>
        <Trans>Outlay could not be shown</Trans>
      </h1>
      <p>
        <Trans>
          Something went wrong in this browser. Nothing was sent. Reload the page. If this happens again, tell
          your operator what you did.
        </Trans>
      </p>
      <button type="button" className="frame-action" onClick={() => window.location.reload()}>
        <Trans>Reload the page</Trans>
      </button>
    </main>
  );
}
