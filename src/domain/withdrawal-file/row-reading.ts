import type { AccountType, Rail } from '../../shared/terms.ts';
import { Findings } from './findings.ts';
import type { BankRule } from './withdrawal-rules.ts';
import { TEXT_FIELDS } from '../withdrawal/shapes.ts';

/** The values of one row's cells. One object is used for row after row, so copy values that must stay. */
export class RowReading {
  readonly findings = new Findings();
  beneficiaryName = '';
  bank: BankRule | null = null;
  branchCode = '';
  accountNumber = '';
  accountType: AccountType | null = null;
  amountMinor: bigint | null = null;
  rail: Rail | null = null;
  /** The values of TEXT_FIELDS; '' for an absent one. */
  readonly texts: string[] = TEXT_FIELDS.map(() => '');
}
