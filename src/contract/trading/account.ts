import { z } from 'zod';
import { ONE_LINE_PATTERN } from '../../shared/hidden-characters.ts';
import {
  EMPLOYMENT_STATUSES,
  IDENTITY_TYPES,
  PURPOSES,
  SOURCES_OF_FUNDS,
  TRANSACTION_TYPES,
} from '../../shared/trading-terms.ts';
import { namesHidden } from '../common.ts';
import { operation } from '../operation.ts';
import {
  booleanInput,
  CurrencyPair,
  CurrencySymbol,
  Decimal,
  ExchangeTime,
  limit,
  listInput,
  SideName,
  Skip,
  TextInput,
  TimeInput,
} from './common.ts';

export const TransactionHistoryItem = z
  .object({
    id: z.string().describe('The id of the transaction. Send it as `beforeId` to read older ones.'),
    transactionType: z
      .object({
        type: z.enum(TRANSACTION_TYPES).describe('The type.'),
        description: z.string().describe('The type in words.'),
      })
      .describe('The type of the transaction.'),
    debitCurrency: CurrencySymbol.optional().describe('The currency that left the account.'),
    debitValue: Decimal.optional().describe('The amount that left the account.'),
    creditCurrency: CurrencySymbol.optional().describe('The currency that came into the account.'),
    creditValue: Decimal.optional().describe('The amount that came into the account, before the fee.'),
    feeCurrency: CurrencySymbol.optional().describe('The currency of the fee.'),
    feeValue: Decimal.optional().describe('The fee.'),
    eventAt: ExchangeTime.describe('When the transaction was made.'),
    additionalInfo: z
      .object({
        sourceTransactionId: z.string().optional().meta({
          description: 'The transaction that led to this one.',
          example: '019cadd4-8a90-7005-8000-000000001000',
        }),
        costPerCoin: z.number().optional().describe('The price of one unit.'),
        costPerCoinSymbol: z.string().optional().describe('The currency of that price.'),
        currencyPairSymbol: z.string().optional().describe('The currency pair of the trade.'),
        orderId: z.string().optional().describe('The order that was executed.'),
      })
      .describe('Details; the fields depend on the type.'),
  })
  .meta({ id: 'TransactionHistoryItem', description: 'A change of the balances of an account.' });

export const AccountTrade = z
  .object({
    id: z.string().describe('The id of the trade. Send it as `beforeId` to read older ones.'),
    orderId: z.string().describe("The account's order."),
    price: Decimal.describe('The price, in the quote currency.'),
    quantity: Decimal.describe('The quantity, in the base currency.'),
    currencyPair: CurrencyPair.describe('The currency pair.'),
    tradedAt: ExchangeTime.describe('When the trade was made.'),
    side: SideName.describe("The side of the account's order."),
    sequenceId: z.int().describe('The number of the trade in its pair.'),
    fee: Decimal.describe("The fee; negative: a maker's reward."),
    feeCurrency: CurrencySymbol.describe('The currency of the fee.'),
  })
  .meta({ id: 'AccountTrade', description: 'A trade of the account.' });

export const AccountLabel = z
  .object({
    label: z.string().describe('The name of the account.'),
    id: z.string().meta({ description: 'The id of the account; "0": the primary account.', example: '0' }),
  })
  .meta({ id: 'AccountLabel', description: 'An account and its name.' });

export const BalanceEntry = z
  .object({
    currency: CurrencySymbol.describe('The currency.'),
    available: Decimal.describe('The amount that can be used.'),
    reserved: Decimal.describe('The amount held for open orders.'),
    total: Decimal.describe('`available` and `reserved` together.'),
    updatedAt: ExchangeTime.describe('When the balance last changed.'),
    lendReserved: Decimal.describe('The amount held for loans that the account has offered.'),
    borrowReserved: Decimal.describe('The amount held as collateral for borrowed money.'),
    borrowedAmount: Decimal.describe('The amount that the account has borrowed.'),
  })
  .meta({
    id: 'BalanceEntry',
    description: 'The balance of an account in one currency.',
  });

export const BalanceGroup = z
  .object({
    account: AccountLabel.describe('The account.'),
    balances: z.array(BalanceEntry).describe('Its balances that are not zero.'),
  })
  .meta({ id: 'BalanceGroup', description: 'The balances of one account.' });

const Day = z.iso.date().meta({ example: '1990-04-12' });
const Country = z
  .string()
  .regex(/^[A-Z]{2,3}$/, 'Enter an ISO 3166 code of two or three letters.')
  .meta({ example: 'ZA' });

/** The description and an example of each field of a customer. */
const MEANINGS = {
  firstName: { description: 'The first name of the customer.', example: 'Thandi' },
  lastName: { description: 'The last name of the customer.', example: 'Nkosi' },
  dateOfBirth: { description: 'The date of birth of the customer.', example: '1990-04-12' },
  residentialCountry: { description: 'The ISO 3166 code of the country of residence.', example: 'ZA' },
  identityIssuingCountry: {
    description: 'The ISO 3166 code of the country that issued the identity document.',
    example: 'ZA',
  },
  identityType: { description: 'The type of the identity document.', example: 'PASSPORT' },
  identityNumber: { description: 'The number of the identity document.', example: '9004125009087' },
  identityExpiryDate: {
    description: 'The date on which the identity document expires.',
    example: '2031-06-30',
  },
  cellNumber: { description: 'The mobile number, with its country code.', example: '+27821234567' },
  email: { description: 'The email address of the customer.', example: 'thandi@example.com' },
  purpose: { description: 'The purpose of the account.', example: 'TRADING' },
  employmentStatus: { description: 'The employment status of the customer.', example: 'SELF_EMPLOYED' },
  sourceOfFunds: { description: "The source of the customer's money.", example: 'SALARY_WAGES' },
} as const;

const kyc = {
  firstName: z.string().meta(MEANINGS.firstName),
  lastName: z.string().meta(MEANINGS.lastName),
  dateOfBirth: Day.meta(MEANINGS.dateOfBirth),
  residentialCountry: Country.meta(MEANINGS.residentialCountry),
  identityIssuingCountry: Country.meta(MEANINGS.identityIssuingCountry),
  identityType: z.enum(IDENTITY_TYPES).meta(MEANINGS.identityType),
  identityNumber: z.string().meta(MEANINGS.identityNumber),
  identityExpiryDate: Day.meta(MEANINGS.identityExpiryDate),
  cellNumber: z.string().meta(MEANINGS.cellNumber),
  email: z.string().meta(MEANINGS.email),
  purpose: z.enum(PURPOSES).meta(MEANINGS.purpose),
  employmentStatus: z.enum(EMPLOYMENT_STATUSES).meta(MEANINGS.employmentStatus),
  sourceOfFunds: z.enum(SOURCES_OF_FUNDS).meta(MEANINGS.sourceOfFunds),
};

export const Subaccount = z
  .object({
    id: z.string().describe('The id of the subaccount.'),
    label: z.string().describe('The name of the subaccount.'),
    ...z.object(kyc).partial().shape,
  })
  .meta({ id: 'Subaccount', description: 'A subaccount, with the data of its customer if it has one.' });

const Label = z
  .string()
  .trim()
  .regex(/^[A-Za-z0-9 -]{1,64}$/, 'Use at most 64 letters, digits, spaces and hyphens.')
  .meta({
    description: 'The name: letters, digits, spaces and hyphens, unique among the subaccounts.',
    example: 'Treasury',
  });
const Name = z
  .string()
  .trim()
  .min(1, 'This is required.')
  .max(128)
  .check(namesHidden())
  .meta({ pattern: ONE_LINE_PATTERN });
const absentText = (value: unknown) => (value === '' || value === null ? undefined : value);

/** One of a list of words, in upper or lower case. */
function wordOf<const W extends readonly string[]>(
  words: W,
  meaning: { description: string; example: string },
) {
  return z
    .preprocess((value) => (typeof value === 'string' ? value.trim().toUpperCase() : value), z.enum(words))
    .meta({ ...meaning, override: { type: 'string', enum: [...words] } });
}

/** The data of a customer subaccount; a proprietary one needs only the label. */
export const CustomerDetails = z
  .object({
    label: Label,
    firstName: Name.meta(MEANINGS.firstName),
    lastName: Name.meta(MEANINGS.lastName),
    dateOfBirth: Day.meta(MEANINGS.dateOfBirth),
    residentialCountry: Country.meta(MEANINGS.residentialCountry),
    identityIssuingCountry: Country.meta(MEANINGS.identityIssuingCountry),
    identityType: wordOf(IDENTITY_TYPES, MEANINGS.identityType),
    identityNumber: z
      .string()
      .trim()
      .regex(/^[A-Za-z0-9/ -]{5,30}$/, 'Use 5 to 30 letters and digits.')
      .meta(MEANINGS.identityNumber),
    identityExpiryDate: z
      .preprocess(absentText, Day.optional())
      .meta({ ...MEANINGS.identityExpiryDate, override: { type: 'string', format: 'date' } }),
    cellNumber: z
      .string()
      .trim()
      .regex(/^\+[1-9]\d{6,14}$/, 'Include the country code, such as +27821234567.')
      .meta(MEANINGS.cellNumber),
    email: z
      .preprocess(absentText, z.email().optional())
      .meta({ ...MEANINGS.email, override: { type: 'string', format: 'email' } }),
    purpose: wordOf(PURPOSES, MEANINGS.purpose),
    employmentStatus: wordOf(EMPLOYMENT_STATUSES, MEANINGS.employmentStatus),
    sourceOfFunds: wordOf(SOURCES_OF_FUNDS, MEANINGS.sourceOfFunds),
  })
  .meta({ id: 'CustomerDetails', description: 'The data of a customer.' });

export const SubaccountRequest = z.strictObject({ ...CustomerDetails.partial().shape, label: Label }).meta({
  id: 'SubaccountRequest',
  description:
    'Only the label for a proprietary subaccount; every required field of CustomerDetails for a customer ' +
    'subaccount.',
});
export const SubaccountCreated = z
  .object({ id: z.string().describe('The id of the subaccount.') })
  .meta({ id: 'SubaccountCreated', description: 'The new subaccount.' });

export const listTransactionHistory = operation({
  operationId: 'listTransactionHistory',
  method: 'GET',
  path: '/v1/account/transactionhistory',
  tag: 'Account',
  summary: 'List transactions',
  description:
    'Returns the transactions of the account, newest first. Without times and `beforeId`: the latest 30 ' +
    'days. Values exclude the fee: a balance changes by credit less debit less fee.',
  roles: 'every',
  tradingPermission: 'view',
  query: z.object({
    skip: Skip,
    limit: limit(200, 100),
    currency: TextInput.meta({ description: 'Only transactions in this currency.', example: 'USDC' }),
    transactionTypes: listInput(TRANSACTION_TYPES, 'Only transactions of these types, separated by commas.'),
    startTime: TimeInput,
    endTime: TimeInput,
    beforeId: TextInput.meta({
      description: 'Only older items than the one with this id.',
      example: '019cadd4-8a90-7005-8000-000000001001',
    }),
  }),
  answers: { 200: { description: 'The transactions.', schema: z.array(TransactionHistoryItem) } },
  refusals: [400, 401, 403, 429],
});

export const listTradeHistory = operation({
  operationId: 'listTradeHistory',
  method: 'GET',
  path: '/v1/account/tradehistory',
  tag: 'Account',
  summary: 'List trades',
  description:
    'Returns the trades of the account, newest first. Without times and `beforeId`: the latest 30 days.',
  roles: 'every',
  tradingPermission: 'view',
  query: z.object({
    skip: Skip,
    limit: limit(100),
    startTime: TimeInput,
    endTime: TimeInput,
    beforeId: TextInput.meta({
      description: 'Only older items than the one with this id.',
      example: '019cadd4-8a90-7005-8000-000000001001',
    }),
  }),
  answers: { 200: { description: 'The trades.', schema: z.array(AccountTrade) } },
  refusals: [400, 401, 403, 429],
});

export const listAllBalances = operation({
  operationId: 'listAllBalances',
  method: 'GET',
  path: '/v1/account/balances/all',
  tag: 'Account',
  summary: 'Read the balances of all accounts',
  description: 'Returns the balances of the primary account and its subaccounts. Zero balances are left out.',
  roles: 'every',
  tradingPermission: 'view',
  primaryOnly: true,
  answers: { 200: { description: 'The balances.', schema: z.array(BalanceGroup) } },
  refusals: [401, 403, 429],
});

export const listSubaccounts = operation({
  operationId: 'listSubaccounts',
  method: 'GET',
  path: '/v1/account/subaccounts',
  tag: 'Subaccounts',
  summary: 'List accounts',
  description: 'Returns the primary account, whose id is 0, and its subaccounts.',
  roles: 'every',
  tradingPermission: 'view',
  primaryOnly: true,
  answers: { 200: { description: 'The accounts.', schema: z.array(AccountLabel) } },
  refusals: [401, 403, 429],
});

export const getSubaccount = operation({
  operationId: 'getSubaccount',
  method: 'GET',
  path: '/v1/account/subaccount/{accountPublicId}',
  tag: 'Subaccounts',
  summary: 'Read a subaccount',
  description:
    "Returns a subaccount with the customer's data, if it has any. Below `/trading`, a caller without the " +
    'role TRADER or ADMIN receives only `identityType` of that data.',
  roles: 'every',
  tradingPermission: 'view',
  params: z.object({
    accountPublicId: z
      .string()
      .min(1)
      .max(32)
      .meta({ description: 'The id of the subaccount.', example: '1234567890123456789' }),
  }),
  answers: { 200: { description: 'The subaccount.', schema: Subaccount } },
  refusals: [400, 401, 403, 429],
});

export const createSubaccount = operation({
  operationId: 'createSubaccount',
  method: 'POST',
  path: '/v1/account/subaccount',
  tag: 'Subaccounts',
  summary: 'Create a subaccount',
  description:
    'Creates a proprietary subaccount from its label, or a customer subaccount from the data that the law ' +
    'requires, if the exchange has enabled those for the account. `label`, `identityNumber` and ' +
    '`cellNumber` are unique.',
  roles: ['TRADER'],
  tradingPermission: 'trade',
  primaryOnly: true,
  query: z.object({
    isProprietarySubAccount: booleanInput(
      'True for a proprietary subaccount; false for a customer subaccount.',
    ),
  }),
  body: SubaccountRequest,
  answers: { 200: { description: 'The subaccount was created.', schema: SubaccountCreated } },
  refusals: [400, 401, 403, 429],
});
