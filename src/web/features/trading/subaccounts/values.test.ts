import { describe, expect, it } from 'vitest';
import { EMPTY, faultsOf, requestOf } from './values.ts';

const FULL = {
  ...EMPTY,
  label: ' Thandi M ',
  firstName: 'Thandi',
  lastName: 'Mokoena',
  dateOfBirth: '1990-04-12',
  identityNumber: '9004125009087',
  cellNumber: '+27 82 123-4567',
  purpose: 'SAVINGS_AND_INVESTMENTS',
  employmentStatus: 'SELF_EMPLOYED',
  sourceOfFunds: 'BUSINESS_PROFITS',
};

describe('a new subaccount', () => {
  it('of the client itself needs its label alone', () => {
    expect([
      faultsOf({ ...EMPTY, label: 'Treasury 2' }, true),
      requestOf({ ...FULL, label: ' Treasury 2 ' }, true),
    ]).toEqual([{}, { label: 'Treasury 2' }]);
  });

  it.each(['', 'with/slash', 'x'.repeat(65)])('is not called "%s"', (label) => {
    expect(Object.keys(faultsOf({ ...EMPTY, label }, true))).toEqual(['label']);
  });

  it('of a customer is sent without what was left empty, its number as the exchange takes it', () => {
    expect(faultsOf(FULL, false)).toEqual({});
    const request = requestOf(FULL, false);
    expect([request.label, request.cellNumber, 'email' in request, 'identityExpiryDate' in request]).toEqual([
      'Thandi M',
      '+27821234567',
      false,
      false,
    ]);
  });

  it('of a customer names each field that is missing', () => {
    expect(Object.keys(faultsOf(EMPTY, false)).toSorted()).toEqual([
      'cellNumber',
      'dateOfBirth',
      'employmentStatus',
      'firstName',
      'identityNumber',
      'label',
      'lastName',
      'purpose',
      'sourceOfFunds',
    ]);
    expect(faultsOf({ ...FULL, cellNumber: '0821234567' }, false)).toHaveProperty('cellNumber');
  });
});
