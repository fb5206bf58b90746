import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvRow } from '../../shared/csv.ts';
import { PAYOUT_EXPORT_COLUMNS } from '../withdrawal/payout-export.ts';
import { createWithdrawalFileReader } from './reader.ts';
import { fileOf, GOOD_ROW, HEADER, row, rulesWith } from './testing/fixture.ts';
import type { ColumnOverrides } from './column-mapping.ts';
import { inEnglish } from './sentences.ts';

function read(text: string, overrides?: ColumnOverrides) {
  const reader = createWithdrawalFileReader({ rules: rulesWith(), ...(overrides ? { overrides } : {}) });
  reader.push(new TextEncoder().encode(text));
  return reader.end();
}

const RETURNED = [
  '019b4c5e-8f2a-7001-8000-0000000004d2',
  '2026-03-02T08:15:30.000Z',
  'DEBIT',
  'REVERSED',
  'ZAR',
  '1250.00',
  '2.88',
  'Thandi Nkosi',
  'ABSA',
  '632005',
  '4012345678',
  'CURRENT',
  'SALARY MAR',
  'Salaries March',
  '019b4c5e-8f2a-7001-8000-0000000004d3',
  '019b4c5e-8f2a-7001-8000-0000000004d4',
  'EFT',
  'ACCOUNT_CLOSED',
  'The account is closed',
  '2026-03-03T08:15:30.000Z',
];

describe('the payout history on New batch', () => {
  const exported = csvRow(PAYOUT_EXPORT_COLUMNS) + csvRow(RETURNED);

  it.each([
    ['as it was downloaded', `\ufeff${exported}`],
    ['saved again with semicolons', exported.replaceAll(',', ';')],
    ['saved again with tabs', exported.replaceAll(',', '\t')],
    ['with capitals', exported.replace(/^.*/, (header) => header.toUpperCase())],
  ])('is refused %s, with the way to pay again', (_, text) => {
    const result = read(text);
    expect(result).toMatchObject({ ok: false, problem: { code: 'own_export' } });
    if (!result.ok)
      expect(inEnglish(result.problem.message)).toContain(
        'open their batch and choose “Retry failed payments”',
      );
  });

  it('is refused when columns are mapped by hand, too', () => {
    expect(read(exported, { beneficiary_name: 7, external_id: 0 })).toMatchObject({
      ok: false,
      problem: { code: 'own_export' },
    });
  });

  it(
    'never offers a payment or the id of a payout, whichever columns of the export are left beside those ' +
      'of a list',
    () => {
      const distinctive = [
        'withdrawal_id',
        'batch_id',
        'batch_label',
        'failure_code',
        'failure_reason',
        'direction',
        'status',
        'recipient_reference',
      ];
      const kept = fc.subarray(distinctive, { minLength: 5 });
      const refusedAlways = fc.property(kept, fc.boolean(), (left, reversed) => {
        const places = PAYOUT_EXPORT_COLUMNS.flatMap((name, i) =>
          distinctive.includes(name) && !left.includes(name) ? [] : [i],
        );
        const ordered = reversed ? places.toReversed() : places;
        const text =
          csvRow(ordered.map((i) => PAYOUT_EXPORT_COLUMNS[i]!)) + csvRow(ordered.map((i) => RETURNED[i]!));
        expect(read(text)).toMatchObject({ ok: false, problem: { code: 'own_export' } });
      });
      fc.assert(refusedAlways);
    },
  );

  it('is not confused with lists of other programs', () => {
    for (const header of [
      HEADER,
      `${HEADER},status`,
      `${HEADER},batch_id`,
      `${HEADER},currency,created_at`,
    ]) {
      expect(
        read(`${header}\n${GOOD_ROW}${','.repeat(header.split(',').length - HEADER.split(',').length)}\n`),
      ).toMatchObject({ ok: true });
    }
  });
});

describe('an annotated file on New batch', () => {
  it('keeps excluded rows excluded, with their reason', () => {
    const file = fileOf(
      `${HEADER}\n${GOOD_ROW}\n${row({ amount: '5.00', id: 'B' })}\n${row({ amount: 'x', id: 'C' })}\n`,
    );
    file.exclude([2], 'Paid in cash; see the till');
    const again = read([...file.annotated()].join(''));
    if (!again.ok) throw new Error(inEnglish(again.problem.message));
    expect(again.file.summary()).toMatchObject({ rows: 3, accepted: 1, rejected: 1, excluded: 1 });
    expect(again.file.row(2)).toMatchObject({
      status: 'excluded',
      excludedReason: 'Paid in cash; see the till',
      withdrawal: null,
    });
  });

  it('offers no more payments than the file that it was made from', () => {
    const offersNoMore = fc.property(
      fc.array(fc.constantFrom('good', 'bad', 'excluded'), { minLength: 1, maxLength: 12 }),
      (kinds) => {
        const lines = kinds.map((kind, i) =>
          row({ amount: kind === 'bad' ? 'x' : `${i + 1}.00`, id: `E${i}` }),
        );
        const file = fileOf(`${HEADER}\n${lines.join('\n')}\n`);
        const excluded = kinds.flatMap((kind, i) => (kind === 'excluded' ? [i + 1] : []));
        if (excluded.length > 0) file.exclude(excluded, 'Left the company');
        const again = read([...file.annotated()].join(''));
        if (!again.ok) throw new Error(inEnglish(again.problem.message));
        expect(again.file.summary()).toMatchObject({
          accepted: file.summary().accepted,
          excluded: excluded.length,
        });
      },
    );
    fc.assert(offersNoMore);
  });
});
