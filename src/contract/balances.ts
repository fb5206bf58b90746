import { z } from 'zod';
import { ACCESS_TYPES } from '../shared/terms.ts';
import { Amount, CurrencyCode, Timestamp } from './common.ts';
import { SignedAmount } from './dashboard/statements.ts';
import { operation } from './operation.ts';

export const AccessTypeName = z.enum(ACCESS_TYPES).meta({
  id: 'AccessType',
  description:
    'FUNDING: the money that batches are paid from. COLLECTION: money received from customers. FEE: fees ' +
    'charged.',
  example: 'FUNDING',
});

export const AccountBalanceResponse = z
  .object({
    accessType: AccessTypeName.describe('The access type of the balance.'),
    currency: CurrencyCode.describe('The currency of the balance.'),
    available: SignedAmount.describe(
      'The money that new batches can use. Below zero when the bank took more than was available.',
    ),
    reserved: Amount.meta({ description: 'The money held for approved batches that are not settled yet.' }),
    total: SignedAmount.describe('`available` and `reserved` together.'),
    updatedAt: Timestamp.nullable().meta({
      description: 'When the balance last changed; null if it never has.',
    }),
  })
  .meta({ id: 'AccountBalanceResponse', description: 'The balance of one access type in one currency.' });

export const getAccountBalances = operation({
  operationId: 'getAccountBalances',
  method: 'GET',
  path: '/payments/account/balances/{type}',
  tag: 'Account Balances',
  summary: 'Read balances',
  description: 'Returns one balance for each requested currency.',
  roles: 'every',
  params: z.object({
    type: z
      .string()
      .transform((text) => text.toUpperCase())
      .pipe(z.enum(ACCESS_TYPES))
      .meta({
        description: 'The access type, in upper or lower case.',
        example: 'FUNDING',
        override: {
          type: 'string',
          pattern: '^([Ff][Uu][Nn][Dd][Ii][Nn][Gg]|[Cc][Oo][Ll][Ll][Ee][Cc][Tt][Ii][Oo][Nn]|[Ff][Ee][Ee])$',
        },
      }),
  }),
  query: z.object({
    currency: z
      .string()
      .min(1)
      .max(200)
      .meta({ description: 'One currency code, or several separated by commas.', example: 'ZAR' }),
  }),
  answers: {
    200: {
      description: 'One balance for each currency, in the order of the request.',
      schema: z.array(AccountBalanceResponse),
    },
  },
  refusals: [400, 401, 403, 404, 429],
  errors: ['unknown_currency'],
});
