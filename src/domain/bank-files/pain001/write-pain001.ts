import { FEW_ACCOUNT_TYPE_CODES } from '../../../shared/account-type-codes.ts';
import { invariant } from '../../../shared/errors.ts';
import { formatAmount, parseAmount, type Currency } from '../../../shared/money.ts';
import { ownReferenceLength } from '../../../shared/own-reference.ts';
import { maxAmountOfProfile, railMark, type RailMark } from '../../../shared/payment-types.ts';
import type { AccountType } from '../../../shared/terms.ts';
import { textInFile } from '../charset.ts';
import type { OrderedPayment, PaymentOrder, WrittenFile } from '../payment-order.ts';
import type { BankFileProfile } from '../profile.ts';
import { isCalendarDay } from '../xml/values.ts';
import { XmlWriter } from '../xml/write-xml.ts';
import { blocksOf, type RailBlock } from './blocks.ts';
import { PAIN_001, paymentInformationId, uetrOf } from './names.ts';

const ID = /^[0-9a-f]{32}$/;
/** An amount has at most 18 digits. */
const MAX_MINOR = 10n ** 18n - 1n;
const MAX_NAME_LENGTH = 140;
const MAX_REFERENCE_LENGTH = 140;
const MAX_ACCOUNT_LENGTH = 34;
const MAX_BRANCH_LENGTH = 35;

/** The figures that the group header and each payment information block state. */
interface Figures {
  count: string;
  sum: string;
}

/**
 * Writes a pain.001.001.09 file with a payment information block for each rail. The same order and profile
 * give the same bytes. Throws for an order that breaks the format's limits and for texts that XML cannot
 * hold, because orders are checked before.
 */
export function writePain001(order: PaymentOrder, profile: BankFileProfile): WrittenFile {
  requireWritable(order, profile);
  const totalMinor = totalOf(order.payments);
  requireThat(totalMinor <= MAX_MINOR, 'the sum of a pain.001 file has at most 18 digits');
  const payer = payerName(order, profile) ?? '';
  const xml = new XmlWriter();
  const namespace = { xmlns: `urn:iso:std:iso:20022:tech:xsd:${PAIN_001}` };
  const message = () => {
    xml.element('GrpHdr', () => groupHeader(xml, order, payer));
    for (const block of blocksOf(order.payments))
      xml.element('PmtInf', () => paymentInformation(xml, { order, block, payer }, profile));
  };
  xml.element('Document', () => xml.element('CstmrCdtTrfInitn', message), namespace);
  return { bytes: xml.bytes(), count: order.payments.length, totalMinor, hashTotal: null };
}

function totalOf(payments: readonly OrderedPayment[]): bigint {
  return payments.reduce((sum, { amountMinor }) => sum + amountMinor, 0n);
}

function figuresOf(payments: readonly OrderedPayment[], currency: Currency): Figures {
  return { count: String(payments.length), sum: formatAmount(totalOf(payments), currency) };
}

function groupHeader(xml: XmlWriter, order: PaymentOrder, payer: string): void {
  const figures = figuresOf(order.payments, order.currency);
  xml.text('MsgId', order.fileId);
  xml.text('CreDtTm', `${order.createdAt.toISOString().slice(0, 19)}Z`);
  // The standard has no mark for a test. Banks that read one from the file look here.
  if (order.isTest) xml.nested('Authstn/Prtry', 'TEST');
  xml.text('NbOfTxs', figures.count);
  xml.text('CtrlSum', figures.sum);
  xml.nested('InitgPty/Nm', payer);
}

function paymentInformation(
  xml: XmlWriter,
  { order, block, payer }: { order: PaymentOrder; block: RailBlock<OrderedPayment>; payer: string },
  profile: BankFileProfile,
): void {
  const figures = figuresOf(block.payments, order.currency);
  xml.text('PmtInfId', paymentInformationId(order.fileId, block.number));
  xml.text('PmtMtd', 'TRF');
  xml.text('BtchBookg', String(profile.isBookedAsOneDebit));
  xml.text('NbOfTxs', figures.count);
  xml.text('CtrlSum', figures.sum);
  const mark = railMark(profile, block.rail);
  invariant(mark, 'the order was checked');
  paymentType(xml, mark);
  xml.nested('ReqdExctnDt/Dt', order.executionDate);
  xml.nested('Dbtr/Nm', payer);
  account(xml, 'DbtrAcct', order.payer, profile, order.currency);
  branch(xml, 'DbtrAgt', order.payer.branchCode);
  for (const payment of block.payments) {
    xml.element('CdtTrfTxInf', () => creditTransfer(xml, payment, profile, order.currency));
  }
}

/** States the rail by which the bank has to send the payments. */
function paymentType(xml: XmlWriter, { serviceLevel, localInstrument }: RailMark): void {
  if (serviceLevel === null && localInstrument === null) return;
  xml.element('PmtTpInf', () => {
    if (serviceLevel !== null) xml.nested('SvcLvl/Cd', serviceLevel);
    if (localInstrument)
      xml.nested(`LclInstrm/${localInstrument.kind === 'CODE' ? 'Cd' : 'Prtry'}`, localInstrument.value);
  });
}

function creditTransfer(
  xml: XmlWriter,
  payment: OrderedPayment,
  profile: BankFileProfile,
  currency: Currency,
): void {
  const { ownReference } = payment;
  const hasOwn = ownReference !== '';
  xml.element('PmtId', () => {
    if (hasOwn && profile.ownReferenceIn === 'INSTRUCTION_ID') xml.text('InstrId', ownReference);
    xml.text('EndToEndId', payment.endToEndId);
    xml.text('UETR', uetrOf(payment.endToEndId));
  });
  xml.element('Amt', () => {
    xml.text('InstdAmt', formatAmount(payment.amountMinor, currency), { Ccy: currency });
  });
  branch(xml, 'CdtrAgt', payment.branchCode);
  xml.nested('Cdtr/Nm', payment.name);
  account(xml, 'CdtrAcct', payment, profile, null);
  if (hasOwn && profile.ownReferenceIn === 'DEBTOR_AGENT') xml.text('InstrForDbtrAgt', ownReference);
  if (payment.reference) xml.nested('RmtInf/Ustrd', payment.reference);
}

function account(
  xml: XmlWriter,
  name: string,
  { accountNumber, accountType }: { accountNumber: string; accountType: AccountType },
  { accountTypeCodes = FEW_ACCOUNT_TYPE_CODES }: BankFileProfile,
  currency: string | null,
): void {
  xml.element(name, () => {
    xml.nested('Id/Othr/Id', accountNumber);
    const code = accountTypeCodes[accountType];
    if (code) xml.nested('Tp/Cd', code);
    if (currency) xml.text('Ccy', currency);
  });
}

/** A South African branch is a member of the clearing system ZANCC. */
function branch(xml: XmlWriter, name: string, branchCode: string): void {
  xml.element(name, () =>
    xml.element('FinInstnId', () =>
      xml.element('ClrSysMmbId', () => {
        xml.nested('ClrSysId/Cd', 'ZANCC');
        xml.text('MmbId', branchCode);
      }),
    ),
  );
}

/** The payer's name in the characters of the profile; null if they cannot write it. */
function payerName({ payer }: PaymentOrder, { charset }: BankFileProfile): string | null {
  const name = textInFile(payer.name, charset, MAX_NAME_LENGTH);
  return 'error' in name ? null : name.text;
}

/** Throws a RangeError, which the caller shows to a user as the reason why there is no file. */
function requireThat(holds: boolean, what: string): asserts holds {
  if (!holds) throw new RangeError(`A pain.001 file cannot carry these payments. It needs that ${what}.`);
}

function requireWritable(order: PaymentOrder, profile: BankFileProfile): void {
  requireThat(profile.format === 'PAIN_001', `the profile ${profile.code} writes pain.001`);
  requireThat(order.payments.length > 0, 'a file has payments');
  const blocks = blocksOf(order.payments);
  requireThat(blocks.length === 1 || profile.severalRailsInFile === true, 'a file has payments by one rail');
  for (const { rail } of blocks)
    requireThat(railMark(profile, rail) !== null, `the profile names the rail ${rail}`);
  requireThat(/^[A-Z]{3}$/.test(order.currency), 'a currency of pain.001 has three letters');
  requireThat(ID.test(order.fileId), 'the id of a file is 32 hex digits');
  requireThat(isCalendarDay(order.executionDate), 'the execution date is a day of the calendar');
  requireThat(order.payments.length <= profile.maxPayments, 'a file keeps to the number of its profile');
  requireThat(payerName(order, profile) !== null, "the payer's name can be written");
  requireAccount(order.payer, 'the payer');
  const names = new Set(order.payments.map(({ endToEndId }) => endToEndId));
  requireThat(names.size === order.payments.length, 'the end-to-end ids of a file differ');
  for (const payment of order.payments) requirePayment(payment, profile);
  for (const block of blocks) requireWithinLimit(block, order.currency, profile);
}

function requirePayment(payment: OrderedPayment, profile: BankFileProfile): void {
  const { endToEndId, amountMinor, reference, ownReference } = payment;
  requireThat(ID.test(endToEndId), `the end-to-end id ${endToEndId} is 32 hex digits`);
  requireThat(amountMinor > 0n && amountMinor <= MAX_MINOR, `the amount of ${endToEndId} is positive`);
  requireText(payment.name, Math.min(profile.nameLength, MAX_NAME_LENGTH), `the name of ${endToEndId}`);
  requireAccount(payment, endToEndId);
  const referenceLength = Math.min(profile.referenceLength, MAX_REFERENCE_LENGTH);
  requireThat(lengthOf(reference) <= referenceLength, `the reference of ${endToEndId} fits`);
  const ownLength = ownReferenceLength(profile) ?? 0;
  requireThat(lengthOf(ownReference) <= ownLength, `the own reference of ${endToEndId} fits`);
}

/** The bank may limit the amount of a payment by a rail. */
function requireWithinLimit(
  { rail, payments }: RailBlock<OrderedPayment>,
  currency: Currency,
  profile: BankFileProfile,
): void {
  const written = maxAmountOfProfile(profile, rail);
  const most = written === null ? null : parseAmount(written, currency);
  requireThat(
    most === null || payments.every(({ amountMinor }) => amountMinor <= most),
    `the bank takes ${rail} payments up to ${currency} ${written} only`,
  );
}

function requireAccount(holder: { accountNumber: string; branchCode: string }, whose: string): void {
  requireText(holder.accountNumber, MAX_ACCOUNT_LENGTH, `the account number of ${whose}`);
  requireText(holder.branchCode, MAX_BRANCH_LENGTH, `the branch code of ${whose}`);
}

function requireText(text: string, maxLength: number, what: string): void {
  requireThat(text.trim() !== '' && lengthOf(text) <= maxLength, `${what} has 1 to ${maxLength} characters`);
}

/** In characters, as the schema counts. */
function lengthOf(text: string): number {
  return [...text].length;
}
