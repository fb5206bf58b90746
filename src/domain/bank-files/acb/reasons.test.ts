import { describe, expect, it } from 'vitest';
import { failureOfReturn, failureOfStatus } from './reasons.ts';

describe('the reason of a return', () => {
  it.each([
    ['02', '00000', 'INSUFFICIENT_FUNDS'],
    ['03', '00000', 'ACCOUNT_RESTRICTED'],
    ['05', '00000', 'ACCOUNT_DORMANT'],
    ['12', '00000', 'ACCOUNT_CLOSED'],
    ['16', '00000', 'ACCOUNT_CLOSED'],
    ['26', '00000', 'INVALID_ACCOUNT'],
    ['56', '00000', 'ACCOUNT_RESTRICTED'],
    // The bank's own.
    ['899', '00000', 'BANK_REJECTED'],
    ['950', '00000', 'BANK_REJECTED'],
    // A qualifier is more exact than its reason.
    ['899', '81046', 'INVALID_BRANCH'],
    ['26', '82502', 'INVALID_ACCOUNT'],
    ['03', '00018', 'ACCOUNT_DORMANT'],
    ['12', '99999', 'ACCOUNT_CLOSED'],
  ])('%s with %s is %s', (reason, qualifier, failure) => {
    expect(failureOfReturn(reason, qualifier)).toBe(failure);
  });

  it('of a status is the bank’s own, unless it is published', () => {
    expect(failureOfStatus('00032')).toBe('INVALID_BRANCH');
    expect(failureOfStatus('00023')).toBe('BANK_REJECTED');
  });
});
