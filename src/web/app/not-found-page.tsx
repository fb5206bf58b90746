import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import IconMapOff from '~icons/tabler/map-off';
import { Link } from 'react-router';
import { EmptyState } from '../ui/empty-state.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { paths } from '../../shared/dashboard-routes.ts';

export function NotFoundPage() {
  return (
    <>
      <PageHeader title={t`Page not found`} />
      <EmptyState
        title={t`No page at this address`}
        icon={IconMapOff}
        action={
          <Button component={Link} to={paths.overview()}>
            <Trans>Go to the overview</Trans>
          </Button>
        }
      >
        <Trans>The link may be mistyped, or it may belong to another entity.</Trans>
      </EmptyState>
    </>
  );
}
