import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Skeleton } from '@mantine/core';
import IconBuilding from '~icons/tabler/building';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { useSession } from '../../../ui/session-context.tsx';

/** The page while its rules and rows load, and why they cannot be loaded. */
export function Waiting({
  title,
  notSetUp,
  failed,
}: {
  title: string;
  notSetUp: boolean;
  failed: { error: unknown; retry: () => void } | null;
}) {
  const { entity } = useSession();
  return (
    <>
      <PageHeader title={title} />
      {failed && <ErrorState error={failed.error} retry={failed.retry} />}
      {!failed && notSetUp && (
        <EmptyState title={t`${entity.name} is not set up yet`} icon={IconBuilding}>
          <Trans>
            You cannot pay anyone until your operator, who runs Outlay for you, has set limits, rails and
            fees. Ask your operator to set them for {entity.name}.
          </Trans>
        </EmptyState>
      )}
      {!failed && !notSetUp && (
        <Skeleton height={420} radius="md" aria-busy role="status" aria-label={t`Loading`} />
      )}
    </>
  );
}
