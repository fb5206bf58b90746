import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { getAttentionOptions } from '../../../../../client/@tanstack/react-query.gen.ts';
import { paths } from '../../../../../shared/dashboard-routes.ts';

/** Beside the available balance: a live account pays nothing of it until its opening balance is booked. */
export function NotPayableYet() {
  const { data } = useQuery(getAttentionOptions());
  if (!data?.some(({ kind }) => kind.startsWith('OPENING_BALANCE'))) return null;
  return (
    <Link to={paths.reconciliation()}>
      <Trans>An account without an opening balance pays nothing yet</Trans>
    </Link>
  );
}
