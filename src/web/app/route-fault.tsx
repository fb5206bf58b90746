import { t } from '@lingui/core/macro';
import { useEffect, useState } from 'react';
import { useRouteError } from 'react-router';
import { ShownError } from '../ui/problem.ts';
import { ErrorState } from '../ui/error-state.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { isNewVersionThere, isNotLoaded } from './new-version.ts';
import { useReloadWhenReachable } from './reload-when-reachable.ts';

/** Replaces a page that failed with a message and a reload button; the rest of the dashboard stays usable. */
export function RouteFault() {
  const error = useRouteError();
  const notLoaded = isNotLoaded(error);
  useReloadWhenReachable(error);
  const [isNew, setIsNew] = useState(false);
  useEffect(() => {
    if (notLoaded) void isNewVersionThere().then(setIsNew);
  }, [notLoaded]);
  if (isNew)
    return (
      <>
        <PageHeader title={t`A new version of Outlay is available`} />
        <ErrorState
          title={t`This page belongs to the new version`}
          error={new ShownError(t`Reload to continue with the new version. Drafts of batches are kept.`)}
          retry={() => window.location.reload()}
          retryLabel={t`Reload`}
        />
      </>
    );
  return (
    <>
      <PageHeader title={t`This page could not be shown`} />
      <ErrorState
        title={notLoaded ? t`The page could not be loaded` : t`Something went wrong on this page`}
        error={
          new ShownError(
            notLoaded
              ? t`Check your connection. The page opens as soon as Outlay can be reached.`
              : t`Nothing was sent. Reload the page. If this happens again, tell your operator what you did.`,
          )
        }
        retry={() => window.location.reload()}
        retryLabel={t`Reload the page`}
      />
    </>
  );
}
