import { expect } from 'vitest';
import { camtText, type SampleStatement } from '../../../../domain/bank-files/testing/camt-text.ts';
import type { EntryDetail, StatementEntry } from '../../../../domain/bank-files/statement.ts';
import { WORKER } from '../../../audit/audit.ts';
import { letBankDeliver } from '../../bank-files/testing/let-bank-deliver.ts';
import { RECEIVING, receivingConnection } from '../../bank-files/testing/receiving-connection.ts';
import type { PaymentConfig } from '../../../../domain/payouts/config-defaults.ts';
import { readStatementFile } from '../../reconciling/reading/read-statement-file.ts';
import { storeStatementFile } from '../../reconciling/reading/store-statement-file.ts';
import { reconcileAccount } from '../../reconciling/reconciliation/reconcile-account.ts';
import type { PaymentsInstallation, TestCaller } from '../../testing/payments-installation.ts';
import { COLLECTIONS, receivingCompany } from './receiving-company.ts';

export const RECEIPTS = `${COLLECTIONS}/receipts`;

interface Money {
  text: string;
  amountMinor: bigint;
  /** Days from today; 0 without one. */
  on?: number;
  name?: string;
  account?: string;
  endToEndId?: string;
  isReversal?: boolean;
  bankReference?: string;
}

/** What the bank says about an account, from the first statement on. */
class Bank {
  private balance = 0n;
  private number = 0;
  private readonly day: (days: number) => string;
  private readonly accountNumber: string;

  constructor(day: (days: number) => string, accountNumber: string) {
    this.day = day;
    this.accountNumber = accountNumber;
  }

  get balanceMinor(): bigint {
    return this.balance;
  }

  /** Sets the balance before the first statement. */
  begin(openingMinor: bigint): void {
    this.balance = openingMinor;
  }

  /** How many statements it has sent. */
  get statements(): number {
    return this.number;
  }

  /** The next statement, of a day. */
  statement(money: readonly Money[], on = 0): SampleStatement {
    const date = this.day(on);
    const opening = this.balance;
    this.number++;
    const entries = money.map((one, index) => entryOf(one, date, `${this.number}-${index}`));
    this.balance += entries.reduce((sum, { amountMinor }) => sum + amountMinor, 0n);
    return {
      head: {
        kind: 'STATEMENT',
        statementId: `R-${this.number}`,
        sequenceNumber: this.number,
        accountNumber: this.accountNumber,
        currency: 'ZAR',
        opening: { amountMinor: opening, date },
        closing: { amountMinor: this.balance, date },
      },
      entries,
    };
  }
}

function entryOf(money: Money, date: string, number: string): StatementEntry {
  const detail: EntryDetail = {
    endToEndId: money.endToEndId ?? null,
    amountMinor: null,
    text: money.text,
    counterparty: { name: money.name ?? null, accountNumber: money.account ?? null },
    returned: null,
  };
  return {
    amountMinor: money.amountMinor,
    isReversal: money.isReversal ?? false,
    status: 'BOOKED',
    bookingDate: date,
    valueDate: date,
    bankReference: money.bankReference ?? `B${number}`,
    code: 'PMNT/RCDT/ESCT',
    text: '',
    batchCount: null,
    details: [detail],
  };
}

/** A company that asks payers for money, and has an account into which they pay. */
export async function collectingCompany(
  installation: PaymentsInstallation,
  config: Partial<PaymentConfig> = {},
  ofEntity?: string,
) {
  const company = await receivingCompany(installation, config, ofEntity);
  const { admin, approver } = company;
  const connectionId = await receivingConnection({ admin, second: approver });
  return withBank(company, connectionId, RECEIVING);
}

/** The company with a bank that sends statements of an account of its connection. */
export function withBank(
  company: Awaited<ReturnType<typeof receivingCompany>>,
  connectionId: string,
  accountNumber: string,
) {
  const { context, entityId, admin } = company;
  const bank = new Bank(company.day, accountNumber);
  const accountId = async () => {
    const [row] = await context.database.query(
      'SELECT id FROM statement_accounts WHERE entity_id = $1 AND account_number = $2',
      [entityId, accountNumber],
    );
    return row!.id;
  };
  const deliver = async (...statements: SampleStatement[]) => {
    await letBankDeliver(context, connectionId);
    const bytes = Buffer.from(camtText(statements));
    const received = { entityId, fileName: 'R.xml', bytes, csv: null, userId: null, actor: WORKER };
    const { id } = await storeStatementFile(context, { ...received, fetchedFrom: connectionId });
    await readStatementFile(context, id);
    await reconcileAccount(context, await accountId());
  };
  return {
    ...company,
    connectionId,
    bank,
    accountId,
    deliver,
    /** The bank sends a statement of today with this money. */
    receive: (...money: Money[]) => deliver(bank.statement(money)),
    /** A user uploads one. Resolves to the id of its file. */
    upload: async (by: TestCaller, ...money: Money[]): Promise<string> => {
      const content = Buffer.from(camtText([bank.statement(money)])).toString('base64');
      const answer = await by.send('POST', '/app/statements', { body: { fileName: 'R.xml', content } });
      expect(answer.status, answer.text).toBe(200);
      return answer.body.id;
    },
    /** Another user confirms what a file has. */
    confirm: async (by: TestCaller, fileId: string) => {
      const { body: waiting } = await by.send('GET', '/app/statement-confirmations');
      const one = waiting.find((each: { id: string }) => each.id === fileId);
      return by.send('POST', `/app/statement-files/${fileId}/confirm`, {
        body: { waitingId: one?.waitingId ?? fileId },
      });
    },
    /** The available amount of COLLECTION. */
    collected: async (): Promise<bigint> => {
      const [row] = await context.database.query(
        `SELECT coalesce(sum(balance_minor), 0)::bigint AS minor
           FROM ledger_accounts
          WHERE entity_id = $1 AND access_type = 'COLLECTION' AND bucket = 'AVAILABLE'`,
        [entityId],
      );
      return row!.minor ?? 0n;
    },
    /** The rows of receipts, in the order in which they came. */
    receipts: () =>
      context.database.query(
        `SELECT r.id, r.status, r.reason, r.amount_minor, r.allocated_minor, r.payer_id, r.entry_id
           FROM receipts r
           JOIN statement_lines l ON l.entry_id = r.entry_id
           JOIN bank_statements s ON s.id = l.statement_id
          WHERE r.entity_id = $1
          ORDER BY s.sequence_number, l.position`,
        [entityId],
      ),
    /** Why the ledger and the last statement of the account differ. */
    difference: async () => {
      const days = await admin.send('GET', `/app/statement-accounts/${await accountId()}/balance-days`);
      expect(days.status, days.text).toBe(200);
      const [last] = days.body.items;
      return { difference: last.differenceAmount, reasons: last.reasons };
    },
  };
}
