import { Container } from '@mantine/core';
import { useRouteError } from 'react-router';
import { ErrorState } from '../ui/error-state.tsx';

/** A page that broke: says so and offers to load it again, with the rest of the dashboard still there. */
export function RouteFault() {
  const error = useRouteError();
  return (
    <Container size="sm" py="xl">
      <ErrorState error={error} title="This page could not be shown" retry={() => window.location.reload()} />
    </Container>
  );
}
