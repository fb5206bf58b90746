import { describe, expect, it } from 'vitest';
import { ABSA, CAPITEC, FNB, STANDARD, rulesWith } from '../testing/fixture.ts';
import { SOUTH_AFRICA } from '../../countries/za/south-africa.ts';
import { Findings } from '../findings.ts';
import type { BankRule } from '../withdrawal-rules.ts';
import { readAccountNumber } from './account-number.ts';
import { accountTypeDirectory, readAccountType } from './account-type.ts';
import { bankDirectory, readBank } from './bank.ts';
import { readBranchCode } from './branch-code.ts';
import { FIELD } from '../../withdrawal/shapes.ts';
import { readName, readText } from './texts.ts';
import { inEnglish } from '../sentences.ts';

function read<T>(check: (findings: Findings) => T) {
  const findings = new Findings();
  const value = check(findings);
  return {
    value,
    error: findings.errors[0],
    errors: findings.errors,
    notes: findings.notes().map((note) => note.code),
  };
}

describe('an account number', () => {
  const account = (raw: string, bank: BankRule | null = ABSA) =>
    read((findings) => readAccountNumber(raw, bank, SOUTH_AFRICA.accountNumbers, findings));

  it.each([
    ['4012345678', ABSA, '4012345678', []],
    ['00012345678', FNB, '00012345678', []],
    ['40-1234 5678', ABSA, '4012345678', ['separators_removed']],
    ['4012\u00a0345\u2013678', ABSA, '4012345678', ['separators_removed']],
    [' 4012345678', ABSA, '4012345678', ['spaces_trimmed']],
    ["'4012345678", ABSA, '4012345678', ['text_marker_removed']],
    ['="0012345678"', ABSA, '0012345678', ['text_marker_removed']],
    ['12345', null, '12345', []],
    ['40-45-123456', null, '4045123456', ['separators_removed']],
    ['\u201c4012345678\u201d', ABSA, '4012345678', ['quotes_removed']],
  ])('reads %s', (raw, bank, value, notes) => {
    expect(account(raw, bank)).toMatchObject({ value, error: undefined, notes });
  });

  it.each([
    ['', ABSA, 'missing', 'Type it'],
    [
      '6.2E+10',
      FNB,
      'account_scientific',
      'the last digits of the account number are lost and cannot be recovered',
    ],
    ['6,2E+10', FNB, 'account_scientific', 'format the column as Text'],
    ['6.20123E10', FNB, 'account_scientific', 'Excel'],
    ['62012345678.0', FNB, 'account_decimal', 'leading zeros may be lost'],
    ['40123A5678', ABSA, 'account_not_digits', '“A”'],
    ['#N/A', ABSA, 'placeholder', 'is a spreadsheet error'],
    ['#REF!', ABSA, 'placeholder', 'is a spreadsheet error'],
    ['#VALUE!', ABSA, 'placeholder', 'is a spreadsheet error'],
    ['#NAME?', ABSA, 'placeholder', 'is a spreadsheet error'],
    ['########', ABSA, 'placeholder', 'is a spreadsheet error'],
    ['NULL', ABSA, 'placeholder', 'stands for a missing value'],
    ['n/a', ABSA, 'placeholder', 'stands for a missing value'],
    ['-', ABSA, 'placeholder', 'stands for a missing value'],
    ['2026-03-01', ABSA, 'account_date', 'is a date'],
    ['01-03-2026', ABSA, 'account_date', 'is a date'],
    ['01/03/2026', ABSA, 'account_date', 'is a date'],
    ['2026-03-01 00:00:00', ABSA, 'account_date', 'is a date'],
    ['1-Mar-26', ABSA, 'account_date', 'is a date'],
    ['-4012345678', ABSA, 'account_signed', 'has a sign'],
    ['+4012345678', ABSA, 'account_signed', 'has a sign'],
    ['\u22124012345678', ABSA, 'account_signed', 'has a sign'],
    ['4012345678-', ABSA, 'account_signed', 'has a sign'],
    ['4012\u200b345678', ABSA, 'character_not_allowed', 'U+200B ZERO WIDTH SPACE at character 5'],
    ['4O12345678', ABSA, 'account_not_digits', '“O”'],
    ['١٢٣٤٥٦٧٨', ABSA, 'account_not_digits', 'U+0661'],
    [
      '1234567',
      ABSA,
      'account_lost_zero',
      'It has 7 digits; account numbers at ABSA have 8 to 10. Leading zeros may be lost',
    ],
    ['123456789', CAPITEC, 'account_lost_zero', 'account numbers at Capitec have 10'],
    ['0123456', ABSA, 'account_too_short', 'It has 7 digits'],
    ['12345', FNB, 'account_too_short', 'It has 5 digits'],
    ['1234', null, 'account_lost_zero', 'account numbers have 5 to 13'],
    ['40123456789', ABSA, 'account_too_long', 'It has 11 digits; account numbers at ABSA have 8 to 10'],
  ])('refuses “%s” of %s', (raw, bank, code, words) => {
    const { value, error } = account(raw, bank);
    expect(value).toBe('');
    expect(error).toMatchObject({ field: 'account_number', code, value: raw });
    expect(inEnglish(error!.message)).toContain(words);
  });
});

describe('an account number of a country with letters in its account numbers', () => {
  const format = { minLength: 8, maxLength: 12, letters: true };
  const account = (raw: string) => read((findings) => readAccountNumber(raw, null, format, findings));

  it.each([
    ['XK051212', 'XK051212', []],
    ['xk05 1212-3456', 'XK0512123456', ['separators_removed']],
    ['0512123456', '0512123456', []],
  ])('reads %s', (raw, value, notes) => {
    expect(account(raw)).toMatchObject({ value, error: undefined, notes });
  });

  it.each([
    ['XK05/1212', 'account_not_digits', 'letters and digits only'],
    ['XK05121234567', 'account_too_long', 'It has 13 characters; account numbers have 8 to 12'],
    ['XK0512', 'account_too_short', 'It has 6 characters'],
  ])('refuses %s', (raw, code, words) => {
    const { value, error } = account(raw);
    expect(value).toBe('');
    expect(error).toMatchObject({ code });
    expect(inEnglish(error!.message)).toContain(words);
  });
});

describe('a branch code', () => {
  const branch = (raw: string, bank: BankRule | null = STANDARD) =>
    read((findings) => readBranchCode(raw, bank, SOUTH_AFRICA.branchCodeDigits, findings));

  it.each([
    ['051001', '051001', []],
    ['632005', '632005', []],
    ['', '051001', ['branch_default']],
    ['  ', '051001', ['branch_default']],
    ['051-001', '051001', ['separators_removed']],
    ['05 10 01', '051001', ['separators_removed']],
    ['="051001"', '051001', ['text_marker_removed']],
  ])('reads “%s”', (raw, value, notes) => {
    expect(branch(raw)).toMatchObject({ value, error: undefined, notes });
  });

  it('recognises the universal code without its leading zero, and suggests it', () => {
    const { error } = branch('51001');
    expect(error).toMatchObject({ code: 'branch_code_lost_zero', value: '51001', suggestion: '051001' });
    expect(inEnglish(error!.message)).toContain(
      "“51001” is Standard Bank's branch code 051001 without its leading zero",
    );
  });

  it('asks about a zero that may be lost, without a suggestion', () => {
    const { error } = branch('51002');
    expect(error).toMatchObject({ code: 'branch_code_lost_zero' });
    expect(inEnglish(error!.message)).toContain('is it 051002?');
    expect(error).not.toHaveProperty('suggestion');
  });

  it.each([['123'], ['1234567'], ['ABCDEF'], ['51001.0'], ['5.1E+4']])('refuses “%s”', (raw) => {
    expect(branch(raw)).toMatchObject({ value: '', error: { code: 'branch_code_invalid', value: raw } });
  });

  it('adds no second error when the bank is unknown', () => {
    expect(branch('', null)).toMatchObject({ value: '', errors: [] });
  });
});

describe('a bank', () => {
  const directory = bankDirectory(rulesWith().banks, SOUTH_AFRICA.banks);
  const bank = (raw: string) => read((findings) => readBank(raw, directory, findings));
  const twinsOf = (banks: BankRule[]) => bankDirectory(banks, SOUTH_AFRICA.banks);

  it.each([
    ['ABSA', ABSA, []],
    ['absa', ABSA, []],
    ['Standard Bank', STANDARD, []],
    ['STANDARD_BANK', STANDARD, []],
    ['First National Bank', FNB, []],
    ['FNB', FNB, []],
    ['Absa Bank Ltd', ABSA, ['bank_understood']],
    ['ABSA Bank Limited', ABSA, ['bank_understood']],
    ['Capitec Bank', CAPITEC, ['bank_understood']],
    ['  capitec ', CAPITEC, ['bank_understood']],
    ['SBSA', STANDARD, ['bank_understood']],
    ['Std Bank', STANDARD, ['bank_understood']],
    ['The Standard Bank of South Africa Ltd', STANDARD, ['bank_understood']],
    ['051001', STANDARD, ['bank_understood']],
    ['FNB / RMB', FNB, ['bank_understood']],
  ])('is found as “%s”', (raw, found, notes) => {
    expect(bank(raw)).toMatchObject({ value: found, error: undefined, notes });
  });

  it.each([
    ['Bank'],
    ['Barclays'],
    ['ABC Bank'],
    ['Postbank'],
    ['HBZ Bank'],
    ['Old Mutual'],
    ['constructor'],
    ['__proto__'],
    ['toString'],
    ['...'],
  ])('is not found as “%s”', (raw) => {
    const { value, error } = bank(raw);
    expect(value).toBeNull();
    expect(error).toMatchObject({ code: 'unknown_bank', value: raw });
    expect(inEnglish(error!.message)).toContain(
      'Write one of: ABSA, Capitec, First National Bank, Standard Bank.',
    );
  });

  it('is required', () => {
    expect(bank(' ').error).toMatchObject({ code: 'missing' });
  });

  it.each([
    ['Capitek', 'Capitec'],
    ['Capitc Bank', 'Capitec'],
    ['Capitec Bnk', 'Capitec'],
    ['Standrad Bank', 'Standard Bank'],
    ['Absaa', 'ABSA'],
    ['Frist National Bank', 'First National Bank'],
    ['Standаrd Bank', 'Standard Bank'],
  ])('is suggested for “%s”: %s', (raw, name) => {
    const { error } = bank(raw);
    expect(error).toMatchObject({ code: 'unknown_bank', suggestion: name });
    expect(inEnglish(error!.message)).toContain(`Did you mean ${name}?`);
  });

  it('is not suggested when two banks are equally similar', () => {
    const twins = twinsOf([
      { ...ABSA, code: 'A_X', displayName: 'Zetaland' },
      { ...FNB, code: 'B_X', displayName: 'Zetalund' },
    ]);
    expect(read((findings) => readBank('Zetalind', twins, findings)).error).not.toHaveProperty('suggestion');
    expect(read((findings) => readBank('Zetalnd', twins, findings)).error).not.toHaveProperty('suggestion');
  });

  it.each(['NULL', '#N/A', '-'])('is missing when the cell has the placeholder %s', (raw) => {
    expect(bank(raw).error).toMatchObject({ code: 'placeholder' });
  });

  it('is refused with a hidden character, and suggested without it', () => {
    expect(bank('Ab\u200dsa').error).toMatchObject({ code: 'character_not_allowed', suggestion: 'Absa' });
  });

  it('is unknown when two banks share a short name', () => {
    const twins = twinsOf([
      { ...ABSA, code: 'A_BANK', displayName: 'Zeta Bank Ltd' },
      { ...FNB, code: 'B_BANK', displayName: 'Zeta Group' },
    ]);
    expect(read((findings) => readBank('Zeta', twins, findings)).error).toMatchObject({
      code: 'unknown_bank',
    });
    expect(read((findings) => readBank('Zeta Group', twins, findings)).value).toMatchObject({
      code: 'B_BANK',
    });
  });

  it('gives the same answer from the cache', () => {
    expect(bank('Absa Bank Ltd')).toEqual(bank('Absa Bank Ltd'));
  });
});

describe('an account type', () => {
  const directory = accountTypeDirectory(SOUTH_AFRICA.accountTypes);
  const type = (raw: string) => read((findings) => readAccountType(raw, directory, findings));

  it.each([
    ['CURRENT', 'CURRENT', []],
    ['current', 'CURRENT', []],
    ['Savings', 'SAVINGS', []],
    ['SUBSCRIPTION_SHARE', 'SUBSCRIPTION_SHARE', []],
    ['subscription share', 'SUBSCRIPTION_SHARE', []],
    ['1', 'CURRENT', ['account_type_understood']],
    ['02', 'SAVINGS', ['account_type_understood']],
    ['3', 'TRANSMISSION', ['account_type_understood']],
    ['4', 'BOND', ['account_type_understood']],
    ['6', 'SUBSCRIPTION_SHARE', ['account_type_understood']],
    ['Cheque', 'CURRENT', ['account_type_understood']],
    ['chq', 'CURRENT', ['account_type_understood']],
    ['Savings Account', 'SAVINGS', ['account_type_understood']],
    ['home loan', 'BOND', ['account_type_understood']],
  ])('is understood as “%s”', (raw, value, notes) => {
    expect(type(raw)).toMatchObject({ value, error: undefined, notes });
  });

  it.each([['5'], ['0'], ['-1'], ['0.1'], ['1.0'], ['credit card'], ['constructor']])(
    'is not “%s”',
    (raw) => {
      const { value, error } = type(raw);
      expect(value).toBeNull();
      expect(error).toMatchObject({ code: 'unknown_account_type', value: raw });
      expect(inEnglish(error!.message)).toContain(
        'current (1), savings (2), transmission (3), bond (4) or subscription share (6)',
      );
    },
  );

  it('is required', () => {
    expect(type('').error).toMatchObject({ code: 'missing' });
  });
});

describe('a name', () => {
  const name = (raw: string) => read((findings) => readName(raw, findings));

  it.each([
    'Thandi Nkosi',
    "'t Hooft, Jan",
    'Zoë O’Brien',
    '李小龍',
    'נעמה',
    '=HYPERLINK("x")',
    '@home',
    '𝒜da',
    'a'.repeat(140),
  ])('is accepted: %s', (raw) => {
    expect(name(raw)).toMatchObject({ value: raw, errors: [], notes: [] });
  });

  it('is read without outer spaces or the marker before a formula, with a note', () => {
    expect(name(' Thandi ')).toMatchObject({ value: 'Thandi', notes: ['spaces_trimmed'] });
    expect(name("'=Sum")).toMatchObject({ value: '=Sum', notes: ['text_marker_removed'] });
  });

  it.each([
    ['Than\tdi', 'a tab at character 5', 'Than di'],
    ['Thandi\nNkosi', 'a line break at character 7', 'Thandi Nkosi'],
    ['Than\u202edi', 'U+202E RIGHT-TO-LEFT OVERRIDE at character 5', 'Thandi'],
    ['\u2066Thandi', 'U+2066 LEFT-TO-RIGHT ISOLATE at character 1', 'Thandi'],
    ['Than\u200bdi', 'U+200B ZERO WIDTH SPACE at character 5', 'Thandi'],
    ['Than\u0007di', 'U+0007 CONTROL CHARACTER', 'Thandi'],
    ['Than\u200ddi', 'U+200D ZERO WIDTH JOINER at character 5', 'Thandi'],
    ['Thandi\u3164', 'U+3164 HANGUL FILLER at character 7', 'Thandi'],
    ['𝒜da\u{e0041}', 'U+E0041 TAG CHARACTER at character 4', '𝒜da'],
    ['Than\u00addi', 'U+00AD SOFT HYPHEN', 'Thandi'],
    ['می\u200cخواهم', 'U+200C ZERO WIDTH NON-JOINER at character 3', 'میخواهم'],
    ['Than\u0085di', 'U+0085 CONTROL CHARACTER', 'Thandi'],
  ])('is refused with a hidden character, and suggested without it: %j', (raw, words, suggestion) => {
    const { error } = name(raw);
    expect(error).toMatchObject({ code: 'character_not_allowed', suggestion });
    expect(inEnglish(error!.message)).toContain(words);
  });

  it.each([
    '\u201cThandi Nkosi\u201d',
    '\u00abThandi Nkosi\u00bb',
    '\u201eThandi Nkosi\u201c',
    '\u2018Thandi Nkosi\u2019',
  ])('is read without the quotation marks around it: %s', (raw) => {
    expect(name(raw)).toMatchObject({ value: 'Thandi Nkosi', errors: [], notes: ['quotes_removed'] });
  });

  it.each(['\u2019t Hooft', '\u201cSipho\u201d Dlamini', 'O\u2019Brien'])(
    'keeps quotation marks that belong to it: %s',
    (raw) => {
      expect(name(raw)).toMatchObject({ value: raw, errors: [], notes: [] });
    },
  );

  it.each([
    ['62012345678', 'name_without_letters'],
    ['2026-03-01', 'name_without_letters'],
    ['1 250.00', 'name_without_letters'],
    ['?', 'name_without_letters'],
    ['#N/A', 'placeholder'],
    ['NULL', 'placeholder'],
    ['N/A', 'placeholder'],
    ['-', 'placeholder'],
  ])('is not “%s”', (raw, code) => {
    expect(name(raw).error).toMatchObject({ code });
  });

  it('is refused with a damaged character, without a suggestion', () => {
    expect(name('Zo\ufffd').error).toMatchObject({ code: 'character_not_allowed' });
    expect(name('Zo\ufffd').error).not.toHaveProperty('suggestion');
    expect(name('Zo\ud800e').error).toMatchObject({ code: 'character_not_allowed' });
  });

  it('has 1 to 140 characters', () => {
    expect(name('').error).toMatchObject({ code: 'missing' });
    const { error } = name('a'.repeat(141));
    expect(error).toMatchObject({ code: 'too_long' });
    expect(inEnglish(error!.message)).toBe('It has 141 characters; at most 140 are allowed. Shorten it.');
  });
});

describe('a reference', () => {
  const reference = (raw: string) => read((findings) => readText(raw, FIELD.beneficiary_reference, findings));

  it('may have every safe character of ISO 20022', () => {
    const safe = "AZ az 09/-?:().,'+";
    expect(reference(safe)).toMatchObject({ value: safe, errors: [] });
  });

  it.each([
    ['Zoë', '“ë” (U+00EB) at character 3', 'Zoe'],
    ['A&B', '“&” at character 2', 'A+B'],
    ['A_B', '“_” at character 2', 'A-B'],
    ['Inv #7', '“#” at character 5', 'Inv 7'],
    ['A–B', '“–” (U+2013) at character 2', 'A-B'],
    ['a@b', '“@” at character 2', undefined],
    ['=1', '“=” at character 1', undefined],
    ['50%', '“%” at character 3', undefined],
  ])('refuses “%s” and names the character', (raw, words, suggestion) => {
    const { error } = reference(raw);
    expect(error).toMatchObject({
      field: 'beneficiary_reference',
      code: 'character_not_allowed',
      value: raw,
    });
    expect(inEnglish(error!.message)).toContain(words);
    expect(error!.suggestion).toBe(suggestion);
  });

  it('has at most 35 characters', () => {
    expect(reference('x'.repeat(35)).errors).toEqual([]);
    expect(reference('x'.repeat(36)).error).toMatchObject({ code: 'too_long' });
  });

  it('is required for the beneficiary and optional for the payer', () => {
    expect(reference('').error).toMatchObject({ code: 'missing' });
    expect(read((findings) => readText('', FIELD.own_reference, findings))).toMatchObject({
      value: '',
      errors: [],
    });
  });
});

describe('an external id', () => {
  it('is optional and has at most 64 printable characters', () => {
    expect(read((findings) => readText('', FIELD.external_id, findings))).toMatchObject({
      value: '',
      errors: [],
    });
    expect(read((findings) => readText('x'.repeat(65), FIELD.external_id, findings)).error).toMatchObject({
      code: 'too_long',
    });
    expect(read((findings) => readText('a\u202eb', FIELD.external_id, findings)).error).toMatchObject({
      code: 'character_not_allowed',
    });
  });
});
