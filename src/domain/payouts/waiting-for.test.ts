import { describe, expect, it } from 'vitest';
import { BATCH_STATUSES } from '../../shared/terms.ts';
import { waitingFor, type Standing } from './waiting-for.ts';

const APPROVED: Standing = {
  status: 'APPROVED',
  approvalsRequired: 2,
  lapses: [null, null],
  payoutsEnabled: true,
  unsent: true,
};

describe('what a batch waits for', () => {
  it('is nothing once it is approved by enough people', () => {
    expect(waitingFor(APPROVED)).toBeNull();
  });

  it('is approvals while too few count', () => {
    expect(waitingFor({ ...APPROVED, status: 'PENDING_APPROVAL', lapses: [] })).toBe('APPROVALS');
    expect(waitingFor({ ...APPROVED, lapses: [null, 'USER_DISABLED'] })).toBe('APPROVALS');
    expect(waitingFor({ ...APPROVED, lapses: [null, 'ROLE_REMOVED', null] })).toBeNull();
  });

  it('is payouts first, since nobody can approve while they are off', () => {
    expect(waitingFor({ ...APPROVED, lapses: ['USER_DISABLED'], payoutsEnabled: false })).toBe('PAYOUTS_OFF');
  });

  it('is payouts while it is being paid and rows are left to send, and nothing while those with the bank are settled', () => {
    expect(waitingFor({ ...APPROVED, status: 'PROCESSING', payoutsEnabled: false })).toBe('PAYOUTS_OFF');
    expect(
      waitingFor({ ...APPROVED, status: 'PROCESSING', payoutsEnabled: false, unsent: false }),
    ).toBeNull();
  });

  it('is nothing for a batch that has ended', () => {
    for (const status of BATCH_STATUSES.filter(
      (each) => !['PENDING_APPROVAL', 'APPROVED', 'PROCESSING'].includes(each),
    )) {
      expect(waitingFor({ ...APPROVED, status, payoutsEnabled: false, lapses: [] })).toBeNull();
    }
  });
});
