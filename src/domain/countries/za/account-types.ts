import type { AccountTypes } from '../country.ts';

/** English and Afrikaans words, and the codes of South African bank files. */
export const ACCOUNT_TYPES: AccountTypes = {
  spellings: {
    CURRENT: [
      '1',
      '01',
      'CURRENT',
      'CURRENTACCOUNT',
      'CURR',
      'CHEQUE',
      'CHEQUEACCOUNT',
      'CHEQUES',
      'CHQ',
      'CHECK',
      'CHECKING',
      'BUSINESS',
      'BUSINESSCURRENT',
      'BUSINESSCHEQUE',
      'TJEK',
      'TJEKREKENING',
      'LOPEND',
      'LOPENDE',
      'LOPENDEREKENING',
    ],
    SAVINGS: ['2', '02', 'SAVINGS', 'SAVING', 'SAVINGSACCOUNT', 'SAV', 'SAVE', 'SPAAR', 'SPAARREKENING'],
    TRANSMISSION: ['3', '03', 'TRANSMISSION', 'TRANSMISSIONACCOUNT', 'TRANS', 'TRANSMISSIE'],
    BOND: ['4', '04', 'BOND', 'BONDACCOUNT', 'HOMELOAN', 'MORTGAGE', 'VERBAND', 'HUISLENING'],
    SUBSCRIPTION_SHARE: ['6', '06', 'SUBSCRIPTIONSHARE', 'SUBSCRIPTIONSHARES', 'SUBSCRIPTION', 'SHARE'],
  },
};
