import { z } from 'zod';
import { RailName } from './common.ts';
import { operation } from './operation.ts';

export const BankDefinition = z
  .object({
    code: z.string().describe('The code to send as `bankCode`.'),
    displayName: z.string().describe('The name of the bank, for people.'),
    countryCode: z.string().length(2).describe('The ISO 3166 alpha-2 code of its country.'),
    defaultBranchCode: z.string().meta({
      description: 'The branch code of payments that name no branch: six digits, including leading zeros.',
      example: '051001',
    }),
    accountNumberMinLength: z.int().min(1).describe('The fewest digits of its account numbers.'),
    accountNumberMaxLength: z.int().min(1).describe('The most digits of its account numbers.'),
    rails: z.array(RailName).describe('The rails that reach the bank.'),
  })
  .meta({ id: 'BankDefinition', description: 'A bank that can be paid.' });

export const listBanks = operation({
  operationId: 'listBanks',
  method: 'GET',
  path: '/payments/bulk-withdrawals/banks',
  tag: 'Disbursements',
  summary: 'List banks',
  description:
    'Returns every bank that can be paid, with its default branch code, account number lengths and rails, ' +
    'ordered by name.',
  roles: 'every',
  answers: { 200: { description: 'The banks.', schema: z.array(BankDefinition) } },
  refusals: [401, 403, 429],
});
