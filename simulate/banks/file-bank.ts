import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MINUTE_MS } from '../../src/shared/time.ts';
import type { History, StatementFate } from '../history.ts';
import type { FileFate, PaymentFate } from '../parts-of-events.ts';
import { BankAccount, type Booked } from './bank-account.ts';
import type { AcbPayment } from './acb-text.ts';
import type { FileContents } from './contents.ts';
import { readContents } from './file-contents.ts';

export type InFile = 'UNDECIDED' | 'PAID' | 'REJECTED' | 'RETURNED' | 'STOPPED';

export interface TakenPayment extends AcbPayment {
  fate: PaymentFate;
  state: InFile;
}

export interface TakenFile {
  name: string;
  /** The label of the batch, which begins each reference. */
  batch: string;
  file: FileContents;
  fate: FileFate;
  takenMs: number;
  decidedMs: number | null;
  payments: TakenPayment[];
}

/** A reply that the bank has not sent, and that people can fetch from its portal. */
export interface PortalReply {
  fileName: string;
  bytes: Buffer;
  isSent: boolean;
}

/** What a bank will do, by a name; asked once for each thing that it takes. */
type FatesOf<Fate> = Pick<ReadonlyMap<string, Fate>, 'get'>;

/** For each payment of a debit with charges. */
const CHARGE_MINOR = 285n;

/**
 * A bank that takes ACB or pain.001 files from a folder and answers with files. It keeps its own record, and
 * shares no code with the product.
 */
export class FileBank {
  readonly files: TakenFile[] = [];
  /** The account that the files pay from. */
  readonly account: BankAccount;
  /** The reference that payers quote, once it is known. */
  fundingReference = '';
  /** Whether it sends every statement. */
  isKind = false;
  /** The names of statements that it has sent again with other contents. */
  readonly changed = new Set<string>();
  /** The replies in its portal. */
  readonly portal: PortalReply[] = [];
  private sent = 0;
  private readonly isOneDebit: boolean;
  private readonly debitOf: number;
  private readonly isGross: boolean;
  private readonly isUnnamed: boolean;
  private readonly isTogether: boolean;
  private readonly isCharging: boolean;
  /** What one debit will take for files that were decided about together. */
  private together: { contra: string; paid: TakenPayment[] } | null = null;
  private readonly hasReports: boolean;
  private readonly home: string;
  private folder: string;
  /**
   * Debits that it will give back, because it has noticed that they are wrong or for payments that it
   * rejected.
   */
  private readonly toGiveBack: { amountMinor: bigint; text: string; about: Partial<Booked> }[] = [];
  private readonly fates: FatesOf<PaymentFate>;
  private readonly fileFates: FatesOf<FileFate>;

  /** `fates`: by the references of payments. `fileFates`: by the labels of batches. */
  constructor(
    folder: string,
    fates: FatesOf<PaymentFate>,
    fileFates: FatesOf<FileFate>,
    accountNumber: string,
    booking: History['booking'],
  ) {
    this.account = new BankAccount(accountNumber, booking ?? {});
    this.isGross = booking?.isGross ?? false;
    // A bank that writes MT940 or CSV has no reports in XML.
    this.hasReports = (booking?.hasReports && !booking.isMt940 && !booking.csv) ?? false;
    this.isOneDebit = booking?.isOneDebit ?? false;
    this.isUnnamed = booking?.isUnnamed ?? false;
    this.isTogether = booking?.isTogether ?? false;
    this.isCharging = booking?.isCharging ?? false;
    this.debitOf = booking?.debitOf ?? Infinity;
    this.home = folder;
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
    for (const { amountMinor, text, about } of this.toGiveBack.splice(0))
      this.account.book(nowMs, amountMinor, text, about);
    for (const taken of this.files) said.push(...this.answer(taken, nowMs));
    this.debitTogether(nowMs);
    if (this.isKind) for (const reply of this.portal) this.sendFromPortal(reply, nowMs);
    const report = this.hasReports ? this.account.report(nowMs) : null;
    if (report) {
      this.send(`REPORT-${report.name}`, report.bytes, nowMs);
      said.push(`reports ${report.name}`);
    }
    if (this.isKind && this.account.hasMoreToState()) said.push(this.stateTheRest(nowMs));
    return said.join(', ') || 'has nothing to do';
  }

  /** The folder that both sides share disappears or comes back; each side keeps its files. */
  reach(isReachable: boolean): void {
    const away = `${this.home}.away`;
    const now = isReachable ? this.home : away;
    if (now !== this.folder) renameSync(this.folder, now);
    this.folder = now;
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
   * has not arrived is not stopped either, and the bank does not remember the request.
   */
  stop(batch: string): boolean {
    const taken = this.files.find((file) => file.batch === batch);
    if (!taken) return true;
    if (taken.decidedMs !== null) return false;
    for (const payment of taken.payments) payment.state = 'STOPPED';
    return true;
  }

  /** Closes a statement and sends it, together with those that were held until now. */
  state(nowMs: number, { isSent, copies }: StatementFate): string {
    const statement = this.account.close(nowMs);
    const said = [`closes statement ${statement.number} of ${statement.entries.length} entries`];
    if (isSent !== 'NOW') return `${said[0]}, which can be fetched from its portal only`;
    const late = this.account.statements.filter((one) => !one.isSent && one !== statement);
    for (const one of [statement, ...(copies.length > 0 ? late : [])]) {
      this.send(`STATEMENT-${one.number}`, this.account.bytesOf(one), nowMs);
      this.account.noteSent(one, nowMs, copies);
      for (const copy of copies) {
        // A changed copy comes after the statement, also in the order of names.
        const name = `STATEMENT-${one.number}${copy === 'CHANGED' ? '-CHANGED' : ''}`;
        if (copy === 'CHANGED' && !this.account.isCsv) this.changed.add(`S${one.number}`);
        this.send(name, this.account.bytesOf(one, copy), nowMs);
      }
      said.push(`sends statement ${one.number} ${copies.length + 1} times`);
    }
    return said.join(', ');
  }

  /** Books money that a payer sends to the account. */
  receive(nowMs: number, amountMinor: number, isNamed: boolean): string {
    const isFunding = isNamed && this.fundingReference !== '';
    const text = isFunding ? `DEPOSIT ${this.fundingReference}` : 'CASH DEPOSIT BRANCH';
    this.account.book(nowMs, BigInt(amountMinor), text, { isFunding, asks: isFunding ? null : 'FUNDING' });
    return `receives ${amountMinor / 100} ${isFunding ? 'with' : 'without'} the reference`;
  }

  /** Books an entry that is neither a payment nor funding. */
  book(nowMs: number, amountMinor: number, text: string): string {
    this.account.book(nowMs, BigInt(amountMinor), text, { asks: 'OTHER' });
    return `books ${amountMinor / 100} as "${text}"`;
  }

  /** Charges the company for the account. */
  charge(nowMs: number, amountMinor: number): string {
    this.account.book(nowMs, -BigInt(amountMinor), 'SERVICE FEE', { asks: 'FEE' });
    return `charges ${amountMinor / 100} for the account`;
  }

  /** Sends every unsent statement, and a last one with the entries since then. */
  private stateTheRest(nowMs: number): string {
    return this.state(nowMs, { isSent: 'NOW', copies: ['SAME', 'RENAMED'] });
  }

  hasNoMoreToDo(): boolean {
    if (this.account.hasMoreToState() || this.toGiveBack.length > 0) return false;
    if (this.portal.some(({ isSent }) => !isSent)) return false;
    return this.files
      .filter(({ fate }) => !fate.isSilent)
      .flatMap(({ payments }) => payments)
      .every(
        ({ state, fate }) => state !== 'UNDECIDED' && !(state === 'PAID' && fate.returnedAfterMs !== null),
      );
  }

  private take(name: string, bytes: Buffer, nowMs: number): void {
    const file = readContents(bytes);
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
    if (
      taken.decidedMs === null &&
      !isStopped &&
      !fate.isSilent &&
      nowMs >= taken.takenMs + fate.repliesAfterMs
    ) {
      taken.decidedMs = nowMs;
      for (const payment of payments) {
        const isRejected = fate.isRejected || payment.fate.outcome === 'REJECTED';
        payment.state = isRejected ? 'REJECTED' : 'PAID';
      }
      this.debit(taken, nowMs);
      const rejected = payments.filter(({ state }) => state === 'REJECTED');
      const answer = { isRejected: fate.isRejected, rejected };
      if (fate.isAfterWrongReply) this.reply(file.statusOfAnother(dateOf(nowMs), answer), nowMs);
      for (let copy = 0; copy < fate.copies; copy++) {
        const bytes = file.status(dateOf(nowMs + copy * 86_400_000), answer);
        if (fate.isReplyInPortal && copy === 0) this.keepInPortal(bytes);
        else this.reply(bytes, nowMs);
      }
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
        const endToEndId = file.endToEndIdOf(payment);
        this.account.book(nowMs, amountMinor, reference, { returns: reference, isReturn: true, endToEndId });
      }
      const bytes = file.returns(dateOf(nowMs), returned);
      if (bytes) this.reply(bytes, nowMs);
      said.push(`returns ${returned.length} payments of ${taken.name}`);
    }
    return said;
  }

  /** Whether only the statement says that a payment came back. */
  isReturnOnStatementOnly(reference: string): boolean {
    return this.files.some(
      ({ file, payments }) =>
        file.returns('20260101', []) === null &&
        payments.some((payment) => payment.reference === reference && payment.state === 'RETURNED'),
    );
  }

  /** A reply that a person may forge: it states the opposite of what the bank did or will do. */
  forgedReply(nowMs: number): Buffer | null {
    const taken = this.files.at(-1);
    if (!taken) return null;
    const rejected = taken.payments.filter(
      ({ fate }) => taken.fate.isRejected || fate.outcome === 'REJECTED',
    );
    const paid = taken.payments.filter((payment) => !rejected.includes(payment));
    return taken.file.status(dateOf(nowMs), { isRejected: false, rejected: paid });
  }

  /**
   * Whether the bank debits the payment although it rejected it, so that it remains a question whether it is
   * paid.
   */
  contradicts({ reference }: { reference: string }): boolean {
    return this.files.some(
      ({ fate, payments }) =>
        fate.debitFault === 'REJECTED_TOO' &&
        payments.some((payment) => payment.reference === reference && payment.state === 'REJECTED'),
    );
  }

  /** Books the payments of a file: one debit for each payment, one for all, or one for each so many. */
  private debit({ file, fate, payments }: TakenFile, nowMs: number): void {
    const { debitFault } = fate;
    const isPaidAtAll = payments.some(({ state }) => state === 'PAID');
    const hasAll = debitFault === 'REJECTED_TOO' || (this.isGross && isPaidAtAll);
    const paid = payments.filter(({ state }) => state === 'PAID' || hasAll);
    if (paid.length === 0) return;
    if (this.isGross && isPaidAtAll)
      for (const { amountMinor, reference } of payments.filter(({ state }) => state === 'REJECTED'))
        this.toGiveBack.push({ amountMinor, text: reference, about: { givesBack: reference } });
    const wrongMinor = debitFault === 'WRONG_AMOUNT' ? 100n : 0n;
    // A fault is about one file, so that its debit is booked alone.
    if (this.isTogether && debitFault === undefined && !this.isGross) {
      this.together ??= { contra: file.contraReference, paid: [] };
      this.together.paid.push(...paid);
      return;
    }
    if (this.isOneDebit) {
      for (let from = 0; from < paid.length; from += this.debitOf) {
        const isFirst = from === 0;
        const part = paid.slice(from, from + this.debitOf);
        const sum = part.reduce((total, { amountMinor }) => total + amountMinor, isFirst ? wrongMinor : 0n);
        this.debitOnce(nowMs, sum, file.contraReference, part, isFirst && debitFault === 'TWICE');
      }
      return;
    }
    for (const [index, payment] of paid.entries()) {
      const isFirst = index === 0;
      const amountMinor = payment.amountMinor + (isFirst ? wrongMinor : 0n);
      const endToEndId = file.endToEndIdOf(payment);
      const text = payment.reference;
      this.debitOnce(nowMs, amountMinor, text, [payment], isFirst && debitFault === 'TWICE', endToEndId);
    }
  }

  /** One debit for all files that were decided about since the last time. */
  private debitTogether(nowMs: number): void {
    if (!this.together) return;
    const { contra, paid } = this.together;
    this.together = null;
    const sum = paid.reduce((total, { amountMinor }) => total + amountMinor, 0n);
    this.debitOnce(nowMs, sum, contra, paid, false);
  }

  /** One debit, or two of which the bank gives one back. */
  private debitOnce(
    nowMs: number,
    amountMinor: bigint,
    text: string,
    paid: readonly TakenPayment[],
    isTwice: boolean,
    endToEndId: string | null = null,
  ): void {
    const pays = paid.map(({ reference }) => reference);
    const rejected = paid.filter(({ state }) => state === 'REJECTED').map(({ reference }) => reference);
    const isCharged = this.isCharging && !isTwice && pays.length > 1;
    const chargedMinor = isCharged ? CHARGE_MINOR * BigInt(pays.length) : 0n;
    const words = this.isUnnamed && this.isOneDebit ? 'EFT DEBIT' : text;
    const about = {
      pays,
      rejected: this.isGross ? rejected : [],
      isDouble: isTwice,
      endToEndId,
      chargedMinor,
    };
    this.account.book(nowMs, -amountMinor - chargedMinor, words, about);
    if (!isTwice) return;
    this.account.book(nowMs, -amountMinor, words, about);
    this.toGiveBack.push({ amountMinor, text: words, about: { isDouble: true, isReversal: true } });
  }

  private keepInPortal(bytes: Buffer): void {
    this.portal.push({ fileName: `REPLY-P${this.portal.length + 1}.txt`, bytes, isSent: false });
  }

  private sendFromPortal(reply: PortalReply, nowMs: number): void {
    if (!reply.isSent) this.reply(reply.bytes, nowMs);
    reply.isSent = true;
  }

  private reply(bytes: Buffer, nowMs: number): void {
    this.send('REPLY', bytes, nowMs);
  }

  private send(name: string, bytes: Buffer, nowMs: number): void {
    this.sent += 1;
    const ending = name.startsWith('STATEMENT') && this.account.isCsv ? 'csv' : 'txt';
    const path = join(this.folder, 'inbox', `${name}-${this.sent}.${ending}`);
    writeFileSync(path, bytes);
    // A visit skips a file that the bank may still be writing.
    const changed = (nowMs - MINUTE_MS) / 1_000;
    utimesSync(path, changed, changed);
  }
}

function dateOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10).replaceAll('-', '');
}
