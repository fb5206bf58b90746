import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import type { BatchRow } from '../../../../client/types.gen.ts';
import { paths } from '../../../../shared/dashboard-routes.ts';
import { formatNumber } from '../../../ui/locale.ts';
import { Timestamp } from '../../../ui/timestamp.tsx';
import { markWords, slipOf } from './account-words.ts';
import { repeatWords } from './repeat-words.ts';
import classes from './risks.module.css';

type Checks = NonNullable<BatchRow['checks']>;

/** "51 % more than usual", "80 % less than usual". */
function unusualWords(percent: number): string {
  const written = formatNumber(Math.abs(percent));
  return percent < 0 ? t`${written} % less than usual` : t`${written} % more than usual`;
}

interface FindingDetailsProps {
  row: BatchRow;
  /** The preparer's explanation of the duplicates. */
  duplicateReason: string | null;
  bankName: (code: string) => string;
}

/** The findings about one payment in sentences, the most serious first. */
export function FindingDetails({ row, duplicateReason, bankName }: FindingDetailsProps) {
  const { checks } = row;
  if (!checks) return null;
  const { earlierAccount, repeats, repeatsRow, repeatedByRow = null } = checks;
  const again = formatNumber(repeatedByRow ?? 0);
  const slip = slipOf(row);
  return (
    <Stack gap={8}>
      {checks.account === 'BANK_DETAILS_CHANGED' && (
        <Text size="sm" className={classes.account}>
          <strong>
            <Trans>New account.</Trans>
          </strong>{' '}
          {earlierAccount && (
            <Trans>
              Before: {bankName(earlierAccount.bankCode)} {earlierAccount.accountNumber}, last used{' '}
              <Timestamp at={earlierAccount.lastPaidAt} dateOnly />
            </Trans>
          )}
        </Text>
      )}
      {slip !== null && (
        <Text size="sm" className={classes.account}>
          <strong>{slip}.</strong> <Trans>Compare it with its source, digit by digit.</Trans>
        </Text>
      )}
      {checks.accountMark && (
        <Text size="sm" className={classes.account}>
          <strong>
            <Trans>Account number.</Trans>
          </strong>{' '}
          <Trans>It {markWords(checks.accountMark)}. Compare it with its source.</Trans>
        </Text>
      )}
      {checks.sharedAccount && <Shared shared={checks.sharedAccount} />}
      {checks.severalAccounts && (
        <Text size="sm" className={classes.account}>
          <Trans>
            <strong>Several accounts.</strong> This batch also pays the same person into another account
          </Trans>
        </Text>
      )}
      {repeatsRow !== null && (
        <Text size="sm">
          <Trans>
            <strong>Duplicate.</strong> Same account and amount as row {formatNumber(repeatsRow)}
          </Trans>
        </Text>
      )}
      {repeats && <Repeated repeats={repeats} />}
      {(repeatsRow !== null || repeats) && (
        <Text size="sm" c="dimmed">
          {duplicateReason === null ? t`No reason was given.` : t`Reason given: “${duplicateReason}”`}
        </Text>
      )}
      {checks.unusual && checks.changePercent !== null && (
        <Text size="sm">
          <Trans>
            <strong>Unusual amount.</strong> {unusualWords(checks.changePercent)}
          </Trans>
        </Text>
      )}
      {checks.account === 'NEW_BENEFICIARY' && (
        <Text size="sm">
          <Trans>Never paid before</Trans>
        </Text>
      )}
      {repeatedByRow !== null && (
        <Text size="sm">
          <Trans>Row {again} pays the same amount to this account again.</Trans>
        </Text>
      )}
    </Stack>
  );
}

function Repeated({ repeats }: { repeats: NonNullable<Checks['repeats']> }) {
  const { batchId, label, rowNumber, createdAt, status } = repeats;
  return (
    <Text size="sm">
      <Trans>
        <strong>Duplicate.</strong> Same account and amount as row {formatNumber(rowNumber)} of{' '}
        <Link to={paths.batch(batchId)}>{label}</Link>, <Timestamp at={createdAt} dateOnly /> (
        {repeatWords(status)})
      </Trans>
    </Text>
  );
}

/** Another name on the account: in the batch, or in the account's last payment. */
function Shared({ shared: { inBatch, lastPaid } }: { shared: NonNullable<Checks['sharedAccount']> }) {
  return (
    <Text size="sm" className={classes.account}>
      <strong>
        <Trans>Shared account.</Trans>
      </strong>{' '}
      {inBatch && (
        <Trans>
          Row {formatNumber(inBatch.rowNumber)} pays {inBatch.beneficiaryName} into this account too.
        </Trans>
      )}{' '}
      {lastPaid && (
        <Trans>
          This account was last used for {lastPaid.beneficiaryName},{' '}
          <Timestamp at={lastPaid.paidAt} dateOnly />
        </Trans>
      )}
    </Text>
  );
}
