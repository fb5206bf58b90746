import type { CountryBanks } from '../country.ts';
import shipped from './banks.json' with { type: 'json' };

/*
 * The lengths of account numbers: no bank publishes its own. ACB files carry 11 digits, and 7 to 11 is wider
 * than any public list. `usualLengths` are the account number tips of Netcash (help.netcash.co.za, November
 * 2026: Absa 8 to 11, Capitec 10, FNB 11, Nedbank 10 or 11) and lists of 9 to 11 digits for the others, each
 * widened where sources differ. Banks without a public figure have none.
 */
export const BANKS: CountryBanks = {
  sourceDate: shipped.sourceDate,
  shipped: shipped.banks,
  aliases: {
    ABSA: ['AMALGAMATEDBANKSOFSOUTHAFRICA'],
    BANK_ZERO: ['ZERO', 'ZEROMUTUAL'],
    FNB: ['FIRSTNATIONAL', 'FNBRMB', 'RMB', 'RANDMERCHANT', 'FIRSTRAND'],
    NEDBANK: ['NED', 'NEDCOR'],
    STANDARD_BANK: [
      'SBSA',
      'STD',
      'STDBANK',
      'STANDARDBANKOFSA',
      'STANDARDBANKOF',
      'STANDARDOF',
      'STANBIC',
      'SB',
    ],
    TYMEBANK: ['TYME', 'GOTYME'],
  },
  commonWords: ['BANK', 'LTD', 'LIMITED', 'PTY', 'GROUP', 'MUTUAL', 'OF', 'SA', 'RSA', 'SOUTH AFRICA', 'THE'],
};
