import { RAILS } from '../../countries/za/rails.ts';
import type { BankFileProfile } from '../profile.ts';

const EFT_CUT_OFF = RAILS.all.find(({ rail }) => rail === 'EFT')!.cutOff;

/**
 * The ACB file carries no outcome of a payment but its return, so only the statement shows that it was paid.
 * An accepted user set accepts each of its payments.
 */
const ACB: Omit<BankFileProfile, 'code' | 'displayName' | 'format'> = {
  charset: 'ACB',
  nameLength: 30,
  // The first 10 of 30 characters are the company's short name.
  referenceLength: 20,
  maxPayments: 100_000,
  entryClass: 88,
  acb: null,
  isBookedAsOneDebit: true,
  unnamedAreAccepted: true,
  paidBy: 'STATEMENT',
  fileName: 'ACB-{date}-{number}.txt',
  cutOff: EFT_CUT_OFF,
  silentAfterHours: 24,
};

/**
 * Profiles to start from. They follow public descriptions of the formats; no bank has approved them. The ACB
 * profiles need the registration that the bank gave the company.
 */
export const BUILT_IN_PROFILES: readonly BankFileProfile[] = [
  { code: 'ZA-ACB-198', displayName: 'ACB, host-to-host (198 characters)', format: 'ACB_198', ...ACB },
  { code: 'ZA-ACB-180', displayName: 'ACB, older form (180 characters)', format: 'ACB_180', ...ACB },
  {
    code: 'ZA-PAIN-001',
    displayName: 'ISO 20022 pain.001 (South Africa)',
    format: 'PAIN_001',
    charset: 'ISO_LATIN',
    nameLength: 140,
    referenceLength: 140,
    maxPayments: 100_000,
    entryClass: null,
    acb: null,
    isBookedAsOneDebit: true,
    unnamedAreAccepted: false,
    paidBy: 'REPLY',
    fileName: 'PAIN001-{date}-{number}.xml',
    cutOff: EFT_CUT_OFF,
    silentAfterHours: 24,
  },
];
