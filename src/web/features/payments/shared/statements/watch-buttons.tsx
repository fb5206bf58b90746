import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import IconEye from '~icons/tabler/eye';
import { Link } from 'react-router';
import { paths } from '../../../../../shared/dashboard-routes.ts';
import { useMay } from '../../../../ui/session-context.tsx';
import { accountsIn } from '../connection-purpose.ts';

/** Leads administrators from a statement of an unknown account to the form that watches the account. */
export function WatchButtons({ detail }: { detail: string }) {
  const mayManage = useMay('manageBankConnections');
  if (!mayManage) return null;
  const accounts = accountsIn(detail);
  return accounts.map(({ accountNumber, currency }) => (
    <Button
      key={`${accountNumber} ${currency}`}
      component={Link}
      to={paths.watchAccount(`?${new URLSearchParams({ accountNumber, currency }).toString()}`)}
      variant="default"
      size="xs"
      leftSection={<IconEye size={14} aria-hidden />}
    >
      {accounts.length === 1 ? t`Watch this account` : t`Watch ${accountNumber} ${currency}`}
    </Button>
  ));
}
