import { expect } from 'vitest';
import { camtText, type SampleStatement } from '../../../../../domain/bank-files/testing/camt-text.ts';
import { PAIN_PROFILE } from '../../../../../domain/bank-files/testing/samples.ts';
import type { EntryDetail, StatementEntry } from '../../../../../domain/bank-files/statement.ts';
import { addDays } from '../../../../../shared/calendar-day.ts';
import { WORKER } from '../../../../audit/audit.ts';
import { openBankConnections } from '../../../paying/registry.ts';
import { bankFileEntity, type BankFileEntity } from '../../../bank-files/testing/bank-file-entity.ts';
import { letBankDeliver } from '../../../bank-files/testing/let-bank-deliver.ts';
import { reverseReturned } from '../../../paying/settlement/reverse-returned.ts';
import { readStatementFile } from '../../reading/read-statement-file.ts';
import { storeStatementFile } from '../../reading/store-statement-file.ts';
import { ACCOUNT, entry } from '../../statements/testing/statement-of-day.ts';
import { approvedBatchOf } from '../../../testing/approved-batch.ts';
import type { TestRow } from '../../../testing/insert-batch.ts';
import type { PaymentsInstallation, TestCaller } from '../../../testing/payments-installation.ts';
import { payBatch } from '../../../paying/worker/pay-batch.ts';
import { reconcileAccount } from '../reconcile-account.ts';

/** A bank file that has left, whose payments are paid once a statement shows them. */
export interface FiledBatch extends BankFileEntity {
  installation: PaymentsInstallation;
  batchId: string;
  fileId: string;
  fileName: string;
  /** The day on which the bank pays. */
  date: string;
  approver: TestCaller;
  payments: { withdrawalId: string; endToEndId: string; amountMinor: bigint }[];
  /** A turn of the worker, and what it books of returned payments. */
  work(): Promise<void>;
}

/** Statements may come up to this many days after the day of a file. */
const DAYS_AFTER = 4;

export const amountsOf = (...amounts: number[]): TestRow[] =>
  amounts.map((amount, index) => ({
    amountMinor: BigInt(amount),
    accountNumber: `620000${String(index).padStart(4, '0')}`,
    beneficiaryReference: `REF ${index + 1} ${amount}`,
  }));

/**
 * A batch whose file has left, some days after its day, so that statements of these days may come. The bank
 * says nothing, and may do so for a month. `of` is an earlier one, for another file of its entity.
 */
export async function filedBatch(
  installation: PaymentsInstallation,
  rows: TestRow[],
  of?: BankFileEntity,
): Promise<FiledBatch> {
  const { context } = installation;
  const entity =
    of ??
    (await bankFileEntity(installation, { ...PAIN_PROFILE, paidBy: 'STATEMENT', silentAfterHours: 720 }));
  const { entityId, preparer } = entity;
  const batch = await approvedBatchOf(installation, entityId, rows);
  const connections = openBankConnections(context);
  const work = async () => {
    await payBatch(context, connections, batch.id, () => false);
    for (const connection of connections.all)
      await reverseReturned(context, await connection.returnedSince(new Date(0)));
  };
  await work();
  const [file] = (await preparer.send('GET', `/app/bank-files?batchId=${batch.id}`)).body.items;
  expect((await preparer.send('POST', `/app/bank-files/${file.id}/download`)).status).toBe(200);
  await work();
  const today = context.clock.nowMs();
  installation.passMs(Math.max(0, Date.parse(addDays(file.executionDate, DAYS_AFTER)) - today));
  return {
    ...entity,
    installation,
    batchId: batch.id,
    fileId: file.id,
    fileName: file.fileName,
    date: file.executionDate,
    approver: batch.approver,
    payments: batch.withdrawals.map(({ id }, index) => ({
      withdrawalId: id,
      endToEndId: id.replaceAll('-', ''),
      amountMinor: rows[index]!.amountMinor!,
    })),
    work,
  };
}

const NO_DETAIL: EntryDetail = {
  endToEndId: null,
  amountMinor: null,
  text: '',
  counterparty: { name: null, accountNumber: null },
  returned: null,
};

/** An entry that names a payment by its end-to-end id. */
export function named(
  amountMinor: bigint,
  date: string,
  endToEndId: string,
  more: Partial<StatementEntry> = {},
): StatementEntry {
  const details = [{ ...NO_DETAIL, endToEndId }];
  return entry(amountMinor, date, {
    bankReference: `B${endToEndId.slice(-12)}${amountMinor}`,
    details,
    ...more,
  });
}

/** The return of a payment, as the bank marks it. */
export function returned(amountMinor: bigint, date: string, endToEndId: string): StatementEntry {
  const reason = { code: 'AC04', text: 'Closed account', failureCode: 'ACCOUNT_CLOSED' } as const;
  return named(amountMinor, date, endToEndId, {
    isReversal: true,
    details: [{ ...NO_DETAIL, endToEndId, returned: reason }],
  });
}

/** The statements of an account, each beginning where the one before has ended. */
export class Statements {
  private number = 0;
  private balance = 100_000n;

  next(date: string, entries: StatementEntry[]): SampleStatement {
    const opening = this.balance;
    this.balance += entries.reduce((sum, { amountMinor }) => sum + amountMinor, 0n);
    this.number++;
    return {
      head: {
        kind: 'STATEMENT',
        statementId: `STMT-${this.number}`,
        sequenceNumber: this.number,
        accountNumber: ACCOUNT,
        currency: 'ZAR',
        opening: { amountMinor: opening, date },
        closing: { amountMinor: this.balance, date },
      },
      entries,
    };
  }
}

/** Brings statements as a transport does: the bank's own. */
export async function deliver(
  { context, entityId, connectionId }: BankFileEntity,
  ...statements: SampleStatement[]
) {
  await letBankDeliver(context, connectionId);
  const bytes = Buffer.from(camtText(statements));
  const received = { entityId, fileName: 'S.xml', bytes, csv: null, userId: null, actor: WORKER };
  const file = { ...received, fetchedFrom: connectionId };
  const { id: fileId } = await storeStatementFile(context, file);
  await readStatementFile(context, fileId);
  const accounts = await context.database.query(
    'SELECT DISTINCT account_id FROM bank_statements WHERE entity_id = $1',
    [entityId],
  );
  for (const row of accounts) await reconcileAccount(context, row.account_id);
}

/** Uploads statements over HTTP. Resolves to the id of the file. */
export async function upload(by: TestCaller, ...statements: SampleStatement[]): Promise<string> {
  const content = Buffer.from(camtText(statements)).toString('base64');
  const answer = await by.send('POST', '/app/statements', { body: { fileName: 'S.xml', content } });
  expect(answer.status, answer.text).toBe(200);
  return answer.body.id;
}
