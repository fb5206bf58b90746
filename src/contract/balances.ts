import { z } from 'zod';
import { ACCESS_TYPES } from '../shared/terms.ts';
import { Amount, CurrencyCode, Timestamp } from './common.ts';
import { operation } from './operation.ts';

export const AccessTypeName = z.enum(ACCESS_TYPES).meta({
  id: 'AccessType',
  description: 'FUNDING: what batches are paid from. COLLECTION: received from customers. FEE: fees charged.',
  example: 'FUNDING',
});

export const AccountBalanceResponse = z
  .object({
    accessType: AccessTypeName,
    currency: CurrencyCode,
    available: Amount,
    reserved: Amount.meta({ description: 'Held for batches that are approved and not yet settled.' }),
    total: Amount,
    updatedAt: Timestamp.nullable().meta({
      description: 'When the balance last moved; null when it never has.',
    }),
  })
  .meta({ id: 'AccountBalanceResponse', description: 'The balance of one designation in one currency.' });

export const getAccountBalances = operation({
  operationId: 'getAccountBalances',
  method: 'GET',
  path: '/payments/account/balances/{type}',
  tag: 'Account Balances',
  summary: 'Read balances',
  description: 'One entry a requested currency, for the designation in `type`.',
  roles: 'every',
  params: z.object({
    type: z
      .string()
      .transform((text) => text.toUpperCase())
      .pipe(z.enum(ACCESS_TYPES))
      .meta({
        description: 'The designation, in any case.',
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
      .meta({ description: 'One currency code, or several with commas.', example: 'ZAR' }),
  }),
  answers: {
    200: {
      description: 'One balance a currency, in the order asked.',
      schema: z.array(AccountBalanceResponse),
    },
  },
  refusals: [400, 401, 403, 429],
});
