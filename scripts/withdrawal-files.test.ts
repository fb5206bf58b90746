import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { EXPECTATIONS, type Expectation } from '../src/domain/withdrawal-file/testing/expectations.ts';
import { rulesWith } from '../src/domain/withdrawal-file/testing/fixture.ts';
import type { CanonicalWithdrawal } from '../src/domain/withdrawal/shapes.ts';
import type { ErrorCode } from '../src/domain/withdrawal-file/errors-and-notes.ts';
import type { FileProblem } from '../src/domain/withdrawal-file/file-facts.ts';
import type { WithdrawalFile } from '../src/domain/withdrawal-file/withdrawal-file.ts';
import { compileRules } from '../src/domain/withdrawal-file/rules.ts';
import { checkWithdrawal } from '../src/domain/withdrawal-file/check-withdrawal.ts';
import { formatAmount } from '../src/shared/money.ts';
import { Desk } from '../src/web/features/payments/new-batch/desk/desk.ts';
import { readFile } from '../src/web/features/payments/shared/withdrawal-file/read-file.ts';
import { inEnglish } from '../src/domain/withdrawal-file/sentences.ts';

const FOLDER = new URL('../src/domain/withdrawal-file/testing/files/', import.meta.url);
const rules = rulesWith();

async function read(content: BlobPart) {
  return readFile({ file: new Blob([content]), rules }, () => undefined);
}

async function problemOf(content: BlobPart): Promise<FileProblem> {
  const result = await read(content);
  if (result.ok) throw new Error('The file was read, although it should not have been.');
  return result.problem;
}

/** Every question to the preparer, in the notation of the table. */
function questionsOf(file: WithdrawalFile): string[] {
  const { headers, ambiguous, missing } = file.mapping();
  const encoding = file.encodingQuestion();
  const names = (columns: number[]) => columns.map((i) => headers[i]).join(' + ');
  return [
    ...(encoding
      ? [
          `encoding: ${encoding.candidates
            .filter((one) => one.plausible)
            .map((one) => one.encoding)
            .join(' | ')}`,
        ]
      : []),
    ...ambiguous.map(
      ({ field, choices, suggestion }) =>
        `${field}: ` +
        choices.map((columns, i) => names(columns) + (i === suggestion ? '*' : '')).join(' | '),
    ),
    ...missing.map((field) => `missing: ${field.replaceAll('_', ' ')}`),
  ];
}

/** The body of the request to the server. */
function sent(desk: Desk): CanonicalWithdrawal[] {
  return desk
    .state()
    .batches.flatMap(
      (batch) =>
        (JSON.parse([...desk.body(batch.index, {})].join('')) as { withdrawals: CanonicalWithdrawal[] })
          .withdrawals,
    );
}

function inWords(one: CanonicalWithdrawal): string {
  return [
    one.beneficiaryName,
    one.bankCode,
    one.branchCode,
    one.accountNumber,
    one.accountType,
    one.amount,
    one.beneficiaryReference,
  ].join('|');
}

function errorsOf(file: WithdrawalFile): Record<number, ErrorCode[]> {
  const rejected = file.rows({ offset: 0, limit: 100, show: 'rejected' }).items;
  return Object.fromEntries(rejected.map(({ row, errors }) => [row, errors.map(({ code }) => code)]));
}

describe('a file as a user would drop it on the page', () => {
  it('has an expectation for each file of the folder, and at least half are paid completely', () => {
    const files = readdirSync(FOLDER);
    expect(EXPECTATIONS.map(({ file }) => file).sort()).toEqual(files.sort());
    expect(files.length).toBeGreaterThanOrEqual(40);
    const whole = EXPECTATIONS.filter(
      ({ pays, errors, refused }) => (pays?.length ?? 0) > 0 && !errors && !refused,
    );
    expect(whole.length).toBeGreaterThanOrEqual(20);
  });

  it.each(EXPECTATIONS)('$file: $what', async (expected: Expectation) => {
    const result = await read(readFileSync(new URL(expected.file, FOLDER)));
    if (expected.refused) {
      expect(result).toMatchObject({ ok: false, problem: { code: expected.refused } });
      expect(!result.ok && inEnglish(result.problem.message)).toMatch(/^[A-Z].*\.$/);
      return;
    }
    if (!result.ok) throw new Error(inEnglish(result.problem.message));
    const { file } = result;
    const desk = new Desk(file, rules);
    expect(questionsOf(file)).toEqual(expected.asks ?? []);
    expect(file.origin.headerLine).toBe(expected.header === undefined ? 1 : expected.header);
    expect(file.origin.skipped.map(({ line }) => line)).toEqual(expected.skipped ?? []);
    expect(file.origin.layout && inEnglish(file.origin.layout)).toBe(expected.layout ?? null);

    // No batch can be submitted before every question is answered.
    expect(desk.state().summary.blockers.length > 0).toBe((expected.asks?.length ?? 0) > 0);
    if (expected.answers?.encoding) desk.setEncoding(expected.answers.encoding);
    if (expected.answers?.columns) desk.remap(expected.answers.columns);
    const { summary } = desk.state();
    if (expected.answers) expect(summary.blockers).toEqual([]);

    const payments = sent(desk);
    expect(payments.map(inWords)).toEqual(expected.pays);
    expect(formatAmount(summary.totalMinor, 'ZAR')).toBe(expected.total);
    expect(errorsOf(file)).toEqual(expected.errors ?? {});
    expect(file.find({ show: 'excluded' })).toEqual(expected.totals ?? []);
    expect(summary.accepted + summary.rejected + summary.excluded).toBe(summary.rows);
    const notes = summary.notes.map(({ code }) => code);
    for (const note of expected.notes ?? []) expect(notes).toContain(note);

    // The server checks each withdrawal again, with the same rules, and agrees.
    const compiled = compileRules(rules);
    for (const payment of payments)
      expect(checkWithdrawal(payment, compiled, 'withdrawals[0]')).toMatchObject({ ok: true });
  });
});

describe('a file that is not a list of payments', () => {
  const header = 'name,bank,account no,type,amount,reference';
  const row = 'Thandi,ABSA,4012345678,savings,900.00,REF';

  it.each<[string, string, FileProblem['code'], number]>([
    [
      'a cell of 10 MB with line breaks',
      `${header}\n"${'x\n'.repeat(5e6)}",ABSA,4012345678,savings,900.00,REF`,
      'cell_too_long',
      2,
    ],
    [
      'a cell of 10 MB on one line',
      `${header}\n"${'x'.repeat(1e7)}",ABSA,4012345678,savings,900.00,REF`,
      'line_too_long',
      2,
    ],
    ['a name of 10 MB in the header', `"${'x'.repeat(1e7)}",bank\n${row}`, 'line_too_long', 1],
    [
      'a million columns',
      `${Array.from({ length: 1e6 }, (_, i) => `c${i}`).join(',')}\n${row}`,
      'too_many_columns',
      1,
    ],
    ['a million columns with the same name', `${'amount,'.repeat(1e6)}\n${row}`, 'too_many_columns', 1],
    ['a million columns below a title', `Payments\n${';'.repeat(1e6)}\n${row}`, 'too_many_columns', 2],
  ])('%s is refused with a sentence that says what to do', async (_what, content, code, line) => {
    const problem = await problemOf(content);
    expect(problem).toMatchObject({ code, line });
    expect(inEnglish(problem.message)).toContain(`ine ${line} `);
    expect(inEnglish(problem.message)).toMatch(/, and upload|again\.$/);
  });

  it.each(['{"withdrawals":[]}', '[{"a":1}]', '[\n]', '{\n  "a": 1\n}', ' [1,2]'.replace('1,2', '"a"')])(
    'JSON is refused as JSON: %s',
    async (content) => {
      const { code, message } = await problemOf(content);
      expect(code).toBe('json');
      expect(inEnglish(message)).toContain('This is JSON');
    },
  );
});
