import { writeXlsx } from 'hucre/xlsx';
import { describe, expect, it } from 'vitest';
import { createWithdrawalFileReader } from './reader.ts';
import { shippedRules } from './testing/shipped-rules.ts';
import { readWorkbook } from './workbook/read-workbook.ts';

/** Each payment of a file, and whether anything is asked, refused or marked. */
async function read(bytes: Uint8Array) {
  const workbook = await readWorkbook(bytes, null);
  if (workbook?.kind === 'problem') throw new Error(workbook.problem.code);
  const reader = createWithdrawalFileReader({
    rules: shippedRules(),
    ...(workbook && { workbook: workbook.facts }),
  });
  reader.push(workbook?.bytes ?? bytes);
  const result = reader.end();
  if (!result.ok) throw new Error(result.problem.code);
  const { file } = result;
  const { ambiguous, missing, warnings, doubts } = file.mapping();
  const { items } = file.rows({ offset: 0, limit: 100 });
  return {
    pays: items.flatMap(({ withdrawal }) =>
      withdrawal
        ? [
            [
              withdrawal.beneficiaryName,
              withdrawal.bankCode,
              withdrawal.accountNumber,
              withdrawal.amount,
              withdrawal.beneficiaryReference,
            ].join(),
          ]
        : [],
    ),
    asks: [...ambiguous, ...missing, ...warnings, ...doubts, ...file.find({ show: 'warned' })],
    question: file.encodingQuestion(),
  };
}

const HEADER = ['Name', 'Bank', 'Account number', 'Account type', 'Amount', 'Reference'];
const PAYS = ['Thandi Nkosi,ABSA,4055512345,1250.50,WAGES', 'Sipho Botha,FNB,62045678901,980.00,WAGES'];

function sheet(first: number, second: number) {
  return [
    ['Thandi Nkosi', 'ABSA', 4_055_512_345, 'Savings', first, 'WAGES'],
    ['Sipho Botha', 'FNB', 62_045_678_901, 'Current', second, 'WAGES'],
  ];
}

const cents = (value: number) => ({ value, style: { numFmt: '0.00' } });

describe('an ordinary file is paid exactly as it says, and nothing is asked', () => {
  it.each<[string, () => Uint8Array | Promise<Uint8Array>, string[]]>([
    [
      'a list in Afrikaans with semicolons, an instruction for Excel, and letters of Windows',
      () =>
        Buffer.from(
          'sep=;\r\nNaam en van;Bank;Rekeningnommer;Rekeningtipe;Bedrag;Verwysing\r\n' +
            'René Botha;ABSA;4055512345;Spaar;1 250,50;BEURS\r\n' +
            'Zoë Nkosi;FNB;62045678901;Tjek;980,00;BEURS\r\n',
          'latin1',
        ),
      ['René Botha,ABSA,4055512345,1250.50,BEURS', 'Zoë Nkosi,FNB,62045678901,980.00,BEURS'],
    ],
    [
      'tabs, in UTF-16 without a mark',
      () =>
        Buffer.from(
          'Name\tBank\tAccount no\tAccount type\tAmount\tReference\r\n' +
            'Thandi Nkosi\tABSA\t4055512345\tSavings\t1250.50\tWAGES\r\n' +
            'Sipho Botha\tFNB\t62045678901\tCurrent\t980.00\tWAGES\r\n',
          'utf16le',
        ),
      PAYS,
    ],
    [
      'a table of a chat',
      () =>
        Buffer.from(
          '| Name | Bank | Account no | Account type | Amount | Reference |\n|:---|---|---|---|---:|---|\n' +
            '| Thandi Nkosi | ABSA | 4055512345 | Savings | 1250.50 | WAGES |\n' +
            '| Sipho Botha | FNB | 62045678901 | Current | 980.00 | WAGES |\n',
        ),
      PAYS,
    ],
    [
      'a report that draws a line above its total',
      () =>
        Buffer.from(
          'Name,Bank,Account no,Account type,Amount,Reference\n' +
            'Thandi Nkosi,ABSA,4055512345,Savings,1250.50,WAGES\n' +
            'Sipho Botha,FNB,62045678901,Current,980.00,WAGES\n,,,,=======,\nTotal,,,,2230.50,\n',
        ),
      PAYS,
    ],
    [
      'a workbook with a title over all columns',
      () =>
        writeXlsx({
          sheets: [
            {
              name: 'Week 47',
              rows: [['Weekly wages'], HEADER, ...sheet(1250.5, 980)],
              merges: [{ startRow: 0, startCol: 0, endRow: 0, endCol: 5 }],
            },
          ],
        }),
      PAYS,
    ],
    [
      'a workbook whose formulas leave noise behind the cents',
      () =>
        writeXlsx({
          sheets: [
            {
              name: 'Week 47',
              rows: [HEADER, ...sheet(1250.4999999999998, 980.0000000000001)],
              cells: new Map([
                ['1,4', cents(1250.4999999999998)],
                ['2,4', cents(980.0000000000001)],
              ]),
            },
          ],
        }),
      PAYS,
    ],
  ])('%s', async (_what, bytes, pays) => {
    expect(await read(new Uint8Array(await bytes()))).toEqual({ pays, asks: [], question: null });
  });
});
