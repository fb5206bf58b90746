import { explain } from '../../../../shared/error-texts.ts';
import { gunzipSync } from 'node:zlib';
import { z } from 'zod';
import { CreateBulkWithdrawalBatchRequest } from '../../../../contract/batches.ts';
import { checkWithdrawal, newCheckScratch } from '../../../../domain/withdrawal-file/check-withdrawal.ts';
import type { CompiledRules } from '../../../../domain/withdrawal-file/rules.ts';
import { WITHDRAWAL_FIELDS } from '../../../../domain/withdrawal/fields.ts';
import type { CheckedWithdrawal, WithdrawalInput } from '../../../../domain/withdrawal/shapes.ts';
import { countKeys, findDuplicateKey } from '../../../../shared/duplicate-keys.ts';
import { plainSentence } from '../../../../contract/plain-words.ts';
import { fieldError, Problem, refused, type InputError } from '../../../../shared/errors.ts';
import { invalidGzip } from '../../../platform/http/gzip-bodies.ts';
import { duplicateKey } from '../../../platform/http/json-bodies.ts';
import { invalidInput, unknownFields } from '../../../platform/http/problem-details.ts';

/** The most bytes of an unpacked body: 100,000 withdrawals take about 30 MB. */
export const MAX_BODY_BYTES = 64 * 1024 * 1024;

/** The most errors that an answer lists; its detail has the total number. */
const LISTED_ERRORS = 1_000;

/** The values of a withdrawal: its fields, the object around them, and a margin for unknown fields. */
const VALUES_A_WITHDRAWAL = WITHDRAWAL_FIELDS.length + 3;
const USUAL_WITHDRAWALS = 100_000;

/**
 * The request without its rows. The contract's schema checks it; the rules of the withdrawal file check the
 * rows, much faster.
 */
const Envelope = CreateBulkWithdrawalBatchRequest.omit({ withdrawals: true })
  .extend({ withdrawals: z.array(z.unknown()).min(1) })
  .strict();

export type RequestEnvelope = z.output<typeof Envelope>;

/** The unpacked bytes of the body. Throws 413 if they are too many, 400 if the body is not valid gzip. */
export function unpack(body: Uint8Array, gzip: boolean): Uint8Array {
  if (!gzip) return body;
  try {
    return gunzipSync(body, { maxOutputLength: MAX_BODY_BYTES });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') {
      throw new Problem(
        413,
        'body_too_large',
        'The body is too large',
        explain('body_too_large.unpacked', { mebibytes: MAX_BODY_BYTES / 1_048_576 }),
      );
    }
    throw invalidGzip();
  }
}

/**
 * Parses the request without checking its rows. Throws 400 `invalid_json` or `validation_failed`, 413
 * `body_too_large`.
 */
export function readEnvelope(body: Uint8Array, maxWithdrawals: number): RequestEnvelope {
  const { colons } = requireFewValues(
    body,
    VALUES_A_WITHDRAWAL * Math.max(maxWithdrawals, USUAL_WITHDRAWALS),
  );
  let json: unknown;
  try {
    json = JSON.parse(textOf(body));
  } catch {
    throw new Problem(400, 'invalid_json', 'The request was refused', 'The body is not valid JSON in UTF-8.');
  }
  // A colon follows each key: more colons than remaining keys mean that JSON.parse has dropped a key.
  if (colons !== countKeys(json)) throw duplicateKey(findDuplicateKey(textOf(body)) ?? '');
  const parsed = Envelope.safeParse(json);
  if (parsed.success) return parsed.data;
  throw invalidInput(parsed.error.issues.flatMap(envelopeErrors));
}

function envelopeErrors(issue: z.core.$ZodIssue): InputError[] {
  const path = issue.path.join('.');
  if (issue.code === 'unrecognized_keys') return unknownFields(path, issue.keys);
  const message = issue.message.endsWith('.') ? issue.message : `${issue.message}.`;
  const plain = plainSentence(issue, message);
  return [plain ? fieldError(path, issue.code, plain) : { path, code: issue.code, message }];
}

function textOf(body: Uint8Array): string {
  return new TextDecoder('utf-8', { fatal: true }).decode(body);
}

const QUOTE = 0x22;
const COLON = 0x3a;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const BRACKET = 0x5b;
const BRACE = 0x7b;

/**
 * Refuses JSON with far more values than a batch can have, before it is parsed: 64 MiB of empty objects would
 * take gigabytes of memory. Counts commas and the beginnings of objects and lists outside texts. Returns the
 * number of colons.
 */
function requireFewValues(json: Uint8Array, limit: number): { colons: number } {
  let values = 0;
  let colons = 0;
  for (let i = 0; i < json.length; i++) {
    const byte = json[i];
    if (byte === QUOTE) {
      for (i++; i < json.length && json[i] !== QUOTE; i++) if (json[i] === BACKSLASH) i++;
    } else if (byte === COMMA || byte === BRACE || byte === BRACKET) values++;
    else if (byte === COLON) colons++;
  }
  if (values <= limit) return { colons };
  throw new Problem(413, 'body_too_large', 'The body is too large', explain('body_too_large.values'));
}

const NAMES: ReadonlySet<string> = new Set(WITHDRAWAL_FIELDS.map(({ wire }) => wire));
const REQUIRED = WITHDRAWAL_FIELDS.filter(({ presence }) => presence === 'required').map(({ wire }) => wire);

/**
 * Checks every row by the rules of the entity, and rows without an error by `check`. Throws 400
 * `validation_failed` with the errors of each row.
 */
export function readWithdrawals(
  rows: readonly unknown[],
  rules: CompiledRules,
  check: (withdrawal: CheckedWithdrawal, path: string) => InputError[],
): CheckedWithdrawal[] {
  const scratch = newCheckScratch();
  const checked: CheckedWithdrawal[] = [];
  const errors: InputError[] = [];
  let wrongRows = 0;
  let count = 0;
  rows.forEach((row, index) => {
    const path = `withdrawals[${index}]`;
    const shape = shapeErrors(row, path);
    const verdict =
      shape.length > 0
        ? ({ ok: false, errors: shape } as const)
        : checkWithdrawal(row as WithdrawalInput, rules, path, scratch);
    const found = verdict.ok ? check(verdict.withdrawal, path) : verdict.errors;
    if (verdict.ok && found.length === 0) {
      checked.push(verdict.withdrawal);
      return;
    }
    wrongRows += 1;
    count += found.length;
    if (errors.length < LISTED_ERRORS) errors.push(...found.slice(0, LISTED_ERRORS - errors.length));
  });
  if (count === 0) return checked;
  const counts = { wrong: wrongRows, rows: rows.length };
  throw refused(
    'validation_failed',
    count > errors.length
      ? explain('validation_failed.many_rows', { ...counts, listed: errors.length, count })
      : explain('validation_failed.rows', counts),
    errors,
  );
}

/**
 * Far more than any field allows. The rules of rows compare a text with itself, so a text of a megabyte would
 * occupy a thread for hours.
 */
const MOST_CHARACTERS = 1_000;

/** Finds missing and unknown fields of a row, and values that are not texts of `MOST_CHARACTERS` at most. */
function shapeErrors(row: unknown, path: string): InputError[] {
  if (typeof row !== 'object' || row === null || Array.isArray(row))
    return [{ path, code: 'invalid_type', message: 'A withdrawal must be an object.' }];
  const errors: InputError[] = [];
  for (const [name, value] of Object.entries(row)) {
    if (!NAMES.has(name)) errors.push(...unknownFields(path, [name]));
    else if (typeof value !== 'string')
      errors.push({ path: `${path}.${name}`, code: 'invalid_type', message: 'This must be a string.' });
    else if (value.length > MOST_CHARACTERS) {
      const message = `This has more than ${MOST_CHARACTERS} characters. Shorten it.`;
      errors.push({ path: `${path}.${name}`, code: 'too_long', message });
    }
  }
  for (const name of REQUIRED) {
    if (!Object.hasOwn(row, name))
      errors.push({ path: `${path}.${name}`, code: 'missing', message: 'This is required.' });
  }
  return errors;
}
