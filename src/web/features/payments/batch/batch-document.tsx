import { useQuery } from '@tanstack/react-query';
import { getBatchProofOptions } from '../../../../client/@tanstack/react-query.gen.ts';
import type {
  BulkWithdrawalBatchForDisplay,
  WithdrawalWithBatchForDisplay,
} from '../../../../client/types.gen.ts';
import { Amount, formatMoney } from '../../../ui/amount.tsx';
import { Person } from '../../../ui/person.tsx';
import { Timestamp } from '../../../ui/timestamp.tsx';
import { BankAccount } from '../shared/bank-account.tsx';
import { Code, Paper, PaperBlock, Signatures } from '../shared/paper.tsx';
import classes from '../shared/paper.module.css';
import { statusWord } from '../shared/payment-status.tsx';
import type { Printed } from './printed-rows.tsx';

type Batch = BulkWithdrawalBatchForDisplay;

const TITLES: Partial<Record<Batch['status'], string>> = {
  COMPLETE: 'Proof of payment',
  PARTIALLY_COMPLETE: 'Payments of a batch, partly paid',
  FAILED: 'Payments of a batch, failed',
};

/** A batch with all its payments as a document on paper. The screen does not show it. */
export function BatchDocument({ batch, printed }: { batch: Batch; printed: Printed }) {
  const { data } = useQuery(getBatchProofOptions({ path: { id: batch.id } }));
  if (!data) return null;
  const { rows } = printed;
  const isWhole = rows.length === batch.withdrawalCount;
  return (
    <Paper
      legalName={data.legalName}
      id={batch.id}
      issuedAt={data.issuedAt}
      title={TITLES[batch.status] ?? 'Payments of a batch'}
    >
      <p className={classes.amount}>
        <Amount amount={batch.totalAmount} currency={batch.currency} />
      </p>
      <PaperBlock
        title="Batch"
        lines={[
          ['Label', batch.label],
          ['Paid by', data.legalName],
          ['Status', statusWord(batch.status)],
          ...batch.byStatus.map(
            ({ status, count, amount }) =>
              [
                statusWord(status) + ' payments',
                <span key={status}>
                  {count.toLocaleString('en')}, <Amount amount={amount} currency={batch.currency} />
                </span>,
              ] as const,
          ),
          ['Fees including VAT', <Amount key="fee" amount={batch.totalFee} currency={batch.currency} />],
          ['Prepared by', <Person key="by" of={batch.createdBy} />],
          batch.completedAt ? ['Completed', <Timestamp key="end" at={batch.completedAt} />] : null,
        ]}
      />
      <section className={classes.long}>
        <h2>
          {isWhole
            ? 'Payments'
            : `The first ${rows.length.toLocaleString('en')} of ` +
              `${batch.withdrawalCount.toLocaleString('en')} payments`}
        </h2>
        {!isWhole && <p>To see all payments, export the payout history.</p>}
        <table className={`${classes.table} ${classes.ruled}`}>
          <thead>
            <tr>
              <th>Row</th>
              <th>Recipient</th>
              <th>Account</th>
              <th>Reference</th>
              <th>Status</th>
              <th className={classes.end}>Amount</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <PaperRow key={row.id} row={row} />
            ))}
            {isWhole && (
              <tr className={classes.total}>
                <td colSpan={5}>
                  Total of {rows.length === 1 ? '1 payment' : `${rows.length.toLocaleString('en')} payments`}
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
        ids={[['Batch ID', <Code key="id" value={batch.id} />]]}
      >
        <p>
          Compare the recipients, the amounts and the references with the statement of the bank account. The
          payer can open this batch in Outlay by its ID.
        </p>
      </Signatures>
    </Paper>
  );
}

function PaperRow({ row }: { row: WithdrawalWithBatchForDisplay }) {
  return (
    <tr>
      <td>{row.rowNumber.toLocaleString('en')}</td>
      <td>{row.beneficiary.name}</td>
      <td>
        <BankAccount account={row.beneficiary} />, branch {row.beneficiary.branchCode}
      </td>
      <td>{row.beneficiaryReference}</td>
      <td>
        {statusWord(row.status)}
        {row.failureReason ? `: ${row.failureReason}` : ''}
      </td>
      <td className={classes.end}>{formatMoney(row.amount, row.currency)}</td>
    </tr>
  );
}
