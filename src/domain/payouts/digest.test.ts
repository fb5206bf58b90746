import { createHash } from 'node:crypto';
import canonicalize from 'canonicalize';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CURRENCIES, formatAmount } from '../../shared/money.ts';
import { ACCOUNT_TYPES, RAILS } from '../../shared/terms.ts';
import {
  type DigestBatch,
  digestChunks,
  digestClosing,
  digestOpening,
  type DigestRow,
  digestRow,
} from './digest.ts';

const text = fc.string({ unit: 'binary', minLength: 1, maxLength: 20 });
const row: fc.Arbitrary<DigestRow> = fc.record({
  rowNumber: fc.integer({ min: 1, max: 100_000 }),
  beneficiaryName: text,
  bankCode: text,
  branchCode: text,
  accountNumber: text,
  accountType: fc.constantFrom(...ACCOUNT_TYPES),
  amountMinor: fc.bigInt(1n, 10n ** 15n),
  unitFeeMinor: fc.bigInt(0n, 10n ** 6n),
  vatMinor: fc.bigInt(0n, 10n ** 6n),
  rail: fc.constantFrom(...RAILS),
  beneficiaryReference: text,
  ownReference: fc.option(text),
  externalId: fc.option(text),
});
const batch: fc.Arbitrary<DigestBatch> = fc.record({
  id: fc.uuid(),
  entityId: fc.uuid(),
  currency: fc.constantFrom(...CURRENCIES),
  withdrawalCount: fc.integer({ min: 1, max: 100_000 }),
  totalAmountMinor: fc.bigInt(1n, 10n ** 18n),
  totalFeeMinor: fc.bigInt(0n, 10n ** 12n),
  executionDate: fc.option(fc.constantFrom('2026-03-25', '2027-01-04')),
});

/** The documented shape, with unsorted keys: the canonicalize package sorts them. */
function documented(b: DigestBatch, rows: readonly DigestRow[]): object {
  return {
    totals: {
      count: b.withdrawalCount,
      amount: formatAmount(b.totalAmountMinor, b.currency),
      fee: formatAmount(b.totalFeeMinor, b.currency),
    },
    batchId: b.id,
    ...(b.executionDate ? { executionDate: b.executionDate } : {}),
    entityId: b.entityId,
    currency: b.currency,
    rows: rows.map(({ amountMinor, unitFeeMinor, vatMinor, ...rest }) => ({
      ...rest,
      amount: formatAmount(amountMinor, b.currency),
      fee: formatAmount(unitFeeMinor + vatMinor, b.currency),
    })),
  };
}

const whole = (b: DigestBatch, rows: readonly DigestRow[]) => [...digestChunks(b, rows)].join('');

describe('the content digest', () => {
  it('covers the RFC 8785 canonical JSON of the documented shape', () => {
    fc.assert(
      fc.property(batch, fc.array(row, { maxLength: 8 }), (b, rows) => {
        expect(whole(b, rows)).toBe(canonicalize(documented(b, rows)));
      }),
    );
  });

  it('is the same however the JSON is cut into chunks', () => {
    fc.assert(
      fc.property(batch, row, fc.constantFrom(0, 1, 499, 500, 501, 1000, 1203), (b, one, count) => {
        const rows = Array.from({ length: count }, (_, i) => ({ ...one, rowNumber: i + 1 }));
        expect(whole(b, rows)).toBe(canonicalize(documented(b, rows)));
        expect(
          digestOpening(b) + rows.map((r) => digestRow(r, b.currency)).join(',') + digestClosing(b),
        ).toBe(whole(b, rows));
      }),
      { numRuns: 20 },
    );
  });

  it('changes with the name, the account, the reference and the amount of a row', () => {
    fc.assert(
      fc.property(
        batch,
        row,
        fc.constantFrom(
          ...([
            'beneficiaryName',
            'accountNumber',
            'branchCode',
            'bankCode',
            'beneficiaryReference',
          ] as const),
        ),
        (b, one, field) => {
          expect(whole(b, [{ ...one, [field]: `${one[field]}x` }])).not.toBe(whole(b, [one]));
          expect(whole(b, [{ ...one, amountMinor: one.amountMinor + 1n }])).not.toBe(whole(b, [one]));
        },
      ),
    );
  });

  it('does not change for a known batch', () => {
    const known: DigestBatch = {
      id: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c11',
      entityId: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c13',
      currency: 'ZAR',
      withdrawalCount: 1,
      totalAmountMinor: 125_000n,
      totalFeeMinor: 288n,
    };
    const only: DigestRow = {
      rowNumber: 1,
      beneficiaryName: 'Zoë "Z" van der Merwe',
      bankCode: 'FNB',
      branchCode: '250655',
      accountNumber: '062012345678',
      accountType: 'CURRENT',
      amountMinor: 125_000n,
      unitFeeMinor: 250n,
      vatMinor: 38n,
      rail: 'EFT',
      beneficiaryReference: 'SALARY MAR',
      ownReference: null,
      externalId: 'E-7',
    };
    const json = whole(known, [only]);
    expect(json).toBe(
      '{"batchId":"01939b5e-7c1a-7f00-8a54-0d5a3e1b9c11","currency":"ZAR",' +
        '"entityId":"01939b5e-7c1a-7f00-8a54-0d5a3e1b9c13","rows":[' +
        '{"accountNumber":"062012345678","accountType":"CURRENT","amount":"1250.00","bankCode":"FNB",' +
        '"beneficiaryName":"Zoë \\"Z\\" van der Merwe","beneficiaryReference":"SALARY MAR",' +
        '"branchCode":"250655","externalId":"E-7","fee":"2.88","ownReference":null,"rail":"EFT",' +
        '"rowNumber":1}' +
        '],"totals":{"amount":"1250.00","count":1,"fee":"2.88"}}',
    );
    expect(createHash('sha256').update(json).digest('hex')).toBe(
      'bcc5c7f2a583eecf25f40f5d8b13b63700a5816077ca58a644268f8bd64168f2',
    );
  });
});
