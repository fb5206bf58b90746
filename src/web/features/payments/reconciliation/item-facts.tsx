import { t } from '@lingui/core/macro';
import { Anchor, Paper } from '@mantine/core';
import { Link } from 'react-router';
import type { ReconciliationItem } from '../../../../client/types.gen.ts';
import { paths } from '../../../../shared/dashboard-routes.ts';
import { dayWords } from '../../../ui/calendar-day.ts';
import { type Fact, Facts } from '../../../ui/facts.tsx';
import { SignedAmount } from '../shared/signed-amount.tsx';
import { itemName, kindWords } from './words.ts';

/** A payment of a bank file, or the fees of one, as a user compares it with an entry. */
export function ItemFacts({ item, currency }: { item: ReconciliationItem; currency: string }) {
  const { payoutId, accountNumber, reference, batch, kind } = item;
  const name = itemName(item);
  const facts: Fact[] = [
    [
      kindWords(kind),
      payoutId ? (
        <Anchor key="name" component={Link} to={paths.payout(payoutId)} inherit>
          {name}
        </Anchor>
      ) : (
        name
      ),
    ],
    [t`Amount`, <SignedAmount key="amount" amount={item.amount} currency={currency} />],
    [t`Expected on`, dayWords(item.date, true)],
    ...(accountNumber === null ? [] : [[t`Account number`, accountNumber] as const]),
    ...(reference === null ? [] : [[t`Reference`, reference] as const]),
    [
      t`Batch`,
      <Anchor key="batch" component={Link} to={paths.batch(batch.id)} inherit>
        {batch.label}
      </Anchor>,
    ],
  ];
  return (
    <Paper withBorder p="sm" radius="md" bg="transparent">
      <Facts items={facts} />
    </Paper>
  );
}
