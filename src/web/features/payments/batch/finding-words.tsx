import { Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import type { BatchRow } from '../../../../client/types.gen.ts';
import { paths } from '../../../../shared/dashboard-routes.ts';
import { Timestamp } from '../../../ui/timestamp.tsx';
import classes from './risks.module.css';

/** "+51 %", "−12 %", "as usual"; null for a person who was never paid. */
export function changeWords(percent: number | null): string | null {
  if (percent === null) return null;
  if (percent === 0) return 'as usual';
  return `${percent > 0 ? '+' : '−'}${Math.abs(percent).toLocaleString('en')} %`;
}

interface FindingsProps {
  row: BatchRow;
  /** The preparer's explanation of the duplicates. */
  duplicateReason: string | null;
  bankName: (code: string) => string;
}

/** The findings about one payment, the most serious first. */
export function Findings({ row, duplicateReason, bankName }: FindingsProps) {
  const { checks } = row;
  if (!checks) return null;
  const { earlierAccount, repeats, repeatsRow } = checks;
  return (
    <Stack gap={2}>
      {checks.account === 'BANK_DETAILS_CHANGED' && (
        <Text size="xs" className={classes.account}>
          <strong>Account changed.</strong>{' '}
          {earlierAccount && (
            <>
              Before: {bankName(earlierAccount.bankCode)} {earlierAccount.accountNumber}, last paid{' '}
              <Timestamp at={earlierAccount.lastPaidAt} dateOnly />
            </>
          )}
        </Text>
      )}
      {checks.severalAccounts && (
        <Text size="xs" className={classes.account}>
          <strong>Several accounts.</strong> This batch pays the same person on another account too
        </Text>
      )}
      {repeatsRow !== null && (
        <Text size="xs">
          <strong>Duplicate.</strong> Same account and amount as row {repeatsRow.toLocaleString('en')}
        </Text>
      )}
      {repeats && <Repeated repeats={repeats} />}
      {(repeatsRow !== null || repeats) && (
        <Text size="xs" c="dimmed">
          {duplicateReason === null ? 'No reason was given.' : `Reason given: “${duplicateReason}”`}
        </Text>
      )}
      {checks.unusual && (
        <Text size="xs">
          <strong>Unusual amount.</strong> {changeWords(checks.changePercent)} of the usual one
        </Text>
      )}
      {checks.account === 'NEW_BENEFICIARY' && (
        <Text size="xs" c="dimmed">
          Never paid before
        </Text>
      )}
    </Stack>
  );
}

function Repeated({ repeats }: { repeats: NonNullable<NonNullable<BatchRow['checks']>['repeats']> }) {
  const { batchId, label, rowNumber, createdAt } = repeats;
  return (
    <Text size="xs">
      <strong>Duplicate.</strong> Same account and amount as row {rowNumber.toLocaleString('en')} of{' '}
      <Link to={paths.batch(batchId)}>{label}</Link>, <Timestamp at={createdAt} dateOnly />
    </Text>
  );
}
