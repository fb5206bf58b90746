import { t } from '@lingui/core/macro';
import { Stack } from '@mantine/core';
import { Link } from 'react-router';
import type { BatchRow } from '../../../../client/types.gen.ts';
import { paths } from '../../../../shared/dashboard-routes.ts';
import { Amount } from '../../../ui/amount.tsx';
import { type Fact, Facts } from '../../../ui/facts.tsx';
import { BankAccount } from '../shared/bank-account.tsx';
import { useBankName } from '../shared/use-bank-name.ts';
import { RegisterMark } from '../shared/payees/lazy.tsx';
import { FindingDetails } from './finding-details.tsx';
import { changeWords } from './finding-words.tsx';

interface RowDetailsProps {
  row: BatchRow;
  /** The preparer's explanation of the duplicates. */
  duplicateReason: string | null;
}

/** One payment beside the list: the findings in full, then what is paid. */
export default function RowDetails({ row, duplicateReason }: RowDetailsProps) {
  const bankName = useBankName();
  return (
    <Stack gap="md">
      <FindingDetails row={row} duplicateReason={duplicateReason} bankName={bankName} />
      <Facts items={factsOf(row)} />
    </Stack>
  );
}

function factsOf(row: BatchRow): Fact[] {
  const { beneficiary, checks, currency } = row;
  const facts: Fact[] = [
    [
      t`Recipient`,
      <Link key="recipient" to={paths.recipient(beneficiary.id)}>
        {beneficiary.name}
      </Link>,
    ],
    [t`Account`, <BankAccount key="account" account={beneficiary} />],
    [t`Amount`, <Amount key="amount" amount={row.amount} currency={currency} />],
  ];
  if (row.register) facts.push([t`Register`, <RegisterMark key="register" mark={row.register} />]);
  if (checks?.usualAmount) {
    facts.push(
      [t`Usually`, <Amount key="usual" amount={checks.usualAmount} currency={currency} />],
      [t`Change`, changeWords(checks.changePercent)],
    );
  }
  facts.push([t`Reference`, row.beneficiaryReference]);
  if (row.ownReference) facts.push([t`Own reference`, row.ownReference]);
  if (row.externalId) facts.push([t`External ID`, row.externalId]);
  return facts;
}
