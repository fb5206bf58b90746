import { parseAmount, type Currency } from '../../../shared/money.ts';
import { maxAmountOfProfile } from '../../../shared/payment-types.ts';
import type { Rail } from '../../../shared/terms.ts';
import { BANKS } from '../../countries/za/banks.ts';
import {
  nameInFile,
  ownReferenceInFile,
  referenceInFile,
  type FileText,
  type TextRefusal,
} from '../charset.ts';
import { FORMATS } from '../formats.ts';
import { blocksOf } from '../pain001/blocks.ts';
import type { OrderedPayment, PaymentOrder } from '../payment-order.ts';
import type { BankFileProfile } from '../profile.ts';

/** A text of a made-up payment, and how a file of the profile carries it. */
export interface MadeUpText {
  original: string;
  inFile: FileText | TextRefusal;
}

/** No character set of a bank file has these letters. */
export const UNWRITABLE_NAME = '李小龍';

type Person = readonly [name: string, reference: string, accountNumber: string, amountMinor: bigint];

/** The first gets the largest amount that the file can still hold. */
const PEOPLE: readonly Person[] = [
  ['Zoë Müller-O’Connor', 'Salary: März', '62012345678', 0n],
  ['Đặng Thị Hồng & Søn', 'INV #12/3 “final”', '0123456789', 1n],
  ['Thandi Nkosi', 'SALARY MARCH', '1234567890', 1_250_00n],
  ['Æbleskov Straße (Edms) Bpk', 'Refund 50% + VAT', '400100200', 99_999_99n],
  ['Nokuthula_van der Merwe; Łukasz', 'A', '1234567890123', 12_345_67n],
  ['J', 'Lôan [no. 7]', '00987654321', 100n],
];

const ACCOUNT_TYPES = ['CURRENT', 'SAVINGS', 'TRANSMISSION'] as const;

/**
 * The payments that a rehearsal makes up: several banks and kinds of accounts, names and references that the
 * file cannot carry unchanged or in full, the smallest amount, and the largest total. They use the rails in
 * turn and are in the order of the file. Where the bank has a limit for a rail, no amount is above it.
 */
export function madeUpPayments(
  profile: BankFileProfile,
  { rails, currency }: { rails: readonly Rail[]; currency: Currency },
  newId: () => string,
): { payments: OrderedPayment[]; texts: MadeUpText[] } {
  const texts: MadeUpText[] = [];
  const written = (original: string, inFile: FileText | TextRefusal): string => {
    texts.push({ original, inFile });
    return 'error' in inFile ? '' : inFile.text;
  };
  const longest: Person = [
    longText(profile.nameLength),
    longText(profile.referenceLength),
    '62098765432',
    7_50n,
  ];
  const people = [...PEOPLE.slice(0, 1), longest, ...PEOPLE.slice(1)].slice(0, profile.maxPayments);
  const railAt = (index: number) => rails[index % rails.length]!;
  const rest = people.reduce((sum, [, , , amountMinor]) => sum + amountMinor, 0n);
  const payments = people.map(([name, reference, accountNumber, amountMinor], index): OrderedPayment => ({
    rail: railAt(index),
    endToEndId: newId(),
    amountMinor: upTo(
      limitOf(profile, railAt(index), currency),
      amountMinor || FORMATS[profile.format].mostTotalMinor - rest,
    ),
    name: written(name, nameInFile(name, profile)),
    branchCode: BANKS.shipped[index % BANKS.shipped.length]!.defaultBranchCode,
    accountNumber,
    accountType: ACCOUNT_TYPES[index % ACCOUNT_TYPES.length]!,
    reference: written(reference, referenceInFile(reference, profile)),
    ownReference: ownReferenceOf(reference, profile),
  }));
  return { payments: blocksOf(payments).flatMap((block) => block.payments), texts };
}

/** The same text where the file has a place for an own reference. */
function ownReferenceOf(reference: string, profile: BankFileProfile): string {
  const own = ownReferenceInFile(reference, profile);
  return own && 'text' in own ? own.text : '';
}

function limitOf(profile: BankFileProfile, rail: Rail, currency: Currency): bigint | null {
  const written = maxAmountOfProfile(profile, rail);
  return written === null ? null : parseAmount(written, currency);
}

function upTo(limit: bigint | null, amountMinor: bigint): bigint {
  return limit !== null && amountMinor > limit ? limit : amountMinor;
}

/** A text that the file cuts to the length of the profile. */
function longText(length: number): string {
  return 'Mokoena'.repeat(Math.ceil((length + 1) / 7)).slice(0, length + 1);
}

export type MadeUpSetting = Pick<
  PaymentOrder,
  'payer' | 'currency' | 'fileNumber' | 'acbNumbers' | 'executionDate' | 'createdAt'
>;

/**
 * An order as a batch would make it. It is not marked as a test, because the rehearsal is about the files
 * that pay.
 */
export function madeUpOrder(
  setting: MadeUpSetting,
  payments: readonly OrderedPayment[],
  fileId: string,
): PaymentOrder {
  return { ...setting, fileId, firstSequenceNumber: 1, isTest: false, payments };
}
