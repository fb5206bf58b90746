import { expect, it } from 'vitest';
import type { BankFileProfile } from '../../../../client/types.gen.ts';
import { ISO_ACCOUNT_TYPE_CODES } from '../../../../shared/account-type-codes.ts';
import { changedSettings, merged, needsNewTest, settingsOf, valuesOf } from './connection-values.ts';
import { fieldErrors } from './field-errors.ts';
import { testConnection } from '../shared/testing/connection.ts';

const base = testConnection();

const withProfile = (change: Partial<BankFileProfile>) =>
  valuesOf({ ...base, profile: { ...base.profile, ...change } });

const withNumbers = (numbers: Partial<NonNullable<BankFileProfile['acb']>>) =>
  withProfile({ acb: { ...base.profile.acb!, ...numbers } });

it('sends the first numbers that were stated, 0 too, and none that the format does not carry', () => {
  expect(settingsOf(valuesOf(base)).profile.acb).toEqual(base.profile.acb);
  const stated = { firstTransmissionNumber: 48_213, firstGenerationNumber: 0 };
  expect(settingsOf(withNumbers(stated)).profile.acb).toMatchObject(stated);
  expect(changedSettings(valuesOf(base), withNumbers(stated))).toEqual([
    'profile.acb.firstTransmissionNumber',
    'profile.acb.firstGenerationNumber',
  ]);
  const older = withNumbers(stated);
  const acb = settingsOf({ ...older, profile: { ...older.profile, format: 'ACB_180' } }).profile.acb!;
  expect(acb).not.toHaveProperty('firstTransmissionNumber');
  expect(acb.firstGenerationNumber).toBe(0);
});

it('sends texts without blanks at their ends, and codes of the bank in capitals', () => {
  const values = valuesOf({
    ...base,
    displayName: ' Salaries ',
    payer: { ...base.payer, accountNumber: '620 0000 0001' },
    profile: { ...base.profile, acb: { ...base.profile.acb!, userCode: 'a1b2' } },
  });
  expect(settingsOf(values)).toMatchObject({
    displayName: 'Salaries',
    payer: { accountNumber: '62000000001' },
    profile: { acb: { userCode: 'A1B2' }, cutOff: '15:30' },
  });
  expect(settingsOf(withProfile({ format: 'PAIN_001', cutOff: null })).profile).toMatchObject({
    acb: null,
    cutOff: null,
  });
});

it('sends the cut-off of a Saturday only where the bank works on Saturdays, and never a later one', () => {
  expect(settingsOf(withProfile({})).profile).not.toHaveProperty('saturdayCutOff');
  const saturdays = withProfile({ saturdayCutOff: ' 10:15 ' });
  expect(settingsOf(saturdays).profile.saturdayCutOff).toBe('10:15');
  const errorOf = (saturdayCutOff: string) =>
    fieldErrors(withProfile({ saturdayCutOff }))['profile.saturdayCutOff'];
  expect(errorOf('10:15')).toBeUndefined();
  expect(errorOf('15:31')).toMatch(/not after the cut-off/);
});

it('sends the service of an EFT file of another format than ACB, which names its own', () => {
  const pain = { format: 'PAIN_001', acb: null, leadDays: 2 } as const;
  expect(settingsOf(withProfile(pain)).profile.leadDays).toBe(2);
  expect(changedSettings(withProfile({ ...pain, leadDays: 1 }), withProfile(pain))).toEqual([
    'profile.leadDays',
  ]);
  for (const change of [{ ...pain, leadDays: 0 }, { leadDays: 2 }])
    expect(settingsOf(withProfile(change)).profile).not.toHaveProperty('leadDays');
  expect(settingsOf({ ...withProfile(pain), rails: ['RTC'] }).profile).not.toHaveProperty('leadDays');
});

it.each([
  ['the name of the connection', { displayName: 'Wages' }, false],
  ['the account that pays', { payer: { ...base.payer, branchCode: '051001' } }, true],
  ['the profile', { profile: { ...base.profile, nameLength: 20 } }, true],
])('after a change of %s, whether the bank has to accept a new test file', (_, change, needs) => {
  const [before, after] = [valuesOf(base), valuesOf({ ...base, ...change })];
  expect(changedSettings(before, after)).toHaveLength(1);
  expect(needsNewTest(before, after)).toBe(needs);
});

it('another rail needs a new test, and a rail that is left out does not', () => {
  const one = valuesOf({ ...base, rails: ['EFT'] });
  const two = valuesOf({ ...base, rails: ['EFT', 'RTC'] });
  expect([needsNewTest(one, two), needsNewTest(two, one)]).toEqual([true, false]);
});

const RTC = {
  rail: 'RTC',
  serviceLevel: null,
  localInstrument: { kind: 'PROPRIETARY', value: 'RTC' },
  cutOff: null,
  maxAmount: '5000000.00',
} as const;
const withTypes = (paymentTypes: BankFileProfile['paymentTypes']) =>
  withProfile({ format: 'PAIN_001', acb: null, paymentTypes });

it('keeps payment types as they are, and leaves out an empty list', () => {
  const rtgs = {
    ...RTC,
    rail: 'RTGS',
    serviceLevel: 'URGP',
    localInstrument: null,
    cutOff: '15:00',
  } as const;
  const values = withTypes([RTC, rtgs]);
  expect(settingsOf(values).profile.paymentTypes).toEqual([RTC, rtgs]);
  expect(settingsOf(withTypes(undefined)).profile).not.toHaveProperty('paymentTypes');
});

it('reads what is typed for a rail: capitals, and an amount without its cents', () => {
  const values = withTypes([RTC]);
  Object.assign(values.profile.paymentTypes.RTC!, { serviceLevel: ' sdva ', maxAmount: '1 000 000' });
  expect(settingsOf(values).profile.paymentTypes).toEqual([
    { ...RTC, serviceLevel: 'SDVA', maxAmount: '1000000.00' },
  ]);
});

it('leaves out codes of account types and a place of own references that the profile does not have', () => {
  const pain = { format: 'PAIN_001', acb: null } as const;
  const { profile } = settingsOf(withProfile(pain));
  expect(profile).not.toHaveProperty('accountTypeCodes');
  expect(profile).not.toHaveProperty('ownReferenceIn');
  expect(profile).not.toHaveProperty('severalRailsInFile');
  expect(settingsOf(withProfile({ ...pain, severalRailsInFile: true })).profile).toMatchObject({
    severalRailsInFile: true,
  });
  const given = { accountTypeCodes: ISO_ACCOUNT_TYPE_CODES, ownReferenceIn: 'DEBTOR_AGENT' } as const;
  expect(settingsOf(withProfile({ ...pain, ...given })).profile).toMatchObject(given);
  const wrong = withProfile({ ...pain, accountTypeCodes: { ...ISO_ACCOUNT_TYPE_CODES, BOND: '4' } });
  expect(Object.keys(fieldErrors(wrong))).toEqual(['profile.accountTypeCodes.BOND']);
});

it.each([
  ['serviceLevel', { serviceLevel: 'U-P' }],
  ['serviceLevel', { localInstrument: '' }],
  ['serviceLevel', { serviceLevel: 'NURG', localInstrument: '' }],
  ['localInstrument', { localInstrument: 'Réal' }],
  ['cutOff', { cutOff: 'noon' }],
  ['maxAmount', { maxAmount: '5 million' }],
])('refuses a wrong %s of a rail at its field: %j', (field, change) => {
  const values = { ...withTypes([RTC]), rails: ['RTC' as const] };
  expect(fieldErrors(values)).toEqual({});
  Object.assign(values.profile.paymentTypes.RTC!, change);
  expect(Object.keys(fieldErrors(values))).toEqual([`profile.paymentTypes.RTC.${field}`]);
});

it('keeps the changes of both administrators, and its own where both changed the same setting', () => {
  const mine = withProfile({ nameLength: 20, cutOff: '12:00' });
  const theirs = withProfile({ nameLength: 25, silentAfterHours: 48 });
  expect(merged(valuesOf(base), theirs, mine).profile).toMatchObject({
    nameLength: 20,
    cutOff: '12:00',
    silentAfterHours: 48,
  });
});

it.each([
  ['profile.nameLength', withProfile({ nameLength: 31 })],
  ['profile.referenceLength', withProfile({ referenceLength: 21 })],
  ['profile.fileName', withProfile({ fileName: 'always-the-same.txt' })],
  ['profile.cutOff', withProfile({ cutOff: '25:00' })],
  ['profile.acb.userCode', withProfile({ acb: { ...base.profile.acb!, userCode: 'A1' } })],
  ['profile.acb.firstTransmissionNumber', withNumbers({ firstTransmissionNumber: 10_000_000 })],
  ['profile.acb.firstGenerationNumber', withNumbers({ firstGenerationNumber: 10_000 })],
  ['profile.acb.firstGenerationNumber', withNumbers({ firstGenerationNumber: -1 })],
  ['payer.branchCode', valuesOf({ ...base, payer: { ...base.payer, branchCode: '25065' } })],
  ['rails', valuesOf({ ...base, rails: [] })],
])('refuses a wrong %s at its field', (field, values) => {
  expect(fieldErrors(valuesOf(base))).toEqual({});
  expect(Object.keys(fieldErrors(values))).toEqual([field]);
});

it('allows the longer texts of ISO 20022', () => {
  expect(fieldErrors(withProfile({ format: 'PAIN_001', acb: null, nameLength: 140 }))).toEqual({});
});
