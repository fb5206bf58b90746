/**
 * A small reader and writer of ACB files, as a bank has them. It shares no code with the product: it was
 * written from the published positions of the lines.
 */

export interface AcbPayment {
  sequence: string;
  branch: string;
  account: string;
  amountMinor: bigint;
  shortName: string;
  reference: string;
  name: string;
}

export interface AcbFile {
  flag: string;
  createdOn: string;
  customerName: string;
  customerCode: string;
  transmission: string;
  userCode: string;
  generation: string;
  payerBranch: string;
  payerAccount: string;
  actionDate: string;
  lastSequence: string;
  /** The reference that the bank repeats on the statement of the account. */
  contraReference: string;
  payments: AcbPayment[];
}

/** Characters `from` to `from + length - 1` of a line, counted from 1 as in the publication. */
const cut = (line: string, from: number, length: number) => line.slice(from - 1, from - 1 + length);

export function readAcb(bytes: Uint8Array): AcbFile {
  const lines = Buffer.from(bytes).toString('latin1').split('\r\n');
  const of = (type: string) => lines.filter((line) => line.startsWith('020') && cut(line, 5, 2) === type);
  const header = lines[0]!;
  const set = of('04')[0]!;
  const contra = of('12')[0]!;
  return {
    flag: cut(header, 4, 1),
    createdOn: cut(header, 5, 8),
    customerCode: cut(header, 13, 5),
    customerName: cut(header, 18, 30),
    transmission: cut(header, 48, 7),
    userCode: cut(set, 7, 4),
    generation: cut(set, 41, 4),
    payerBranch: cut(contra, 7, 6),
    payerAccount: cut(contra, 13, 11),
    actionDate: cut(contra, 63, 6),
    lastSequence: cut(contra, 28, 6),
    contraReference: cut(contra, 75, 22).trim(),
    payments: of('10').map((line) => ({
      sequence: cut(line, 28, 6),
      branch: cut(line, 34, 6),
      account: cut(line, 40, 11),
      amountMinor: BigInt(cut(line, 52, 11)),
      shortName: cut(line, 75, 10),
      reference: cut(line, 85, 20).trim(),
      name: cut(line, 105, 30),
    })),
  };
}

/** The status of a file: accepted except some payments, or rejected as a whole. */
export function statusText(
  file: AcbFile,
  on: string,
  answer: { isRejected: boolean; rejected: readonly AcbPayment[] },
): Buffer {
  const generation = file.generation.padStart(7, '0');
  const last = answer.isRejected ? '000000' : file.lastSequence;
  const about = (sequence: string, reason: string) =>
    `901${file.flag}020 ${file.userCode}/${generation}/${sequence} ${reason}`;
  return outputText(file, on, [
    `900${file.flag}000 TRANSMISSION ${file.customerCode}-${file.transmission} ACCEPTED`,
    `900${file.flag}020 ACB USER SET ${file.userCode}-${generation}-${last} ` +
      (answer.isRejected ? 'REJECTED' : 'ACCEPTED'),
    ...(answer.isRejected
      ? [about('000000', '00012-USER SET REFUSED')]
      : answer.rejected.map(({ sequence }) => about(sequence, '00032-HOMING BRANCH INVALID'))),
  ]);
}

/** Payments that come back, because their accounts are closed. */
export function returnsText(file: AcbFile, on: string, returned: readonly AcbPayment[]): Buffer {
  const wide = (account: string) => account.padStart(16, '0');
  const accounts = returned.reduce((sum, { account }) => sum + BigInt(account), 0n);
  const cents = returned.reduce((sum, { amountMinor }) => sum + amountMinor, 0n);
  const digits = (number: bigint | number, length: number) => String(number).padStart(length, '0');
  const figures =
    digits(0, 9) + digits(returned.length, 9) + digits(accounts, 18) + digits(0, 14) + digits(cents, 14);
  const { flag, userCode } = file;
  return outputText(file, on, [
    `010${flag}${userCode}${file.generation.padStart(7, '0')}01`,
    `011${flag}${userCode}${file.payerBranch}${wide(file.payerAccount)}0120${file.actionDate}`,
    ...returned.map(
      (payment) =>
        `013${flag}10${file.createdOn}${payment.sequence}${payment.branch}${wide(payment.account)}` +
        `${digits(payment.amountMinor, 11)}${payment.shortName}${payment.reference.padEnd(20)}` +
        `01200000${digits(0, 6)}${' '.repeat(16)}${payment.name}`,
    ),
    `014${flag}${figures}`,
    `019${flag}${figures}`,
  ]);
}

function outputText(file: AcbFile, on: string, lines: readonly string[]): Buffer {
  const all = [
    `000${file.flag}${on}00000${file.customerName}0000001${file.customerCode}`,
    ...lines,
    `999${file.flag}${String(lines.length + 2).padStart(9, '0')}`,
  ];
  return Buffer.from(all.map((line) => `${line.padEnd(198)}\r\n`).join(''), 'latin1');
}
