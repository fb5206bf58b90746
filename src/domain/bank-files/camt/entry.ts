import { reasonOf } from '../iso-reasons.ts';
import type { EntryDetail, StatementEntry, StatementHead } from '../statement.ts';
import type { XmlElement } from '../xml/element.ts';
import {
  accountNumberOf,
  booleanOf,
  codeOf,
  countOf,
  dayOf,
  endToEndIdOf,
  moneyOf,
  signOf,
} from '../xml/values.ts';

type Party = EntryDetail['counterparty'];

/** A detail before its entry is complete: the counterparty depends on the entry. */
export interface ReadDetail {
  detail: Omit<EntryDetail, 'counterparty'>;
  bankReference: string | null;
  batchNames: readonly string[];
  debtor: Party;
  creditor: Party;
}

/** An entry with the details that were read before its end. `statementDay` is for an entry without a date. */
export function entryOf(
  element: XmlElement,
  details: readonly ReadDetail[],
  head: StatementHead,
  statementDay: string,
): StatementEntry {
  const amount = moneyOf(element.need('Amt'));
  if (amount.currency !== head.currency) {
    element.refuse('contradiction', `The entry is in ${amount.currency}, the account in ${head.currency}.`);
  }
  const sign = signOf(element.need('CdtDbtInd'));
  const reversal = element.child('RvslInd');
  const isReversal = reversal !== null && booleanOf(reversal);
  const valueDate = element.child('ValDt');
  // An entry that is not booked yet may have no date.
  const dated = element.child('BookgDt') ?? valueDate;
  const bookingDate = dated ? dayOf(dated) : statementDay;
  return {
    amountMinor: sign * amount.minor,
    isReversal,
    // Other statuses announce entries or inform about them: nothing has been booked.
    status: statusOf(element.need('Sts')) === 'BOOK' ? 'BOOKED' : 'PENDING',
    bookingDate,
    valueDate: valueDate ? dayOf(valueDate) : bookingDate,
    bankReference: element.textOf('AcctSvcrRef') ?? (details.length === 1 ? details[0]!.bankReference : null),
    code: transactionCodeOf(element.need('BkTxCd')),
    text: element.textOf('AddtlNtryInf') ?? '',
    batchCount: batchCountOf(element),
    batchNames: batchNamesOf(element, details),
    details: details.map((read) => ({
      ...read.detail,
      counterparty: counterpartyOf(read, sign, isReversal, head.accountNumber),
    })),
  };
}

/** Older versions write the code of the status without an element around it. */
function statusOf(status: XmlElement): string {
  return codeOf(status) ?? status.text;
}

/** One TxDtls of an entry, of which everything before the details has been read. */
export function detailOf(element: XmlElement, entry: XmlElement): ReadDetail {
  const references = element.child('Refs');
  const parties = element.child('RltdPties');
  const returned = element.child('RtrInf');
  return {
    detail: {
      endToEndId: endToEndIdOf(references?.textOf('EndToEndId') ?? null),
      amountMinor: amountOf(element, entry),
      text: textOf(element),
      returned: returned && (reasonOf([returned]) ?? { code: 'NARR', text: null, failureCode: 'UNKNOWN' }),
    },
    bankReference: references?.textOf('AcctSvcrRef') ?? null,
    batchNames: namesIn(references),
    debtor: partyOf(parties, 'Dbtr'),
    creditor: partyOf(parties, 'Cdtr'),
  };
}

/** The amount of a detail in the currency of the account; negative when it goes against its entry. */
function amountOf(element: XmlElement, entry: XmlElement): bigint | null {
  const { currency } = moneyOf(entry.need('Amt'));
  const details = element.child('AmtDtls');
  const candidates = [element.child('Amt'), details?.find('TxAmt', 'Amt'), details?.find('InstdAmt', 'Amt')];
  const amount = candidates.find((candidate) => candidate?.attributes['Ccy'] === currency);
  if (!amount) return null;
  const direction = element.child('CdtDbtInd');
  const isAgainst = direction !== null && signOf(direction) !== signOf(entry.need('CdtDbtInd'));
  return isAgainst ? -moneyOf(amount).minor : moneyOf(amount).minor;
}

/** The remittance, the reference of the creditor, and what the bank adds. */
function textOf(element: XmlElement): string {
  const remittance = element.child('RmtInf');
  const structured = remittance?.all('Strd') ?? [];
  const texts = [
    remittance?.joined('Ustrd'),
    ...structured.flatMap((part) => [part.textOf('CdtrRefInf', 'Ref'), part.joined('AddtlRmtInf')]),
    element.textOf('AddtlTxInf'),
  ];
  return texts.filter(Boolean).join(' ');
}

function partyOf(parties: XmlElement | null, role: 'Dbtr' | 'Cdtr'): Party {
  const party = parties?.child(role);
  const name =
    party?.textOf('Pty', 'Nm') ?? party?.textOf('Nm') ?? party?.textOf('Agt', 'FinInstnId', 'Nm') ?? null;
  return { name, accountNumber: accountNumberOf(parties?.child(`${role}Acct`) ?? null) };
}

/**
 * The other side: the debtor of money in, the creditor of money out. For a returned payment, some banks keep
 * the original debtor and creditor and others swap them, but our own account is never the counterparty.
 */
function counterpartyOf(read: ReadDetail, sign: bigint, isReversal: boolean, ownAccount: string): Party {
  const isBack = isReversal || read.detail.returned !== null;
  const isFromDebtor = sign > 0n !== isBack;
  const [likely, other] = isFromDebtor ? [read.debtor, read.creditor] : [read.creditor, read.debtor];
  const isUnusable = likely.accountNumber === ownAccount || (!likely.name && !likely.accountNumber);
  return isUnusable && other.accountNumber !== ownAccount ? other : likely;
}

/** "PMNT/ICDT/ESCT", or the bank's own code. */
function transactionCodeOf(element: XmlElement): string {
  const domain = element.child('Domn');
  if (!domain) return element.textOf('Prtry', 'Cd') ?? '';
  const family = domain.child('Fmly');
  const codes = [domain.textOf('Cd'), family?.textOf('Cd'), family?.textOf('SubFmlyCd')];
  return codes.filter(Boolean).join('/');
}

/**
 * The names of the messages and payment information blocks that the entry is about, from its batches and its
 * details.
 */
function batchNamesOf(element: XmlElement, details: readonly ReadDetail[]): string[] {
  const batches = element.all('NtryDtls').map((one) => one.child('Btch'));
  const names = [...batches.flatMap(namesIn), ...details.flatMap(({ batchNames }) => batchNames)];
  return [...new Set(names)].slice(0, MOST_NAMES);
}

/** An entry that covers more files than this is matched by its payments. */
const MOST_NAMES = 20;

function namesIn(element: XmlElement | null): string[] {
  const names = [element?.textOf('MsgId') ?? '', element?.textOf('PmtInfId') ?? ''];
  return names.filter((name) => name !== '');
}

function batchCountOf(element: XmlElement): number | null {
  const counts = element.all('NtryDtls').flatMap((details) => details.find('Btch', 'NbOfTxs') ?? []);
  return counts.length > 0 ? counts.reduce((sum, count) => sum + countOf(count), 0) : null;
}
