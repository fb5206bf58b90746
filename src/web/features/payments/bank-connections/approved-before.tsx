import { plural } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Anchor } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { listBatchesOptions } from '../../../../client/@tanstack/react-query.gen.ts';
import type { BankConnection } from '../../../../client/types.gen.ts';
import { paths } from '../../../../shared/dashboard-routes.ts';
import { formatMoney } from '../../../ui/amount.tsx';
import { formatNumber } from '../../../ui/locale.ts';
import { sumOf } from '../shared/sums.ts';
import { railsWords } from './words.ts';

/** The most batches that are summed. */
const MOST = 200;

/**
 * The unsent batches that were approved earlier, with their number, their sum and a link: a connection that
 * is switched on takes over those of its rails.
 */
export function ApprovedBefore({ connection: { currency, rails } }: { connection: BankConnection }) {
  const { data } = useQuery(listBatchesOptions({ query: { status: 'APPROVED', limit: MOST } }));
  const names = railsWords(rails);
  if (!data || data.total > data.items.length)
    return (
      <Trans>
        Batches that are approved and have not been sent go by this connection too, if it carries them.{' '}
        <Approved />
      </Trans>
    );
  const own = data.items.filter((batch) => batch.currency === currency);
  if (own.length === 0) return <Trans>No batch is approved and waits to be sent.</Trans>;
  const amounts = own.map(({ totalAmount: amount }) => ({ amount }));
  const written = formatNumber(own.length);
  const count = plural(own.length, { one: '1 batch', other: `${written} batches` });
  const sum = formatMoney(sumOf(amounts, currency), currency);
  return (
    <Trans>
      Approved before and not sent yet: <strong>{count}</strong> of <strong>{sum}</strong>. Payments of{' '}
      {names} in them go by this connection. <Approved />
    </Trans>
  );
}

function Approved() {
  return (
    <Anchor component={Link} to={paths.batches('?status=APPROVED')} inherit underline="always">
      <Trans>Show the approved batches</Trans>
    </Anchor>
  );
}
