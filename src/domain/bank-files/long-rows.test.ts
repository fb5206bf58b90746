import { expect, it } from 'vitest';
import { readAcbReplies } from './acb/read-reply.ts';
import { readMt940 } from './mt940/read-mt940.ts';
import { csvColumns } from './statement-csv/csv-columns.ts';
import { suggestProfile } from './statement-csv/suggest-profile.ts';
import { minorOf } from './xml/values.ts';

const LENGTH = 400_000;
const row = (character: string) => character.repeat(LENGTH);

function mt940(information: string): string {
  return [
    ':20:A1',
    ':25:250655/62740015593',
    ':28C:1/1',
    ':60F:C261125ZAR100,',
    ':61:2611251125C5,NTRFX',
    `:86:${information}`,
    ':62F:C261125ZAR105,',
  ].join('\n');
}

const header = Array.from({ length: 60_000 }, (_, index) => `c${index}`).join(',');

it.each<[string, () => unknown]>([
  ['line breaks in a reply', () => readAcbReplies(Buffer.from(`000L20261126${row('\n')}x`))],
  ['slashes in a statement', () => [...readMt940(mt940(`/EREF/${row('/')}x`))]],
  ['zeros in an amount', () => minorOf(`1.${row('0')}1`, 'ZAR')],
  ['columns in a CSV file', () => suggestProfile(`${header}\n2026-11-25,5.00\n`, 'ZAR')],
  ['empty columns in a CSV file', () => csvColumns(row(','), { delimiter: ',', headerRows: 1 })],
])('%s that go on and on do not hold up the process', (_, read) => {
  const startedMs = performance.now();
  try {
    read();
  } catch (error) {
    expect(error).toHaveProperty('code');
  }
  expect(performance.now() - startedMs).toBeLessThan(2_000);
});
