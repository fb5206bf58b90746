import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isBankFileName, isFileNameTemplate } from './bank-file-names.ts';

describe('the template of a file name', () => {
  it.each(['ACB-{date}-{number}.txt', '{fileId}', '{date}{time}{number}', 'A.b_c-{number}.xml'])(
    'may be %s',
    (template) => {
      expect(isFileNameTemplate(template)).toBe(true);
    },
  );

  it.each([
    ['leaves its folder', '..{number}'],
    ['has two dots in a row', 'A..{number}'],
    ['is hidden', '.{number}.txt'],
    ['starts with a hyphen', '-{number}'],
    ['starts with an underscore', '_{number}'],
    ['looks unfinished', 'PAY-{number}.part'],
    ['is the same for every file', 'PAY.txt'],
    ['has an unknown field', 'PAY-{amount}.txt'],
    ['has a folder', 'out/{number}'],
    ['is too long once its fields are filled in', `${'A'.repeat(170)}{fileId}`],
  ])('is refused when it %s', (_, template) => {
    expect(isFileNameTemplate(template)).toBe(false);
  });

  it('is accepted only if every file that it names can travel', () => {
    const part = fc.constantFrom('.', '..', '-', '_', 'A', 'b'.repeat(60), '{date}', '{number}', '{fileId}');
    fc.assert(
      fc.property(
        fc.array(part, { maxLength: 8 }).map((parts) => parts.join('')),
        fc.integer({ min: 1, max: 2 ** 31 - 1 }),
        (template, number) => {
          fc.pre(isFileNameTemplate(template));
          const name = template
            .replaceAll('{date}', '20260302')
            .replaceAll('{number}', String(number).padStart(4, '0'))
            .replaceAll('{fileId}', '01939b5e7c1a7f008a540d5a3e1b9c11');
          expect(isBankFileName(name)).toBe(true);
        },
      ),
      { numRuns: 2_000 },
    );
  });
});
