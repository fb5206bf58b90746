import Papa from 'papaparse';
import { expect } from 'vitest';
import { camtText } from '../../../../domain/bank-files/testing/camt-text.ts';
import { pain002Text } from '../../../../domain/bank-files/testing/pain002-text.ts';
import { PAIN_PROFILE } from '../../../../domain/bank-files/testing/samples.ts';
import type { StatementEntry } from '../../../../domain/bank-files/statement.ts';
import { DAY_MS } from '../../../../shared/time.ts';
import { connectionSettings, makeReady, switchOn } from '../../bank-files/testing/bank-file-entity.ts';
import { uploadReply } from '../../bank-files/testing/upload-reply.ts';
import { openBankConnections } from '../../paying/registry.ts';
import { reverseReturned } from '../../paying/settlement/reverse-returned.ts';
import { payBatch } from '../../paying/worker/pay-batch.ts';
import { reconcileAccount } from '../../reconciling/reconciliation/reconcile-account.ts';
import { entry, ACCOUNT } from '../../reconciling/statements/testing/statement-of-day.ts';
import { returned } from '../../reconciling/reconciliation/testing/filed-batch.ts';
import type { PaymentsInstallation, TestAnswer, TestCaller } from '../payments-installation.ts';
import { savePaymentConfig } from '../save-payment-config.ts';

const BATCHES = '/v1/payments/bulk-withdrawals/batches';
const ENTRIES = '/app/reconciliation/entries';

/** An entry of the bank: its text, and its amount in cents, negative for money out. */
export type Line = readonly [text: string, amountMinor: number];

/** A batch whose file has left, as the bank has taken it. */
export interface PaidFile {
  batchId: string;
  fileId: string;
  payments: { endToEndId: string; amountMinor: bigint }[];
}

/**
 * A company whose two users do everything over HTTP: a bookkeeper prepares, uploads and proposes, and a
 * treasurer approves and confirms. What Outlay's own jobs do is done after each step. The bank is this test.
 */
export class Company {
  private readonly installation: PaymentsInstallation;
  private readonly entityId: string;
  readonly bookkeeper: TestCaller;
  readonly treasurer: TestCaller;
  connectionId = '';
  private number = 0;
  private balanceMinor: bigint;
  private date: string;

  private constructor(
    installation: PaymentsInstallation,
    entityId: string,
    users: { bookkeeper: TestCaller; treasurer: TestCaller },
    bank: { date: string; balanceMinor: bigint },
  ) {
    this.installation = installation;
    this.entityId = entityId;
    this.bookkeeper = users.bookkeeper;
    this.treasurer = users.treasurer;
    this.date = bank.date;
    this.balanceMinor = bank.balanceMinor;
  }

  static async open(
    installation: PaymentsInstallation,
    bank: { date: string; balanceMinor: bigint },
  ): Promise<Company> {
    const entityId = await installation.entity();
    await savePaymentConfig(installation.context, entityId, {});
    const user = async (...roles: ('ADMIN' | 'PREPARER' | 'APPROVER')[]) =>
      installation.as(await installation.user(entityId, roles));
    const users = {
      bookkeeper: await user('ADMIN', 'PREPARER'),
      treasurer: await user('ADMIN', 'APPROVER'),
    };
    return new Company(installation, entityId, users, bank);
  }

  /** The bookkeeper sets the connection up, and the treasurer switches it on. */
  async connect(): Promise<void> {
    const settings = connectionSettings({ ...PAIN_PROFILE, paidBy: 'REPLY', cutOff: null });
    const { body } = await ok(this.bookkeeper.send('POST', '/app/bank-connections', { body: settings }));
    this.connectionId = body.id;
    await makeReady(this.bookkeeper, body.id);
    expect((await switchOn(this.treasurer, body.id)).status).toBe(200);
  }

  /** The morning of a later day. */
  comesTo(date: string): void {
    const days = (Date.parse(date) - Date.parse(this.date)) / DAY_MS;
    this.installation.passMs(days * DAY_MS);
    this.date = date;
  }

  /** A batch is created, approved and written into a file, which the bookkeeper takes to the bank. */
  async pay(label: string, amounts: readonly string[]): Promise<PaidFile> {
    const withdrawals = amounts.map((amount, index) => ({
      beneficiaryName: `${label} ${index + 1}`,
      bankCode: 'FNB',
      accountNumber: `620${label.length}${String(index).padStart(7, '0')}`,
      accountType: 'CURRENT',
      amount,
      beneficiaryReference: `${label} ${index + 1}`.toUpperCase(),
    }));
    const body = { label, currency: 'ZAR', withdrawals };
    const { body: batch } = await ok(this.bookkeeper.send('POST', BATCHES, { body }));
    await ok(this.treasurer.send('POST', `${BATCHES}/${batch.id}/approve`));
    await this.work(batch.id);
    const [file] = (await this.read(`/app/bank-files?batchId=${batch.id}`)).items;
    await ok(this.bookkeeper.send('POST', `/app/bank-files/${file.id}/download`));
    await this.work(batch.id);
    expect(file.executionDate).toBe(this.date);
    const { items } = await this.read(`${BATCHES}/${batch.id}/withdrawals`);
    const payments = (items as { id: string; amount: string }[]).map(({ id, amount }) => ({
      endToEndId: id.replaceAll('-', ''),
      amountMinor: BigInt(amount.replace('.', '')),
    }));
    return { batchId: batch.id, fileId: file.id.replaceAll('-', ''), payments };
  }

  /** The bank replies: these payments, by their places from 0, are rejected, and the others are paid. */
  async reply({ batchId, fileId, payments }: PaidFile, ...rejected: number[]): Promise<void> {
    const answered = payments.map(({ endToEndId }, index) =>
      rejected.includes(index)
        ? { endToEndId, status: 'RJCT', reason: { code: 'AC04', text: 'Closed account' } }
        : { endToEndId, status: 'ACSC' },
    );
    const groupStatus = rejected.length > 0 ? 'PART' : 'ACSC';
    const bytes = Buffer.from(pain002Text({ fileId, groupStatus, payments: answered }));
    const { preparer, second } = { preparer: this.bookkeeper, second: this.treasurer };
    const { body } = await uploadReply({ preparer, second, connectionId: this.connectionId }, bytes);
    expect(body).toMatchObject({ result: 'APPLIED' });
    await this.work(batchId);
  }

  /** The bank's statement of a day, which follows the one before. Weekends and quiet days have none. */
  statement(date: string, lines: readonly (Line | StatementEntry)[]): Buffer {
    const entries = lines.map((line, index) =>
      'bookingDate' in line
        ? line
        : entry(BigInt(line[1]), date, { text: line[0], bankReference: `${date} ${index}` }),
    );
    const opening = this.balanceMinor;
    this.balanceMinor += entries.reduce((sum, { amountMinor }) => sum + amountMinor, 0n);
    this.number += 1;
    const head = {
      kind: 'STATEMENT' as const,
      statementId: `MARCH-${this.number}`,
      sequenceNumber: this.number,
      accountNumber: ACCOUNT,
      currency: 'ZAR' as const,
      opening: { amountMinor: opening, date },
      closing: { amountMinor: this.balanceMinor, date },
    };
    return Buffer.from(camtText([{ head, entries }]));
  }

  /** The return of a payment, as an entry. */
  comesBack({ payments }: PaidFile, place: number, date: string): StatementEntry {
    const { amountMinor, endToEndId } = payments[place]!;
    return returned(amountMinor, date, endToEndId);
  }

  /** The bookkeeper uploads statements in any order, and the treasurer confirms each. */
  async upload(...statements: Buffer[]): Promise<void> {
    for (const bytes of statements) {
      const body = { fileName: 'statement.xml', content: bytes.toString('base64') };
      const { body: file } = await ok(this.bookkeeper.send('POST', '/app/statements', { body }));
      await this.compare();
      const waiting = (await this.read('/app/statement-confirmations')) as {
        id: string;
        waitingId: string;
      }[];
      const own = waiting.find(({ id }) => id === file.id);
      if (!own) continue;
      const confirmed = { body: { waitingId: own.waitingId } };
      await ok(this.treasurer.send('POST', `/app/statement-files/${file.id}/confirm`, confirmed));
    }
    await this.compare();
  }

  /** The bookkeeper proposes the opening balance of the first statement, and the treasurer books it. */
  async begin(opening: string): Promise<void> {
    const [missing] = await this.read('/app/opening-balances');
    const [{ statement, openingAmount }] = missing.candidates;
    expect(openingAmount).toBe(opening);
    const body = { statementId: statement.id };
    const { body: proposed } = await ok(this.bookkeeper.send('POST', '/app/opening-balances', { body }));
    const { id, bookedAmount } = proposed.opening;
    const confirm = { body: { bookedAmount } };
    await ok(this.treasurer.send('POST', `/app/opening-balances/${id}/confirm`, confirm));
    await this.compare();
  }

  /** The treasurer says that an entry is a charge of the bank for a file. */
  async charge(text: string): Promise<void> {
    const { id, proposal } = await this.open(text);
    if (proposal && proposal.parts[0]!.reason === 'AMOUNT_AND_DATE')
      return this.accept(text, 'AMOUNT_AND_DATE');
    await ok(this.treasurer.send('POST', `${ENTRIES}/${id}/post`, { body: { kind: 'FEE' } }));
    await this.compare();
  }

  /** The words that payers quote. */
  async fundingReference(): Promise<string> {
    return (await this.read('/v1/payments/funding-instructions')).accounts[0].reference;
  }

  async daysPath(): Promise<string> {
    const [{ account }] = await this.read('/app/statement-accounts');
    return `/app/statement-accounts/${account.id}/balance-days`;
  }

  /** The bookkeeper says what an entry is and which follow it, and the treasurer agrees. */
  async agree(text: string, rule: { category: string; words: string; toAmount: string }): Promise<void> {
    const { id, proposal } = await this.open(text);
    const body = { entryId: id, fromAmount: '0.01', isAutomatic: true, ...rule };
    const proposed = await ok(this.bookkeeper.send('POST', '/app/entry-rules', { body }));
    const seen = { body: { proposalId: proposal?.id ?? null } };
    await ok(this.treasurer.send('POST', `/app/entry-rules/${proposed.body.id}/confirm`, seen));
    await this.compare();
  }

  /** The treasurer accepts what is proposed for an entry, which must have this reason. */
  async accept(text: string, reason: string): Promise<void> {
    const { id, proposal } = await this.open(text);
    expect(proposal!.parts.map((part) => part.reason)).toEqual([reason]);
    const body = { proposalId: proposal!.id };
    await ok(this.treasurer.send('POST', `${ENTRIES}/${id}/post-proposal`, { body }));
    await this.compare();
  }

  /** The texts of the entries that wait for a user. */
  async waiting(): Promise<string[]> {
    const { items } = await this.read(`${ENTRIES}?limit=100`);
    return (items as { entry: { text: string } }[]).map(({ entry: { text } }) => text);
  }

  /** The last day: the bank's balance, the ledger's, and their difference. */
  async latest(): Promise<{ date: string; bank: string; ledger: string; difference: string }> {
    const [{ latest }] = await this.read('/app/statement-accounts');
    return {
      date: latest.date,
      bank: latest.statementBalance,
      ledger: latest.ledgerBalance,
      difference: latest.differenceAmount,
    };
  }

  /** The records of an export. */
  async csv(path: string): Promise<Record<string, string>[]> {
    const { text } = await ok(this.bookkeeper.send('GET', path));
    return Papa.parse<Record<string, string>>(text, { header: true, skipEmptyLines: true }).data;
  }

  /** The bookkeeper closes a month, and the treasurer confirms what it shows. Resolves to its record. */
  async closeMonth(month: string): Promise<Record<string, string>[]> {
    const [{ account }] = await this.read('/app/statement-accounts');
    const body = { accountId: account.id, month };
    const asked = await ok(this.bookkeeper.send('POST', '/app/month-ends', { body }));
    const { id, digest } = asked.body.closing;
    const alone = await this.bookkeeper.send('POST', `/app/month-ends/${id}/confirm`, { body: { digest } });
    expect(alone.body).toMatchObject({ code: 'own_month_end' });
    const closed = await ok(
      this.treasurer.send('POST', `/app/month-ends/${id}/confirm`, { body: { digest } }),
    );
    expect(closed.body).toMatchObject({ state: 'CLOSED' });
    return this.csv(`/app/month-ends/${id}/record.csv`);
  }

  // oxlint-disable-next-line typescript/no-explicit-any
  async read(path: string): Promise<any> {
    return (await ok(this.bookkeeper.send('GET', path))).body;
  }

  private async open(text: string) {
    const { items } = await this.read(`${ENTRIES}?limit=100`);
    const found = (items as Open[]).find(({ entry: own }) => own.text === text);
    expect(found, `an open entry "${text}"`).toBeDefined();
    return { id: found!.entry.id, proposal: found!.proposal };
  }

  async compare(): Promise<void> {
    const { context } = this.installation;
    const rows = await context.database.query('SELECT id FROM statement_accounts WHERE entity_id = $1', [
      this.entityId,
    ]);
    for (const { id } of rows) await reconcileAccount(context, id);
    const connections = openBankConnections(context);
    for (const connection of connections.all)
      await reverseReturned(context, await connection.returnedSince(new Date(0)));
  }

  private async work(batchId: string): Promise<void> {
    const { context } = this.installation;
    await payBatch(context, openBankConnections(context), batchId, () => false);
  }
}

interface Open {
  entry: { id: string; text: string };
  proposal: { id: string; parts: { reason: string }[] } | null;
}

async function ok<T>(sent: Promise<TestAnswer<T>>): Promise<TestAnswer<T>> {
  const answer = await sent;
  expect(answer.status, answer.text).toBe(200);
  return answer;
}
