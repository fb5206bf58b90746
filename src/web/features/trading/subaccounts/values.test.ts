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
  it('that is proprietary needs only a label', () => {
    expect([
      faultsOf({ ...EMPTY, label: 'Treasury 2' }, true),
      requestOf({ ...FULL, label: ' Treasury 2 ' }, true),
    ]).toEqual([{}, { label: 'Treasury 2' }]);
  });

  it.each(['', 'with/slash', 'x'.repeat(65)])('cannot have the label "%s"', (label) => {
    expect(Object.keys(faultsOf({ ...EMPTY, label }, true))).toEqual(['label']);
  });

  it('of a customer is sent without empty values, with a normalised mobile number', () => {
    expect(faultsOf(FULL, false)).toEqual({});
    const request = requestOf(FULL, false);
    expect([request.label, request.cellNumber, 'email' in request, 'identityExpiryDate' in request]).toEqual([
      'Thandi M',
      '+27821234567',
      false,
      false,
    ]);
  });

  it('of a customer reports each missing field', () => {
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
