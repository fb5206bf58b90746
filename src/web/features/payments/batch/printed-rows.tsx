import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { listBatchWithdrawals } from '../../../../client/sdk.gen.ts';
import type {
  BulkWithdrawalBatchForDisplay,
  WithdrawalWithBatchForDisplay,
} from '../../../../client/types.gen.ts';
import { formatMoney } from '../../../ui/amount.tsx';
import { BankAccount } from '../shared/bank-account.tsx';
import { statusWord } from '../shared/payment-status.tsx';
import classes from './printed-rows.module.css';

type Batch = BulkWithdrawalBatchForDisplay;
type Row = WithdrawalWithBatchForDisplay;

const PAGE = 200;
/** About sixty pages; larger batches can be exported instead. */
const MOST = 3_000;

export interface Printed {
  /** The version of the batch that the rows belong to. */
  updatedAt: string;
  rows: readonly Row[];
}

/** Loads all rows of a batch, not only the page of the list that is shown, and prints them. */
export function usePrintAll(batch: Batch): {
  printed: Printed | null;
  print: () => void;
  pending: boolean;
  error: unknown;
} {
  const [printed, setPrinted] = useState<Printed | null>(null);
  const fetching = useMutation({
    mutationFn: () => everyRow(batch),
    onSuccess: (rows) => {
      // The rows must be in the document before the browser prints it.
      flushSync(() => setPrinted({ updatedAt: batch.updatedAt, rows }));
      window.print();
    },
  });
  return {
    printed: printed?.updatedAt === batch.updatedAt ? printed : null,
    print: () => fetching.mutate(),
    pending: fetching.isPending,
    error: fetching.error,
  };
}

async function everyRow(batch: Batch): Promise<Row[]> {
  const rows: Row[] = [];
  for (let offset = 0; offset < Math.min(batch.withdrawalCount, MOST); offset += PAGE) {
    const { data } = await listBatchWithdrawals({
      path: { id: batch.id },
      query: { offset, limit: PAGE },
      throwOnError: true,
    });
    rows.push(...data.items);
  }
  return rows;
}

/** The rows of a batch for printing; hidden on screen. */
export function PrintedRows({ batch, printed }: { batch: Batch; printed: Printed }) {
  const { rows } = printed;
  return (
    <div className={classes.sheet} aria-hidden>
      <h2>
        {rows.length < batch.withdrawalCount
          ? `The first ${rows.length.toLocaleString('en')} of ` +
            `${batch.withdrawalCount.toLocaleString('en')} payments`
          : 'Payments'}
      </h2>
      {rows.length < batch.withdrawalCount && <p>To see all payments, export the payout history.</p>}
      <table>
        <thead>
          <tr>
            <th className={classes.end}>Row</th>
            <th>Recipient</th>
            <th>Account</th>
            <th>Reference</th>
            <th>Status</th>
            <th className={classes.end}>Amount</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <td className={classes.end}>{row.rowNumber.toLocaleString('en')}</td>
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
          ))}
        </tbody>
      </table>
    </div>
  );
}
