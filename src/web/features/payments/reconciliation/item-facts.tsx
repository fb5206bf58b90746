import { t } from '@lingui/core/macro';
import { Anchor, Paper } from '@mantine/core';
import { Link } from 'react-router';
import type { ReconciliationItem } from '../../../../client/types.gen.ts';
import { paths } from '../../../../shared/dashboard-routes.ts';
import { dayWords } from '../../../ui/calendar-day.ts';
import { type Fact, Facts } from '../../../ui/facts.tsx';
import { SignedAmount } from '../shared/signed-amount.tsx';
import { itemName, kindWords } from './words.ts';

/** A payment of a bank file, the fees of one, or funding, as a user compares it with an entry. */
export function ItemFacts({ item, currency }: { item: ReconciliationItem; currency: string }) {
  const { payoutId, accountNumber, reference, batch, kind, fundingRecordId, receiptId } = item;
  const name = itemName(item);
  const page = fundingRecordId
    ? paths.fundingRecord(fundingRecordId)
    : receiptId
      ? paths.receipt(receiptId)
      : payoutId
        ? paths.payout(payoutId)
        : null;
  const facts: Fact[] = [
    [
      kindWords(kind),
      page === null ? (
        name
      ) : (
        <Anchor key="name" component={Link} to={page} inherit>
          {name}
        </Anchor>
      ),
    ],
    [t`Amount`, <SignedAmount key="amount" amount={item.amount} currency={currency} />],
    [t`Expected on`, dayWords(item.date, true)],
    ...(accountNumber === null ? [] : [[t`Account number`, accountNumber] as const]),
    ...(reference === null ? [] : [[t`Reference`, reference] as const]),
    ...(batch === null
      ? []
      : [
          [
            t`Batch`,
            <Anchor key="batch" component={Link} to={paths.batch(batch.id)} inherit>
              {batch.label}
            </Anchor>,
          ] as const,
        ]),
  ];
  return (
    <Paper withBorder p="sm" radius="md" bg="transparent">
      <Facts items={facts} />
    </Paper>
  );
}
