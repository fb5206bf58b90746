import { describe, expect, it } from 'vitest';
import type { BankStatement, StatementFile, StatementFinding } from '../../../../client/types.gen.ts';
import { STATEMENT_FINDINGS } from '../../../../shared/statement-terms.ts';
import { contentWords, findingWords, statementName } from './words.ts';

const statement = { entryCount: 12 } as BankStatement;
const arrived = (...arrivals: StatementFile['statements'][number]['arrival'][]) => ({
  isAgain: false,
  statements: arrivals.map((arrival) => ({ arrival, statement })),
});

describe('what an uploaded file has', () => {
  it.each([
    [arrived('NEW'), '1 statement with 12 entries.'],
    [arrived('NEW', 'NEW', 'AGAIN'), '3 statements with 36 entries. An earlier file had 1 of them.'],
    [
      arrived('AGAIN'),
      '1 statement with 12 entries. An earlier file had them already, so nothing was added.',
    ],
    [arrived('NEW', 'CHANGED'), '1 statement with 12 entries.'],
    [arrived('CHANGED'), 'Nothing was stored.'],
    [arrived(), 'It has no statement.'],
  ])('%#', (file, words) => {
    expect(contentWords(file)).toBe(words);
  });
});

const finding: StatementFinding = {
  id: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c84',
  code: 'SEQUENCE_GAP',
  statement: {
    id: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c85',
    name: 'STMT-42',
    date: '2026-03-02',
    accountNumber: '62000000001',
    currency: 'ZAR',
  },
  expectedAmount: '100.00',
  statedAmount: '75.00',
  differenceAmount: '-25.00',
  missing: { first: 40, last: 41 },
  file: null,
  foundAt: '2026-03-03T05:00:00.000Z',
  resolvedAt: null,
  closed: null,
};

describe('a finding', () => {
  it('names the missing statements and what their entries sum to', () => {
    const { title, meaning } = findingWords(finding);
    expect(title).toBe('Statements 40 to 41 are missing');
    expect(meaning).toBe('The missing entries sum to −R\u00a025.00.');
    expect(findingWords({ ...finding, missing: { first: 40, last: 40 } }).title).toBe(
      'Statement 40 is missing',
    );
  });

  it('compares the two balances', () => {
    const { meaning } = findingWords({ ...finding, code: 'BALANCE_BREAK', missing: null });
    expect(meaning).toContain('make R\u00a0100.00, but the closing balance is R\u00a075.00');
  });

  it.each(STATEMENT_FINDINGS)('%s says what it means and what to do', (code) => {
    const { title, meaning, remedy } = findingWords({ ...finding, code });
    for (const text of [title, meaning, remedy]) expect(text).not.toBe('');
  });
});

it('a statement that the bank does not name goes by its day', () => {
  expect(statementName({ name: 'STMT-42', date: '2026-03-02' })).toBe('STMT-42');
  expect(statementName({ name: 'a'.repeat(64), date: '2026-03-02' })).toBe('CSV statement of 2 Mar 2026');
});
