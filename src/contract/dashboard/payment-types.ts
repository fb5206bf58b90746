import { z } from 'zod';
import {
  LOCAL_INSTRUMENT_KINDS,
  PAYMENT_TYPE_PATTERNS,
  paymentTypeErrors,
  type PaymentTypeError,
} from '../../shared/payment-types.ts';
import { RailName } from '../common.ts';

const PaymentType = z
  .strictObject({
    rail: RailName.describe('The rail that the entry describes.'),
    serviceLevel: z
      .string()
      .regex(PAYMENT_TYPE_PATTERNS.serviceLevel)
      .nullable()
      .meta({ description: 'The code of the service level, such as URGP; null: none.', example: 'URGP' }),
    localInstrument: z
      .strictObject({
        kind: z.enum(LOCAL_INSTRUMENT_KINDS).meta({
          description: "CODE: of the code set of ISO 20022. PROPRIETARY: the bank's word.",
          example: 'PROPRIETARY',
        }),
        value: z
          .string()
          .regex(PAYMENT_TYPE_PATTERNS.localInstrument)
          .meta({ description: 'The code or the word, at most 35 characters.', example: 'RTC' }),
      })
      .nullable()
      .describe('The local instrument; null: none.'),
    cutOff: z.string().regex(PAYMENT_TYPE_PATTERNS.cutOff).nullable().meta({
      description:
        'The last minute of a business day at which the bank takes a file by this rail; null: at any hour.',
      example: '15:00',
    }),
    maxAmount: z.string().regex(PAYMENT_TYPE_PATTERNS.maxAmount).nullable().meta({
      description: 'The largest payment that the bank takes by this rail; null: no limit of the bank.',
      example: '50000.00',
    }),
  })
  .meta({
    id: 'PaymentType',
    description: 'How a pain.001 file names one rail, and what the bank takes by it.',
  });

function meaningOf({ problem }: PaymentTypeError): string {
  if (problem.code === 'TWICE') return 'Another entry has this rail.';
  if (problem.code === 'NO_MARK') return 'A service level or a local instrument is needed.';
  return `The bank could not tell it from ${problem.as}, which has the same values.`;
}

export const PaymentTypes = z
  .array(PaymentType)
  .min(1)
  .superRefine((types, context) => {
    for (const error of paymentTypeErrors(types))
      context.addIssue({ code: 'custom', path: error.path, message: meaningOf(error) });
  })
  .describe(
    'pain.001: how a file says by which rail the bank has to send its payments. Every bank has its own ' +
      'values: take them from its guide. The connection can carry these rails and EFT, which is NURG where ' +
      'it is not listed. Left out for other formats, and for EFT alone.',
  );
