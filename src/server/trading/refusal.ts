import { EXCHANGE_ERRORS } from '../../shared/trading-terms.ts';

/** The error of one field of a request. */
export interface FieldError {
  field: string;
  message: string;
}

/** A refusal that a client of the exchange may see. Any other exception is a bug. */
export class ExchangeRefusal extends Error {
  readonly status: number;
  readonly code: number;
  readonly fields: readonly FieldError[];
  readonly retryAfterSeconds: number | null;

  constructor(
    status: number,
    code: number,
    message: string,
    more: { fields?: readonly FieldError[]; retryAfterSeconds?: number } = {},
  ) {
    super(message);
    this.name = 'ExchangeRefusal';
    this.status = status;
    this.code = code;
    this.fields = more.fields ?? [];
    this.retryAfterSeconds = more.retryAfterSeconds ?? null;
  }
}

export function bodyOf({ code, message, fields }: ExchangeRefusal): object {
  return { code, message, ...(fields.length > 0 ? { validationErrors: { errors: fields } } : {}) };
}

/** 400: the input is invalid, field by field. */
export function invalid(...fields: FieldError[]): ExchangeRefusal {
  return new ExchangeRefusal(400, EXCHANGE_ERRORS.invalidRequest, 'Invalid request', { fields });
}

export function unauthorized(): ExchangeRefusal {
  return new ExchangeRefusal(401, EXCHANGE_ERRORS.unauthorized, 'Unauthorized');
}

/** 400: the account has no such order. */
export function unknownOrder(): ExchangeRefusal {
  return new ExchangeRefusal(400, EXCHANGE_ERRORS.invalidOrder, 'Invalid order: there is no such order');
}

export function unsupportedPair(): ExchangeRefusal {
  return new ExchangeRefusal(400, EXCHANGE_ERRORS.unsupportedPair, 'Unsupported currency pair');
}

export function tooMany(waitMs: number): ExchangeRefusal {
  return new ExchangeRefusal(429, EXCHANGE_ERRORS.invalidRequest, 'Too many requests', {
    retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1_000)),
  });
}

const RETRY_AFTER_SECONDS = 3;

/** 503: another process has the exchange, or the database cannot be written. Nothing was done. */
export function serviceUnavailable(): ExchangeRefusal {
  const message = 'The exchange is temporarily unavailable. Your request was not processed.';
  return new ExchangeRefusal(503, EXCHANGE_ERRORS.invalidRequest, message, {
    retryAfterSeconds: RETRY_AFTER_SECONDS,
  });
}

/** 503: the database connection broke while the request was processed, so the outcome is unknown. */
export function outcomeUnknown(): ExchangeRefusal {
  const message =
    'The exchange is temporarily unavailable. Your request may have been processed: ' +
    'check before you send it again.';
  return new ExchangeRefusal(503, EXCHANGE_ERRORS.invalidRequest, message, {
    retryAfterSeconds: RETRY_AFTER_SECONDS,
  });
}
