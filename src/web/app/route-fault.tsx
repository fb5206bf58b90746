import { t } from '@lingui/core/macro';
import { Container } from '@mantine/core';
import { useRouteError } from 'react-router';
import { ErrorState } from '../ui/error-state.tsx';
import { PageHeader } from '../ui/page-header.tsx';

/** The messages of Chrome, Safari and Firefox when a page's code could not be loaded. */
const NOT_FETCHED = /dynamically imported module|Importing a module script failed|error loading dynamically/i;

function fetchFault(): Error {
  return new Error(
    t`The code of this page could not be loaded. Check your connection, then reload the page. \
If Outlay has just been updated, reloading brings the new version.`,
  );
}

/** Replaces a page that failed with a message and a reload button; the rest of the dashboard stays usable. */
export function RouteFault() {
  const error = useRouteError();
  const notFetched = error instanceof Error && NOT_FETCHED.test(error.message);
  return (
    <Container size="sm" px={0}>
      <PageHeader title={t`This page could not be shown`} />
      <ErrorState
        error={notFetched ? fetchFault() : error}
        retry={() => window.location.reload()}
        retryLabel={t`Reload the page`}
      />
    </Container>
  );
}
