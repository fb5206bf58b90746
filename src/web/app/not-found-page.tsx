import { Button } from '@mantine/core';
import { IconMapOff } from '@tabler/icons-react';
import { Link } from 'react-router';
import { EmptyState } from '../ui/empty-state.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { paths } from '../../shared/dashboard-routes.ts';

export function NotFoundPage() {
  return (
    <>
      <PageHeader title="Page not found" />
      <EmptyState
        title="No page at this address"
        icon={IconMapOff}
        action={
          <Button component={Link} to={paths.overview()}>
            Go to the overview
          </Button>
        }
      >
        The link may be mistyped, or it may belong to another entity.
      </EmptyState>
    </>
  );
}
