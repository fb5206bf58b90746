import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import type { BatchRow } from '../../../../client/types.gen.ts';
import { paths } from '../../../../shared/dashboard-routes.ts';
import { formatNumber } from '../../../ui/locale.ts';
import { Timestamp } from '../../../ui/timestamp.tsx';
import classes from './risks.module.css';

/** "+51 %", "−12 %", "as usual"; null for a person who was never paid. */
export function changeWords(percent: number | null): string | null {
  if (percent === null) return null;
  if (percent === 0) return t`as usual`;
  return `${percent > 0 ? '+' : '−'}${formatNumber(Math.abs(percent))} %`;
}

/** "51 % more than usual", "80 % less than usual". */
function unusualWords(percent: number): string {
  const written = formatNumber(Math.abs(percent));
  return percent < 0 ? t`${written} % less than usual` : t`${written} % more than usual`;
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
          <strong>
            <Trans>Account changed.</Trans>
          </strong>{' '}
          {earlierAccount && (
            <Trans>
              Before: {bankName(earlierAccount.bankCode)} {earlierAccount.accountNumber}, last paid{' '}
              <Timestamp at={earlierAccount.lastPaidAt} dateOnly />
            </Trans>
          )}
        </Text>
      )}
      {checks.sharedAccount && <Shared shared={checks.sharedAccount} />}
      {checks.severalAccounts && (
        <Text size="xs" className={classes.account}>
          <Trans>
            <strong>Several accounts.</strong> This batch pays the same person on another account too
          </Trans>
        </Text>
      )}
      {repeatsRow !== null && (
        <Text size="xs">
          <Trans>
            <strong>Duplicate.</strong> Same account and amount as row {formatNumber(repeatsRow)}
          </Trans>
        </Text>
      )}
      {repeats && <Repeated repeats={repeats} />}
      {(repeatsRow !== null || repeats) && (
        <Text size="xs" c="dimmed">
          {duplicateReason === null ? t`No reason was given.` : t`Reason given: “${duplicateReason}”`}
        </Text>
      )}
      {checks.unusual && checks.changePercent !== null && (
        <Text size="xs">
          <Trans>
            <strong>Unusual amount.</strong> {unusualWords(checks.changePercent)}
          </Trans>
        </Text>
      )}
      {checks.account === 'NEW_BENEFICIARY' && (
        <Text size="xs" c="dimmed">
          <Trans>Never paid before</Trans>
        </Text>
      )}
    </Stack>
  );
}

function Repeated({ repeats }: { repeats: NonNullable<NonNullable<BatchRow['checks']>['repeats']> }) {
  const { batchId, label, rowNumber, createdAt } = repeats;
  return (
    <Text size="xs">
      <Trans>
        <strong>Duplicate.</strong> Same account and amount as row {formatNumber(rowNumber)} of{' '}
        <Link to={paths.batch(batchId)}>{label}</Link>, <Timestamp at={createdAt} dateOnly />
      </Trans>
    </Text>
  );
}

type SharedAccount = NonNullable<NonNullable<BatchRow['checks']>['sharedAccount']>;

/** Another name on the account: in the batch, or in its last payment. */
function Shared({ shared: { inBatch, lastPaid } }: { shared: SharedAccount }) {
  return (
    <Text size="xs" className={classes.account}>
      <strong>
        <Trans>Another name.</Trans>
      </strong>{' '}
      {inBatch && (
        <Trans>
          Row {formatNumber(inBatch.rowNumber)} pays {inBatch.beneficiaryName} on this account too.
        </Trans>
      )}{' '}
      {lastPaid && (
        <Trans>
          This account was paid as {lastPaid.beneficiaryName} on <Timestamp at={lastPaid.paidAt} dateOnly />
        </Trans>
      )}
    </Text>
  );
}
