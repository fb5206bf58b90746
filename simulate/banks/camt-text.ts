import type { CamtStyle } from '../history.ts';

/**
 * A small writer of statements (camt.053.001), as a bank has one. It shares no code with the product: it was
 * written from the published messages.
 */

/** An entry of an account, as its bank books it. */
export interface BankEntry {
  /** The bank's own reference, unique on the account. */
  bankReference: string;
  /** Negative for a debit. */
  amountMinor: bigint;
  /** YYYY-MM-DD. */
  bookedOn: string;
  text: string;
  /** Gives back a payment that was paid. */
  isReturn: boolean;
  /** Takes back an entry that the bank made by mistake. */
  isReversal: boolean;
  /** The id of the only payment that it is about; null when the file had none. */
  endToEndId: string | null;
  /** The payer, or the payee; null where the bank does not state it. */
  otherSide: { name: string; account: string } | null;
}

export interface BankStatement {
  /** Counts from 1. */
  number: number;
  openingMinor: bigint;
  closingMinor: bigint;
  /** YYYY-MM-DD. */
  closedOn: string;
  entries: readonly BankEntry[];
}

/** A report of the day with the entries booked since the last statement. It closes no day. */
export function reportBytes(
  accountNumber: string,
  { name, at, entries }: { name: string; at: string; entries: readonly BankEntry[] },
  style: CamtStyle | undefined,
): Buffer {
  return written({ kind: 'camt.052', root: 'BkToCstmrAcctRpt', part: 'Rpt' }, style, (version) => ({
    message: name,
    at,
    text:
      `<Id>${name}</Id><Acct><Id><Othr><Id>${accountNumber}</Id></Othr></Id><Ccy>ZAR</Ccy></Acct>` +
      entries.map((entry) => entryText(entry, version)).join(''),
  }));
}

/** The bytes of a statement. `message` distinguishes two issues of the same statement. */
export function camtBytes(
  accountNumber: string,
  statement: BankStatement & { name: string },
  message: string,
  style?: CamtStyle,
): Buffer {
  const { name, number, openingMinor, closingMinor, closedOn, entries } = statement;
  return written({ kind: 'camt.053', root: 'BkToCstmrStmt', part: 'Stmt' }, style, (version) => ({
    message,
    at: `${closedOn}T23:00:00`,
    text:
      `<Id>${name}</Id><ElctrncSeqNb>${number}</ElctrncSeqNb>` +
      `<Acct><Id><Othr><Id>${accountNumber}</Id></Othr></Id><Ccy>ZAR</Ccy></Acct>` +
      balance('OPBD', openingMinor, closedOn) +
      balance('CLBD', closingMinor, closedOn) +
      entries.map((entry) => entryText(entry, version)).join(''),
  }));
}

/** A message of one part, in a version and with a prefix. */
function written(
  { kind, root: name, part }: { kind: string; root: string; part: string },
  { version, prefix }: CamtStyle = { version: '08', prefix: '' },
  contentsOf: (version: CamtStyle['version']) => { message: string; at: string; text: string },
): Buffer {
  const { message, at, text: contents } = contentsOf(version);
  const namespace = `xmlns${prefix && `:${prefix}`}="urn:iso:std:iso:20022:tech:xsd:${kind}.001.${version}"`;
  const text =
    `<Document><${name}><GrpHdr><MsgId>${message}</MsgId><CreDtTm>${at}</CreDtTm></GrpHdr>` +
    `<${part}>${contents}</${part}></${name}></Document>`;
  const named = prefix ? text.replaceAll(/<(\/?)/g, `<$1${prefix}:`) : text;
  const root = `<${prefix && `${prefix}:`}Document`;
  return Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>${named.replace(root, `${root} ${namespace}`)}`);
}

function entryText(
  { bankReference, amountMinor, bookedOn, text, isReturn, isReversal, endToEndId, otherSide }: BankEntry,
  version: CamtStyle['version'],
): string {
  const booked = version < '08' ? 'BOOK' : '<Cd>BOOK</Cd>';
  const reversal = isReturn || isReversal ? '<RvslInd>true</RvslInd>' : '';
  const about = isReturn ? '<RtrInf><Rsn><Cd>AC04</Cd></Rsn></RtrInf>' : '';
  return (
    `<Ntry>${amount(amountMinor)}${reversal}<Sts>${booked}</Sts>` +
    `<BookgDt><Dt>${bookedOn}</Dt></BookgDt><ValDt><Dt>${bookedOn}</Dt></ValDt>` +
    `<AcctSvcrRef>${bankReference}</AcctSvcrRef><BkTxCd><Prtry><Cd>EFT</Cd></Prtry></BkTxCd>` +
    `<NtryDtls><TxDtls>${endToEndId === null ? '' : `<Refs><EndToEndId>${endToEndId}</EndToEndId></Refs>`}` +
    (otherSide ? partyText(amountMinor < 0n ? 'Cdtr' : 'Dbtr', otherSide, version) : '') +
    `<RmtInf><Ustrd>${text}</Ustrd></RmtInf>${about}</TxDtls></NtryDtls></Ntry>`
  );
}

/** The other side of an entry. From version 08 on, a party has one more level. */
function partyText(
  role: 'Cdtr' | 'Dbtr',
  { name, account }: NonNullable<BankEntry['otherSide']>,
  version: CamtStyle['version'],
): string {
  const named = version < '08' ? `<Nm>${name}</Nm>` : `<Pty><Nm>${name}</Nm></Pty>`;
  const number = `<Id><Othr><Id>${account}</Id></Othr></Id>`;
  return `<RltdPties><${role}>${named}</${role}><${role}Acct>${number}</${role}Acct></RltdPties>`;
}

function balance(code: string, minor: bigint, on: string): string {
  return `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp>${amount(minor)}<Dt><Dt>${on}</Dt></Dt></Bal>`;
}

function amount(minor: bigint): string {
  const cents = minor < 0n ? -minor : minor;
  const text = `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`;
  return `<Amt Ccy="ZAR">${text}</Amt><CdtDbtInd>${minor < 0n ? 'DBIT' : 'CRDT'}</CdtDbtInd>`;
}
