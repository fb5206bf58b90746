import { describe, expect, it } from 'vitest';
import { FAILURE_CODES } from '../../../shared/terms.ts';
import { statusOfFile } from '../file-status.ts';
import { PARTLY_REJECTED } from '../testing/by-hand.ts';
import { pain002Text, type SampleReply } from '../testing/pain002-text.ts';
import { FILE_ID, paymentId } from '../testing/samples.ts';
import { XmlError } from '../xml/xml-error.ts';
import { readPain002 } from './read-pain002.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const readText = (text: string) => readPain002(bytesOf(text));
const readReply = (reply: Omit<SampleReply, 'fileId'>) =>
  readText(pain002Text({ fileId: FILE_ID, ...reply }));

function refusal(run: () => unknown): string {
  try {
    run();
  } catch (error) {
    if (error instanceof XmlError) return error.code;
    throw error;
  }
  return 'read';
}

describe('a reply of any version', () => {
  const sample = pain002Text({
    fileId: 'F1',
    groupStatus: 'PART',
    payments: [{ endToEndId: 'e1', status: 'RJCT', reason: { code: 'AC04', text: null } }],
  });

  it.each(Array.from({ length: 11 }, (_, index) => String(index + 3).padStart(2, '0')))(
    'pain.002.001.%s is read as version 10 is',
    (version) => {
      const text = sample.replace('pain.002.001.10', `pain.002.001.${version}`);
      expect(readText(text)).toEqual(readText(sample));
    },
  );

  it('is read without a namespace', () => {
    expect(readText(sample.replace(/ xmlns="[^"]*"/, ''))).toEqual(readText(sample));
  });
});

describe('a reply of the bank (pain.002)', () => {
  it('names the file, the rejected payments, and what it repeats of them', () => {
    const rest = { sequenceNumber: null, status: 'REJECTED', date: null, movedTo: null };
    expect(readText(PARTLY_REJECTED)).toEqual({
      format: 'PAIN_002',
      answers: { fileId: FILE_ID, transmissionNumber: null, generationNumber: null },
      file: { status: 'PARTIAL', reason: null },
      blocks: [{ number: 1, status: null, reason: null, totals: { count: null, sum: null } }],
      payments: [
        {
          ...rest,
          endToEndId: paymentId(3),
          reason: { code: 'AC04', text: 'Account closed on 2026-10-01', failureCode: 'ACCOUNT_CLOSED' },
          amountMinor: 100_003n,
          currency: 'ZAR',
          accountNumber: '1000000003',
        },
        {
          ...rest,
          endToEndId: paymentId(5),
          reason: { code: '56', text: null, failureCode: 'BANK_REJECTED' },
          amountMinor: null,
          accountNumber: null,
        },
      ],
      totals: { count: 12, sum: null },
      isTest: null,
    });
  });

  it('repeats the count and the sum of the file, which the caller compares', () => {
    const text = pain002Text({ fileId: FILE_ID, groupStatus: 'ACCP', blockStatus: 'ACCP' });
    const repeated = '<OrgnlNbOfTxs>5</OrgnlNbOfTxs><OrgnlCtrlSum>5000.15</OrgnlCtrlSum>';
    const both = text
      .replace('<GrpSts>', `${repeated}<GrpSts>`)
      .replace('<PmtInfSts>', `${repeated}<PmtInfSts>`);
    const { totals, blocks } = readText(both.replace('>5<', '>6<'));
    expect(totals).toEqual({ count: 6, sum: '5000.15' });
    expect(blocks).toMatchObject([{ number: 1, totals: { count: 5, sum: '5000.15' } }]);
    expect(refusal(() => readText(both.replaceAll('>5<', '>five<')))).toBe('bad_value');
  });

  it('refuses counts and sums of a status that do not agree with the payments that it names', () => {
    const payments = [1, 2].map((nth) => ({
      endToEndId: paymentId(nth),
      status: nth === 1 ? 'RJCT' : 'ACSC',
      amountMinor: 100_000n,
    }));
    const counted = (groupStatus: string, ...counts: [string, number, string?][]) => {
      const all = counts.map(
        ([status, count, sum]) =>
          `<NbOfTxsPerSts><DtldNbOfTxs>${count}</DtldNbOfTxs><DtldSts>${status}</DtldSts>` +
          `${sum ? `<DtldCtrlSum>${sum}</DtldCtrlSum>` : ''}</NbOfTxsPerSts>`,
      );
      const text = pain002Text({
        fileId: FILE_ID,
        groupStatus,
        payments: groupStatus === 'RJCT' ? [] : payments,
      });
      return refusal(() => readText(text.replace('</GrpSts>', `</GrpSts>${all.join('')}`)));
    };
    expect(counted('PART', ['RJCT', 1, '1000.00'], ['ACSC', 1, '1000'])).toBe('read');
    expect(counted('PART', ['RJCT', 1], ['ACSC', 9, '9000.00'])).toBe('read');
    expect(counted('PART', ['RJCT', 1, '1000.01'])).toBe('contradiction');
    expect(counted('PART', ['RJCT', 1, 'much'])).toBe('contradiction');
    expect(counted('PART', ['RJCT', 1], ['ACSC', 1, '999.00'])).toBe('contradiction');
    expect(counted('PART', ['RJCT', 1], ['ACSC', 0])).toBe('contradiction');
    expect(counted('PART', ['ACSC', 1])).toBe('contradiction');
    expect(counted('RJCT', ['RJCT', 2, '2000.00'], ['ACCP', 0])).toBe('read');
    expect(counted('RJCT', ['RJCT', 1], ['ACCP', 1])).toBe('contradiction');
  });

  it.each([
    ['RCVD', 'RECEIVED'],
    ['PDNG', 'RECEIVED'],
    ['ACTC', 'RECEIVED'],
    ['ACCP', 'ACCEPTED'],
    ['ACSP', 'ACCEPTED'],
    ['ACWC', 'ACCEPTED'],
    ['ACSC', 'PAID'],
    ['ACCC', 'PAID'],
    ['RJCT', 'REJECTED'],
    ['CANC', 'REJECTED'],
  ])('reads the status %s as %s, of a file, its payment information or a payment', (code, status) => {
    expect(readReply({ groupStatus: code }).file).toEqual({ status, reason: null });
    expect(statusOfFile(readReply({ blockStatus: code }), 1)).toEqual({ status, reason: null });
    const payment = { endToEndId: paymentId(1), status: code };
    expect(readReply({ payments: [payment] })).toMatchObject({ file: null, payments: [{ status }] });
  });

  it.each([
    ['AC01', 'INVALID_ACCOUNT'],
    ['AC04', 'ACCOUNT_CLOSED'],
    ['AC06', 'ACCOUNT_RESTRICTED'],
    ['AM04', 'INSUFFICIENT_FUNDS'],
    ['AM05', 'DUPLICATE'],
    ['DUPL', 'DUPLICATE'],
    ['DU01', 'DUPLICATE'],
    ['DU02', 'DUPLICATE'],
    ['RC01', 'INVALID_BRANCH'],
    ['BE01', 'NAME_MISMATCH'],
    ['FF01', 'BANK_REJECTED'],
    ['AM10', 'BANK_REJECTED'],
    ['AM18', 'BANK_REJECTED'],
    ['NARR', 'BANK_REJECTED'],
    ['ZZ99', 'BANK_REJECTED'],
    ['MS03', 'UNKNOWN'],
  ])('takes the reason %s for %s', (code, failureCode) => {
    const payment = { endToEndId: paymentId(1), status: 'RJCT', reason: { code, text: 'Words' } };
    const [reply] = readReply({ payments: [payment] }).payments;
    expect(reply!.reason).toEqual({ code, text: 'Words', failureCode });
    expect(FAILURE_CODES).toContain(failureCode);
  });

  it('gives a rejected file to its payments that have no status or reason', () => {
    const groupReason = { code: 'FF01', text: 'Invalid file' };
    const payments = [{ endToEndId: paymentId(1) }];
    const reply = readReply({ groupStatus: 'RJCT', groupReason, payments });
    const reason = { ...groupReason, failureCode: 'BANK_REJECTED' };
    expect(reply.file).toEqual({ status: 'REJECTED', reason });
    expect(reply.payments).toMatchObject([{ status: 'REJECTED', reason }]);
  });

  it('takes the status of the payment information before that of the group', () => {
    const status = (groupStatus: string, blockStatus: string) =>
      statusOfFile(readReply({ groupStatus, blockStatus }), 1)!.status;
    expect(status('ACTC', 'RJCT')).toBe('REJECTED');
    expect(status('ACCP', 'ACSC')).toBe('PAID');
    expect(status('PART', 'ACSP')).toBe('PARTIAL');
  });

  it('reads a payment once that is named twice', () => {
    const payment = { endToEndId: paymentId(1), status: 'RJCT' };
    expect(readReply({ payments: [payment, payment], rejectedCount: 1 }).payments).toHaveLength(1);
  });

  const [one, two] = [paymentId(1), paymentId(2)];
  it.each<[string, Omit<SampleReply, 'fileId'>, string]>([
    ['an unknown status', { groupStatus: 'BLCK' }, 'bad_value'],
    ['an unknown status of a payment', { payments: [{ endToEndId: one, status: 'OK' }] }, 'bad_value'],
    ['PART for a payment', { payments: [{ endToEndId: one, status: 'PART' }] }, 'bad_value'],
    [
      'a payment without a status',
      { groupStatus: 'PART', payments: [{ endToEndId: one }] },
      'missing_element',
    ],
    [
      'a payment without a name',
      { payments: [{ endToEndId: 'NOTPROVIDED', status: 'RJCT' }] },
      'missing_element',
    ],
    [
      'an accepted payment of a rejected file',
      { groupStatus: 'RJCT', payments: [{ endToEndId: one, status: 'ACSP' }] },
      'contradiction',
    ],
    [
      'a rejected file whose payments are accepted',
      { groupStatus: 'RJCT', blockStatus: 'ACCP' },
      'contradiction',
    ],
    [
      'a paid file whose payments are rejected',
      { groupStatus: 'ACSC', blockStatus: 'RJCT' },
      'contradiction',
    ],
    [
      'two statuses of a payment',
      { payments: ['ACSP', 'RJCT'].map((status) => ({ endToEndId: one, status })) },
      'contradiction',
    ],
    [
      'more rejected payments than it names',
      { groupStatus: 'PART', rejectedCount: 2, payments: [{ endToEndId: two, status: 'RJCT' }] },
      'contradiction',
    ],
  ])('refuses %s', (_, reply, code) => {
    expect(refusal(() => readReply(reply))).toBe(code);
  });

  it('refuses a status of payment information that has no name of the file', () => {
    const text = pain002Text({ fileId: FILE_ID, blockStatus: 'RJCT' });
    for (const name of [`${FILE_ID}-0`, `${FILE_ID}-10`, FILE_ID, 'OTHER-1', ''])
      expect(refusal(() => readText(text.replace(`>${FILE_ID}-1<`, `>${name}<`)))).toBe('contradiction');
  });

  it('gives the status of its block to a payment, and of the file where the block has none', () => {
    const reply = readReply({
      groupStatus: 'PART',
      blockStatus: 'ACSC',
      payments: [{ endToEndId: one }],
      blocks: [
        {
          number: 2,
          blockStatus: 'RJCT',
          blockReason: { code: 'AM04', text: null },
          payments: [{ endToEndId: two }],
        },
        { number: 3, count: 7, sum: '8.00' },
      ],
    });
    const reason = { code: 'AM04', text: null, failureCode: 'INSUFFICIENT_FUNDS' };
    expect(reply).toMatchObject({
      file: { status: 'PARTIAL' },
      blocks: [
        { number: 1, status: 'PAID' },
        { number: 2, status: 'REJECTED', reason },
        { number: 3, status: null, totals: { count: 7, sum: '8.00' } },
      ],
      payments: [
        { endToEndId: one, status: 'PAID', reason: null },
        { endToEndId: two, status: 'REJECTED', reason },
      ],
    });
  });

  it.each<[string, Omit<SampleReply, 'fileId'>, string]>([
    [
      'two statuses of a block',
      { blocks: ['ACCP', 'RJCT'].map((blockStatus) => ({ number: 2, blockStatus })) },
      'contradiction',
    ],
    [
      'an accepted payment of a rejected block',
      { blocks: [{ number: 2, blockStatus: 'RJCT', payments: [{ endToEndId: one, status: 'ACCP' }] }] },
      'contradiction',
    ],
    [
      'an accepted block of a rejected file',
      { groupStatus: 'RJCT', blocks: [{ number: 2, blockStatus: 'ACCP' }] },
      'contradiction',
    ],
    [
      'a rejected block of a paid file',
      { groupStatus: 'ACSC', blocks: [{ number: 2, blockStatus: 'RJCT' }] },
      'contradiction',
    ],
    [
      'no count of the payments of a rejected block',
      { groupStatus: 'PART', rejectedCount: 3, blocks: [{ number: 2, blockStatus: 'RJCT' }] },
      'read',
    ],
  ])('of a file with several blocks: %s', (_, reply, code) => {
    expect(refusal(() => readReply(reply))).toBe(code);
  });

  it('refuses an answer to another message, and an unknown version', () => {
    const text = pain002Text({ fileId: FILE_ID, groupStatus: 'ACCP' });
    expect(refusal(() => readText(text.replace('pain.001.001.09', 'pain.008.001.08')))).toBe('wrong_message');
    expect(() => readText(text.replace('pain.002.001.10', 'pain.002.001.02'))).toThrow(
      'The file is a pain.002.001.02 message. Outlay reads pain.002.001.03 to 13 here.',
    );
  });

  it('reads nothing of a reply that has been cut short', () => {
    for (const share of [0.2, 0.5, 0.8, 0.99]) {
      const cut = PARTLY_REJECTED.slice(0, Math.floor(PARTLY_REJECTED.length * share));
      expect(refusal(() => readText(cut))).toBe('not_well_formed');
    }
  });
});
