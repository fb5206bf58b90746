import { describe, expect, it } from 'vitest';
import type { BatchStatus, WaitingFor } from '../../../../shared/terms.ts';
import { BatchBadge } from './payment-status.tsx';

const wordOf = (status: BatchStatus, waitingFor: WaitingFor | null): string | undefined =>
  BatchBadge({ batch: { status, waitingFor } }).props.look.word.message;

describe('the badge of a batch', () => {
  it('says that an approved batch is held, and why', () => {
    expect(wordOf('APPROVED', null)).toBe('Approved');
    expect(wordOf('APPROVED', 'APPROVALS')).toBe('Approval lapsed');
    expect(wordOf('APPROVED', 'PAYOUTS_OFF')).toBe('Payouts switched off');
    expect(wordOf('PROCESSING', 'PAYOUTS_OFF')).toBe('Payouts switched off');
  });

  it('shows a batch without all approvals as waiting for approval, whatever else holds it', () => {
    expect(wordOf('PENDING_APPROVAL', 'APPROVALS')).toBe('Waiting for approval');
    expect(wordOf('PENDING_APPROVAL', 'PAYOUTS_OFF')).toBe('Waiting for approval');
  });
});
