import { describe, expect, it } from 'vitest';
import { looksLikeCsv } from './statement-parts.ts';

const looks = (fileName: string, lines: readonly string[]) =>
  looksLikeCsv(fileName, Buffer.from(lines.join('\r\n')));

describe('a fetched file is a CSV statement', () => {
  it.each<[string, string[]]>([
    ['when it begins with the names of its columns', ['Date,Amount', '2026-03-01,1']],
    ['when it begins with a title', ['ACCOUNT HISTORY', 'FOR 62000000001', 'Date,Amount', '2026-03-01,1']],
    ['when it begins with a label', ['Statement :', 'Number ;62000000001', '01Mar2026;A;-1,00;9,00']],
  ])('%s', (_, lines) => {
    expect(looks('statement.csv', lines)).toBe(true);
    expect(looks('statement.txt', lines)).toBe(false);
  });

  it('but not when it begins as a reply does', () => {
    expect(looks('reply.csv', [`000L${'20260301'}`, '900L,A', '900L,B'])).toBe(false);
    expect(looks('reply.csv', ['<Document>', 'a,b', 'c,d'])).toBe(false);
  });

  it('but not when its lines have no columns', () => {
    expect(looks('letter.csv', ['Dear customer', 'the system is down, sorry', 'Your bank'])).toBe(false);
  });
});
