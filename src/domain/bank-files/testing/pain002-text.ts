import { formatAmount, type Currency } from '../../../shared/money.ts';
import type { ReplyReason } from '../reply.ts';
import { childText, elementText } from './xml-text.ts';

/** The content that a bank writes into a pain.002 file. A part that is null or absent is left out. */
export interface SampleReply {
  fileId: string;
  groupStatus?: string | null;
  groupReason?: SampleReason | null;
  blockStatus?: string | null;
  blockReason?: SampleReason | null;
  /** How many payments the reply counts as rejected. */
  rejectedCount?: number;
  payments?: readonly SamplePayment[];
  /** What the bank says about further blocks of the file, from the second on. */
  blocks?: readonly SampleBlock[];
}

interface SampleBlock extends Pick<SampleReply, 'blockStatus' | 'blockReason' | 'payments'> {
  number: number;
  /** The count that the reply repeats of the block. */
  count?: number;
  sum?: string;
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
  const hasBlock = (reply.payments ?? []).length > 0 || !!reply.blockStatus;
  const all = [...(hasBlock ? [{ ...reply, number: 1 }] : []), ...(reply.blocks ?? [])];
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
  const blocks = all.map((one) => blockText(reply.fileId, one, currency)).join('');
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    '<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.002.001.10">\n<CstmrPmtStsRpt>\n' +
    '<GrpHdr><MsgId>REPLY</MsgId><CreDtTm>2026-11-24T16:00:00</CreDtTm></GrpHdr>\n' +
    `${header}\n${blocks}\n</CstmrPmtStsRpt>\n</Document>\n`
  );
}

function blockText(fileId: string, block: SampleBlock, currency: Currency): string {
  const payments = (block.payments ?? []).map((payment) => paymentText(payment, currency)).join('');
  return elementText(
    'OrgnlPmtInfAndSts',
    childText('OrgnlPmtInfId', `${fileId}-${block.number}`) +
      childText('OrgnlNbOfTxs', block.count ?? null) +
      childText('OrgnlCtrlSum', block.sum ?? null) +
      childText('PmtInfSts', block.blockStatus ?? null) +
      reasonText(block.blockReason) +
      payments,
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
