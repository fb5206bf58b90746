import { accountNumberPattern, branchCodePattern } from '../countries/formats.ts';
import { DEFAULT_COUNTRY } from '../countries/registry.ts';

/**
 * The patterns of a withdrawal's fields in the interface document: those of the default country. They are not
 * applied to requests, because the country of the entity decides (domain/withdrawal-file).
 */
export const DOCUMENTED_PATTERNS = {
  accountNumber: accountNumberPattern(DEFAULT_COUNTRY.accountNumbers).source,
  branchCode: branchCodePattern(DEFAULT_COUNTRY.branchCodeDigits).source,
};
