import { z } from 'zod';
import { DECIMAL_INPUT_PATTERN, DECIMAL_PATTERN } from '../../shared/money.ts';

/**
 * Schemas that several operations of the exchange share. An empty or null input is absent; booleans may be
 * text.
 */

const absent = (value: unknown) => (value === '' || value === null ? undefined : value);

export const Decimal = z
  .string()
  .regex(DECIMAL_PATTERN, 'Enter a plain decimal number such as 0.05.')
  .meta({ id: 'Decimal', description: 'A plain decimal number, as text.', example: '0.05' });

/** An amount from the client, not negative: text or a JSON number. */
export const DecimalInput = z
  .union([z.string(), z.number().transform(String)], { error: 'Enter a plain decimal number such as 0.05.' })
  .transform((text) => text.trim().replace(/^\./, '0.').replace(/\.$/, ''))
  .pipe(
    z
      .string()
      .regex(
        DECIMAL_INPUT_PATTERN,
        'Enter a plain decimal number such as 0.05, with at most 15 digits before the point and 18 after it.',
      ),
  )
  .meta({ description: 'A plain decimal number, as text.', example: '0.05', type: 'string' });

export const CurrencySymbol = z
  .string()
  .regex(/^[A-Z0-9]{2,10}$/, 'Enter the code of a currency, such as ZAR.')
  .meta({ id: 'CurrencySymbol', description: 'The code of a currency on the exchange.', example: 'USDC' });
export const CurrencyPair = z
  .string()
  .regex(/^[A-Z0-9]{5,24}$/, 'Enter a currency pair such as BTCZAR.')
  .meta({
    id: 'CurrencyPair',
    description: 'A currency pair: base and quote currency; a perpetual future ends with PERP.',
    example: 'BTCUSDC',
  });
export const ExchangeTime = z.iso.datetime().meta({
  id: 'ExchangeTime',
  description: 'A time in ISO 8601, in UTC.',
  example: '2026-03-02T08:15:30.000Z',
});
export const EpochMillis = z
  .int()
  .meta({ id: 'EpochMillis', description: 'A time in epoch milliseconds.', example: 1_772_439_330_000 });
export const SideName = z
  .enum(['buy', 'sell'])
  .meta({ id: 'Side', description: 'The side of an order, a trade or a position.', example: 'buy' });
/** A 64-bit integer, so it is never parsed as a floating-point number. */
export const AccountNumber = z.union([z.bigint(), z.int()]).meta({
  description: 'The number of an account, a 64-bit integer.',
  override: { type: 'integer', format: 'int64' },
  example: 1234567890123456,
});

const wholeNumber = (value: unknown) =>
  typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : absent(value);

const between = (least: number, most: number) => {
  const message = `Enter a whole number from ${least} to ${most}.`;
  return z.int(message).min(least, message).max(most, message);
};

export const Skip = z.preprocess(wholeNumber, between(0, 2_147_483_647).default(0)).meta({
  description: 'How many items to skip.',
  example: 0,
  override: { type: 'integer', format: 'int32', minimum: 0, default: 0 },
});
export function limit(most: number, fallback = most) {
  return z.preprocess(wholeNumber, between(1, most).default(fallback)).meta({
    description: 'The most items to return.',
    example: fallback,
    override: { type: 'integer', format: 'int32', minimum: 1, maximum: most, default: fallback },
  });
}

export const TimeInput = z
  .preprocess(
    // A plus sign that was not percent-encoded arrives as a space.
    (value) =>
      typeof value === 'string' && value !== ''
        ? value.trim().replace(/ (\d{2}:\d{2})$/, '+$1')
        : absent(value),
    z
      .union([z.iso.datetime({ offset: true, local: true }), z.iso.date()], {
        error: 'Enter a time in ISO 8601, such as 2026-03-02T08:15:30Z.',
      })
      .optional(),
  )
  .transform((text) =>
    text === undefined
      ? undefined
      : /T/.test(text)
        ? /(?:Z|[+-]\d{2}:\d{2})$/.test(text)
          ? text
          : `${text}Z`
        : `${text}T00:00:00Z`,
  )
  .meta({
    description: 'A time in ISO 8601, read as UTC and inclusive.',
    example: '2026-03-02T08:15:30Z',
    override: { type: 'string', format: 'date-time' },
  });

export const TextInput = z
  .preprocess(absent, z.string().max(200).optional())
  .meta({ override: { type: 'string' } });

/** An optional flag, false by default. */
export function booleanInput(description: string) {
  return z
    .preprocess(
      (value) =>
        typeof value === 'string'
          ? ({ true: true, false: false, '': undefined }[value.toLowerCase()] ??
            (value === '' ? undefined : value))
          : (value ?? undefined),
      z.boolean().default(false),
    )
    .meta({ description, example: false, override: { type: 'boolean', default: false } });
}

/** Several currency pairs in one parameter, separated by commas. */
export const PairsInput = z
  .preprocess(
    (value) =>
      (typeof value === 'string' || Array.isArray(value)
        ? [value]
            .flat()
            .flatMap((part) => String(part).split(','))
            .map((pair) => pair.trim())
            .filter(Boolean)
        : value) || undefined,
    z.array(z.string().max(32)).max(50).optional(),
  )
  .transform((pairs) => (pairs?.length ? pairs : undefined))
  .meta({
    description: 'Currency pairs, separated by commas.',
    example: 'BTCUSDC,ETHUSDC',
    override: ({ jsonSchema }: { jsonSchema: { items?: unknown; type?: string; maxItems?: number } }) => {
      delete jsonSchema.items;
      delete jsonSchema.maxItems;
      jsonSchema.type = 'string';
    },
  });

/** A list in one parameter, separated by commas. */
export function listInput<const V extends readonly string[]>(values: V, description: string) {
  return z
    .preprocess(
      // A parameter may be repeated instead of separated by commas.
      (value) =>
        (typeof value === 'string' || Array.isArray(value)
          ? [value]
              .flat()
              .flatMap((part) => String(part).split(','))
              .map((item) => item.trim())
              .filter(Boolean)
          : value) || undefined,
      z.array(z.enum(values)).optional(),
    )
    .transform((items) => (items?.length ? items : undefined))
    .meta({
      description,
      example: values.slice(0, 2).join(','),
      override: ({ jsonSchema }: { jsonSchema: { items?: unknown; type?: string } }) => {
        delete jsonSchema.items;
        jsonSchema.type = 'string';
      },
    });
}

export const OrderIdParams = z.object({
  orderId: z
    .string()
    .min(1)
    .max(64)
    .meta({ description: 'The id of the order.', example: '019b4c5e-8f2a-7001-8000-0000000004d2' }),
});
export const PairParams = z.object({
  currencyPair: z.string().min(1).max(32).meta({ description: 'The currency pair.', example: 'BTCUSDC' }),
});

export const ExchangeError = z
  .object({
    code: z.int().describe('A stable code for programs.'),
    message: z.string().describe('What is wrong, for people.'),
    validationErrors: z
      .object({
        errors: z
          .array(
            z.object({
              field: z.string().describe('The field, as a path into the request.'),
              message: z.string().describe('What is wrong with it.'),
            }),
          )
          .describe('The fields.'),
      })
      .optional()
      .describe('The fields that are not valid; absent when no field is at fault.'),
  })
  .meta({
    id: 'ExchangeError',
    description: 'A refusal by the exchange. Decide by `code`.',
    example: {
      code: -11,
      message: 'Invalid request',
      validationErrors: { errors: [{ field: 'limit', message: 'Too big: at most 200.' }] },
    },
  });
