import { mkdirSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MINUTE_MS } from '../../src/shared/time.ts';
import type { FileFate, History, PaymentFate, StatementFate } from '../history.ts';
import { BankAccount } from './bank-account.ts';
import { readAcb, returnsText, statusText, type AcbFile, type AcbPayment } from './acb-text.ts';

export type InFile = 'UNDECIDED' | 'PAID' | 'REJECTED' | 'RETURNED' | 'STOPPED';

interface TakenPayment extends AcbPayment {
  fate: PaymentFate;
  state: InFile;
}

interface TakenFile {
  name: string;
  /** The label of the batch, which begins each reference. */
  batch: string;
  file: AcbFile;
  fate: FileFate;
  takenMs: number;
  decidedMs: number | null;
  payments: TakenPayment[];
}

/**
 * A bank that takes ACB files from a folder and answers with files. It keeps its own record, and shares no
 * code with the product.
 */
export class FileBank {
  readonly files: TakenFile[] = [];
  /** The account that the files pay from. */
  readonly account: BankAccount;
  /** The reference that payers quote, once it is known. */
  fundingReference = '';
  /** Whether it sends every statement. */
  isKind = false;
  private sent = 0;
  private readonly isOneDebit: boolean;
  private readonly folder: string;
  private readonly fates: ReadonlyMap<string, PaymentFate>;
  private readonly fileFates: ReadonlyMap<string, FileFate>;

  constructor(
    folder: string,
    fates: ReadonlyMap<string, PaymentFate>,
    fileFates: ReadonlyMap<string, FileFate>,
    accountNumber: string,
    booking: History['booking'],
  ) {
    this.account = new BankAccount(accountNumber);
    this.isOneDebit = booking?.isOneDebit ?? false;
    this.folder = folder;
    this.fates = fates;
    this.fileFates = fileFates;
    for (const name of ['outbox', 'inbox', 'archive']) mkdirSync(join(folder, name), { recursive: true });
  }

  /** Takes the files that have arrived, and writes the replies and returns that are due. */
  work(nowMs: number): string {
    const said: string[] = [];
    const outbox = join(this.folder, 'outbox');
    for (const name of readdirSync(outbox).sort()) {
      if (name.startsWith('.')) continue;
      this.take(name, readFileSync(join(outbox, name)), nowMs);
      rmSync(join(outbox, name));
      said.push(`takes ${name}`);
    }
    for (const taken of this.files) said.push(...this.answer(taken, nowMs));
    if (this.isKind && this.account.hasMoreToState()) said.push(this.stateTheRest(nowMs));
    return said.join(', ') || 'has nothing to do';
  }

  /** The state of a payment; null if it never arrived. */
  stateOf(reference: string): InFile | null {
    const states = this.payments.filter((payment) => payment.reference === reference);
    return states.at(-1)?.state ?? null;
  }

  get payments(): readonly TakenPayment[] {
    return this.files.flatMap(({ payments }) => payments);
  }

  /**
   * A person asks the bank not to pay the file of a batch. False once it has decided about it. A file that
   * has not come is not stopped either, and the bank does not remember the call.
   */
  stop(batch: string): boolean {
    const taken = this.files.find((file) => file.batch === batch);
    if (!taken) return true;
    if (taken.decidedMs !== null) return false;
    for (const payment of taken.payments) payment.state = 'STOPPED';
    return true;
  }

  /** Closes a statement and sends it, and the ones that were kept back for it. */
  state(nowMs: number, { isSent, copies }: StatementFate): string {
    const statement = this.account.close(nowMs);
    const said = [`closes statement ${statement.number} of ${statement.entries.length} entries`];
    if (isSent !== 'NOW') return `${said[0]}, which can be fetched from its portal only`;
    const late = this.account.statements.filter((one) => !one.isSent && one !== statement);
    for (const one of [statement, ...(copies.length > 0 ? late : [])]) {
      this.send(`STATEMENT-${one.number}`, this.account.bytesOf(one), nowMs);
      one.isSent = true;
      for (const copy of copies) this.send(`STATEMENT-${one.number}`, this.account.bytesOf(one, copy), nowMs);
      said.push(`sends statement ${one.number} ${copies.length + 1} times`);
    }
    return said.join(', ');
  }

  /** A payer sends money to the account. */
  receive(nowMs: number, amountMinor: number, isNamed: boolean): string {
    const isFunding = isNamed && this.fundingReference !== '';
    const text = isFunding ? `DEPOSIT ${this.fundingReference}` : 'CASH DEPOSIT BRANCH';
    this.account.book(nowMs, BigInt(amountMinor), text, { isFunding });
    return `receives ${amountMinor / 100} ${isFunding ? 'with' : 'without'} the reference`;
  }

  /** Sends every statement that has not been sent, with a last one about what was booked since. */
  private stateTheRest(nowMs: number): string {
    return this.state(nowMs, { isSent: 'NOW', copies: ['SAME', 'RENAMED'] });
  }

  hasNoMoreToDo(): boolean {
    if (this.account.hasMoreToState()) return false;
    return this.payments.every(
      ({ state, fate }) => state !== 'UNDECIDED' && !(state === 'PAID' && fate.returnedAfterMs !== null),
    );
  }

  private take(name: string, bytes: Buffer, nowMs: number): void {
    const file = readAcb(bytes);
    const batch = file.payments[0]!.reference.split(' ROW')[0]!;
    const payments = file.payments.map((payment): TakenPayment => {
      const fate = this.fates.get(payment.reference);
      if (!fate) throw new Error(`No history has a payment with the reference "${payment.reference}".`);
      return { ...payment, fate, state: 'UNDECIDED' };
    });
    const fate = this.fileFates.get(batch)!;
    this.files.push({ name, batch, file, fate, takenMs: nowMs, decidedMs: null, payments });
  }

  private answer(taken: TakenFile, nowMs: number): string[] {
    const said: string[] = [];
    const { file, fate, payments } = taken;
    const isStopped = payments.some(({ state }) => state === 'STOPPED');
    if (taken.decidedMs === null && !isStopped && nowMs >= taken.takenMs + fate.repliesAfterMs) {
      taken.decidedMs = nowMs;
      for (const payment of payments) {
        const isRejected = fate.isRejected || payment.fate.outcome === 'REJECTED';
        payment.state = isRejected ? 'REJECTED' : 'PAID';
      }
      this.debit(taken, nowMs);
      const rejected = payments.filter(({ state }) => state === 'REJECTED');
      const answer = { isRejected: fate.isRejected, rejected };
      if (fate.isAfterWrongReply)
        this.reply(statusText({ ...file, generation: '9876' }, dateOf(nowMs), answer), nowMs);
      for (let copy = 0; copy < fate.copies; copy++)
        this.reply(statusText(file, dateOf(nowMs + copy * 86_400_000), answer), nowMs);
      said.push(`answers ${taken.name} ${fate.copies} times`);
    }
    const { decidedMs } = taken;
    const returned = payments.filter(
      ({ state, fate: { returnedAfterMs } }) =>
        state === 'PAID' && returnedAfterMs !== null && nowMs >= decidedMs! + returnedAfterMs,
    );
    if (returned.length > 0) {
      for (const payment of returned) {
        payment.state = 'RETURNED';
        const { reference, amountMinor } = payment;
        this.account.book(nowMs, amountMinor, reference, { returns: reference, isReturn: true });
      }
      this.reply(returnsText(file, dateOf(nowMs), returned), nowMs);
      said.push(`returns ${returned.length} payments of ${taken.name}`);
    }
    return said;
  }

  /** Books what the bank pays of a file: each payment, or all of them in one. */
  private debit({ file, payments }: TakenFile, nowMs: number): void {
    const paid = payments.filter(({ state }) => state === 'PAID');
    if (paid.length === 0) return;
    if (!this.isOneDebit) {
      for (const { reference, amountMinor } of paid)
        this.account.book(nowMs, -amountMinor, reference, { pays: [reference] });
      return;
    }
    const sum = paid.reduce((total, { amountMinor }) => total + amountMinor, 0n);
    this.account.book(nowMs, -sum, file.contraReference, { pays: paid.map(({ reference }) => reference) });
  }

  private reply(bytes: Buffer, nowMs: number): void {
    this.send('REPLY', bytes, nowMs);
  }

  private send(name: string, bytes: Buffer, nowMs: number): void {
    this.sent += 1;
    const path = join(this.folder, 'inbox', `${name}-${this.sent}.txt`);
    writeFileSync(path, bytes);
    // The visit leaves a file alone that the bank may still be writing.
    const changed = (nowMs - MINUTE_MS) / 1_000;
    utimesSync(path, changed, changed);
  }
}

function dateOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10).replaceAll('-', '');
}
