import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../shared/testing/runs.ts';
import type { PaymentOrder } from '../payment-order.ts';
import type { BankFileProfile } from '../profile.ts';
import { acbProfile, bytesOf, orderWith, orders, paymentWith, textOf } from '../testing/orders.ts';
import { acbOrderErrors } from './order-errors.ts';
import { readAcbFile, type ReadPaymentFile } from './read-file.ts';
import { contraSequenceNumber } from './sequence-numbers.ts';
import { writeAcbFile } from './write-file.ts';

const HOST = acbProfile('ZA-ACB-198');
const OLDER = acbProfile('ZA-ACB-180');
const PROFILES = [HOST, OLDER];

function linesOf(order: PaymentOrder, profile: BankFileProfile = HOST): string[] {
  return textOf(writeAcbFile(order, profile).bytes).split('\r\n');
}

function readBack(order: PaymentOrder, profile: BankFileProfile): ReadPaymentFile {
  const read = readAcbFile(writeAcbFile(order, profile).bytes);
  if ('unread' in read) throw new Error(`Line ${read.unread.line}: ${read.unread.rule}`);
  return read.file;
}

/** The characters of a field, by its first character, counted from 1, and its length. */
function at(line: string, first: number, length: number): string {
  return line.slice(first - 1, first - 1 + length);
}

const TWO_PAYMENTS = orderWith({
  payments: [
    paymentWith(),
    paymentWith({
      amountMinor: 99n,
      name: 'ZOE & SONS (PTY) LTD',
      branchCode: '051001',
      accountNumber: '1234567890123',
      accountType: 'SAVINGS',
      reference: 'INV 2041/7',
    }),
  ],
});

describe('an ACB file of two payments', () => {
  const host = [
    '000L2026112304136LUMO RETAIL (PTY) LTD         000000700000',
    '020L04A8552611232611242611242611240000010007SAMEDAY   YY',
    '020L1033560904084166276A85500000125065562223889091100000125000261124880   ' +
      'LUMORETAILSALARY NOV          T NKOSI                       00000000000000000000                21',
    '020L1033560904084166276A85500000205100100000000000200000000099261124880   ' +
      'LUMORETAILINV 2041/7          ZOE & SONS (PTY) LTD          00000001234567890123                21',
    '020L1233560904084166276A85500000333560904084166276100000125099261124100000LUMORETAILCONTRA261124',
    // 62223889091 + 1234567890123 + 4084166276, without its thirteenth digit.
    '020L92A855000001000003261124261124000001000002000001000000125099000000125099300875945490',
    '999L000000007',
  ];

  it('has these lines in the host-to-host form', () => {
    expect(linesOf(TWO_PAYMENTS)).toEqual([...host.map((line) => line.padEnd(198)), '']);
  });

  it('has these lines in the older form', () => {
    const installation = '1001        A85500212611232611240007' + '18000180MAGTAPE   ';
    expect(linesOf(TWO_PAYMENTS, OLDER)).toEqual([
      `02${installation}`.padEnd(180),
      ...host.slice(1, -1).map((line) => line.slice(4).padEnd(180)),
      `94${installation}000001000007000002`.padEnd(180),
      '',
    ]);
  });

  it('states the figures of its trailer', () => {
    const { bytes: _, ...figures } = writeAcbFile(TWO_PAYMENTS, HOST);
    expect(figures).toEqual({ count: 2, totalMinor: 125_099n, hashTotal: '300875945490' });
  });

  it('is marked as a test when the bank must not execute it', () => {
    const lines = linesOf({ ...TWO_PAYMENTS, isTest: true });
    expect(lines.slice(0, -1).every((line) => at(line, 4, 1) === 'T')).toBe(true);
  });
});

describe('the fields of an ACB file', () => {
  it('have the hash total of a published example', () => {
    const order = orderWith({ payments: [paymentWith({ accountNumber: '4084166616' })] });
    expect(at(linesOf(order)[4]!, 77, 12)).toBe('008168332892');
  });

  it('keep an account number of 11 digits in the standard field and a longer one beside it', () => {
    const line = (accountNumber: string) =>
      linesOf(orderWith({ payments: [paymentWith({ accountNumber })] }))[2]!;
    expect([at(line('12345678901'), 40, 11), at(line('12345678901'), 135, 20)]).toEqual([
      '12345678901',
      '00000000000000000000',
    ]);
    expect([at(line('123456789012'), 40, 11), at(line('123456789012'), 135, 20)]).toEqual([
      '00000000000',
      '00000000123456789012',
    ]);
  });

  it('carry its transmission number and its generation number, each in its field', () => {
    const numbers = (transmissionNumber: number, generationNumber: number) => {
      const order = orderWith({ acbNumbers: { transmissionNumber, generationNumber } });
      const [lines, older] = [linesOf(order), linesOf(order, OLDER)];
      return [at(lines[0]!, 48, 7), at(lines[1]!, 41, 4), at(older[0]!, 35, 4), at(older[1]!, 37, 4)];
    };
    expect(numbers(48_213, 7)).toEqual(['0048213', '0007', '0007', '0007']);
    expect(numbers(9_999_999, 9_999)).toEqual(['9999999', '9999', '9999', '9999']);
    expect(numbers(0, 0)).toEqual(['0000000', '0000', '0000', '0000']);
  });

  it('carry the day in South Africa on which the file was made', () => {
    const lines = linesOf(orderWith({ createdAt: new Date('2026-11-23T22:00:00Z') }));
    expect([at(lines[0]!, 5, 8), at(lines[1]!, 11, 6)]).toEqual(['20261124', '261124']);
  });

  it('carry the entry class of the profile', () => {
    expect(at(linesOf(orderWith(), acbProfile('ZA-ACB-198', { entryClass: 61 }))[2]!, 69, 2)).toBe('61');
  });
});

describe('an order that an ACB file cannot carry', () => {
  const acb = HOST.acb!;
  const payer = orderWith().payer;
  const many = (count: number, amountMinor = 1n) =>
    Array.from({ length: count }, () => paymentWith({ amountMinor }));

  it.each<[string, string, number | null, Partial<PaymentOrder>, Partial<BankFileProfile>?]>([
    ['a profile without a registration', 'profile_incomplete', null, {}, { acb: null }],
    ['a profile without an entry class', 'profile_incomplete', null, {}, { entryClass: null }],
    ['a short customer code', 'registration_not_valid', null, {}, { acb: { ...acb, customerCode: '4136' } }],
    ['an empty short name', 'registration_not_valid', null, {}, { acb: { ...acb, shortName: '' } }],
    ['a long short name', 'registration_not_valid', null, {}, { acb: { ...acb, shortName: 'LUMO RETAIL' } }],
    ['an entry class of three digits', 'registration_not_valid', null, {}, { entryClass: 100 }],
    ['another currency', 'currency_not_carried', null, { currency: 'USD' }],
    ['a long own account', 'payer_not_carried', null, { payer: { ...payer, accountNumber: '123456789012' } }],
    ['a payer that cannot be written', 'payer_not_carried', null, { payer: { ...payer, name: '王伟' } }],
    ['no payment', 'no_payments', null, { payments: [] }],
    ['too many payments', 'too_many_payments', null, { payments: many(3) }, { maxPayments: 2 }],
    ['a total above the contra', 'total_too_large', null, { payments: many(2, 50_000_000_000n) }],
    [
      'sequence numbers beyond six digits',
      'sequence_numbers_used_up',
      null,
      { firstSequenceNumber: 999_999 },
    ],
    ['no numbers', 'file_numbers_not_carried', null, { acbNumbers: null }],
    [
      'a transmission number of eight digits',
      'file_numbers_not_carried',
      null,
      { acbNumbers: { transmissionNumber: 10_000_000, generationNumber: 1 } },
    ],
    [
      'a generation number of five digits',
      'file_numbers_not_carried',
      null,
      { acbNumbers: { transmissionNumber: 1, generationNumber: 10_000 } },
    ],
    [
      'a number below zero',
      'file_numbers_not_carried',
      null,
      { acbNumbers: { transmissionNumber: -1, generationNumber: 1 } },
    ],
    ['no sequence number', 'sequence_numbers_used_up', null, { firstSequenceNumber: 0 }],
    ['an amount of nothing', 'amount_not_carried', 0, { payments: [paymentWith({ amountMinor: 0n })] }],
    [
      'an account with a letter',
      'account_not_carried',
      1,
      { payments: [paymentWith(), paymentWith({ accountNumber: '12345A' })] },
    ],
    [
      'an account of 21 digits',
      'account_not_carried',
      0,
      { payments: [paymentWith({ accountNumber: '1'.repeat(21) })] },
    ],
    ['no branch', 'branch_not_carried', 0, { payments: [paymentWith({ branchCode: '' })] }],
    ['a name in small letters', 'name_not_carried', 0, { payments: [paymentWith({ name: 'Zoe' })] }],
    ['a name of 31', 'name_not_carried', 0, { payments: [paymentWith({ name: 'N'.repeat(31) })] }],
    [
      'a reference of 21',
      'reference_not_carried',
      0,
      { payments: [paymentWith({ reference: '1'.repeat(21) })] },
    ],
    ['a line break', 'reference_not_carried', 0, { payments: [paymentWith({ reference: 'A\r\nB' })] }],
  ])('%s is refused as %s', (_, code, payment, order, profile = {}) => {
    const changed = { ...HOST, ...profile };
    expect(acbOrderErrors(orderWith(order), changed)).toEqual([{ code, payment }]);
    expect(() => writeAcbFile(orderWith(order), changed)).toThrow(code);
  });

  it('carries an amount and a total of 11 digits', () => {
    const order = orderWith({ payments: [paymentWith({ amountMinor: 99_999_999_999n })] });
    expect(readBack(order, HOST).totalMinor).toBe(99_999_999_999n);
  });
});

describe('any order', () => {
  /** The parts of an order that a file carries, as the bank's parser returns them. */
  function expected(order: PaymentOrder) {
    const actionDate = order.executionDate.slice(2).replaceAll('-', '');
    return order.payments.map((payment, index) => ({
      sequenceNumber: order.firstSequenceNumber + index,
      branchCode: payment.branchCode,
      accountNumber: payment.accountNumber.padStart(payment.accountNumber.length > 11 ? 20 : 11, '0'),
      accountType: { CURRENT: 1, SAVINGS: 2, TRANSMISSION: 3, BOND: 4, SUBSCRIPTION_SHARE: 6 }[
        payment.accountType
      ],
      amountMinor: payment.amountMinor,
      actionDate,
      entryClass: 88,
      shortName: 'LUMORETAIL',
      reference: payment.reference,
      name: payment.name,
    }));
  }

  it.each(PROFILES)('reads back as $code by a parser that shares nothing with the writer', (profile) => {
    fc.assert(
      fc.property(orders(60), (order) => {
        const written = writeAcbFile(order, profile);
        const file = readBack(order, profile);
        expect(file.payments).toEqual(expected(order));
        expect(file).toMatchObject({
          form: profile.format,
          isTest: profile === HOST ? order.isTest : null,
          transmissionNumber: profile === HOST ? order.acbNumbers!.transmissionNumber : null,
          generationNumber: order.acbNumbers!.generationNumber,
          totalMinor: written.totalMinor,
          hashTotal: written.hashTotal,
          payer: {
            branchCode: order.payer.branchCode,
            accountNumber: order.payer.accountNumber.padStart(11, '0'),
          },
        });
        expect(written.totalMinor).toBe(order.payments.reduce((sum, one) => sum + one.amountMinor, 0n));
        expect(file.contras).toHaveLength(1);
        expect(file.contras[0]!.sequenceNumber).toBe(
          contraSequenceNumber(order.firstSequenceNumber, order.payments.length),
        );
        expect(writeAcbFile(order, profile).bytes).toEqual(written.bytes);
      }),
      { numRuns: runs(40, 150) },
    );
  });

  it('reads back with up to 3,000 payments', () => {
    fc.assert(
      fc.property(orders(3_000), (order) => {
        for (const profile of PROFILES) expect(readBack(order, profile).payments).toEqual(expected(order));
      }),
      { numRuns: runs(2, 4) },
    );
  });

  it('reads back with 100,000 payments, within seconds', () => {
    const payments = Array.from({ length: 100_000 }, (_, i) =>
      paymentWith({
        amountMinor: BigInt(i + 1),
        accountNumber: String(10_000_000_000 + i * 7_919).slice(0, 5 + (i % 9)),
        name: `PERSON ${i}`,
      }),
    );
    const order = orderWith({ payments });
    const started = performance.now();
    for (const profile of PROFILES) {
      const file = readBack(order, profile);
      expect(file.payments.length).toBe(100_000);
      expect(file.totalMinor).toBe(5_000_050_000n);
      expect(file.payments[99_999]!.sequenceNumber).toBe(100_000);
      expect(file.contras[0]!.sequenceNumber).toBe(100_001);
    }
    expect(performance.now() - started).toBeLessThan(60_000);
  });
});

describe('the parser of the tests', () => {
  const good = textOf(writeAcbFile(TWO_PAYMENTS, HOST).bytes);

  it('refuses another amount, and any other digit in the user set trailer', () => {
    const changed = (index: number) =>
      `${good.slice(0, index)}${(Number(good[index]) + 1) % 10}${good.slice(index + 1)}`;
    expect(readAcbFile(bytesOf(changed(good.indexOf('00000125000'))))).toHaveProperty('unread');
    const trailer = good.indexOf('020L92');
    for (let index = trailer + 10; index < trailer + 88; index++)
      expect(readAcbFile(bytesOf(changed(index)))).toHaveProperty('unread');
  });

  it.each([
    ['a short line', good.replace('SAMEDAY   YY ', 'SAMEDAY   YY')],
    ['a bare LF', good.replace('\r\n', '\n')],
    ['no line end at the end', good.slice(0, -2)],
    ['a payment that is missing', good.replace(/020L10.*SALARY.*\r\n/, '')],
    ['a payment of a live file in a test', good.replace('000L', '000T')],
    ['another hash total', good.replace('300875945490', '300875945491')],
    ['lines in another order', good.replace(/(020L10.*\r\n)(020L10.*\r\n)/, '$2$1')],
  ])('refuses %s', (_, text) => {
    expect(readAcbFile(bytesOf(good))).toHaveProperty('file');
    expect(text).not.toBe(good);
    expect(readAcbFile(bytesOf(text))).toHaveProperty('unread');
  });
});
