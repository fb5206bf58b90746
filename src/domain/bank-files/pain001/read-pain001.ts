import { invariant } from '../../../shared/errors.ts';
import type { RailMark } from '../../../shared/payment-types.ts';
import type { AccountType } from '../../../shared/terms.ts';
import type { XmlElement } from '../xml/element.ts';
import { readRecords, type XmlLimits, type XmlRecord } from '../xml/read-xml.ts';
import { accountNumberOf, booleanOf, countOf, dayOf, decimalOf, moneyOf, type Money } from '../xml/values.ts';

/** A payment as the bank reads it in a pain.001 file. */
export interface ReadPayment {
  endToEndId: string;
  uetr: string | null;
  amount: Money;
  name: string;
  /** Null when the file identifies the bank in another way. */
  branchCode: string | null;
  accountNumber: string;
  /** Null when the file does not state it. */
  accountType: AccountType | null;
  reference: string;
  /** The texts for the payer's bank; null where the file has none. */
  instructionId: string | null;
  forPayersBank: string | null;
}

interface ReadPaymentInformation {
  paymentInformationId: string;
  isBookedAsOneDebit: boolean;
  executionDate: string;
  /** The rail by which the bank has to send the payments, in the bank's codes. */
  paymentType: RailMark;
  payer: { name: string; branchCode: string | null; accountNumber: string };
  /** The figures that the file states; a bank compares them with the payments. */
  stated: StatedFigures;
  payments: readonly ReadPayment[];
}

/** Null where the file states nothing. */
interface StatedFigures {
  count: number | null;
  sumMinor: bigint | null;
}

export interface ReadPaymentFile {
  messageId: string;
  createdAt: string;
  isTest: boolean;
  initiator: string;
  stated: StatedFigures;
  information: readonly ReadPaymentInformation[];
}

const ROOT = 'CstmrCdtTrfInitn';
const MESSAGES = {
  'pain.001.001.09': [ROOT, `${ROOT}/PmtInf`, `${ROOT}/PmtInf/CdtTrfTxInf`],
};

const ACCOUNT_TYPES: Readonly<Record<string, AccountType>> = {
  CACC: 'CURRENT',
  SVGS: 'SAVINGS',
  TRAN: 'TRANSMISSION',
  LOAN: 'BOND',
};

/**
 * Reads a pain.001.001.09 file as a bank does. It shares nothing with the writer, because it plays the bank
 * in the rehearsal and tests the writer. Throws an `XmlError` for what it cannot read; the caller compares
 * the stated counts and sums with the payments.
 */
export function readPain001(bytes: Uint8Array, limits?: Partial<XmlLimits>): ReadPaymentFile {
  let payments: ReadPayment[] = [];
  const information: ReadPaymentInformation[] = [];
  const files: ReadPaymentFile[] = [];
  const take = ({ element }: XmlRecord) => {
    if (element.name === 'CdtTrfTxInf') payments.push(paymentOf(element));
    else if (element.name === 'PmtInf') {
      information.push(informationOf(element, payments));
      payments = [];
    } else files.push(fileOf(element, information));
  };
  readRecords(bytes, MESSAGES, take, limits);
  const [file] = files;
  invariant(file, 'a whole message has content');
  return file;
}

function fileOf(message: XmlElement, information: ReadPaymentInformation[]): ReadPaymentFile {
  const header = message.need('GrpHdr');
  if (information.length === 0) message.refuse('missing_element', 'The file has no payments.');
  return {
    messageId: header.needText('MsgId'),
    createdAt: header.needText('CreDtTm'),
    isTest: header.textOf('Authstn', 'Prtry') === 'TEST',
    initiator: header.textOf('InitgPty', 'Nm') ?? '',
    stated: statedIn(header),
    information,
  };
}

function informationOf(element: XmlElement, payments: readonly ReadPayment[]): ReadPaymentInformation {
  const method = element.need('PmtMtd');
  if (method.text !== 'TRF') method.refuse('bad_value', 'The payment method is not TRF.');
  if (payments.length === 0) element.refuse('missing_element', 'PmtInf has no payments.');
  const booking = element.child('BtchBookg');
  return {
    paymentInformationId: element.needText('PmtInfId'),
    isBookedAsOneDebit: booking !== null && booleanOf(booking),
    executionDate: dayOf(element.need('ReqdExctnDt')),
    paymentType: paymentTypeOf(element),
    payer: {
      name: element.needText('Dbtr', 'Nm'),
      branchCode: branchOf(element.need('DbtrAgt')),
      accountNumber: accountOf(element.need('DbtrAcct')),
    },
    stated: statedIn(element),
    payments,
  };
}

function paymentTypeOf(element: XmlElement): RailMark {
  const instrument = (name: string) => element.textOf('PmtTpInf', 'LclInstrm', name);
  const [code, proprietary] = [instrument('Cd'), instrument('Prtry')];
  return {
    serviceLevel: element.textOf('PmtTpInf', 'SvcLvl', 'Cd'),
    localInstrument:
      code !== null
        ? { kind: 'CODE', value: code }
        : proprietary === null
          ? null
          : { kind: 'PROPRIETARY', value: proprietary },
  };
}

function paymentOf(element: XmlElement): ReadPayment {
  const account = element.need('CdtrAcct');
  return {
    endToEndId: element.needText('PmtId', 'EndToEndId'),
    uetr: element.textOf('PmtId', 'UETR'),
    amount: moneyOf(element.need('Amt', 'InstdAmt')),
    name: element.needText('Cdtr', 'Nm'),
    branchCode: branchOf(element.need('CdtrAgt')),
    accountNumber: accountOf(account),
    accountType: ACCOUNT_TYPES[account.textOf('Tp', 'Cd') ?? ''] ?? null,
    reference: element.child('RmtInf')?.joined('Ustrd') ?? '',
    instructionId: element.textOf('PmtId', 'InstrId'),
    forPayersBank: element.textOf('InstrForDbtrAgt'),
  };
}

function branchOf(agent: XmlElement): string | null {
  return agent.textOf('FinInstnId', 'ClrSysMmbId', 'MmbId');
}

function accountOf(account: XmlElement): string {
  return (
    accountNumberOf(account) ?? account.refuse('missing_element', `${account.name} has no account number.`)
  );
}

/** A control sum has no currency. Every currency of a bank file has two decimals. */
function statedIn(element: XmlElement): StatedFigures {
  const count = element.child('NbOfTxs');
  const sum = element.child('CtrlSum');
  return { count: count && countOf(count), sumMinor: sum && decimalOf(sum, 'ZAR') };
}
