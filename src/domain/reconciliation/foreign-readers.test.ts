import fc from 'fast-check';
import { CashManagementEndOfDayReport, PaymentStatusReport } from 'iso20022.js';
import { Parser } from 'mt940js';
import { describe, expect, it } from 'vitest';
import { runs } from '../../shared/testing/runs.ts';
import { mt940Of } from './testing/write-mt940.ts';
import { entry as openEntry, OPERATING } from './testing/build.ts';
import { readCamt } from '../bank-files/camt/read-camt.ts';
import { readMt940 } from '../bank-files/mt940/read-mt940.ts';
import { readPain002 } from '../bank-files/pain002/read-pain002.ts';
import type { StatementEntry, StatementHead, StatementPart } from '../bank-files/statement.ts';
import { camtText, type SampleStatement } from '../bank-files/testing/camt-text.ts';
import { pain002Text } from '../bank-files/testing/pain002-text.ts';
import { FILE_ID, paymentId } from '../bank-files/testing/samples.ts';

/*
 * Our readers beside programs of others. These packages compute with binary fractions, so the amounts stay
 * small enough to be exact.
 */

interface Statement {
  head: StatementHead;
  entries: StatementEntry[];
}

async function statementsOf(parts: AsyncIterable<StatementPart> | Iterable<StatementPart>) {
  const all: Statement[] = [];
  for await (const part of parts)
    if (part.part === 'head') all.push({ head: part.head, entries: [] });
    else all.at(-1)!.entries.push(part.entry);
  return all;
}

const day = fc.integer({ min: 1, max: 28 }).map((date) => `2026-03-${String(date).padStart(2, '0')}`);
const lines = fc.array(
  fc.record({
    amountMinor: fc.bigInt(-99_999_999n, 99_999_999n).filter((minor) => minor !== 0n),
    date: day,
    text: fc.stringMatching(/^[A-Z][A-Z0-9 ]{0,30}[A-Z0-9]$/),
  }),
  { minLength: 1, maxLength: 8 },
);

const entryOf = (amountMinor: bigint, date: string, text: string, index: number): StatementEntry => ({
  amountMinor,
  isReversal: false,
  status: 'BOOKED',
  bookingDate: date,
  valueDate: date,
  bankReference: `REF${index}`,
  code: 'PMNT/ICDT/ESCT',
  text,
  batchCount: null,
  details: [],
});

/** The other program needs the bank of an account, and the sender of a reply, which are optional. */
const withBank = (text: string) =>
  text.replace('</Acct>', '<Svcr><FinInstnId><BIC>TESTZAJJ</BIC></FinInstnId></Svcr></Acct>');
const withParty = (text: string) =>
  text.replace(
    '</GrpHdr>',
    '<InitgPty><Nm>BANK</Nm><Id><OrgId><Othr><Id>B</Id></Othr></OrgId></Id></InitgPty></GrpHdr>',
  );

describe('a program of others reads as we do', () => {
  it('camt.053: balances, and each entry with its amount, day and reference', async () => {
    await fc.assert(
      fc.asyncProperty(lines, fc.bigInt(-9_999_999n, 9_999_999n), async (booked, openingMinor) => {
        const entries = booked.map((one, index) => entryOf(one.amountMinor, one.date, one.text, index));
        const closingMinor = entries.reduce((sum, { amountMinor }) => sum + amountMinor, openingMinor);
        const sample: SampleStatement = {
          head: {
            kind: 'STATEMENT',
            statementId: 'S1',
            sequenceNumber: 1,
            accountNumber: OPERATING,
            currency: 'ZAR',
            opening: { amountMinor: openingMinor, date: '2026-03-01' },
            closing: { amountMinor: closingMinor, date: '2026-03-28' },
          },
          entries,
        };
        const text = withBank(camtText([sample]));
        const [ours] = await statementsOf(readCamt([Buffer.from(text)]));
        const [theirs] = CashManagementEndOfDayReport.fromXML(text).statements;
        const signed = (amount: number, direction: string) =>
          BigInt(Math.round(direction === 'debit' ? -amount : amount));
        expect(
          theirs!.balances.map(({ amount, creditDebitIndicator }) => signed(amount, creditDebitIndicator)),
        ).toEqual([ours!.head.opening!.amountMinor, ours!.head.closing!.amountMinor]);
        expect(
          theirs!.entries.map((one) => [
            signed(one.amount, one.creditDebitIndicator),
            one.bookingDate.toISOString().slice(0, 10),
            one.accountServicerReferenceId,
          ]),
        ).toEqual(ours!.entries.map((one) => [one.amountMinor, one.bookingDate, one.bankReference]));
      }),
      { numRuns: runs(100, 5_000) },
    );
  });

  it('MT940: balances, and each entry with its amount, day and text', async () => {
    await fc.assert(
      fc.asyncProperty(lines, async (booked) => {
        const entries = booked.map(({ amountMinor, date, text }, index) =>
          openEntry(`e${index}`, { amountMinor, date, text }),
        );
        for (const text of mt940Of(entries)) {
          const ours = await statementsOf(readMt940(text));
          const theirs = new Parser().parse(text);
          const minor = (amount: number) => BigInt(Math.round(amount * 100));
          expect(
            theirs.map((one) => [
              minor(one.openingBalance),
              minor(one.closingBalance),
              one.transactions.map(({ amount, date }) => [minor(amount), date.toISOString().slice(0, 10)]),
            ]),
          ).toEqual(
            ours.map(({ head, entries: own }) => [
              head.opening!.amountMinor,
              head.closing!.amountMinor,
              own.map(({ amountMinor, valueDate }) => [amountMinor, valueDate]),
            ]),
          );
        }
      }),
      { numRuns: runs(100, 5_000) },
    );
  });

  it('pain.002: the file that is answered, and the status and reason of each payment', () => {
    const rejected = [1, 2, 3].map((n) => ({
      endToEndId: paymentId(n),
      status: n === 2 ? 'ACSC' : 'RJCT',
      reason: n === 2 ? null : { code: 'AC04', text: null },
    }));
    const text = withParty(pain002Text({ fileId: FILE_ID, payments: rejected }));
    const ours = readPain002(Buffer.from(text));
    const theirs = PaymentStatusReport.fromXML(text);
    expect(theirs.originalMessageId).toBe(ours.answers.fileId);
    const ofPayments = theirs.statusInformations.flatMap((one) =>
      one.type === 'transaction'
        ? [[one.originalEndToEndId, one.status === 'RJCT' ? 'REJECTED' : 'PAID', one.reason?.code ?? null]]
        : [],
    );
    expect(ofPayments).toEqual(
      ours.payments.map((one) => [one.endToEndId, one.status, one.reason?.code ?? null]),
    );
  });
});
