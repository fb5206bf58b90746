import type { PaymentFormat, RehearsalStep } from '../../../shared/bank-file-terms.ts';
import { formatAmount } from '../../../shared/money.ts';
import { RAILS, type Rail } from '../../../shared/terms.ts';
import { nameInFile, originalOf } from '../charset.ts';
import { FORMATS } from '../formats.ts';
import type { PaymentOrder, WrittenFile } from '../payment-order.ts';
import type { BankFileProfile } from '../profile.ts';
import { acbBank } from './acb-bank.ts';
import { csvBank } from './csv-bank.ts';
import { isoBank } from './iso-bank.ts';
import {
  madeUpOrder,
  madeUpPayments,
  UNWRITABLE_NAME,
  type MadeUpSetting,
  type MadeUpText,
} from './made-up-order.ts';
import { SentOrder } from './sent-order.ts';
import { compared, failed, figure, messageOf } from './steps.ts';
import type { FileAtBank, PaymentAtBank, RehearsalBank, RepliesOfBank } from './rehearsal-bank.ts';

const BANKS: Readonly<Record<PaymentFormat, RehearsalBank>> = {
  ACB_198: acbBank,
  ACB_180: acbBank,
  PAIN_001: isoBank,
  CSV: csvBank,
};

/**
 * Plays a bank: writes a file of made-up payments as the profile says, reads it as a bank would, and reads
 * the bank's replies as replies of a real bank are read. The steps report what was right and what was wrong.
 * The rehearsal ends at the first failed step that the later ones depend on. It plays no replies for a bank
 * that sends none. The replies answer a file of the first rail; for each other rail, a file is only written
 * and read. When a file may have several rails, one file has all of them.
 */
export function rehearse(
  setting: MadeUpSetting & { profile: BankFileProfile; rails: readonly Rail[] },
  newId: () => string,
): RehearsalStep[] {
  const { profile, rails, ...rest } = setting;
  const orderOf = (of: readonly Rail[]) => {
    const { payments, texts } = madeUpPayments(profile, { rails: of, currency: rest.currency }, newId);
    return { order: madeUpOrder(rest, payments, newId()), texts };
  };
  const [firstFile, ...otherFiles] = profile.severalRailsInFile ? [rails] : rails.map((rail) => [rail]);
  const { order, texts } = orderOf(firstFile!);
  const first = checkTexts(texts, profile);
  const written = writeTwice(order, profile);
  if (!('file' in written)) return [first, written.step];
  const bank = (bytes: Uint8Array) =>
    BANKS[profile.format](bytes, {
      namesAccepted: !profile.unnamedAreAccepted,
      csv: profile.csv,
      paymentTypes: profile.paymentTypes ?? [],
      currency: order.currency,
    });
  const read = bank(written.file.bytes);
  if ('unread' in read) return [first, written.step, failed('READ', 'NOT_READABLE', read.unread)];
  const found: Rail[] = [...(read.rails ?? [])];
  for (const of of otherFiles) {
    const other = writeTwice(orderOf(of).order, profile);
    if (!('file' in other)) return [first, other.step];
    const seen = bank(other.file.bytes);
    if ('unread' in seen)
      return [first, other.step, failed('READ', 'NOT_READABLE', `${words(of)}: ${seen.unread}`)];
    found.push(...(seen.rails ?? []));
  }
  return [
    first,
    written.step,
    compareAtBank(
      order,
      written.file,
      read,
      found.length === 0 ? [] : [figure('RAILS', words(rails), words(found))],
    ),
    ...(read.replies ? playReplies(new SentOrder(order, profile), read.replies) : []),
  ];
}

function checkTexts(texts: readonly MadeUpText[], profile: BankFileProfile): RehearsalStep {
  const restored = texts.filter(
    ({ original, inFile }) => !('error' in inFile) && originalOf(inFile) === original,
  );
  const refused = 'error' in nameInFile(UNWRITABLE_NAME, profile) ? 1 : 0;
  return compared('TEXTS', [
    figure('RESTORED_TEXTS', texts.length, restored.length),
    figure('REFUSED_NAMES', 1, refused),
  ]);
}

function writeTwice(
  order: PaymentOrder,
  profile: BankFileProfile,
): { step: RehearsalStep; file: WrittenFile } | { step: RehearsalStep } {
  const { write } = FORMATS[profile.format];
  try {
    const file = write(order, profile);
    const again = write(order, profile).bytes;
    const changed =
      file.bytes.filter((byte, index) => byte !== again[index]).length +
      Math.abs(file.bytes.length - again.length);
    const step = compared('WRITTEN', [
      figure('PAYMENTS', order.payments.length, file.count),
      figure('TOTAL', amount(totalOf(order), order), amount(file.totalMinor, order)),
      figure('CHANGED_BYTES', 0, changed),
    ]);
    return { step, file };
  } catch (error) {
    // The formats throw for what they cannot carry.
    return { step: failed('WRITTEN', 'NOT_WRITABLE', messageOf(error)) };
  }
}

function words(rails: readonly Rail[]): string {
  return RAILS.filter((rail) => rails.includes(rail)).join(', ');
}

function compareAtBank(
  order: PaymentOrder,
  written: WrittenFile,
  read: FileAtBank,
  aboutRails: RehearsalStep['figures'],
): RehearsalStep {
  const { payments } = order;
  const same = (isSame: (sent: (typeof payments)[number], found: PaymentAtBank) => boolean) =>
    payments.filter((sent, index) => {
      const found = read.payments[index];
      return found !== undefined && isSame(sent, found);
    }).length;
  const all = payments.length;
  return compared('READ', [
    figure('PAYMENTS', all, read.payments.length),
    figure('TOTAL', amount(totalOf(order), order), amount(read.totalMinor ?? 0n, order)),
    ...(written.hashTotal === null ? [] : [figure('HASH_TOTAL', written.hashTotal, read.hashTotal ?? '')]),
    ...(read.payerAccountNumber === null
      ? []
      : [figure('PAYING_ACCOUNT', plain(order.payer.accountNumber), plain(read.payerAccountNumber))]),
    ...(read.executionDate === null
      ? []
      : [figure('EXECUTION_DATE', order.executionDate, read.executionDate)]),
    ...aboutRails,
    figure(
      'SAME_NAMES',
      all,
      same((sent, found) => sent.name === found.name),
    ),
    figure('SAME_ACCOUNTS', all, same(isSameAccount)),
    figure(
      'SAME_AMOUNTS',
      all,
      same((sent, found) => sent.amountMinor === found.amountMinor),
    ),
    ...(read.payments.every(({ reference }) => reference === null)
      ? []
      : [
          figure(
            'SAME_REFERENCES',
            all,
            same((sent, found) => sent.reference === found.reference),
          ),
        ]),
  ]);
}

/** The replies to one file: a first one, and what follows when the file was accepted. */
function playReplies(sent: SentOrder, bank: RepliesOfBank): RehearsalStep[] {
  const all = sent.count;
  const { paidBy } = sent.profile;
  const accepted = sent.hear('ACCEPTED', bank.accept(), { ACCEPTED: all });
  const steps = [accepted.step, accepted.after.hear('REPEATED', bank.accept(), {}).step];
  if (paidBy === 'REPLY') {
    const paid = bank.pay();
    steps.push(
      paid ? accepted.after.hear('PAID', paid, { PAID: all }).step : failed('PAID', 'NO_SUCH_REPLY', null),
    );
  }
  const redirected = bank.redirect(0);
  if (redirected) steps.push(accepted.after.hear('REDIRECTED', redirected, {}, { redirected: 1 }).step);
  // A payment that has counted as paid since its acceptance is returned; any other one was never paid, so it
  // is rejected.
  const isLateRejection = sent.profile.format === 'PAIN_001' && paidBy !== 'ACCEPTANCE';
  const state = isLateRejection ? 'REJECTED' : 'RETURNED';
  const because = { failureCode: bank.reasons.return };
  steps.push(accepted.after.hear('RETURNED', bank.bringBack(0), { [state]: 1 }, because).step);
  steps.push(accepted.after.doubt('MISSTATED', bank.misstate(all - 1)));
  const rejected = [1, 3].filter((position) => position < all);
  if (rejected.length > 0) {
    const states = { ACCEPTED: all - rejected.length, REJECTED: rejected.length };
    const reply = bank.rejectPayments(rejected);
    steps.push(sent.hear('PARTLY_REJECTED', reply, states, { failureCode: bank.reasons.payment }).step);
  }
  const whole = { failureCode: bank.reasons.file };
  steps.push(sent.hear('REJECTED', bank.rejectFile(), { REJECTED: all }, whole).step);
  return steps;
}

function totalOf({ payments }: PaymentOrder): bigint {
  return payments.reduce((sum, { amountMinor }) => sum + amountMinor, 0n);
}

function amount(minor: bigint, { currency }: PaymentOrder): string {
  return `${currency} ${formatAmount(minor, currency)}`;
}

/** Formats pad account numbers with zeros. */
function plain(accountNumber: string): string {
  return accountNumber.replace(/^0+/, '');
}

function isSameAccount(sent: { branchCode: string; accountNumber: string }, found: PaymentAtBank): boolean {
  return sent.branchCode === found.branchCode && plain(sent.accountNumber) === plain(found.accountNumber);
}
