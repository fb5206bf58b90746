import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../shared/testing/runs.ts';
import { acbProfile, bytesOf, orderWith, orders, paymentWith, textOf } from '../testing/orders.ts';
import { AcbError } from './acb-error.ts';
import { writeBankOutput, writeBankStatus } from './answer-file.ts';
import { readAcbFile, type ReadPaymentFile } from './read-file.ts';
import { readAcbReplies } from './read-reply.ts';
import { writeAcbFile } from './write-file.ts';

const MANY = runs(20_000, 100_000);

/** A reply of these lines between a header and a trailer. */
function reply(...lines: string[]): Uint8Array {
  const flag = lines[0]?.[3] ?? 'L';
  const whole = [
    `000${flag}2026112400000LUMO RETAIL (PTY) LTD         000119704136`,
    ...lines,
    `999${flag}${String(lines.length + 2).padStart(9, '0')}`,
  ];
  return bytesOf(whole.map((line) => `${line.padEnd(198)}\r\n`).join(''));
}

const ACCEPTED = [
  '900L000 TRANSMISSION 04136-0000350 ACCEPTED',
  '900L020 ACB USER SET A855-0006338-000003 ACCEPTED',
];
const REJECTED_SET = '900L020 ACB USER SET A855-0006338-000000 REJECTED';
const ANSWERS = { fileId: null, transmissionNumber: 350, generationNumber: 6338, userCode: 'A855' };

/** A line of the payment file, repeated as accepted. */
function acceptedLine(type: string, sequence: string, account: string, long = '0'.repeat(20)): string {
  return (
    `903L020L${type}33560904084166276A855${sequence}250655${account}100000125000261124880   ` +
    `LUMORETAILSALARY NOV          T NKOSI                       ${long}                21`
  );
}

describe('a status reply', () => {
  it('accepts a user set', () => {
    expect(readAcbReplies(reply(...ACCEPTED))).toEqual([
      {
        format: 'ACB',
        answers: ANSWERS,
        file: { status: 'ACCEPTED', reason: null },
        payments: [],
        isTest: false,
      },
    ]);
  });

  it('has only received a transmission whose user set it does not name', () => {
    const [found] = readAcbReplies(reply('900T000 TRANSMISSION 04136-0000350 ACCEPTED'));
    expect(found).toEqual({
      format: 'ACB',
      answers: { fileId: null, transmissionNumber: 350, generationNumber: null },
      file: { status: 'RECEIVED', reason: null },
      payments: [],
      isTest: true,
    });
  });

  it('rejects the user set of a rejected transmission, whatever it says about the set', () => {
    const [found] = readAcbReplies(
      reply(
        '900L000 TRANSMISSION 04136-0000350 REJECTED',
        '901L000 00006-*** TRANS. NUMBER NOT NEXT IN SEQUENCE ***',
        ACCEPTED[1]!,
      ),
    );
    expect(found!.file).toEqual({
      status: 'REJECTED',
      reason: {
        code: '00006',
        text: '*** TRANS. NUMBER NOT NEXT IN SEQUENCE ***',
        failureCode: 'DUPLICATE',
      },
    });
  });

  it('rejects a user set and names the payment that caused it', () => {
    const [found] = readAcbReplies(
      reply(ACCEPTED[0]!, REJECTED_SET, '901L020 A855/0006338/000002 00032-*** HOMING BRANCH INVALID ***'),
    );
    const words = { code: '00032', text: '*** HOMING BRANCH INVALID ***' };
    expect(found!.file).toEqual({ status: 'REJECTED', reason: { ...words, failureCode: 'BANK_REJECTED' } });
    expect(found!.payments).toEqual([
      {
        endToEndId: null,
        sequenceNumber: 2,
        status: 'REJECTED',
        reason: { ...words, failureCode: 'INVALID_BRANCH' },
        amountMinor: null,
        accountNumber: null,
        date: null,
        movedTo: null,
      },
    ]);
  });

  it('takes the reason about the whole set for its payments', () => {
    const [found] = readAcbReplies(
      reply(
        ACCEPTED[0]!,
        REJECTED_SET,
        '901L020 A855/0006338/000002 00023-*** USER BRANCH NOT = CONTROL ***',
        '901L020 A855/0006338/000000 00006-*** USER GEN NUMBER NOT NEXT IN SEQUENCE ***',
      ),
    );
    expect(found!.file!.reason!.code).toBe('00006');
    const short = readAcbReplies(
      reply('900L001ACB USER SET A855-0006338-000000-REJECTED', '901L001-00006-WRONG'),
    );
    expect(short[0]!.file!.reason).toMatchObject({ code: '00006', text: 'WRONG' });
  });

  it('accepts a set in part when it names rejected payments', () => {
    const [found] = readAcbReplies(
      reply(...ACCEPTED, '901L020 A855/0006338/000002 00045-*** NOT ACCEPTED ***'),
    );
    expect(found!.file).toEqual({ status: 'PARTIAL', reason: null });
    expect(found!.payments.map(({ sequenceNumber, status }) => [sequenceNumber, status])).toEqual([
      [2, 'REJECTED'],
    ]);
  });

  it('repeats accepted payments, and warns without a rejection', () => {
    const [found] = readAcbReplies(
      reply(
        ...ACCEPTED,
        acceptedLine('10', '000001', '62223889091'),
        acceptedLine('10', '000002', '00000000000', '00000001234567890123'),
        acceptedLine('12', '000003', '04084166276'),
        '901L020 A855/0006338/000001 00080-*** WARNING ONLY  ACCOUNT TYPE CHANGE - 2 TO 1 ***',
      ),
    );
    expect(found!.file).toEqual({ status: 'ACCEPTED', reason: null });
    expect(found!.payments).toMatchObject([
      {
        sequenceNumber: 1,
        status: 'ACCEPTED',
        amountMinor: 125_000n,
        accountNumber: '62223889091',
        reason: { code: '00080' },
      },
      {
        sequenceNumber: 2,
        status: 'ACCEPTED',
        amountMinor: 125_000n,
        accountNumber: '1234567890123',
        reason: null,
      },
    ]);
  });

  it('takes a warning about the contra for no payment, and refuses a set without its contra', () => {
    const contra = '901L020 A855/0006338/000003 00080-';
    const [found] = readAcbReplies(reply(...ACCEPTED, `${contra}*** WARNING ONLY ***`));
    expect(found).toMatchObject({ file: { status: 'ACCEPTED' }, payments: [] });
    expect(refusal(reply(...ACCEPTED, `${contra}*** CONTRA ERROR ***`))).toMatchObject({
      code: 'contradiction',
      line: 4,
      column: 22,
    });
  });

  it('has one reply for each user set', () => {
    const found = readAcbReplies(reply(...ACCEPTED, '900L020 ACB USER SET A855-0006339-000000 REJECTED'));
    expect(found.map(({ answers, file }) => [answers.generationNumber, file!.status])).toEqual([
      [6338, 'ACCEPTED'],
      [6339, 'REJECTED'],
    ]);
  });
});

describe('a reply with returns and redirects', () => {
  const RETURNS = [
    '010LA855000002309',
    '011LA85533560900000040841662760120261124',
    '013L1020261123000213250655000006222388909100000125000LUMORETAILSALARY NOV          ' +
      '01200000000213                T NKOSI',
    '013L1020261120000007051001000000000123456700000000099LUMORETAILINV 2041/7          89981046000007',
    '013L5020261123000009051001000000000123456700000000050LUMORETAILDEBIT ORDER         00200000000009',
    '014L0000000010000000020000000622263582250000000000005000000000125099',
    '016LA85533560900000040841662760120261125',
    '017L1020261123000214250655000006222388909100000000001LUMORETAILSALARY NOV          ' +
      '198765000000109876543201000214T NKOSI',
    '018L0000000000000000010000000622238890910000000000000000000000000001',
    '019L0000000010000000030000001244502473160000000000005000000000125100',
  ];

  it('has one reply for each day of transmission, and leaves collections out', () => {
    const nothing = { fileId: null, transmissionNumber: null, generationNumber: null, userCode: 'A855' };
    expect(readAcbReplies(reply(...RETURNS))).toEqual([
      {
        format: 'ACB',
        answers: { ...nothing, sentOn: '2026-11-23' },
        file: null,
        payments: [
          {
            endToEndId: null,
            sequenceNumber: 213,
            status: 'RETURNED',
            reason: { code: '12', text: null, failureCode: 'ACCOUNT_CLOSED' },
            amountMinor: 125_000n,
            accountNumber: '62223889091',
            date: '2026-11-24',
            movedTo: null,
          },
          {
            endToEndId: null,
            sequenceNumber: 214,
            status: 'REDIRECTED',
            reason: null,
            amountMinor: 1n,
            accountNumber: '62223889091',
            date: '2026-11-25',
            movedTo: { branchCode: '198765', accountNumber: '1098765432' },
          },
        ],
        isTest: false,
      },
      {
        format: 'ACB',
        answers: { ...nothing, sentOn: '2026-11-20' },
        file: null,
        payments: [
          {
            endToEndId: null,
            sequenceNumber: 7,
            status: 'RETURNED',
            reason: { code: '899/81046', text: null, failureCode: 'INVALID_BRANCH' },
            amountMinor: 99n,
            accountNumber: '1234567',
            date: '2026-11-24',
            movedTo: null,
          },
        ],
        isTest: false,
      },
    ]);
  });

  it('may report nothing', () => {
    expect(readAcbReplies(reply())).toEqual([]);
  });

  it('may leave out figures that it does not state', () => {
    const bare = RETURNS.slice(1, 5).concat('014L000000001000000002');
    expect(readAcbReplies(reply(...bare))).toHaveLength(2);
  });

  it.each<[string, string, number, number, string[]]>([
    ['another count', 'wrong_figures', 7, 14, [...RETURNS.slice(0, 5), '014L000000001000000003']],
    [
      'another total',
      'wrong_figures',
      7,
      55,
      [...RETURNS.slice(0, 5), RETURNS[5]!.replace('125099', '125098')],
    ],
    ['another hash', 'wrong_figures', 7, 23, [...RETURNS.slice(0, 5), RETURNS[5]!.replace('8225', '8226')]],
    ['no trailer of the set', 'unexpected_line', 7, 1, RETURNS.slice(0, 5)],
    ['another set before the trailer', 'unexpected_line', 4, 1, [...RETURNS.slice(0, 2), RETURNS[6]!]],
    ['a return outside of a set', 'unexpected_line', 2, 1, [RETURNS[2]!]],
    ['a return among redirects', 'unexpected_line', 3, 1, [RETURNS[6]!, RETURNS[2]!]],
    [
      'a return that was successful',
      'contradiction',
      4,
      84,
      [...RETURNS.slice(0, 2), RETURNS[2]!.replace('01200000', '00000000')],
    ],
    ['one return twice', 'contradiction', 5, 15, [...RETURNS.slice(0, 3), RETURNS[2]!]],
    [
      'a day that does not exist',
      'bad_value',
      4,
      7,
      [...RETURNS.slice(0, 2), RETURNS[2]!.replace('20261123', '20260229')],
    ],
    [
      'an amount of nothing',
      'bad_value',
      4,
      43,
      [...RETURNS.slice(0, 2), RETURNS[2]!.replace('00000125000', '00000000000')],
    ],
    [
      'an amount with a letter',
      'bad_value',
      4,
      43,
      [...RETURNS.slice(0, 2), RETURNS[2]!.replace('00000125000', '0000012500O')],
    ],
    ['another type', 'bad_value', 4, 5, [...RETURNS.slice(0, 2), RETURNS[2]!.replace('013L10', '013L99')]],
    ['a line of another status', 'contradiction', 3, 4, [RETURNS[0]!, RETURNS[1]!.replace('011L', '011T')]],
    ['a reason without a status', 'unexpected_line', 2, 1, ['901L020 A855/0006338/000002 00023-***']],
    ['a status that is missing', 'bad_value', 2, 8, ['900L000 TRANSMISSION 04136-0000350 PENDING']],
    ['a status with two words', 'bad_value', 2, 8, ['900L000 ACCEPTED REJECTED']],
    ['another service', 'unexpected_line', 2, 5, ['900L050 NAEDO USER SET A855-0000001 ACCEPTED']],
    ['one transmission twice', 'contradiction', 3, 1, [ACCEPTED[0]!, ACCEPTED[0]!]],
    ['one user set twice', 'contradiction', 4, 1, [...ACCEPTED, ACCEPTED[1]!]],
    [
      'a reason of another set',
      'contradiction',
      4,
      9,
      [...ACCEPTED, '901L020 A855/0006339/000002 00023-***'],
    ],
    [
      'a reason of another service',
      'contradiction',
      3,
      5,
      [ACCEPTED[0]!, '901L020 A855/0006338/000002 00023-***'],
    ],
    [
      'an accepted payment of a rejected set',
      'contradiction',
      4,
      1,
      [ACCEPTED[0]!, REJECTED_SET, '903L020L10'],
    ],
    [
      'a payment that is rejected and accepted',
      'contradiction',
      5,
      32,
      [...ACCEPTED, '901L020 A855/0006338/000001 00023-***', acceptedLine('10', '000001', '62223889091')],
    ],
    ['an unknown line', 'unexpected_line', 2, 1, ['030L']],
    ['text beyond the line', 'line_too_long', 2, 199, [`900L000${' '.repeat(191)}X`]],
    ['a payment file', 'not_a_reply', 2, 1, ['020L04A855']],
    ['a letter that is not ASCII', 'not_ascii', 2, 9, ['900L000 É']],
  ])('with %s is refused', (_, code, line, column, lines) => {
    expect(refusal(reply(...lines))).toMatchObject({ code, line, column });
  });

  it('is refused when it is empty, cut off, doubled, too large or another file', () => {
    const whole = reply(...RETURNS);
    expect(refusal(bytesOf(''))).toMatchObject({ code: 'not_a_reply', line: 1 });
    expect(refusal(bytesOf('<?xml version="1.0"?>'))).toMatchObject({ code: 'not_a_reply' });
    expect(refusal(whole.subarray(0, 200 * 5))).toMatchObject({ code: 'unexpected_line', line: 5 });
    expect(refusal(bytesOf(textOf(whole) + textOf(whole)))).toMatchObject({ code: 'wrong_figures' });
    expect(refusal(new Uint8Array(50_000_001))).toMatchObject({ code: 'file_too_large' });
    const places = Array.from({ length: 60 }, (_, i) => Math.floor((i * (whole.length - 200)) / 60));
    for (const end of places) expect(refusal(whole.subarray(0, end))).toBeInstanceOf(AcbError);
  });

  it('reads the same with LF, without blanks at the ends of lines and without a last line end', () => {
    const text = textOf(reply(...RETURNS));
    const expected = readAcbReplies(bytesOf(text));
    expect(readAcbReplies(bytesOf(text.replaceAll('\r\n', '\n')))).toEqual(expected);
    expect(readAcbReplies(bytesOf(text.replace(/ +\r\n/g, '\r\n')))).toEqual(expected);
    expect(readAcbReplies(bytesOf(text.trimEnd()))).toEqual(expected);
  });
});

function refusal(bytes: Uint8Array): unknown {
  try {
    return readAcbReplies(bytes);
  } catch (error) {
    return error;
  }
}

describe('the answers of a bank that read the file', () => {
  function bankReads(bytes: Uint8Array): ReadPaymentFile {
    const read = readAcbFile(bytes);
    if ('unread' in read) throw new Error(`Line ${read.unread.line}: ${read.unread.rule}`);
    return read.file;
  }

  it('come back to the payments that were sent, whatever the file', () => {
    const profile = acbProfile('ZA-ACB-198');
    fc.assert(
      fc.property(orders(30), fc.array(fc.integer({ min: 0, max: 29 })), (order, picks) => {
        const file = bankReads(writeAcbFile(order, profile).bytes);
        const chosen = file.payments.filter((_, index) => picks.includes(index));
        const sequences = chosen.map(({ sequenceNumber }) => sequenceNumber);

        const reasons = sequences.map((sequenceNumber) => ({ sequenceNumber, code: '00045', text: 'NO' }));
        const status = { answeredOn: '20261124', transmission: 'ACCEPTED', userSet: 'ACCEPTED' } as const;
        const [told] = readAcbReplies(writeBankStatus(file, { ...status, reasons, listsAccepted: true }));
        expect(told!.isTest).toBe(order.isTest);
        expect(told!.answers).toMatchObject(order.acbNumbers!);
        expect(told!.file!.status).toBe(chosen.length > 0 ? 'PARTIAL' : 'ACCEPTED');
        expect(told!.payments).toHaveLength(order.payments.length);
        for (const payment of told!.payments) {
          const sent = order.payments[payment.sequenceNumber! - order.firstSequenceNumber]!;
          const isRejected = sequences.includes(payment.sequenceNumber!);
          expect(payment.status).toBe(isRejected ? 'REJECTED' : 'ACCEPTED');
          if (!isRejected) {
            expect(payment.amountMinor).toBe(sent.amountMinor);
            expect(BigInt(payment.accountNumber!)).toBe(BigInt(sent.accountNumber));
          }
        }

        const returns = chosen.map((payment) => ({ payment, reason: '26' }));
        const redirects = chosen.map((payment) => ({
          payment,
          branchCode: '198765',
          accountNumber: '1234567',
        }));
        const output = readAcbReplies(writeBankOutput(file, '20261125', { returns, redirects }));
        expect(output).toHaveLength(chosen.length > 0 ? 1 : 0);
        const payments = output[0]?.payments ?? [];
        expect(payments.map((one) => one.sequenceNumber)).toEqual([...sequences, ...sequences]);
        expect(payments.filter((one) => one.reason?.failureCode === 'INVALID_ACCOUNT')).toHaveLength(
          chosen.length,
        );
        if (output[0]) expect(output[0].answers.sentOn!.replaceAll('-', '')).toBe(file.transmittedOn);
      }),
      { numRuns: runs(40, 150) },
    );
  });

  it(`about ${MANY} payments are read within seconds`, () => {
    const payments = Array.from({ length: MANY }, (_, i) => paymentWith({ amountMinor: BigInt(i + 1) }));
    const file = bankReads(writeAcbFile(orderWith({ payments }), acbProfile('ZA-ACB-198')).bytes);
    const answer = writeBankStatus(file, {
      answeredOn: '20261124',
      transmission: 'ACCEPTED',
      userSet: 'ACCEPTED',
      listsAccepted: true,
    });
    const started = performance.now();
    expect(readAcbReplies(answer)[0]!.payments).toHaveLength(MANY);
    expect(performance.now() - started).toBeLessThan(60_000);
  });
});
