import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { EntryDetail, StatementEntry, StatementPart } from '../statement.ts';
import { STATEMENT } from '../testing/by-hand.ts';
import { camtText, type SampleStatement } from '../testing/camt-text.ts';
import { sampleEntry, sampleHead } from '../testing/samples.ts';
import { statements } from '../testing/statement-arbitraries.ts';
import { XmlError } from '../xml/xml-error.ts';
import { readCamt } from './read-camt.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);

async function partsOf(chunks: Iterable<Uint8Array> | string): Promise<StatementPart[]> {
  const parts: StatementPart[] = [];
  for await (const part of readCamt(typeof chunks === 'string' ? [bytesOf(chunks)] : chunks))
    parts.push(part);
  return parts;
}

async function entriesOf(text: string): Promise<StatementEntry[]> {
  return (await partsOf(text)).flatMap((part) => (part.part === 'entry' ? [part.entry] : []));
}

/** The code and line of the error, as "bad_value 12". */
async function refusal(text: string): Promise<string> {
  try {
    await partsOf(text);
  } catch (error) {
    if (error instanceof XmlError) return `${error.code} ${error.line}`;
    throw error;
  }
  return 'read';
}

/** The first versions cannot express a detail whose direction is opposite to its entry's. */
function inOldVersion({ head, entries }: SampleStatement): SampleStatement {
  const positive = (minor: bigint | null) => (minor !== null && minor < 0n ? -minor : minor);
  return {
    head,
    entries: entries.map((entry) => ({
      ...entry,
      details: entry.details.map((detail) => ({ ...detail, amountMinor: positive(detail.amountMinor) })),
    })),
  };
}

describe('a statement of the bank (camt.053)', () => {
  it('yields its head and its entries', async () => {
    const unnamed = { name: null, accountNumber: null };
    expect(await partsOf(STATEMENT)).toEqual([
      {
        part: 'head',
        head: {
          kind: 'STATEMENT',
          statementId: 'STM 228',
          sequenceNumber: 228,
          accountNumber: '62000000001',
          currency: 'ZAR',
          opening: { amountMinor: -10_050n, date: '2026-11-24' },
          closing: { amountMinor: 84_950n, date: '2026-11-24' },
        },
      },
      {
        part: 'entry',
        entry: sampleEntry({
          amountMinor: -105_000n,
          bankReference: 'A1',
          batchCount: 12,
          batchNames: ['M1', 'M1-1'],
        }),
      },
      {
        part: 'entry',
        entry: sampleEntry({
          amountMinor: 200_000n,
          valueDate: '2026-11-25',
          bankReference: null,
          code: 'MAGTAPE',
          text: 'Collected',
          details: [
            {
              endToEndId: 'e1',
              amountMinor: 150_000n,
              text: 'Salary November',
              counterparty: { name: 'N Dlamini', accountNumber: 'GB33BUKB20201555555555' },
              returned: { code: 'AC04', text: 'Closed', failureCode: 'ACCOUNT_CLOSED' },
            },
            {
              endToEndId: null,
              amountMinor: 50_000n,
              text: 'RF18',
              counterparty: { ...unnamed, name: 'A Customer' },
              returned: null,
            },
          ],
        }),
      },
      {
        part: 'entry',
        entry: sampleEntry({ amountMinor: 700n, status: 'PENDING', bankReference: null, code: '' }),
      },
    ]);
  });

  it('reads back as what a bank wrote, for any statements and advices', async () => {
    await fc.assert(
      fc.asyncProperty(statements, async (samples) => {
        expect(await partsOf(camtText(samples))).toEqual(partsInOrder(samples));
      }),
      { numRuns: 200 },
    );
  });

  it.each(Array.from({ length: 12 }, (_, index) => index + 2))(
    'reads back in version %i, with its namespace, with a prefix and without a namespace',
    async (number) => {
      const namespaces = fc.constantFrom('DEFAULT' as const, 'PREFIXED' as const, 'NONE' as const);
      await fc.assert(
        fc.asyncProperty(statements, namespaces, fc.boolean(), async (made, namespace, isReport) => {
          const samples = number < 4 ? made.map(inOldVersion) : made;
          const text = camtText(samples, { number, namespace, isReport });
          expect(await partsOf(text)).toEqual(partsInOrder(samples));
        }),
        { numRuns: 25 },
      );
    },
  );

  it('reads the same however the bytes are cut', async () => {
    const bytes = bytesOf(STATEMENT);
    const whole = await partsOf([bytes]);
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(bytes.length), { maxLength: 8 }), async (cuts) => {
        const places = [0, ...cuts.sort((a, b) => a - b), bytes.length];
        expect(await partsOf(places.slice(1).map((end, n) => bytes.subarray(places[n], end)))).toEqual(whole);
      }),
      { numRuns: 30 },
    );
  });

  it('yields an entry before the next chunk is read', async () => {
    const text = camtText([{ head: sampleHead(), entries: [sampleEntry()] }]);
    const end = text.indexOf('</Ntry>') + '</Ntry>'.length;
    async function* chunks(): AsyncGenerator<Uint8Array> {
      yield bytesOf(text.slice(0, end));
      throw new Error('The rest was read first.');
    }
    const parts = readCamt(chunks());
    expect((await parts.next()).value).toMatchObject({ part: 'head' });
    expect((await parts.next()).value).toMatchObject({ part: 'entry' });
    await expect(parts.next()).rejects.toThrow('The rest was read first.');
  });
});

describe('a reversal', () => {
  const opening = { amountMinor: 0n, date: '2026-11-24' };
  const closingAt = (amountMinor: bigint) => ({ amountMinor, date: '2026-11-24' });
  const entries = [
    sampleEntry({ amountMinor: 500n, isReversal: true }),
    sampleEntry({ amountMinor: -800n, isReversal: false }),
  ];
  const read = async (closingMinor: bigint | null) => {
    const closing = closingMinor === null ? null : closingAt(closingMinor);
    const found = await entriesOf(camtText([{ head: sampleHead({ opening, closing }), entries }]));
    return found.map(({ amountMinor, isReversal }) => [amountMinor, isReversal]);
  };

  it('has the direction that it states, as the standard says, when the balances agree', async () => {
    expect(await read(-300n)).toEqual([
      [-800n, false],
      [500n, true],
    ]);
  });

  it('is turned round when only that makes the closing balance', async () => {
    expect(await read(-1_300n)).toEqual([
      [-800n, false],
      [-500n, true],
    ]);
  });

  it('is as stated when neither makes the closing balance, or it is missing', async () => {
    expect(await read(-301n)).toContainEqual([500n, true]);
    expect(await read(null)).toContainEqual([500n, true]);
  });
});

describe('a statement that cannot be read exactly', () => {
  it.each([
    ['an amount with three decimals', '<ns:Amt Ccy="ZAR">7<', '<ns:Amt Ccy="ZAR">7.001<', 'bad_value 45'],
    ['an amount in words', '<ns:Amt Ccy="ZAR">7<', '<ns:Amt Ccy="ZAR">seven<', 'bad_value 45'],
    ['a negative amount', '<ns:Amt Ccy="ZAR">7<', '<ns:Amt Ccy="ZAR">-7<', 'bad_value 45'],
    ['an entry in another currency', '<ns:Amt Ccy="ZAR">7<', '<ns:Amt Ccy="USD">7<', 'contradiction 44'],
    ['an unknown currency', '<ns:Ccy>ZAR<', '<ns:Ccy>CHF<', 'unsupported_currency 8'],
    [
      'a direction of another kind',
      '<ns:CdtDbtInd>DBIT</ns:CdtDbtInd><ns:Sts>',
      '<ns:CdtDbtInd>D</ns:CdtDbtInd><ns:Sts>',
      'bad_value 16',
    ],
    ['a day that does not exist', '<ns:Dt>2026-11-25<', '<ns:Dt>2026-11-31<', 'bad_value 24'],
    ['a date in another form', '<ns:Dt>2026-11-25<', '<ns:Dt>25/11/2026<', 'bad_value 24'],
    ['a sequence number of another kind', '>228</ns:Elc', '>x</ns:Elc', 'bad_value 7'],
    [
      'an account without a number',
      '<ns:Othr><ns:Id>62000000001</ns:Id></ns:Othr></ns:Id><ns:Ccy>',
      '</ns:Id><ns:Ccy>',
      'missing_element 8',
    ],
    ['two opening balances', '>CLAV<', '>OPBD<', 'repeated_element 11'],
    [
      'an entry without a direction',
      '<ns:CdtDbtInd>CRDT</ns:CdtDbtInd><ns:Sts><ns:Cd>PDNG',
      '<ns:Sts><ns:Cd>PDNG',
      'missing_element 44',
    ],
    [
      'an entry with two amounts',
      '<ns:Amt Ccy="ZAR">7</ns:Amt>',
      '<ns:Amt Ccy="ZAR">7</ns:Amt><ns:Amt Ccy="ZAR">7</ns:Amt>',
      'repeated_element 45',
    ],
    ['a balance after the entries', '<ns:AddtlStmtInf>End</ns:AddtlStmtInf>', '<ns:Bal/>', 'misplaced 48'],
    ['an unknown version', 'camt.053.001.08', 'camt.053.001.01', 'unknown_version 2'],
    ['a message of another kind', 'camt.053.001.08', 'camt.054.001.08', 'wrong_message 3'],
    ['an end that is missing', '</ns:Stmt>', '', 'not_well_formed 50'],
  ])('is refused for %s', async (_, from, to, expected) => {
    expect(STATEMENT.split(from)).toHaveLength(2);
    expect(await refusal(STATEMENT.replace(from, () => to))).toBe(expected);
  });

  it('is refused when it has no statement', async () => {
    const text = STATEMENT.replace(/<ns:Stmt>.*<\/ns:Stmt>/s, '');
    expect(await refusal(text)).toBe('missing_element 4');
  });
});

describe('the pages of a statement', () => {
  const page = (number: number, isLast: boolean) =>
    STATEMENT.replace(
      '</ns:Id>\n',
      () =>
        `</ns:Id>\n<ns:StmtPgntn><ns:PgNb>${number}</ns:PgNb>` +
        `<ns:LastPgInd>${isLast}</ns:LastPgInd></ns:StmtPgntn>`,
    );
  const idOf = async (text: string) => {
    const [head] = await partsOf(text);
    return head!.part === 'head' && head!.head.statementId;
  };

  it('have ids that differ', async () => {
    expect(await idOf(page(1, true))).toBe('STM 228');
    expect(await idOf(page(1, false))).toBe('STM 228/1');
    expect(await idOf(page(2, true))).toBe('STM 228/2');
  });

  it('open and close with interim balances', async () => {
    const ends = async (text: string) => {
      const [first] = await partsOf(text);
      const head = first?.part === 'head' ? first.head : null;
      return [head?.opening?.amountMinor, head?.closing?.amountMinor];
    };
    const codes = (opening: string, closing: string) =>
      page(2, false).replace('>OPBD<', `>${opening}<`).replace('>CLBD<', `>${closing}<`);
    expect(await ends(codes('OPBD', 'ITBD'))).toEqual([-10_050n, 84_950n]);
    expect(await ends(codes('ITBD', 'ITBD'))).toEqual([-10_050n, 84_950n]);
    expect(await ends(codes('ITBD', 'CLBD'))).toEqual([-10_050n, 84_950n]);
    expect(await ends(codes('PRCD', 'CLBD'))).toEqual([-10_050n, 84_950n]);
    // A single interim balance is neither the opening nor the closing balance.
    expect(await ends(codes('CLAV', 'ITBD'))).toEqual([undefined, undefined]);
  });
});

/** What the reader yields: reversals last in their statement, when its balances are known. */
function partsInOrder(samples: readonly SampleStatement[]): StatementPart[] {
  return samples.flatMap(({ head, entries }) => {
    const isHeld = (entry: StatementEntry) =>
      entry.isReversal && head.opening !== null && head.closing !== null;
    const ordered = [...entries.filter((entry) => !isHeld(entry)), ...entries.filter(isHeld)];
    return [{ part: 'head' as const, head }, ...ordered.map((entry) => ({ part: 'entry' as const, entry }))];
  });
}

it('keeps a detail that goes against its entry apart from the others', async () => {
  const detail: EntryDetail = {
    endToEndId: 'e1',
    amountMinor: 900n,
    text: '',
    counterparty: { name: null, accountNumber: null },
    returned: null,
  };
  const details = [detail, { ...detail, amountMinor: -100n }];
  const entry = sampleEntry({ amountMinor: 800n, details });
  const [found] = await entriesOf(camtText([{ head: sampleHead(), entries: [entry] }]));
  expect(found!.details).toEqual(details);
});
