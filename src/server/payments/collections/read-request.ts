import type { z } from 'zod';
import type { UpdatePaymentRequestRequest } from '../../../contract/payment-requests.ts';
import type { OnTooMuch } from '../../../shared/collection-terms.ts';
import { addDays } from '../../../shared/calendar-day.ts';
import { explain, type ErrorTextKey } from '../../../shared/error-texts.ts';
import { fieldError, refused, type InputError } from '../../../shared/errors.ts';
import { parseAmount, type Currency } from '../../../shared/money.ts';
import type { EntityConfig } from '../entity/config/entity-config.ts';

type Sent = z.output<typeof UpdatePaymentRequestRequest>;

const MOST_DAYS_AHEAD = 3_660;
const MOST_DAYS_AGO = 3_660;
/** So many of the smallest unit: as many requests as are created at once still have a sum. */
const MOST_MINOR = 100_000_000_000_000n;
/** More errors than a user corrects at once. */
export const MOST_ERRORS = 100;

/** The content of a request as it is stored. */
export interface RequestContent {
  label: string;
  invoiceNumber: string | null;
  amountMinor: bigint;
  dueOn: string;
  expiresOn: string | null;
  allowsPart: boolean;
  minimumPartMinor: bigint | null;
  onTooMuch: OnTooMuch;
}

/** Reads the content of one request, with the errors of its fields, whose paths begin with `path`. */
export function readRequestContent(
  sent: Sent,
  { currency, today, path = '' }: { currency: Currency; today: string; path?: string },
): { content: RequestContent; errors: InputError[] } {
  const errors: InputError[] = [];
  const wrong = (
    field: keyof Sent,
    key: Extract<ErrorTextKey, `invalid_payment_request.${string}`>,
    params: { currency: string; day: string } = { currency, day: today },
  ) => errors.push(fieldError(`${path}${field}`, 'invalid_payment_request', explain(key, params)));

  const amountMinor = parseAmount(sent.amount, currency) ?? 0n;
  if (amountMinor <= 0n) wrong('amount', 'invalid_payment_request.amount');
  else if (amountMinor >= MOST_MINOR) wrong('amount', 'invalid_payment_request.amount_most');
  const lastDay = addDays(today, MOST_DAYS_AHEAD);
  if (sent.dueOn > lastDay) wrong('dueOn', 'invalid_payment_request.due_on', { currency, day: lastDay });
  const firstDay = addDays(today, -MOST_DAYS_AGO);
  if (sent.dueOn < firstDay) wrong('dueOn', 'invalid_payment_request.due_first', { currency, day: firstDay });
  const expiresOn = sent.expiresOn ?? null;
  if (expiresOn !== null && expiresOn < sent.dueOn)
    wrong('expiresOn', 'invalid_payment_request.expires_before');
  else if (expiresOn !== null && expiresOn < today)
    wrong('expiresOn', 'invalid_payment_request.expires_past');
  const allowsPart = sent.allowsPart ?? true;
  const minimumPartMinor =
    sent.minimumPart === undefined ? null : (parseAmount(sent.minimumPart, currency) ?? 0n);
  if (minimumPartMinor !== null && !allowsPart) wrong('minimumPart', 'invalid_payment_request.no_parts');
  else if (minimumPartMinor !== null && (minimumPartMinor <= 0n || minimumPartMinor >= amountMinor))
    wrong('minimumPart', 'invalid_payment_request.minimum_part');
  return {
    content: {
      label: sent.label,
      invoiceNumber: sent.invoiceNumber ?? null,
      amountMinor,
      dueOn: sent.dueOn,
      expiresOn,
      allowsPart,
      minimumPartMinor,
      onTooMuch: sent.onTooMuch ?? 'ASK',
    },
    errors,
  };
}

/** Throws 400 with the errors of the fields, if there are any. */
export function requireNoErrors(errors: readonly InputError[]): void {
  if (errors.length === 0) return;
  throw refused('invalid_payment_request', explain('invalid_payment_request'), errors.slice(0, MOST_ERRORS));
}

/** Throws 400 for a currency in which nothing can be received. */
export function requireReceivable(
  config: EntityConfig | null,
  currency: Currency,
  path: string,
): asserts config is EntityConfig {
  if (!config) throw refused('no_entity_config', explain('no_entity_config'));
  const own = config.country.currency;
  if (currency === own) return;
  const message = explain('currency_not_payable.request', { currency: own, sent: currency });
  throw refused('currency_not_payable', message, [fieldError(path, 'currency_not_payable', message)]);
}
