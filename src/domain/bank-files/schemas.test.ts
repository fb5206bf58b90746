import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { memoryPages, validateXML } from 'xmllint-wasm';
import { OWN_REFERENCE_PLACES } from '../../shared/own-reference.ts';
import { ACCOUNT_TYPES, RAILS, type Rail } from '../../shared/terms.ts';
import { railsOfProfile, USUAL_MARKS } from '../../shared/payment-types.ts';
import type { PaymentOrder } from './payment-order.ts';
import { writePain001 } from './pain001/write-pain001.ts';
import { BUILT_IN_PROFILES } from './profiles/built-in.ts';
import { isoBank } from './rehearsal/iso-bank.ts';
import { PARTLY_REJECTED, STATEMENT } from './testing/by-hand.ts';
import { camtText } from './testing/camt-text.ts';
import { pain002Text } from './testing/pain002-text.ts';
import { FILE_ID, PAIN_PROFILE, paymentId, sampleOrder, samplePayment } from './testing/samples.ts';
import { statements } from './testing/statement-arbitraries.ts';

/**
 * The published schemas of ISO 20022 are not part of the project: a folder with them is named by
 * BANK_SCHEMAS, or lies beside the repository.
 */
const BESIDE = resolve(import.meta.dirname, '../../../..', 'shared', 'facts', 'xsd');
const FOLDER = process.env['BANK_SCHEMAS'] || BESIDE;

type Message = 'pain.001.001.09' | 'pain.002.001.10' | 'camt.053.001.08' | 'camt.054.001.08';

/** The errors of files of one message; empty when all are valid. */
async function errorsOf(message: Message, files: readonly (string | Uint8Array)[]): Promise<string[]> {
  const { valid, errors, rawOutput } = await validateXML({
    xml: files.map((contents, index) => ({ fileName: `${index}.xml`, contents })),
    schema: readFileSync(join(FOLDER, `${message}.xsd`), 'utf8'),
    maxMemoryPages: memoryPages.GiB,
  });
  if (valid) return [];
  return errors.length > 0 ? errors.map(({ rawMessage }) => rawMessage).slice(0, 5) : [rawOutput];
}

const byRail = (order: PaymentOrder, rail: Rail): PaymentOrder => ({
  ...order,
  payments: order.payments.map((payment) => ({ ...payment, rail })),
});

const orderOf = (count: number, isTest = false) => ({
  ...sampleOrder(
    Array.from({ length: count }, (_, n) => samplePayment(n)),
    new Date('2026-11-24T12:34:56Z'),
  ),
  isTest,
});

// `npm test` says in a line when there are no schemas.
describe.skipIf(!existsSync(FOLDER))('by the published schema', () => {
  it('payment files of 1, 12 and 10,000 rows are valid', async () => {
    const files = [1, 12, 10_000].map((count) => writePain001(orderOf(count), PAIN_PROFILE).bytes);
    expect(await errorsOf('pain.001.001.09', files)).toEqual([]);
  });

  it.each(BUILT_IN_PROFILES.filter(({ format }) => format === 'PAIN_001'))(
    'payment files of each rail of $code are valid',
    async (profile) => {
      const files = railsOfProfile(profile).map(
        (rail) => writePain001(byRail(orderOf(3), rail), profile).bytes,
      );
      expect(await errorsOf('pain.001.001.09', files)).toEqual([]);
    },
  );

  it('payment files with a block for each rail are valid', async () => {
    const paymentTypes = RAILS.map((rail) => ({
      rail,
      ...USUAL_MARKS[rail],
      cutOff: null,
      maxAmount: null,
    }));
    const order = orderOf(12);
    const payments = order.payments.map((payment, n) => ({ ...payment, rail: RAILS[n % RAILS.length]! }));
    const profile = { ...PAIN_PROFILE, paymentTypes, severalRailsInFile: true };
    expect(await errorsOf('pain.001.001.09', [writePain001({ ...order, payments }, profile).bytes])).toEqual(
      [],
    );
  });

  it('payment files with every kind of payment type are valid', async () => {
    const [serviceLevel, value] = ['URGP', 'Real time 24/7'];
    const files = [null, { kind: 'CODE' as const, value }, { kind: 'PROPRIETARY' as const, value }].flatMap(
      (localInstrument) =>
        [serviceLevel, null].map((level) => {
          const type = {
            rail: 'EFT' as const,
            serviceLevel: level,
            localInstrument,
            cutOff: null,
            maxAmount: null,
          };
          return writePain001(orderOf(1), { ...PAIN_PROFILE, paymentTypes: [type] }).bytes;
        }),
    );
    expect(await errorsOf('pain.001.001.09', files)).toEqual([]);
  });

  it.each(OWN_REFERENCE_PLACES)(
    'payment files with own references in %s are valid',
    async (ownReferenceIn) => {
      const payments = ACCOUNT_TYPES.map((accountType, n) => ({
        ...samplePayment(n),
        accountType,
        ownReference: 'PAYROLL MARCH 2026 OF ALL BRANCHES A',
      })).map((one) => ({ ...one, ownReference: one.ownReference.slice(0, 35) }));
      const file = writePain001({ ...orderOf(1), payments }, { ...PAIN_PROFILE, ownReferenceIn });
      expect(await errorsOf('pain.001.001.09', [file.bytes])).toEqual([]);
    },
  );

  it('payment files with difficult names, and without references, are valid', async () => {
    const payments = ['&<>"\'', ']]>', 'x'.repeat(140), 'é中😀'].map((name, n) => ({
      ...samplePayment(n),
      name,
      reference: n === 0 ? '' : '<&>',
      accountType: n === 0 ? ('BOND' as const) : ('CURRENT' as const),
    }));
    const order = { ...orderOf(1, true), payments };
    const file = writePain001(order, { ...PAIN_PROFILE, isBookedAsOneDebit: false });
    expect(await errorsOf('pain.001.001.09', [file.bytes])).toEqual([]);
  });

  it('a payment file with an empty name is not valid, so that the validation is real', async () => {
    const text = new TextDecoder().decode(writePain001(orderOf(1), PAIN_PROFILE).bytes);
    const errors = await errorsOf('pain.001.001.09', [text.replace('Beneficiary 0', '')]);
    expect(errors.join()).toContain('Nm');
  });

  it('the samples that were written by hand are valid', async () => {
    expect(await errorsOf('pain.002.001.10', [PARTLY_REJECTED])).toEqual([]);
    expect(await errorsOf('camt.053.001.08', [STATEMENT])).toEqual([]);
  });

  it('the answers of the rehearsal bank are valid', async () => {
    const bank = isoBank(writePain001(orderOf(3), PAIN_PROFILE).bytes, {
      namesAccepted: true,
      csv: undefined,
      paymentTypes: [],
      currency: 'ZAR',
    });
    if ('unread' in bank) throw new Error(bank.unread);
    const replies = bank.replies!;
    const files = [
      replies.accept(),
      replies.pay()!,
      replies.bringBack(1),
      replies.misstate(1),
      replies.rejectPayments([0, 2]),
      replies.rejectFile(),
    ];
    expect(await errorsOf('pain.002.001.10', files)).toEqual([]);
  });

  it('the sampled replies are valid', async () => {
    const reason = { code: 'AC04', text: 'Closed' };
    const payment = { endToEndId: paymentId(1), status: 'RJCT', reason };
    const files = [
      pain002Text({ fileId: FILE_ID, groupStatus: 'RJCT', groupReason: reason }),
      pain002Text({ fileId: FILE_ID, groupStatus: 'ACTC', blockStatus: 'ACSP' }),
      pain002Text({
        fileId: FILE_ID,
        blockStatus: 'PART',
        blockReason: reason,
        rejectedCount: 1,
        payments: [{ ...payment, amountMinor: 100n, accountNumber: '1000000001' }],
      }),
    ];
    expect(await errorsOf('pain.002.001.10', files)).toEqual([]);
  });

  it('the sampled statements and advices are valid', async () => {
    const samples = fc.sample(statements, { numRuns: 60, seed: 20_022 });
    for (const [message, kind] of [
      ['camt.053.001.08', 'STATEMENT'],
      ['camt.054.001.08', 'ADVICE'],
    ] as const) {
      const files = samples.filter(([first]) => first!.head.kind === kind).map((sample) => camtText(sample));
      expect(files.length).toBeGreaterThan(10);
      expect(await errorsOf(message, files)).toEqual([]);
    }
  });
});
