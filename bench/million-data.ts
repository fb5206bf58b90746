import { once } from 'node:events';
import { createWriteStream } from 'node:fs';

const BANKS = ['ABSA', 'Capitec', 'FNB', 'Nedbank', 'Standard Bank'];
const FIRST = ['Thandi', 'Sipho', 'Lerato', 'Johan', 'Aisha', 'Pieter', 'Nomsa', 'Kagiso'];
const LAST = ['Nkosi', 'van der Merwe', 'Dlamini', 'Botha', 'Naidoo', 'Mokoena', 'Jacobs'];
const LINES_A_WRITE = 10_000;

/** A file of many people, each paid once to a different account. A few banks are misspelt. */
export async function writePeople(path: string, rows: number, misspelt: number): Promise<void> {
  const file = createWriteStream(path);
  file.write('beneficiary_name,bank,account_number,account_type,amount,beneficiary_reference,external_id\n');
  for (let from = 0; from < rows; from += LINES_A_WRITE) {
    const to = Math.min(rows, from + LINES_A_WRITE);
    const lines = Array.from({ length: to - from }, (_, i) => lineOf(from + i, misspelt));
    if (!file.write(lines.join(''))) await once(file, 'drain');
  }
  file.end();
  await once(file, 'close');
}

function lineOf(n: number, misspelt: number): string {
  const bank = n < misspelt ? 'Stnadard Bnak' : BANKS[n % BANKS.length]!;
  const name = `"${LAST[n % LAST.length]}, ${FIRST[n % FIRST.length]} ${n}"`;
  // The sandbox bank decides by the last four digits, and pays these.
  const account = `${1_000_000 + n}${1_000 + ((n * 7_919) % 9_000)}`;
  const amount = `${100 + ((n * 37) % 9_000)}.${String(n % 100).padStart(2, '0')}`;
  return `${name},${bank},${account},SAVINGS,${amount},SALARY MARCH 2026,EMP${String(n).padStart(7, '0')}\n`;
}
