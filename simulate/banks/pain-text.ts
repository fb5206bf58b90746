import type { AcbPayment } from './acb-text.ts';
import type { FileContents, Said } from './contents.ts';

/**
 * A small reader of pain.001 files, and a writer of the pain.002 messages that answer them, as a bank has
 * them. It shares no code with the product: it was written from the published messages.
 */

/** The text between the first pair of tags with this name; empty without them. */
function between(xml: string, name: string): string {
  return new RegExp(`<${name}(?: [^>]*)?>([^]*?)</${name}>`).exec(xml)?.[1] ?? '';
}

function plain(text: string): string {
  const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
  return text.replaceAll(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => ENTITIES[name]!);
}

function minorOf(amount: string): bigint {
  const [whole, part = ''] = amount.split('.');
  return BigInt(whole! + part.padEnd(2, '0'));
}

export function readPain(bytes: Uint8Array): FileContents {
  const xml = Buffer.from(bytes).toString('utf8');
  const messageId = between(xml, 'MsgId');
  const blockId = between(xml, 'PmtInfId');
  const payments = [...xml.matchAll(/<CdtTrfTxInf>([^]*?)<\/CdtTrfTxInf>/g)].map(([, one]): AcbPayment => {
    const creditor = between(one!, 'CdtrAcct');
    return {
      sequence: between(one!, 'EndToEndId'),
      branch: between(between(one!, 'CdtrAgt'), 'MmbId'),
      account: between(between(creditor, 'Othr'), 'Id'),
      amountMinor: minorOf(between(one!, 'InstdAmt')),
      shortName: '',
      reference: plain(between(one!, 'Ustrd')),
      name: plain(between(between(one!, 'Cdtr'), 'Nm')),
    };
  });
  const stated = minorOf(between(xml, 'CtrlSum'));
  const sum = payments.reduce((total, { amountMinor }) => total + amountMinor, 0n);
  if (stated !== sum || Number(between(xml, 'NbOfTxs')) !== payments.length)
    throw new Error(`The file ${messageId} states other totals than it has.`);
  const answer = (message: string, on: string, { isRejected, rejected }: Said) =>
    report({ message, block: blockId.replace(messageId, message), on, payments, isRejected, rejected });
  return {
    payments,
    contraReference: blockId,
    status: (on, said) => answer(messageId, on, said),
    statusOfAnother: (on, said) => answer(messageId.replaceAll(/[0-9a-f]/g, '7'), on, said),
    // Returned payments appear only on the statement.
    returns: () => null,
    endToEndIdOf: ({ sequence }) => sequence,
  };
}

function report({
  message,
  block,
  on,
  payments,
  isRejected,
  rejected,
}: {
  message: string;
  block: string;
  on: string;
  payments: readonly AcbPayment[];
  isRejected: boolean;
  rejected: readonly AcbPayment[];
}): Buffer {
  const isRefused = (payment: AcbPayment) => rejected.some(({ sequence }) => sequence === payment.sequence);
  const group = isRejected ? 'RJCT' : rejected.length === 0 ? 'ACSC' : 'PART';
  const rows = payments.map((payment) => {
    const status = isRefused(payment) ? 'RJCT' : 'ACSC';
    const reason = isRefused(payment) ? '<StsRsnInf><Rsn><Cd>AC01</Cd></Rsn></StsRsnInf>' : '';
    return (
      `<TxInfAndSts><OrgnlEndToEndId>${payment.sequence}</OrgnlEndToEndId><TxSts>${status}</TxSts>${reason}` +
      `</TxInfAndSts>`
    );
  });
  const all = group === 'PART' ? rows.join('') : '';
  const blocks = all
    ? `<OrgnlPmtInfAndSts><OrgnlPmtInfId>${block}</OrgnlPmtInfId>${all}</OrgnlPmtInfAndSts>`
    : '';
  const day = `${on.slice(0, 4)}-${on.slice(4, 6)}-${on.slice(6)}`;
  return Buffer.from(
    `<?xml version="1.0" encoding="UTF-8"?>` +
      `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.002.001.10"><CstmrPmtStsRpt>` +
      `<GrpHdr><MsgId>S${message.slice(0, 20)}</MsgId><CreDtTm>${day}T12:00:00</CreDtTm></GrpHdr>` +
      `<OrgnlGrpInfAndSts><OrgnlMsgId>${message}</OrgnlMsgId><OrgnlMsgNmId>pain.001.001.09</OrgnlMsgNmId>` +
      `<GrpSts>${group}</GrpSts></OrgnlGrpInfAndSts>${blocks}</CstmrPmtStsRpt></Document>`,
  );
}
