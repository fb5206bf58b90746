import type { CountryBanks } from '../country.ts';
import shipped from './banks.json' with { type: 'json' };

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
