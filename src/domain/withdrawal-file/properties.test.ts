import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../shared/testing/runs.ts';
import { formatAmount, parseAmount } from '../../shared/money.ts';
import { Findings } from './findings.ts';
import { readAmount } from './cells/amount.ts';
import { dialect, encode, withdrawal, writeFile } from './testing/arbitraries.ts';
import { GOOD_ROW, HEADER, fileOf, readBytes, readText, row, rulesWith } from './testing/fixture.ts';
import type { CanonicalWithdrawal } from '../withdrawal/shapes.ts';
import type { FileResult } from './reader.ts';
import type { WithdrawalFile } from './withdrawal-file.ts';
import { inEnglish } from './sentences.ts';

const rules = rulesWith({ maxBatchWithdrawals: 1_000_000 });

function paid(file: WithdrawalFile): CanonicalWithdrawal[] {
  return file.batches().flatMap((batch) => [...file.withdrawals(batch.index)].flat());
}

/** Everything visible of a result, to compare two results. */
function seen(result: FileResult): unknown {
  if (!result.ok) return result.problem;
  const { file } = result;
  return {
    dialect: file.dialect,
    mapping: file.mapping(),
    summary: file.summary(),
    rows: file.rows({ offset: 0, limit: 1_000_000 }).items,
    duplicates: file.duplicates(),
  };
}

describe('any list of withdrawals', () => {
  it('reads back as it was written, in any dialect, encoding and column order', () => {
    fc.assert(
      fc.property(fc.array(withdrawal, { minLength: 1, maxLength: 20 }), dialect, (withdrawals, how) => {
        const file = fileOf(writeFile(withdrawals, how), { rules });
        expect(file.summary()).toMatchObject({
          rows: withdrawals.length,
          accepted: withdrawals.length,
          rejected: 0,
        });
        expect(paid(file)).toEqual(withdrawals);
      }),
      { numRuns: runs(100, 400) },
    );
  });

  it('reads the same however its bytes are cut into chunks', () => {
    const long = fc
      .array(withdrawal, { minLength: 1, maxLength: 8 })
      .map((some) => Array.from({ length: 100 }, () => some).flat());
    fc.assert(
      fc.property(
        fc.oneof(fc.array(withdrawal, { minLength: 1, maxLength: 4 }), long),
        dialect,
        fc.array(fc.integer({ min: 1, max: 90_000 }), { minLength: 1 }),
        (withdrawals, how, chunks) => {
          const bytes = writeFile(withdrawals, how);
          expect(seen(readBytes(bytes, { rules, chunks }))).toEqual(seen(readBytes(bytes, { rules })));
        },
      ),
      { numRuns: runs(15, 60) },
    );
  });

  it('adds up to the sum of its amounts', () => {
    fc.assert(
      fc.property(
        fc.array(withdrawal, { minLength: 1, maxLength: 20 }),
        dialect,
        fc.integer({ min: 1, max: 7 }),
        (withdrawals, how, maxBatchWithdrawals) => {
          const file = fileOf(writeFile(withdrawals, how), { rules: { ...rules, maxBatchWithdrawals } });
          const sum = withdrawals.reduce((total, one) => total + parseAmount(one.amount, 'ZAR')!, 0n);
          expect(file.summary().totalMinor).toBe(sum);
          expect(file.batches().reduce((total, batch) => total + batch.totalMinor, 0n)).toBe(sum);
          expect(file.batches().every((batch) => batch.count <= maxBatchWithdrawals)).toBe(true);
        },
      ),
      { numRuns: runs(25, 100) },
    );
  });

  it('has the duplicates that a slow and obvious search finds', () => {
    const few = fc
      .array(withdrawal, { minLength: 1, maxLength: 4 })
      .chain((some) => fc.array(fc.constantFrom(...some), { minLength: 1, maxLength: 30 }));
    fc.assert(
      fc.property(few, dialect, (withdrawals, how) => {
        const groups = new Map<string, number[]>();
        withdrawals.forEach((one, i) => {
          const key = `${one.bankCode} ${one.accountNumber} ${one.amount}`;
          groups.set(key, [...(groups.get(key) ?? []), i + 1]);
        });
        const expected = [...groups.values()].filter((rows) => rows.length > 1);
        expect(
          fileOf(writeFile(withdrawals, how), { rules })
            .duplicates()
            .map((group) => group.rows),
        ).toEqual(expected);
      }),
      { numRuns: runs(50, 200) },
    );
  });
});

/** Pieces of valid and of broken files. */
const debris = fc.constantFrom(
  '"',
  '""',
  ',',
  ';',
  '\n',
  '\r\n',
  '\r',
  ' ',
  'x',
  GOOD_ROW,
  `${GOOD_ROW}\n`,
  '"a\nb"',
  '"a",',
  ',"',
  '=1',
  '6.2E+10',
  'é',
  '\u202e',
  '1,234',
);

describe('any bytes at all', () => {
  it('give a result without a thrown error, and every record is accepted, rejected or blank', () => {
    const start = fc.constantFrom(
      '',
      `${HEADER}\n`,
      `${HEADER};x\n`,
      '\ufeff',
      'amount\n',
      `sep=;\n${HEADER}\n`,
    );
    const body = fc.oneof(
      fc.uint8Array({ maxLength: 300 }),
      fc.array(debris, { maxLength: 60 }).map((pieces) => encode(pieces.join(''), 'utf-8')),
    );
    fc.assert(
      fc.property(start, body, fc.integer({ min: 1, max: 50 }), (head, tail, size) => {
        const bytes = new Uint8Array([...encode(head, 'utf-8'), ...tail]);
        const result = readBytes(bytes, { rules, chunks: [size] });
        if (!result.ok) {
          expect(inEnglish(result.problem.message)).toMatch(/\.$/);
          return;
        }
        const { rows, accepted, rejected, excluded, errors } = result.file.summary();
        expect(accepted + rejected + excluded).toBe(rows);
        expect(errors.length > 0).toBe(rejected > 0);
        for (const view of result.file.rows({ offset: 0, limit: 1000 }).items) {
          expect(view.errors.length > 0).toBe(view.status === 'rejected');
          expect(view.withdrawal !== null).toBe(view.status === 'accepted');
          for (const error of view.errors) {
            expect(error).toMatchObject({ row: view.row, line: view.line });
            expect(inEnglish(error.message)).toMatch(/[.?]$/);
          }
        }
        expect([...result.file.annotated()].join('').length).toBeGreaterThan(0);
      }),
      { numRuns: runs(300, 1_500) },
    );
  });

  it('lose no line: rows and blank lines are all the lines below the header', () => {
    const unquoted = fc.array(
      debris.filter((piece) => !piece.includes('"')),
      { maxLength: 60 },
    );
    fc.assert(
      fc.property(unquoted, (pieces) => {
        const body = pieces.join('');
        const result = readText(`${HEADER}\n${body}`, { rules });
        if (!result.ok) return;
        const lines = body.split(/\r\n|\r|\n/);
        if (lines.at(-1) === '') lines.pop();
        const { rows, blank } = result.file.summary();
        expect(rows + blank).toBe(lines.length);
        expect(blank).toBe(lines.filter((line) => /^[\s,]*$/.test(line)).length);
      }),
      { numRuns: runs(125, 500) },
    );
  });

  it('never become a payment with cells from more than one line of the file', () => {
    fc.assert(
      fc.property(fc.array(debris, { maxLength: 80 }), (pieces) => {
        const text = `${HEADER}\n${pieces.join('')}`;
        const result = readText(text, { rules });
        if (!result.ok) return;
        const lines = text.split(/\r\n|\r|\n/);
        for (const view of result.file.rows({ offset: 0, limit: 1000, show: 'accepted' }).items) {
          const line = lines[view.line - 1]!.replaceAll('"', '');
          for (const cell of view.cells) expect(line).toContain(cell.replaceAll('"', ''));
        }
      }),
      { numRuns: runs(300, 1_500) },
    );
  });
});

describe('an unclosed quotation mark in any place', () => {
  it('rejects only its own row, and joins no rows', () => {
    const rows = Array.from({ length: 12 }, (_, i) =>
      row({ id: `E${i}`, amount: `${i + 1}.00`, name: i % 3 === 0 ? '"Nkosi, T"' : 'Thandi' }),
    );
    const body = rows.join('\n');
    fc.assert(
      fc.property(fc.integer({ min: 0, max: body.length }), (at) => {
        const text = `${HEADER}\n${body.slice(0, at)}"${body.slice(at)}\n`;
        const hit = body.slice(0, at).split('\n').length - 1;
        const file = fileOf(text, { rules });
        expect(file.summary()).toMatchObject({ rows: 12, blank: 0 });
        const accepted = file.rows({ offset: 0, limit: 100, show: 'accepted' }).items;
        const untouched = accepted.filter((view) => view.row !== hit + 1);
        expect(untouched.map((view) => view.withdrawal!.externalId)).toEqual(
          rows.map((_, i) => `E${i}`).filter((_, i) => i !== hit),
        );
        for (const view of untouched) expect(view.withdrawal!.amountMinor).toBe(BigInt(view.row) * 100n);
      }),
      { numRuns: runs(250, 1_000) },
    );
  });

  it('joins no rows when the file has two of them', () => {
    const header = `${HEADER},note`;
    const rows = Array.from({ length: 6 }, (_, i) => `${row({ id: `E${i}`, amount: `${i + 1}.00` })},n`);
    const body = rows.join('\n');
    const place = fc.integer({ min: 0, max: body.length });
    fc.assert(
      fc.property(place, place, (a, b) => {
        const [from, to] = a < b ? [a, b] : [b, a];
        const result = readText(
          `${header}\n${body.slice(0, from)}"${body.slice(from, to)}"${body.slice(to)}\n`,
          { rules },
        );
        if (!result.ok) return;
        expect(result.file.summary().rows).toBe(6);
        for (const view of result.file.rows({ offset: 0, limit: 100, show: 'accepted' }).items)
          expect(view.line).toBe(view.row + 1);
      }),
      { numRuns: runs(400, 2_000) },
    );
  });
});

describe('an amount', () => {
  it('is read as written, with any thousands separator and any decimal mark', () => {
    const grouping = fc.constantFrom<[string, string]>(
      [' ', ','],
      [' ', '.'],
      ["'", '.'],
      ['\u00a0', ','],
      [',', '.'],
      ['.', ','],
    );
    fc.assert(
      fc.property(
        fc.bigInt(1n, 99_999_999_999_999n),
        grouping,
        fc.constantFrom('', 'R', 'R ', 'ZAR '),
        (minor, [group, mark], currency) => {
          const [whole, cents] = formatAmount(minor, 'ZAR').split('.') as [string, string];
          const raw = `${currency}${whole.replace(/\B(?=(?:\d{3})+$)/g, group)}${mark}${cents}`;
          expect(readAmount(raw, 'ZAR', null, new Findings())).toBe(minor);
        },
      ),
    );
  });

  it('is read as parseAmount reads it when it is a plain decimal', () => {
    const plain = fc
      .tuple(fc.bigInt(0n, 999_999_999_999_999n), fc.constantFrom('', '.5', '.50', '.05', '.00'))
      .map(([whole, cents]) => `${whole}${cents}`);
    fc.assert(
      fc.property(plain, (raw) => {
        const minor = parseAmount(raw, 'ZAR')!;
        expect(readAmount(raw, 'ZAR', null, new Findings())).toBe(minor === 0n ? null : minor);
      }),
    );
  });
});
