import { z } from 'zod';
import { Amount, CurrencyCode, RailName, Timestamp, Uuid } from './common.ts';
import { operation } from './operation.ts';

export const EntityRail = z
  .object({
    rail: RailName.describe('The rail.'),
    maxAmount: Amount.nullable().meta({
      description: 'The largest amount of one payment; null: no limit.',
    }),
    unitFee: Amount.meta({ description: 'The fee of one payment, excluding VAT.' }),
    cutOff: z
      .string()
      .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
      .nullable()
      .meta({
        description:
          "The last time of a banking day at which payments are still processed that day, in the entity's " +
          'time zone; null: at any hour.',
        example: '15:30',
      }),
    sharesFileWith: z.array(RailName).meta({
      description:
        'The other rails whose payments may be in one batch with its payments while `oneRailPerBatch` is ' +
        'true: a bank file of the entity may have both.',
      example: [],
    }),
  })
  .meta({ id: 'EntityRail', description: 'A rail that is enabled for the entity.' });

export const EntityConfigForDisplay = z
  .object({
    entityId: Uuid.describe('The id of the entity.'),
    legalName: z.string().describe('The registered name of the entity.'),
    country: z
      .string()
      .length(2)
      .meta({ description: 'The ISO 3166 alpha-2 code of its country.', example: 'ZA' }),
    enabledCurrencies: z.array(CurrencyCode).describe('The currencies that the entity may use.'),
    payoutsEnabled: z.boolean().describe('False while the operator has switched payouts off.'),
    maxBatchWithdrawals: z.int().min(1).describe('The most withdrawals in one batch.'),
    maxBatchAmounts: z
      .array(
        z.object({
          currency: CurrencyCode.describe('The currency of the limit.'),
          amount: Amount.describe('The largest total of one batch.'),
        }),
      )
      .describe('The largest batch total in each currency; a currency that is not listed has no limit.'),
    rails: z.array(EntityRail).describe('The rails that the entity may use.'),
    oneRailPerBatch: z.boolean().meta({
      description:
        "Whether the payments travel in bank files of the entity's own bank. Then a batch has one rail, or " +
        'rails that share a file (`sharesFileWith`): any other row above the limit of its rail is refused, ' +
        'and never sent by another rail.',
      example: false,
    }),
    updatedAt: Timestamp.describe('When the operator last changed the config.'),
  })
  .meta({
    id: 'EntityConfigForDisplay',
    description: 'The limits, rails and fees that the operator has set for the entity.',
  });

export const getEntityConfig = operation({
  operationId: 'getEntityConfig',
  method: 'GET',
  path: '/payments/entity/config',
  tag: 'Entity Config',
  summary: 'Read the entity config',
  description:
    'Returns the limits, rails and fees that the operator has set for the entity, or 204 if it has set none.',
  roles: 'every',
  answers: {
    200: { description: 'The entity config.', schema: EntityConfigForDisplay },
    204: { description: 'The operator has not set up the entity yet.', schema: null },
  },
  refusals: [401, 403, 429],
});
