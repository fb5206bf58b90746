import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getBatchProofOptions } from '../../../../client/@tanstack/react-query-records.gen.ts';
import type {
  BatchChecks,
  BulkWithdrawalBatchForDisplay,
  WithdrawalWithBatchForDisplay,
} from '../../../../client/types.gen.ts';
import { fixed, sum } from '../../../../shared/decimals.ts';
import { Amount, formatMoney } from '../../../ui/amount.tsx';
import { formatNumber } from '../../../ui/locale.ts';
import { Person } from '../../../ui/person.tsx';
import { longDayWords } from '../../../ui/calendar-day.ts';
import { Timestamp } from '../../../ui/timestamp.tsx';
import { BankAccount } from '../shared/bank-account.tsx';
import { Code, Paper, PaperBlock, Signatures } from '../shared/paper.tsx';
import classes from '../shared/paper.module.css';
import { statusWord } from '../shared/payment-status.tsx';
import { failureSentence } from '../shared/payout-words/payout-words.ts';
import { usePaidLater } from './paid-later.ts';
import { risksOf } from './risk-words.ts';

type Batch = BulkWithdrawalBatchForDisplay;

const TITLES: Partial<Record<Batch['status'], MessageDescriptor>> = {
  COMPLETE: msg`Proof of payment`,
  PARTIALLY_COMPLETE: msg`Payments of a batch, partly paid`,
  FAILED: msg`Payments of a batch, failed`,
};

const CHARGED = new Set(['COMPLETE', 'REVERSED']);

/** The fees that were charged; before the batch has ended, those that are planned. */
function feeOf({ byStatus, completedAt, totalFee }: Batch): string {
  if (completedAt === null) return totalFee;
  return fixed(sum(byStatus.filter(({ status }) => CHARGED.has(status)).map(({ fee }) => fee)), 2);
}

function paymentsThatAre(status: string): string {
  return t`${status} payments`;
}

export interface BatchDocumentProps {
  batch: Batch;
  checks: BatchChecks | undefined;
  /** The payments of the batch, or the first of them. */
  rows: readonly WithdrawalWithBatchForDisplay[];
}

/** The findings of the checks in one sentence; null while the checks run. */
function checkWords(checks: BatchChecks | undefined, withdrawals: number): string | null {
  if (!checks?.checkedAt) return null;
  const risks = risksOf(checks, withdrawals);
  return risks.length === 0 ? t`Nothing unusual` : risks.map(({ words }) => words).join('; ');
}

/** The query of a batch's proof, which the document shows. */
export function proofOf({ id }: Batch) {
  return getBatchProofOptions({ path: { id } });
}

/** A batch with all its payments as a document on paper. The screen does not show it. */
export function BatchDocument({ batch, checks, rows }: BatchDocumentProps) {
  const { data } = useQuery(proofOf(batch));
  const later = usePaidLater(batch);
  if (!data) return null;
  const found = checkWords(checks, batch.withdrawalCount);
  const shown = formatNumber(rows.length);
  const all = formatNumber(batch.withdrawalCount);
  const isWhole = rows.length === batch.withdrawalCount;
  const proved = later === null ? TITLES[batch.status] : msg`Payments accepted by the bank`;
  return (
    <Paper
      legalName={data.legalName}
      id={batch.id}
      issuedAt={data.issuedAt}
      title={i18n._(proved ?? msg`Payments of a batch`)}
    >
      <p className={classes.amount}>
        <Amount amount={batch.totalAmount} currency={batch.currency} />
      </p>
      <PaperBlock
        title={t`Batch`}
        lines={[
          [t`Label`, batch.label],
          [t`Paid by`, data.legalName],
          [t`Status`, statusWord(batch.status)],
          ...batch.byStatus.map(
            ({ status, count, amount }) =>
              [
                paymentsThatAre(statusWord(status)),
                <span key={status}>
                  {formatNumber(count)}, <Amount amount={amount} currency={batch.currency} />
                </span>,
              ] as const,
          ),
          [t`Fees including VAT`, <Amount key="fee" amount={feeOf(batch)} currency={batch.currency} />],
          found === null ? null : [t`Checks`, found],
          [t`Prepared by`, <Person key="by" of={batch.createdBy} />],
          batch.approvals.length > 0
            ? [
                t`Approved by`,
                batch.approvals.map((approval) => (
                  <div key={approval.userId}>
                    <Person of={approval} />, <Timestamp at={approval.approvedAt} />
                  </div>
                )),
              ]
            : null,
          later === null ? null : [t`To be paid on`, longDayWords(later)],
          batch.completedAt ? [t`Completed`, <Timestamp key="end" at={batch.completedAt} />] : null,
        ]}
      />
      <section className={classes.long}>
        <h2>{isWhole ? t`Payments` : t`The first ${shown} of ${all} payments`}</h2>
        {!isWhole && <p>{t`To see all payments, export the payout history.`}</p>}
        <table className={`${classes.table} ${classes.ruled}`}>
          <thead>
            <tr>
              <th>{t`Row`}</th>
              <th>{t`Recipient`}</th>
              <th>{t`Account`}</th>
              <th>{t`Reference`}</th>
              <th>{t`Status`}</th>
              <th className={classes.end}>{t`Amount`}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <PaperRow key={row.id} row={row} />
            ))}
            {isWhole && (
              <tr className={classes.total}>
                <td colSpan={5}>
                  {plural(rows.length, { one: 'Total of 1 payment', other: `Total of ${shown} payments` })}
                </td>
                <td className={classes.end}>{formatMoney(batch.totalAmount, batch.currency)}</td>
              </tr>
            )}
          </tbody>
        </table>
      </section>
      <Signatures
        entries={data.auditEntries}
        digest={batch.contentDigest}
        ids={[[t`Batch ID`, <Code key="id" value={batch.id} />]]}
      >
        <p>
          <Trans>
            Compare the recipients, the amounts and the references with the statement of the bank account. The
            payer can open this batch in Outlay by its ID.
          </Trans>
        </p>
      </Signatures>
    </Paper>
  );
}

function PaperRow({ row }: { row: WithdrawalWithBatchForDisplay }) {
  const reason = failureSentence(row);
  return (
    <tr>
      <td>{formatNumber(row.rowNumber)}</td>
      <td>{row.beneficiary.name}</td>
      <td>
        <Trans>
          <BankAccount account={row.beneficiary} />, branch {row.beneficiary.branchCode}
        </Trans>
      </td>
      <td>{row.beneficiaryReference}</td>
      <td>
        {statusWord(row.status)}
        {reason ? `: ${reason}` : ''}
      </td>
      <td className={classes.end}>{formatMoney(row.amount, row.currency)}</td>
    </tr>
  );
}
