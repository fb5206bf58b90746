import { readFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { DASHBOARD_OPERATIONS, PAYMENTS_OPERATIONS } from '../src/contract/documents.ts';
import { ERRORS, errorTable, type ErrorCode } from '../src/contract/errors.ts';
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

describe('the table of error codes', () => {
  it.each(thrown)('has $code with the status $status, as $file throws it', ({ code, status }) => {
    expect(ERRORS[code as ErrorCode]).toMatchObject({ status });
  });

  it('has no code that is never thrown', () => {
    const text = sources.map((file) => readFileSync(file, 'utf8')).join('\n');
    expect(Object.keys(ERRORS).filter((code) => !text.includes(`'${code}'`))).toEqual([]);
  });

  it('is documented: each code is in an introduction or at an operation', () => {
    const guides = PAYMENTS_GUIDE + DASHBOARD_GUIDE + TRADING_GUIDE;
    const own = errorTable(
      [...PAYMENTS_OPERATIONS, ...DASHBOARD_OPERATIONS].flatMap(({ errors }) => errors ?? []),
    );
    expect(Object.keys(ERRORS).filter((code) => !(guides + own).includes(`\`${code}\``))).toEqual([]);
  });
});
