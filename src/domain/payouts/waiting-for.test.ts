import { describe, expect, it } from 'vitest';
import { BATCH_STATUSES } from '../../shared/terms.ts';
import { waitingFor, type Progress } from './waiting-for.ts';

const APPROVED: Progress = {
  status: 'APPROVED',
  approvalsRequired: 2,
  lapses: [null, null],
  payoutsEnabled: true,
  unsent: true,
  hasMissedDate: false,
};

describe('waitingFor', () => {
  it('is null once enough approvals count', () => {
    expect(waitingFor(APPROVED)).toBeNull();
  });

  it('is APPROVALS while too few approvals count', () => {
    expect(waitingFor({ ...APPROVED, status: 'PENDING_APPROVAL', lapses: [] })).toBe('APPROVALS');
    expect(waitingFor({ ...APPROVED, lapses: [null, 'USER_DISABLED'] })).toBe('APPROVALS');
    expect(waitingFor({ ...APPROVED, lapses: [null, 'ROLE_REMOVED', null] })).toBeNull();
  });

  it('is PAYOUTS_OFF before APPROVALS, because no approver can approve while payouts are off', () => {
    expect(waitingFor({ ...APPROVED, lapses: ['USER_DISABLED'], payoutsEnabled: false })).toBe('PAYOUTS_OFF');
  });

  it('is PAYOUTS_OFF for a processing batch only while rows are left to submit', () => {
    expect(waitingFor({ ...APPROVED, status: 'PROCESSING', payoutsEnabled: false })).toBe('PAYOUTS_OFF');
    expect(
      waitingFor({ ...APPROVED, status: 'PROCESSING', payoutsEnabled: false, unsent: false }),
    ).toBeNull();
  });

  it('is EXECUTION_DATE for an approved batch whose date can no longer be kept', () => {
    expect(waitingFor({ ...APPROVED, hasMissedDate: true })).toBe('EXECUTION_DATE');
    expect(waitingFor({ ...APPROVED, hasMissedDate: true, payoutsEnabled: false })).toBe('PAYOUTS_OFF');
    expect(waitingFor({ ...APPROVED, hasMissedDate: true, lapses: [null] })).toBe('APPROVALS');
    expect(waitingFor({ ...APPROVED, hasMissedDate: true, status: 'PROCESSING' })).toBeNull();
  });

  it('is null for a batch that has ended', () => {
    for (const status of BATCH_STATUSES.filter(
      (each) => !['PENDING_APPROVAL', 'APPROVED', 'PROCESSING'].includes(each),
    )) {
      expect(waitingFor({ ...APPROVED, status, payoutsEnabled: false, lapses: [] })).toBeNull();
    }
  });
});
