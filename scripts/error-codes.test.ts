import { readFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { DASHBOARD_OPERATIONS, PAYMENTS_OPERATIONS } from '../src/contract/operations.ts';
import { ERRORS, errorTable, type ErrorCode } from '../src/contract/errors.ts';
import { ERROR_TEXTS } from '../src/shared/error-texts.ts';
import { DASHBOARD_GUIDE, PAYMENTS_GUIDE, TRADING_GUIDE } from '../src/contract/guides.ts';

/** `new Problem(400, 'code'` with its status, and `refused('code'`, which is 400. */
const THROWN = /new Problem\(\s*(\d+),\s*'([a-z_]+)'|\brefused\(\s*'([a-z_]+)'/g;

const sources = execFileSync('git', ['ls-files', 'src/server', 'src/shared'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|\/testing\//.test(file));
const thrown = sources.flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(THROWN)].map(([, status, problem, refusal]) => ({
    file,
    status: status === undefined ? 400 : Number(status),
    code: (problem ?? refusal)!,
  })),
);

/** The dashboard never sends such requests, and has its own text for an ended session. */
const FOR_PROGRAMS = [
  'unauthenticated',
  'invalid_token',
  'duplicate_key',
  'empty_body',
  'invalid_json',
  'invalid_gzip',
  'unreadable_request',
  'refused',
  'repeated_header',
  'identity_mismatch',
  'method_not_allowed',
  'unsupported_media_type',
  'unsupported_encoding',
  'misdirected',
  'headers_too_large',
];

/** Their sentences begin with `exchange.`, because they do not depend on the code alone. */
const IN_THE_WORDS_OF_THE_EXCHANGE = [
  'exchange_refused',
  'exchange_unauthorized',
  'exchange_too_many_requests',
  'exchange_fault',
];

describe('the table of error codes', () => {
  it.each(thrown)('has $code with the status $status, as $file throws it', ({ code, status }) => {
    expect(ERRORS[code as ErrorCode]).toMatchObject({ status });
  });

  it('has no code that is never thrown', () => {
    const text = sources.map((file) => readFileSync(file, 'utf8')).join('\n');
    expect(Object.keys(ERRORS).filter((code) => !text.includes(`'${code}'`))).toEqual([]);
  });

  it('has a sentence that can be translated for each code that a user of the dashboard can meet', () => {
    const told = new Set(Object.keys(ERROR_TEXTS).map((key) => key.split('.')[0]));
    expect(
      Object.keys(ERRORS)
        .filter((code) => !told.has(code))
        .toSorted(),
    ).toEqual([...FOR_PROGRAMS, ...IN_THE_WORDS_OF_THE_EXCHANGE].toSorted());
  });

  it('is documented: each code is in an introduction or at an operation', () => {
    const guides = PAYMENTS_GUIDE + DASHBOARD_GUIDE + TRADING_GUIDE;
    const own = errorTable(
      [...PAYMENTS_OPERATIONS, ...DASHBOARD_OPERATIONS].flatMap(({ errors }) => errors ?? []),
    );
    expect(Object.keys(ERRORS).filter((code) => !(guides + own).includes(`\`${code}\``))).toEqual([]);
  });
});
