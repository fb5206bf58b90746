import { formatAmount } from '../../../shared/money.ts';
import type { ReadPayment, ReadPaymentFile } from '../pain001/read-pain001.ts';
import { XmlWriter } from '../xml/write-xml.ts';

/**
 * Writes the answers of a bank to a pain.001 file, for the rehearsal bank. It shares nothing with the reader
 * of replies.
 */

interface Reason {
  code: string;
  text: string;
}

export interface StatusReport {
  /** The status of the file; null when the report speaks of single payments only. */
  status: string | null;
  /** Why the file was rejected. */
  reason?: Reason;
  payments: readonly ReportedPayment[];
}

export interface ReportedPayment {
  payment: ReadPayment;
  status: string;
  reason?: Reason;
}

/** The status of a payment file and of its payments, as pain.002.001.10. */
export function writeStatusReport(file: ReadPaymentFile, report: StatusReport): Uint8Array {
  const xml = new XmlWriter();
  const { payments } = report;
  const content = () => {
    xml.element('GrpHdr', () => {
      xml.text('MsgId', `STATUS-${file.messageId.slice(0, 28)}`);
      xml.text('CreDtTm', file.createdAt);
    });
    xml.element('OrgnlGrpInfAndSts', () => {
      xml.text('OrgnlMsgId', file.messageId);
      xml.text('OrgnlMsgNmId', 'pain.001.001.09');
      if (report.status !== null) xml.text('GrpSts', report.status);
      if (report.reason) reasonInto(xml, report.reason);
      if (report.status === 'PART') countsInto(xml, payments);
    });
    for (const block of file.information) {
      const ids = new Set(block.payments.map(({ endToEndId }) => endToEndId));
      const own = payments.filter(({ payment }) => ids.has(payment.endToEndId));
      if (own.length === 0) continue;
      xml.element('OrgnlPmtInfAndSts', () => {
        xml.text('OrgnlPmtInfId', block.paymentInformationId);
        for (const payment of own) xml.element('TxInfAndSts', () => paymentInto(xml, payment));
      });
    }
  };
  xml.element('Document', () => xml.element('CstmrPmtStsRpt', content), {
    xmlns: 'urn:iso:std:iso:20022:tech:xsd:pain.002.001.10',
  });
  return xml.bytes();
}

function countsInto(xml: XmlWriter, payments: readonly ReportedPayment[]): void {
  for (const status of new Set(payments.map((one) => one.status)))
    xml.element('NbOfTxsPerSts', () => {
      xml.text('DtldNbOfTxs', String(payments.filter((one) => one.status === status).length));
      xml.text('DtldSts', status);
    });
}

function paymentInto(xml: XmlWriter, { payment, status, reason }: ReportedPayment): void {
  xml.text('OrgnlEndToEndId', payment.endToEndId);
  xml.text('TxSts', status);
  if (reason) reasonInto(xml, reason);
  const { currency, minor } = payment.amount;
  xml.element('OrgnlTxRef', () => {
    xml.element('Amt', () => xml.text('InstdAmt', formatAmount(minor, currency), { Ccy: currency }));
    xml.nested('CdtrAcct/Id/Othr/Id', payment.accountNumber);
  });
}

function reasonInto(xml: XmlWriter, { code, text }: Reason): void {
  xml.element('StsRsnInf', () => {
    xml.nested('Rsn/Cd', code);
    xml.text('AddtlInf', text);
  });
}
