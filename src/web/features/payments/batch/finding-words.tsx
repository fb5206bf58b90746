import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import type { BatchRow } from '../../../../client/types.gen.ts';
import { paths } from '../../../../shared/dashboard-routes.ts';
import { sum } from '../../../../shared/decimals.ts';
import { formatMoney } from '../../../ui/amount.tsx';
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

type Checks = NonNullable<BatchRow['checks']>;

const DIGITS_SHOWN = 4;

interface FindingLinesProps {
  row: BatchRow;
  /** The rows of the same list, among which the other payments of a person are found. */
  others: readonly BatchRow[];
  bankName: (code: string) => string;
}

/** The findings about one payment, the most serious first: one short line each. */
export function FindingLines({ row, others, bankName }: FindingLinesProps) {
  const { checks, currency } = row;
  if (!checks) return null;
  const { earlierAccount: before, repeats, repeatsRow, repeatedByRow = null } = checks;
  const bank = before && bankName(before.bankCode);
  const digits = before?.accountNumber.slice(-DIGITS_SHOWN);
  const usual = checks.usualAmount === null ? '' : formatMoney(checks.usualAmount, currency);
  const same = formatNumber(repeatsRow ?? 0);
  const again = formatNumber(repeatedByRow ?? 0);
  return (
    <Stack gap={2} className={classes.findings}>
      {checks.account === 'BANK_DETAILS_CHANGED' && (
        <span className={classes.account}>
          <strong>{before ? t`New account:` : t`New account`}</strong>{' '}
          {before && (
            <Trans>
              was {bank} ···{digits}, last paid <Timestamp at={before.lastPaidAt} dateOnly />
            </Trans>
          )}
        </span>
      )}
      {checks.sharedAccount && <SharedLine shared={checks.sharedAccount} />}
      {checks.severalAccounts && (
        <span className={classes.account}>
          <strong>{t`Paid on several accounts`}</strong>
          {alsoPaid(row, others)}
        </span>
      )}
      {repeatsRow !== null && (
        <span className={classes.care}>
          <Trans>
            <strong>Duplicate:</strong> same as row {same}
          </Trans>
        </span>
      )}
      {repeats && (
        <span className={classes.care}>
          <Trans>
            <strong>Duplicate:</strong> paid on <Timestamp at={repeats.createdAt} dateOnly />
          </Trans>
        </span>
      )}
      {checks.unusual && checks.changePercent !== null && (
        <span className={classes.care}>
          <strong>{changeWords(checks.changePercent)},</strong> <Trans>usually {usual}</Trans>
        </span>
      )}
      {checks.account === 'NEW_BENEFICIARY' && (
        <span>
          <Trans>Never paid before</Trans>
        </span>
      )}
      {repeatedByRow !== null && (
        <span>
          <Trans>Paid again in row {again}</Trans>
        </span>
      )}
    </Stack>
  );
}

/** ": also row 56, together R 27,164.50", as far as the list holds the other payments of the person. */
function alsoPaid(row: BatchRow, others: readonly BatchRow[]): string {
  const same = others.filter(
    ({ id, beneficiary, checks }) =>
      id !== row.id && checks?.severalAccounts && beneficiary.name === row.beneficiary.name,
  );
  if (same.length === 0) return '';
  const numbers = same.map(({ rowNumber }) => formatNumber(rowNumber)).join(', ');
  const together = formatMoney(sum([row, ...same].map(({ amount }) => amount)), row.currency);
  return t`: also row ${numbers}, together ${together}`;
}

/** Another name on the account: in the batch, or else in its last payment. */
function SharedLine({ shared: { inBatch, lastPaid } }: { shared: NonNullable<Checks['sharedAccount']> }) {
  const number = formatNumber(inBatch?.rowNumber ?? 0);
  const name = inBatch?.beneficiaryName ?? lastPaid?.beneficiaryName;
  return (
    <span className={classes.account}>
      {inBatch ? (
        <Trans>
          <strong>Shared account:</strong> {name}, row {number}
        </Trans>
      ) : (
        <Trans>
          <strong>Shared account:</strong> last paid as {name}
        </Trans>
      )}
    </span>
  );
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
  return (
    <Stack gap={8}>
      {checks.account === 'BANK_DETAILS_CHANGED' && (
        <Text size="sm" className={classes.account}>
          <strong>
            <Trans>New account.</Trans>
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
        <Text size="sm" className={classes.account}>
          <Trans>
            <strong>Several accounts.</strong> This batch pays the same person on another account too
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
  const { batchId, label, rowNumber, createdAt } = repeats;
  return (
    <Text size="sm">
      <Trans>
        <strong>Duplicate.</strong> Same account and amount as row {formatNumber(rowNumber)} of{' '}
        <Link to={paths.batch(batchId)}>{label}</Link>, <Timestamp at={createdAt} dateOnly />
      </Trans>
    </Text>
  );
}

/** Another name on the account: in the batch, or in its last payment. */
function Shared({ shared: { inBatch, lastPaid } }: { shared: NonNullable<Checks['sharedAccount']> }) {
  return (
    <Text size="sm" className={classes.account}>
      <strong>
        <Trans>Shared account.</Trans>
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
