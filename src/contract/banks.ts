import { z } from 'zod';
import { RailName } from './common.ts';
import { operation } from './operation.ts';

export const BankDefinition = z
  .object({
    code: z.string(),
    displayName: z.string(),
    countryCode: z.string().length(2),
    defaultBranchCode: z
      .string()
      .meta({ description: 'Six digits; leading zeros matter.', example: '051001' }),
    accountNumberMinLength: z.int().min(1),
    accountNumberMaxLength: z.int().min(1),
    rails: z.array(RailName),
  })
  .meta({ id: 'BankDefinition', description: 'A bank that can be paid.' });

export const listBanks = operation({
  operationId: 'listBanks',
  method: 'GET',
  path: '/payments/bulk-withdrawals/banks',
  tag: 'Disbursements',
  summary: 'List the banks that can be paid',
  description: 'Every bank with its default branch code, account number lengths and rails, by display name.',
  roles: 'every',
  answers: { 200: { description: 'The banks.', schema: z.array(BankDefinition) } },
  refusals: [401, 403, 429],
});
