import { createHash } from 'node:crypto';
import { ALPHABET } from '../../../../domain/collections/references.ts';

export interface ReceivingAccount {
  /** ISO 3166 alpha-2. */
  country: string;
  bankName: string;
  accountNumber: string;
}

const CHARACTERS = 12;
const GROUP = 4;

/** The letters and digits of a text in capitals, so that spelling does not change the fingerprint. */
const bare = (text: string) =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/**
 * Twelve characters that identify an account, such as "7KQ4-MX2D-9T3W": on invoices and on pay pages alike,
 * so that a payer sees when one of them names another account. It has 55 bits: another account with the same
 * fingerprint cannot be found among all numbers that a bank could give out. Anyone can compute it.
 */
export function accountFingerprint({ country, bankName, accountNumber }: ReceivingAccount): string {
  const name = ['outlay-account-1', country, bare(bankName), bare(accountNumber)].join('\n');
  let rest = BigInt(`0x${createHash('sha256').update(name).digest('hex')}`);
  const base = BigInt(ALPHABET.length);
  let written = '';
  for (let place = 0; place < CHARACTERS; place++) {
    if (place > 0 && place % GROUP === 0) written += '-';
    written += ALPHABET[Number(rest % base)]!;
    rest /= base;
  }
  return written;
}
