import { formatAmount, type Currency } from '../../../shared/money.ts';
import type { ReplyReason } from '../reply.ts';
import { childText, elementText } from './xml-text.ts';

/** What a bank writes into a pain.002 file. A part that is null or absent is left out. */
export interface SampleReply {
  fileId: string;
  groupStatus?: string | null;
  groupReason?: SampleReason | null;
  blockStatus?: string | null;
  blockReason?: SampleReason | null;
  /** How many payments the reply counts as rejected. */
  rejectedCount?: number;
  payments?: readonly SamplePayment[];
}

interface SamplePayment {
  endToEndId: string;
  status?: string | null;
  reason?: SampleReason | null;
  amountMinor?: bigint | null;
  accountNumber?: string | null;
}

type SampleReason = Pick<ReplyReason, 'code' | 'text'>;

/** Writes pain.002.001.10 as a bank does. */
export function pain002Text(reply: SampleReply, currency: Currency = 'ZAR'): string {
  const payments = (reply.payments ?? []).map((payment) => paymentText(payment, currency)).join('');
  const hasBlock = payments !== '' || !!reply.blockStatus;
  const counts =
    reply.rejectedCount === undefined
      ? ''
      : elementText(
          'NbOfTxsPerSts',
          `${childText('DtldNbOfTxs', reply.rejectedCount)}<DtldSts>RJCT</DtldSts>`,
        );
  const header = elementText(
    'OrgnlGrpInfAndSts',
    childText('OrgnlMsgId', reply.fileId) +
      '<OrgnlMsgNmId>pain.001.001.09</OrgnlMsgNmId>' +
      childText('GrpSts', reply.groupStatus ?? null) +
      reasonText(reply.groupReason) +
      counts,
  );
  const block = elementText(
    'OrgnlPmtInfAndSts',
    childText('OrgnlPmtInfId', `${reply.fileId}-1`) +
      childText('PmtInfSts', reply.blockStatus ?? null) +
      reasonText(reply.blockReason) +
      payments,
  );
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    '<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.002.001.10">\n<CstmrPmtStsRpt>\n' +
    '<GrpHdr><MsgId>REPLY</MsgId><CreDtTm>2026-11-24T16:00:00</CreDtTm></GrpHdr>\n' +
    `${header}\n${hasBlock ? block : ''}\n</CstmrPmtStsRpt>\n</Document>\n`
  );
}

function paymentText(payment: SamplePayment, currency: Currency): string {
  const { amountMinor, accountNumber } = payment;
  const reference =
    (typeof amountMinor === 'bigint'
      ? `<Amt><InstdAmt Ccy="${currency}">${formatAmount(amountMinor, currency)}</InstdAmt></Amt>`
      : '') +
    (accountNumber ? `<CdtrAcct><Id><Othr>${childText('Id', accountNumber)}</Othr></Id></CdtrAcct>` : '');
  return elementText(
    'TxInfAndSts',
    childText('OrgnlEndToEndId', payment.endToEndId) +
      childText('TxSts', payment.status ?? null) +
      reasonText(payment.reason) +
      (reference ? elementText('OrgnlTxRef', reference) : ''),
  );
}

function reasonText(reason: SampleReason | null | undefined): string {
  if (!reason) return '';
  return elementText('StsRsnInf', `<Rsn><Cd>${reason.code}</Cd></Rsn>${childText('AddtlInf', reason.text)}`);
}
