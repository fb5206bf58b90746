import { XmlWriter } from '../../../../domain/bank-files/xml/write-xml.ts';
import { formatAmount } from '../../../../shared/money.ts';

/** A movement on the account of the company. */
export interface Booking {
  /** YYYY-MM-DD. */
  date: string;
  /** Negative for money out. */
  amountMinor: bigint;
  text: string;
  reference: string;
  /** How many payments it covers. */
  payments: number;
  /** The payer, where the bank names one. */
  payer?: { name: string; accountNumber: string };
  /** Whether it takes an earlier booking back. */
  isReversal?: boolean;
}

export interface DayOfAccount {
  id: string;
  number: number;
  date: string;
  accountNumber: string;
  openingMinor: bigint;
  bookings: readonly Booking[];
}

/** Writes the statement of a day as camt.053.001.08, as the bank of the demo does. */
export function camtStatement(day: DayOfAccount): Buffer {
  const xml = new XmlWriter();
  const closingMinor = day.bookings.reduce((sum, { amountMinor }) => sum + amountMinor, day.openingMinor);
  const statement = () => {
    xml.text('Id', day.id);
    xml.text('ElctrncSeqNb', String(day.number));
    xml.text('CreDtTm', `${day.date}T20:00:00Z`);
    xml.element('Acct', () => {
      xml.nested('Id/Othr/Id', day.accountNumber);
      xml.text('Ccy', 'ZAR');
    });
    balance(xml, 'OPBD', day.openingMinor, day.date);
    balance(xml, 'CLBD', closingMinor, day.date);
    for (const booking of day.bookings) xml.element('Ntry', () => entry(xml, booking));
  };
  const message = () => {
    xml.element('GrpHdr', () => {
      xml.text('MsgId', day.id);
      xml.text('CreDtTm', `${day.date}T20:00:00Z`);
    });
    xml.element('Stmt', statement);
  };
  xml.element('Document', () => xml.element('BkToCstmrStmt', message), {
    xmlns: 'urn:iso:std:iso:20022:tech:xsd:camt.053.001.08',
  });
  return Buffer.from(xml.bytes());
}

function balance(xml: XmlWriter, code: string, minor: bigint, date: string): void {
  xml.element('Bal', () => {
    xml.nested('Tp/CdOrPrtry/Cd', code);
    amount(xml, minor);
    xml.nested('Dt/Dt', date);
  });
}

function entry(xml: XmlWriter, booking: Booking): void {
  const { payer } = booking;
  amount(xml, booking.amountMinor);
  if (booking.isReversal) xml.text('RvslInd', 'true');
  xml.nested('Sts/Cd', 'BOOK');
  xml.nested('BookgDt/Dt', booking.date);
  xml.nested('ValDt/Dt', booking.date);
  xml.text('AcctSvcrRef', booking.reference);
  xml.element('BkTxCd', () =>
    xml.element('Domn', () => {
      xml.text('Cd', 'PMNT');
      xml.element('Fmly', () => {
        xml.text('Cd', booking.amountMinor < 0n ? 'ICDT' : 'RCDT');
        xml.text('SubFmlyCd', 'OTHR');
      });
    }),
  );
  if (booking.payments > 1) xml.nested('NtryDtls/Btch/NbOfTxs', String(booking.payments));
  if (payer)
    xml.element('NtryDtls', () =>
      xml.element('TxDtls', () => {
        xml.element('RltdPties', () => {
          xml.nested('Dbtr/Pty/Nm', payer.name);
          xml.nested('DbtrAcct/Id/Othr/Id', payer.accountNumber);
        });
        xml.nested('RmtInf/Ustrd', booking.text);
      }),
    );
  xml.text('AddtlNtryInf', payer ? 'EFT' : booking.text);
}

function amount(xml: XmlWriter, minor: bigint): void {
  xml.text('Amt', formatAmount(minor < 0n ? -minor : minor, 'ZAR'), { Ccy: 'ZAR' });
  xml.text('CdtDbtInd', minor < 0n ? 'DBIT' : 'CRDT');
}
