import { Container } from '@mantine/core';
import { useRouteError } from 'react-router';
import { ErrorState } from '../ui/error-state.tsx';
import { PageHeader } from '../ui/page-header.tsx';

/** The browsers' words for a part of the program that could not be fetched. */
const NOT_FETCHED = /dynamically imported module|Importing a module script failed|error loading dynamically/i;

const FETCH_FAULT = new Error(
  'Its program could not be fetched. Check the connection; if Outlay has just been updated, loading the page again brings the new version.',
);

/** A page that broke: says so and offers to load it again, with the rest of the dashboard still there. */
export function RouteFault() {
  const error = useRouteError();
  const notFetched = error instanceof Error && NOT_FETCHED.test(error.message);
  return (
    <Container size="sm" px={0}>
      <PageHeader title="This page could not be shown" />
      <ErrorState
        error={notFetched ? FETCH_FAULT : error}
        retry={() => window.location.reload()}
        retryLabel="Load the page again"
      />
    </Container>
  );
}
