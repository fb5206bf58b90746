import { formatAmount, type Currency } from '../../../shared/money.ts';
import type { EntryDetail, StatedBalance, StatementEntry, StatementHead } from '../statement.ts';
import { childText, elementText } from './xml-text.ts';

/** A statement as the reader yields it. */
export interface SampleStatement {
  head: StatementHead;
  entries: readonly StatementEntry[];
}

/**
 * Writes camt.053.001.08 (statements) or camt.054.001.08 (advices) as a bank does, independently of Outlay's
 * writer. The direction of a reversal is that of the entry itself, as the standard says.
 */
export function camtText(statements: readonly SampleStatement[], version?: CamtVersion): string {
  const text = [...camtPieces(statements, version)].join('');
  if (version?.namespace === 'NONE') return text.replace(/ xmlns="[^"]*"/, '');
  if (version?.namespace !== 'PREFIXED') return text;
  return text.replaceAll(/<(\/?)(?=[A-Z])/g, '<$1iso:').replace(' xmlns=', ' xmlns:iso=');
}

/** The version of a message, and the form in which its document declares the namespace. */
export interface CamtVersion {
  number: number;
  namespace: 'DEFAULT' | 'PREFIXED' | 'NONE';
  /** True for a report of the current day in place of an advice. */
  isReport?: boolean;
}

const USUAL: CamtVersion = { number: 8, namespace: 'DEFAULT' };

/** From this version on, the status of an entry and a party have an element around their text. */
const FIRST_WITH_CHOICES = 8;
/** From this version on, a detail has an amount and a direction, as its entry does. */
const FIRST_WITH_AMOUNTS = 4;

/** The same text in pieces, for files that are too long for one string. */
export function* camtPieces(
  statements: readonly SampleStatement[],
  { number, isReport = false }: CamtVersion = USUAL,
): Generator<string> {
  const isStatement = statements[0]?.head.kind !== 'ADVICE';
  const [kind, root, name] = isStatement
    ? ['camt.053.001', 'BkToCstmrStmt', 'Stmt']
    : isReport
      ? ['camt.052.001', 'BkToCstmrAcctRpt', 'Rpt']
      : ['camt.054.001', 'BkToCstmrDbtCdtNtfctn', 'Ntfctn'];
  const message = `${kind}.${String(number).padStart(2, '0')}`;
  yield '<?xml version="1.0" encoding="UTF-8"?>\n';
  yield `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:${message}">\n<${root}>\n`;
  yield '<GrpHdr><MsgId>SAMPLE</MsgId><CreDtTm>2026-11-30T20:00:00</CreDtTm></GrpHdr>\n';
  for (const { head, entries } of statements) {
    yield `<${name}>\n${headText(head)}`;
    for (const entry of entries) yield entryText(entry, head.currency, number);
    yield `</${name}>\n`;
  }
  yield `</${root}>\n</Document>\n`;
}

function headText(head: StatementHead): string {
  return (
    childText('Id', head.statementId) +
    childText('ElctrncSeqNb', head.sequenceNumber) +
    elementText('Acct', accountText(head.accountNumber) + childText('Ccy', head.currency)) +
    balanceText('OPBD', head.opening, head.currency) +
    balanceText('CLBD', head.closing, head.currency) +
    '\n'
  );
}

function balanceText(code: string, balance: StatedBalance | null, currency: Currency): string {
  if (!balance) return '';
  return elementText(
    'Bal',
    `<Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp>` +
      amountText(balance.amountMinor, currency) +
      directionText(balance.amountMinor) +
      `<Dt><Dt>${balance.date}</Dt></Dt>`,
  );
}

function entryText(entry: StatementEntry, currency: Currency, version: number): string {
  const details = entry.details.map((detail) => detailText(detail, entry, currency, version)).join('');
  const [messageId = null, paymentInformationId = null] = entry.batchNames ?? [];
  const batched =
    childText('MsgId', messageId) +
    childText('PmtInfId', paymentInformationId) +
    childText('NbOfTxs', entry.batchCount);
  const batch = batched === '' ? '' : elementText('Btch', batched);
  const status = entry.status === 'BOOKED' ? 'BOOK' : 'PDNG';
  const text =
    amountText(entry.amountMinor, currency) +
    directionText(entry.amountMinor) +
    (entry.isReversal ? '<RvslInd>true</RvslInd>' : '') +
    elementText('Sts', version < FIRST_WITH_CHOICES ? status : childText('Cd', status)) +
    `<BookgDt><Dt>${entry.bookingDate}</Dt></BookgDt><ValDt><Dt>${entry.valueDate}</Dt></ValDt>` +
    childText('AcctSvcrRef', entry.bankReference) +
    elementText('BkTxCd', codeText(entry.code)) +
    (batch || details ? elementText('NtryDtls', batch + details) : '') +
    childText('AddtlNtryInf', entry.text);
  return `${elementText('Ntry', text)}\n`;
}

function codeText(code: string): string {
  const [domain, family, subFamily] = code.split('/');
  if (!domain || !family || !subFamily) return code ? `<Prtry><Cd>${code}</Cd></Prtry>` : '';
  return `<Domn><Cd>${domain}</Cd><Fmly><Cd>${family}</Cd><SubFmlyCd>${subFamily}</SubFmlyCd></Fmly></Domn>`;
}

function detailText(detail: EntryDetail, entry: StatementEntry, currency: Currency, version: number): string {
  const { amountMinor, counterparty, returned } = detail;
  const direction = amountMinor !== null && amountMinor < 0n ? -entry.amountMinor : entry.amountMinor;
  const isFromDebtor = entry.amountMinor > 0n !== (entry.isReversal || returned !== null);
  const role = isFromDebtor ? 'Dbtr' : 'Cdtr';
  const name = childText('Nm', counterparty.name);
  const party = version < FIRST_WITH_CHOICES ? name : elementText('Pty', name);
  const parties =
    (counterparty.name ? elementText(role, party) : '') +
    (counterparty.accountNumber ? elementText(`${role}Acct`, accountText(counterparty.accountNumber)) : '');
  const inNewVersion = amountText(amountMinor ?? 0n, currency) + directionText(direction);
  const inOldVersion = elementText('AmtDtls', elementText('TxAmt', amountText(amountMinor ?? 0n, currency)));
  const text =
    (detail.endToEndId ? elementText('Refs', childText('EndToEndId', detail.endToEndId)) : '') +
    (amountMinor === null ? '' : version < FIRST_WITH_AMOUNTS ? inOldVersion : inNewVersion) +
    (parties ? elementText('RltdPties', parties) : '') +
    (detail.text ? elementText('RmtInf', childText('Ustrd', detail.text)) : '') +
    (returned
      ? `<RtrInf><Rsn><Cd>${returned.code}</Cd></Rsn>${childText('AddtlInf', returned.text)}</RtrInf>`
      : '');
  return elementText('TxDtls', text);
}

function accountText(number: string): string {
  return `<Id><Othr>${childText('Id', number)}</Othr></Id>`;
}

function amountText(minor: bigint, currency: Currency): string {
  return `<Amt Ccy="${currency}">${formatAmount(minor < 0n ? -minor : minor, currency)}</Amt>`;
}

function directionText(minor: bigint): string {
  return `<CdtDbtInd>${minor < 0n ? 'DBIT' : 'CRDT'}</CdtDbtInd>`;
}
