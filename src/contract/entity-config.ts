import { z } from 'zod';
import { Amount, CurrencyCode, RailName, Timestamp, Uuid } from './common.ts';
import { operation } from './operation.ts';

export const EntityRail = z
  .object({
    rail: RailName,
    maxAmount: Amount.nullable().meta({
      description: 'The largest amount of one payment; null is no limit.',
    }),
    unitFee: Amount.meta({ description: 'The fee of one payment, without VAT.' }),
    cutOff: z
      .string()
      .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
      .nullable()
      .meta({
        description: "The last minute of a banking day, in the entity's time zone; null is around the clock.",
        example: '15:30',
      }),
  })
  .meta({ id: 'EntityRail', description: 'A rail that is enabled for the entity.' });

export const EntityConfigForDisplay = z
  .object({
    entityId: Uuid,
    legalName: z.string(),
    country: z.string().length(2).meta({ description: 'ISO 3166 alpha-2.', example: 'ZA' }),
    enabledCurrencies: z.array(CurrencyCode),
    payoutsEnabled: z.boolean(),
    maxBatchWithdrawals: z.int().min(1),
    maxBatchAmounts: z.array(z.object({ currency: CurrencyCode, amount: Amount })),
    rails: z.array(EntityRail),
    updatedAt: Timestamp,
  })
  .meta({ id: 'EntityConfigForDisplay', description: 'What the operator has set for this entity.' });

export const getEntityConfig = operation({
  operationId: 'getEntityConfig',
  method: 'GET',
  path: '/payments/entity/config',
  tag: 'Entity Config',
  summary: 'Read the entity config',
  description:
    'The limits, rails and fees that the operator has set for the entity; 204 when there are none.',
  roles: 'every',
  answers: {
    200: { description: 'The entity config.', schema: EntityConfigForDisplay },
    204: { description: 'The entity has no config.', schema: null },
  },
  refusals: [401, 403, 429],
});
