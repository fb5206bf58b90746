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
    id: z.string().meta({ description: 'The cursor of `beforeId`.' }),
    transactionType: z.object({ type: z.enum(TRANSACTION_TYPES), description: z.string() }),
    debitCurrency: CurrencySymbol.optional(),
    debitValue: Decimal.optional(),
    creditCurrency: CurrencySymbol.optional(),
    creditValue: Decimal.optional().meta({ description: 'Before the fee.' }),
    feeCurrency: CurrencySymbol.optional(),
    feeValue: Decimal.optional(),
    eventAt: ExchangeTime,
    additionalInfo: z.object({
      sourceTransactionId: z.string().optional(),
      costPerCoin: z.number().optional(),
      costPerCoinSymbol: z.string().optional(),
      currencyPairSymbol: z.string().optional(),
      orderId: z.string().optional(),
    }),
  })
  .meta({ id: 'TransactionHistoryItem', description: 'One movement on an account.' });

export const AccountTrade = z
  .object({
    id: z.string(),
    orderId: z.string(),
    price: Decimal,
    quantity: Decimal,
    currencyPair: CurrencyPair,
    tradedAt: ExchangeTime,
    side: SideName,
    sequenceId: z.int(),
    fee: Decimal.meta({ description: "Below zero is a maker's reward." }),
    feeCurrency: CurrencySymbol,
  })
  .meta({ id: 'AccountTrade', description: 'A trade of the account.' });

export const AccountLabel = z
  .object({
    label: z.string(),
    id: z.string().meta({ description: '"0" is the primary account.', example: '0' }),
  })
  .meta({ id: 'AccountLabel', description: 'An account by its name.' });

export const BalanceEntry = z
  .object({
    currency: CurrencySymbol,
    available: Decimal,
    reserved: Decimal,
    total: Decimal,
    updatedAt: ExchangeTime,
    lendReserved: Decimal,
    borrowReserved: Decimal,
    borrowedAmount: Decimal,
  })
  .meta({
    id: 'BalanceEntry',
    description: 'What an account has of a currency: total is available and reserved.',
  });

export const BalanceGroup = z
  .object({ account: AccountLabel, balances: z.array(BalanceEntry) })
  .meta({ id: 'BalanceGroup', description: 'The balances of one account that are not zero.' });

const Day = z.iso.date().meta({ example: '1990-04-12' });
const Country = z
  .string()
  .regex(/^[A-Z]{2,3}$/, 'Give an ISO 3166 code of two or three letters.')
  .meta({ example: 'ZA' });

const kyc = {
  firstName: z.string(),
  lastName: z.string(),
  dateOfBirth: Day,
  residentialCountry: Country,
  identityIssuingCountry: Country,
  identityType: z.enum(IDENTITY_TYPES),
  identityNumber: z.string(),
  identityExpiryDate: Day,
  cellNumber: z.string(),
  email: z.string(),
  purpose: z.enum(PURPOSES),
  employmentStatus: z.enum(EMPLOYMENT_STATUSES),
  sourceOfFunds: z.enum(SOURCES_OF_FUNDS),
};

export const Subaccount = z
  .object({ id: z.string(), label: z.string(), ...z.object(kyc).partial().shape })
  .meta({ id: 'Subaccount', description: "A subaccount; the customer's data where there is any." });

const Label = z
  .string()
  .trim()
  .regex(/^[A-Za-z0-9 -]{1,64}$/, 'Up to 64 letters, digits, spaces and hyphens.')
  .meta({
    description: 'Letters, digits, spaces and hyphens; unique among the subaccounts.',
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

/** One of a list of words, in any case. */
function wordOf<const W extends readonly string[]>(words: W) {
  return z
    .preprocess((value) => (typeof value === 'string' ? value.trim().toUpperCase() : value), z.enum(words))
    .meta({ override: { type: 'string', enum: [...words] } });
}

/** What a customer subaccount is made with; a proprietary one needs the label alone. */
export const CustomerDetails = z
  .object({
    label: Label,
    firstName: Name,
    lastName: Name,
    dateOfBirth: Day,
    residentialCountry: Country,
    identityIssuingCountry: Country,
    identityType: wordOf(IDENTITY_TYPES),
    identityNumber: z
      .string()
      .trim()
      .regex(/^[A-Za-z0-9/ -]{5,30}$/, '5 to 30 letters and digits.')
      .meta({ example: '9004125009087' }),
    identityExpiryDate: z
      .preprocess(absentText, Day.optional())
      .meta({ override: { type: 'string', format: 'date' } }),
    cellNumber: z
      .string()
      .trim()
      .regex(/^\+[1-9]\d{6,14}$/, 'Write it with its country code, such as +27821234567.')
      .meta({ example: '+27821234567' }),
    email: z
      .preprocess(absentText, z.email().optional())
      .meta({ override: { type: 'string', format: 'email' } }),
    purpose: wordOf(PURPOSES),
    employmentStatus: wordOf(EMPLOYMENT_STATUSES),
    sourceOfFunds: wordOf(SOURCES_OF_FUNDS),
  })
  .meta({ id: 'CustomerDetails', description: 'The data of a customer.' });

export const SubaccountRequest = z.strictObject({ ...CustomerDetails.partial().shape, label: Label }).meta({
  id: 'SubaccountRequest',
  description:
    'Only the label for a proprietary subaccount; every required field of CustomerDetails for a customer.',
});
export const SubaccountCreated = z
  .object({ id: z.string() })
  .meta({ id: 'SubaccountCreated', description: 'The new subaccount.' });

export const listTransactionHistory = operation({
  operationId: 'listTransactionHistory',
  method: 'GET',
  path: '/v1/account/transactionhistory',
  tag: 'Account',
  summary: 'List the transactions of the account',
  description:
    'Newest first. Without times the latest 30 days, unless `beforeId` is given. A value is before its fee: a balance changes by credit less debit less fee.',
  roles: 'every',
  tradingPermission: 'view',
  query: z.object({
    skip: Skip,
    limit: limit(200, 100),
    currency: TextInput,
    transactionTypes: listInput(TRANSACTION_TYPES, 'Types, with commas between.'),
    startTime: TimeInput,
    endTime: TimeInput,
    beforeId: TextInput,
  }),
  answers: { 200: { description: 'The transactions.', schema: z.array(TransactionHistoryItem) } },
  refusals: [400, 401, 403, 429],
});

export const listTradeHistory = operation({
  operationId: 'listTradeHistory',
  method: 'GET',
  path: '/v1/account/tradehistory',
  tag: 'Account',
  summary: 'List the trades of the account',
  description: 'Newest first. Without times the latest 30 days, unless `beforeId` is given.',
  roles: 'every',
  tradingPermission: 'view',
  query: z.object({
    skip: Skip,
    limit: limit(100),
    startTime: TimeInput,
    endTime: TimeInput,
    beforeId: TextInput,
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
  description: 'The primary account and its subaccounts; what is zero is left out.',
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
  summary: 'List the subaccounts',
  description: 'With the primary account, whose id is 0.',
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
  summary: 'Read one subaccount',
  description:
    "Includes the customer's data, if any. The dashboard's gateway leaves out all of it but identityType unless the caller is TRADER or ADMIN.",
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
    'A proprietary one by its label; a customer with the data that the law asks for, where that was enabled for the client. Label, identityNumber and cellNumber are unique.',
  roles: ['TRADER'],
  tradingPermission: 'trade',
  primaryOnly: true,
  query: z.object({ isProprietarySubAccount: booleanInput('True for a subaccount of the client itself.') }),
  body: SubaccountRequest,
  answers: { 200: { description: 'Created.', schema: SubaccountCreated } },
  refusals: [400, 401, 403, 429],
});
