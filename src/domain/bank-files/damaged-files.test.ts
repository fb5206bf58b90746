import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readCamt } from './camt/read-camt.ts';
import { readPain001 } from './pain001/read-pain001.ts';
import { writePain001 } from './pain001/write-pain001.ts';
import { readPain002 } from './pain002/read-pain002.ts';
import { PARTLY_REJECTED, STATEMENT } from './testing/by-hand.ts';
import { PAIN_PROFILE, sampleOrder, samplePayment } from './testing/samples.ts';
import { XmlError } from './xml/xml-error.ts';

const order = sampleOrder([samplePayment(1), samplePayment(2)], new Date('2026-11-24T12:00:00Z'));
const PAYMENTS = new TextDecoder().decode(writePain001(order, PAIN_PROFILE).bytes);

async function readStatement(bytes: Uint8Array): Promise<void> {
  for await (const _ of readCamt([bytes]));
}

/** A file with a part that is missing, doubled, moved or replaced. */
function damaged(text: string): fc.Arbitrary<string> {
  const tags = text.split(/(?=<)/);
  const place = fc.nat(tags.length - 1);
  const junk = fc.constantFrom(
    '',
    '<x/>',
    '&x;',
    '\u0000',
    ']]>',
    '<!--',
    '-1',
    '9'.repeat(30),
    '</x>',
    '<x>',
  );
  return fc
    .array(fc.tuple(place, place, fc.integer({ min: 0, max: 3 }), junk), { minLength: 1, maxLength: 3 })
    .map((damages) => {
      const parts = [...tags];
      for (const [at, other, length, text] of damages) {
        const taken = parts.splice(at, length);
        parts.splice(other, 0, ...(text === '' ? taken : [text]));
      }
      return parts.join('');
    });
}

it.each<[string, string, (bytes: Uint8Array) => unknown]>([
  ['a payment file', PAYMENTS, readPain001],
  ['a reply', PARTLY_REJECTED, readPain002],
  ['a statement', STATEMENT, readStatement],
])('%s that is damaged is read, or refused with a code and a place', async (_, text, read) => {
  const codes = new Set<string>();
  await fc.assert(
    fc.asyncProperty(damaged(text), async (file) => {
      try {
        await read(new TextEncoder().encode(file));
        codes.add('read');
      } catch (error) {
        expect(error).toBeInstanceOf(XmlError);
        const { code, line, column } = error as XmlError;
        expect(line).toBeGreaterThan(0);
        expect(column).toBeGreaterThan(0);
        codes.add(code);
      }
    }),
    { numRuns: 2_000 },
  );
  expect(codes.size).toBeGreaterThan(4);
});
