import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Stack } from '@mantine/core';
import type { BatchRow } from '../../../../client/types.gen.ts';
import { sum } from '../../../../shared/decimals.ts';
import { formatMoney } from '../../../ui/amount.tsx';
import { formatNumber } from '../../../ui/locale.ts';
import { Timestamp } from '../../../ui/timestamp.tsx';
import { markWords, slipOf } from './account-words.ts';
import { repeatWords } from './repeat-words.ts';
import classes from './risks.module.css';

/** "+51 %", "−12 %", "as usual"; null for a person who was never paid. */
export function changeWords(percent: number | null): string | null {
  if (percent === null) return null;
  if (percent === 0) return t`as usual`;
  return `${percent > 0 ? '+' : '−'}${formatNumber(Math.abs(percent))} %`;
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
  const slip = slipOf(row);
  return (
    <Stack gap={2} className={classes.findings}>
      {checks.account === 'BANK_DETAILS_CHANGED' && (
        <span className={classes.account}>
          <strong>{before ? t`New account:` : t`New account`}</strong>{' '}
          {before && (
            <Trans>
              was {bank} ···{digits}, last used <Timestamp at={before.lastPaidAt} dateOnly />
            </Trans>
          )}
        </span>
      )}
      {slip !== null && (
        <span className={classes.account}>
          <strong>{slip}</strong>
        </span>
      )}
      {checks.accountMark && (
        <span className={classes.account}>
          <strong>{t`Account number`}</strong> {markWords(checks.accountMark)}
        </span>
      )}
      {checks.sharedAccount && <SharedLine shared={checks.sharedAccount} />}
      {checks.severalAccounts && (
        <span className={classes.account}>
          <strong>{t`Paid into several accounts`}</strong>
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
            <strong>Duplicate:</strong> {repeatWords(repeats.status)}, batch of{' '}
            <Timestamp at={repeats.createdAt} dateOnly />
          </Trans>
        </span>
      )}
      {checks.paidMoreOften && <MoreOftenLine checks={checks} currency={currency} />}
      {checks.unusual && checks.changePercent !== null && (
        <span className={classes.care}>
          <strong>{changeWords(checks.changePercent)},</strong>{' '}
          {checks.comparedWith === 'BATCH' ? (
            <Trans>the middle of this batch is {usual}</Trans>
          ) : (
            <Trans>usually {usual}</Trans>
          )}
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

/** "Paid 2 times: R 40,000.01 together, usually R 20,000.00". */
function MoreOftenLine({ checks, currency }: { checks: Checks; currency: string }) {
  const times = formatNumber(checks.personPayments ?? 1);
  const together = formatMoney(checks.personAmount ?? '0', currency);
  const usual = checks.usualAmount === null ? null : formatMoney(checks.usualAmount, currency);
  return (
    <span className={classes.care}>
      {usual === null ? (
        <Trans>
          <strong>Paid {times} times:</strong> {together} together
        </Trans>
      ) : (
        <Trans>
          <strong>Paid {times} times:</strong> {together} together, usually {usual}
        </Trans>
      )}
    </span>
  );
}

/** Another name on the account: in the batch, or else in the account's last payment. */
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
          <strong>Shared account:</strong> last used for {name}
        </Trans>
      )}
    </span>
  );
}
