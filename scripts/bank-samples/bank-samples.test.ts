import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { judge } from './judge.ts';
import type { ChosenColumns } from './second-reading.ts';

/* Every sample here is made up for this test. */

const entry = (sign: 'CRDT' | 'DBIT', amount: string, status = '<Cd>BOOK</Cd>', more = '') =>
  `<Ntry><Amt Ccy="CUR">${amount}</Amt><CdtDbtInd>${sign}</CdtDbtInd>${more}<Sts>${status}</Sts>` +
  '<BookgDt><Dt>2026-03-02</Dt></BookgDt><ValDt><Dt>2026-03-02</Dt></ValDt>' +
  '<BkTxCd><Prtry><Cd>X</Cd></Prtry></BkTxCd></Ntry>';
const balance = (code: string, amount: string, sign = 'CRDT') =>
  `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="CUR">${amount}</Amt>` +
  `<CdtDbtInd>${sign}</CdtDbtInd><Dt><Dt>2026-03-02</Dt></Dt></Bal>`;

const MESSAGES = {
  'camt.052': ['BkToCstmrAcctRpt', 'Rpt'],
  'camt.053': ['BkToCstmrStmt', 'Stmt'],
  'camt.054': ['BkToCstmrDbtCdtNtfctn', 'Ntfctn'],
} as const;

function camt(message: keyof typeof MESSAGES, version: string, content: string, currency = 'ZAR'): string {
  const [root, statement] = MESSAGES[message];
  return (
    `<?xml version="1.0"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:${message}.001.${version}">` +
    `<${root}><GrpHdr><MsgId>M</MsgId><CreDtTm>2026-03-03T01:00:00</CreDtTm></GrpHdr>` +
    `<${statement}><Id>S1</Id><CreDtTm>2026-03-03T01:00:00</CreDtTm>` +
    `<Acct><Id><Othr><Id>123</Id></Othr></Id></Acct>${content}</${statement}></${root}></Document>`
  ).replaceAll('CUR', currency);
}

const WHOLE =
  balance('OPBD', '100.00') + balance('CLBD', '70.50') + entry('DBIT', '40.00') + entry('CRDT', '10.50');

const MT940 = [
  ':20:S1',
  ':25:123',
  ':28C:1',
  ':60F:C260302ZAR100,',
  ':61:2603020302D40,00NTRFA//B1',
  ':86:RENT',
  ':61:2603020302C10,5NTRFC//B2',
  ':86:REFUND',
  ':62F:C260302ZAR70,50',
  '-',
].join('\r\n');

const FILE_ID = '0199a3c4f2d17b6e8c5d4e3f2a1b0c9d';
const pain002 = (fileId: string) =>
  '<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.002.001.10"><CstmrPmtStsRpt>' +
  '<GrpHdr><MsgId>R</MsgId><CreDtTm>2026-03-03T01:00:00</CreDtTm></GrpHdr>' +
  `<OrgnlGrpInfAndSts><OrgnlMsgId>${fileId}</OrgnlMsgId><OrgnlMsgNmId>pain.001.001.09</OrgnlMsgNmId>` +
  `<GrpSts>ACSC</GrpSts></OrgnlGrpInfAndSts></CstmrPmtStsRpt></Document>`;

const CSV = [
  'Date,Description,Amount,Balance',
  '2026-03-02,RENT,-40.00,60.00',
  '2026-03-03,"REFUND, PART",10.50,70.50',
].join('\n');
const COLUMNS: ChosenColumns = { separator: ',', skip: 1, amount: 2, balance: 3 };

const outcomeOf = async (name: string, text: string, columns: ChosenColumns | null = null) => {
  const { format, outcome, then } = await judge(name, Buffer.from(text), columns);
  return `${format} ${outcome}${then === null ? '' : `, then ${then}`}`;
};

describe('a sample', () => {
  it.each<[string, string, string, ChosenColumns | null, string]>([
    [
      'camt.053 of version 02',
      'a.xml',
      camt('camt.053', '02', WHOLE.replaceAll(/<\/?Cd>(?=BOOK|<\/Sts)/g, '')),
      null,
      'CAMT read',
    ],
    ['camt.053 of version 08', 'a.xml', camt('camt.053', '08', WHOLE), null, 'CAMT read'],
    [
      'camt.053 with a pending entry',
      'a.xml',
      camt('camt.053', '08', WHOLE + entry('DBIT', '9.00', '<Cd>PDNG</Cd>')),
      null,
      'CAMT read',
    ],
    [
      'camt.053 that leaves out an entry',
      'a.xml',
      camt('camt.053', '08', WHOLE.replace('70.50', '71.50')),
      null,
      'CAMT asked',
    ],
    [
      'camt.053 in a currency without accounts',
      'a.xml',
      camt('camt.053', '08', WHOLE, 'CHF'),
      null,
      'CAMT refused, then read',
    ],
    ['camt.052', 'a.xml', camt('camt.052', '06', entry('DBIT', '40.00')), null, 'CAMT read'],
    ['camt.054', 'a.xml', camt('camt.054', '08', entry('CRDT', '40.00')), null, 'CAMT read'],
    ['camt.053 that ends early', 'a.xml', camt('camt.053', '08', WHOLE).slice(0, -30), null, 'CAMT refused'],
    ['MT940', 'a.sta', MT940, null, 'MT940 read'],
    [
      'MT940 that leaves out an entry',
      'a.sta',
      MT940.replace(/:61:.*C10,5.*\r\n:86:.*\r\n/, ''),
      null,
      'MT940 asked',
    ],
    [
      'MT940 in a currency without accounts',
      'a.sta',
      MT940.replaceAll('ZAR', 'SEK'),
      null,
      'MT940 refused, then read',
    ],
    ['CSV with chosen columns', 'a.csv', CSV, COLUMNS, 'CSV read'],
    ['CSV without chosen columns', 'a.csv', CSV, null, 'CSV unchecked'],
    ['CSV whose balance does not follow', 'a.csv', CSV.replace('70.50', '71.50'), COLUMNS, 'CSV asked'],
    ['pain.002', 'a.xml', pain002(FILE_ID), null, 'PAIN_002 read'],
    ['something else', 'a.txt', 'Dear customer', null, 'unknown refused'],
  ])('in %s', async (_, name, text, columns, expected) => {
    expect(await outcomeOf(name, text, columns)).toBe(expected);
  });

  it('that the two programs read differently is wrong, and the difference is named', async () => {
    const swapped = await judge('a.csv', Buffer.from(CSV), { ...COLUMNS, amount: 3 });
    expect(swapped.outcome).toBe('wrong');
    expect(swapped.why).toMatch(/turnover: 5050, second program 13050/);
  });
});

it('the command prints a table by maker and format, and fails for a file that is read wrongly', () => {
  const folder = mkdtempSync(join(tmpdir(), 'outlay-samples-'));
  try {
    const put = (path: string, text: string) => {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    };
    put('maker-a/deep/one.xml', camt('camt.053', '08', WHOLE));
    put('maker-a/two.xml', camt('camt.053', '08', WHOLE.replace('70.50', '71.50')));
    put('maker-b/three.csv', CSV);
    put('maker-b/three.csv.columns.json', JSON.stringify(COLUMNS));
    const command = [resolve('node_modules/tsx/dist/cli.mjs'), 'scripts/bank-samples.ts', folder];
    const table = execFileSync(process.execPath, command, { encoding: 'utf8' });
    expect(table).toContain('| maker-a | CAMT | 2 | 1 | 1 | 0 | 0 | 0 |');
    expect(table).toContain('| maker-b | CSV | 1 | 1 | 0 | 0 | 0 | 0 |');
    expect(table).toContain('| 3 | 2 | 1 | 0 | 0 | 0 |');
    expect(table).toContain('maker-a/two.xml: asked. The entries do not lead');
    put('maker-b/three.csv.columns.json', JSON.stringify({ ...COLUMNS, amount: 3 }));
    const wrong = spawnSync(process.execPath, command, { encoding: 'utf8' });
    expect([wrong.status, wrong.stdout.includes('three.csv: wrong.')]).toEqual([1, true]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
