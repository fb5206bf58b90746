import { t } from '@lingui/core/macro';

/** The shape of a page, until the session is known. The server's page has the same one (index.html). */
export function PageLoading() {
  return (
    <>
      <header className="frame-header" />
      <main className="frame-main">
        <div className="frame-page" role="status" aria-busy="true" aria-label={t`Loading`}>
          <h1 className="frame-title">{document.title.replace(/ · Outlay$/, '')}</h1>
          <div className="frame-shape" aria-hidden>
            <div />
            <div />
          </div>
        </div>
      </main>
    </>
  );
}
