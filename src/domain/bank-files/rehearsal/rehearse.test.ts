import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import type { RehearsalStep } from '../../../shared/bank-file-terms.ts';
import { USUAL_MARKS } from '../../../shared/payment-types.ts';
import { RAILS, type Rail } from '../../../shared/terms.ts';
import { FORMATS } from '../formats.ts';
import type { BankFileProfile } from '../profile.ts';
import { builtInProfile } from '../testing/built-in-profile.ts';
import { acbFileNumbers, acbProfile, orderWith } from '../testing/orders.ts';
import { rehearse } from './rehearse.ts';

const PROFILES: BankFileProfile[] = [
  acbProfile('ZA-ACB-198'),
  acbProfile('ZA-ACB-180'),
  builtInProfile('ZA-PAIN-001'),
];

function play(
  profile: BankFileProfile,
  change: Partial<ReturnType<typeof orderWith>> = {},
  rails: readonly Rail[] = ['EFT'],
): RehearsalStep[] {
  const { payer, currency, fileNumber, acbNumbers, executionDate, createdAt } = orderWith(change);
  let last = 0;
  const newId = () => `0199a3c4f2d27000800000${String(++last).padStart(10, '0')}`;
  const setting = { profile, rails, payer, currency, fileNumber, acbNumbers, executionDate, createdAt };
  return rehearse(setting, newId);
}

const failures = (steps: readonly RehearsalStep[]) => steps.filter(({ passed }) => !passed);
const names = (steps: readonly RehearsalStep[]) => steps.map(({ step }) => step);

describe('a rehearsal', () => {
  it.each(PROFILES)('passes with the profile $code as it is shipped', (profile) => {
    const steps = play(profile);
    expect(failures(steps)).toEqual([]);
    expect(names(steps)).toEqual([
      'TEXTS',
      'WRITTEN',
      'READ',
      'ACCEPTED',
      'REPEATED',
      ...(profile.format === 'PAIN_001' ? ['PAID'] : ['REDIRECTED']),
      'RETURNED',
      'MISSTATED',
      'PARTLY_REJECTED',
      'REJECTED',
    ]);
    for (const { figures } of steps) expect(figures.length).toBeGreaterThan(0);
  });

  const withRails = (rails: readonly Rail[]): BankFileProfile => ({
    ...builtInProfile('ZA-PAIN-001'),
    paymentTypes: rails.map((rail) => ({
      rail,
      ...USUAL_MARKS[rail],
      cutOff: null,
      maxAmount: rail === 'PAYSHAP' ? '50000.00' : null,
    })),
  });

  it.each<[string, Rail[]]>([
    ['of one', ['PAYSHAP']],
    ['of several', ['RTC', 'RTGS', 'PAYSHAP']],
    ['of all', [...RAILS]],
  ])('finds the rails %s in the files, as the bank reads them', (_, rails) => {
    const steps = play(withRails(rails), {}, rails);
    expect(failures(steps)).toEqual([]);
    const figures = steps.find(({ step }) => step === 'READ')!.figures;
    const all = RAILS.filter((rail) => rails.includes(rail)).join(', ');
    expect(figures).toContainEqual({ figure: 'RAILS', expected: all, actual: all });
  });

  it.each<[string, Rail[]]>([
    ['two', ['RTGS', 'EFT']],
    ['all', [...RAILS]],
  ])('with %s rails in one file passes, replies to its blocks among the steps', (_, rails) => {
    const steps = play({ ...withRails(rails), severalRailsInFile: true }, {}, rails);
    expect(failures(steps)).toEqual([]);
    const all = RAILS.filter((rail) => rails.includes(rail)).join(', ');
    const { figures } = steps.find(({ step }) => step === 'READ')!;
    expect(figures).toContainEqual({ figure: 'RAILS', expected: all, actual: all });
    expect(names(steps)).toContain('PARTLY_REJECTED');
  });

  it('fails when a connection carries a rail that its profile does not name', () => {
    for (const rails of [['RTGS'], ['EFT', 'RTGS']] as Rail[][])
      expect(failures(play(withRails(['RTC']), {}, rails))).toMatchObject([
        { step: 'WRITTEN', problem: 'NOT_WRITABLE' },
      ]);
    for (const profile of [acbProfile('ZA-ACB-198'), builtInProfile('CSV-COMMA')])
      expect(failures(play(profile, {}, ['RTC']))).toMatchObject([
        { step: 'WRITTEN', problem: 'NOT_WRITABLE' },
      ]);
  });

  it.each(['CSV-COMMA', 'CSV-SEMICOLON'] as const)('plays no replies with %s, which has none', (code) => {
    const steps = play(builtInProfile(code));
    expect(failures(steps)).toEqual([]);
    expect(names(steps)).toEqual(['TEXTS', 'WRITTEN', 'READ']);
    const figures = steps[2]!.figures.map(({ figure }) => figure);
    expect(figures.includes('PAYING_ACCOUNT')).toBe(code === 'CSV-SEMICOLON');
    expect(figures).toContain('SAME_REFERENCES');
  });

  it('compares only what the columns of a CSV file have, and fails when it cannot be written', () => {
    const profile = builtInProfile('CSV-COMMA');
    const columns = profile.csv!.columns.filter(
      ({ content }) => content !== 'REFERENCE' && content !== 'EXECUTION_DATE',
    );
    const figures = (csv: BankFileProfile['csv']) => play({ ...profile, csv }).at(-1)!.figures;
    expect(figures({ ...profile.csv!, columns }).map(({ figure }) => figure)).toEqual([
      'PAYMENTS',
      'TOTAL',
      'SAME_NAMES',
      'SAME_ACCOUNTS',
      'SAME_AMOUNTS',
    ]);
    const broken = play({ ...profile, csv: { ...profile.csv!, columns: columns.slice(1) } });
    expect(failures(broken)).toMatchObject([{ step: 'WRITTEN', problem: 'NOT_WRITABLE' }]);
  });

  it('passes with every setting that the formats can carry, and counts each payment once', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...PROFILES),
        fc.record({
          nameLength: fc.integer({ min: 2, max: 30 }),
          referenceLength: fc.integer({ min: 2, max: 20 }),
          maxPayments: fc.integer({ min: 1, max: 20 }),
          unnamedAreAccepted: fc.boolean(),
          paidBy: fc.constantFrom('ACCEPTANCE' as const, 'STATEMENT' as const),
        }),
        acbFileNumbers(),
        (profile, change, acbNumbers) => {
          const steps = play({ ...profile, ...change }, { acbNumbers });
          expect(failures(steps)).toEqual([]);
          const partly = steps.find(({ step }) => step === 'PARTLY_REJECTED');
          expect(partly === undefined).toBe(change.maxPayments === 1);
        },
      ),
      { numRuns: 60 },
    );
  });

  it.each<[string, BankFileProfile, Parameters<typeof play>[1], Partial<RehearsalStep>]>([
    [
      'names are longer than the format has room for',
      acbProfile('ZA-ACB-198', { nameLength: 31 }),
      {},
      { step: 'WRITTEN', problem: 'NOT_WRITABLE' },
    ],
    [
      'the characters are those of another format',
      acbProfile('ZA-ACB-198', { charset: 'ISO_LATIN' }),
      {},
      { step: 'WRITTEN', problem: 'NOT_WRITABLE' },
    ],
    [
      'the format does not carry the currency',
      acbProfile('ZA-ACB-180'),
      { currency: 'USD' },
      { step: 'WRITTEN', problem: 'NOT_WRITABLE' },
    ],
    [
      'no reply ever says that a payment was paid',
      acbProfile('ZA-ACB-198', { paidBy: 'REPLY' }),
      {},
      { step: 'PAID', problem: 'NO_SUCH_REPLY' },
    ],
  ])('fails when %s', (_, profile, change, expected) => {
    expect(failures(play(profile, change))).toMatchObject([expected]);
  });
});

describe('a fault of Outlay itself', () => {
  /** Rehearses with a format of which one part is replaced. */
  function playWith(profile: BankFileProfile, change: Partial<(typeof FORMATS)['PAIN_001']>) {
    const spies = Object.entries(change).map(([name, part]) =>
      vi.spyOn(FORMATS[profile.format], name as 'write').mockImplementation(part as never),
    );
    try {
      return failures(play(profile));
    } finally {
      for (const spy of spies) spy.mockRestore();
    }
  }

  it.each(PROFILES)('is found in what $code writes: a digit of an amount', (profile) => {
    const { write } = FORMATS[profile.format];
    const steps = playWith(profile, {
      write: (order, own) => {
        const [first, ...others] = order.payments;
        const payments = [
          first!,
          { ...others[0]!, amountMinor: others[0]!.amountMinor - 1n },
          ...others.slice(1),
        ];
        return write({ ...order, payments }, own);
      },
    });
    expect(names(steps)).toEqual(expect.arrayContaining(['WRITTEN', 'READ']));
    expect(steps.find(({ step }) => step === 'READ')!.figures).toContainEqual({
      figure: 'SAME_AMOUNTS',
      expected: '7',
      actual: '6',
    });
  });

  it.each(PROFILES)('is found in what $code writes: a damaged line', (profile) => {
    const { write } = FORMATS[profile.format];
    const steps = playWith(profile, {
      write: (order, own) => {
        const written = write(order, own);
        return { ...written, bytes: written.bytes.slice(0, -4) };
      },
    });
    expect(steps).toMatchObject([{ step: 'READ', problem: 'NOT_READABLE' }]);
  });

  it.each(PROFILES)('is found in how replies to $code are read: a rejection is lost', (profile) => {
    const { readReplies } = FORMATS[profile.format];
    const steps = playWith(profile, {
      readReplies: (bytes) =>
        readReplies(bytes).map((reply) => ({
          ...reply,
          payments: reply.payments.filter(({ status }) => status !== 'REJECTED'),
        })),
    });
    expect(names(steps)).toContain('PARTLY_REJECTED');
  });

  it.each(PROFILES)('is found in how replies to $code are read: they are refused', (profile) => {
    const steps = playWith(profile, {
      readReplies: () => {
        throw new Error('Line 1 cannot be read.');
      },
    });
    expect(steps[0]).toMatchObject({
      step: 'ACCEPTED',
      problem: 'REPLY_NOT_READABLE',
      detail: 'Line 1 cannot be read.',
    });
  });

  it.each(PROFILES)('is found in how replies to $code are read: they answer another file', (profile) => {
    const { readReplies } = FORMATS[profile.format];
    const steps = playWith(profile, {
      readReplies: (bytes) =>
        readReplies(bytes).map((reply) => ({ ...reply, answers: { ...reply.answers, fileId: 'other' } })),
    });
    expect(steps[0]!.figures).toContainEqual({ figure: 'FILES_ANSWERED', expected: '1', actual: '0' });
  });
});
