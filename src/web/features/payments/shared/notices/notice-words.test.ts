import { describe, expect, it } from 'vitest';
import { type NoticeReader, wordsOf } from './notice-words.ts';

const APPROVER: NoticeReader = { mayPrepare: false, mayApprove: true, mayCancel: true, mayReconcile: true };
const PREPARER: NoticeReader = { mayPrepare: true, mayApprove: false, mayCancel: true, mayReconcile: false };
const VIEWER: NoticeReader = { mayPrepare: false, mayApprove: false, mayCancel: false, mayReconcile: false };

const notice = (kind: Parameters<typeof wordsOf>[0]['kind'], count = 1) => ({
  kind,
  count,
  batch: { id: 'b', label: 'Rent' },
  currency: 'ZAR' as const,
  amount: '10.00',
});

describe('the advice of a notice', () => {
  it('tells only a preparer to pay again', () => {
    expect(wordsOf(notice('PAYMENTS_FAILED'), PREPARER).advice).toMatch(/then pay again/);
    expect(wordsOf(notice('PAYMENTS_FAILED'), APPROVER).advice).toMatch(/^Ask a preparer/);
    expect(wordsOf(notice('BATCH_SENT_BACK'), APPROVER).advice).toMatch(/^A preparer can/);
  });

  it('tells a viewer nothing that needs a permission', () => {
    expect(wordsOf(notice('LOW_BALANCE'), VIEWER).advice).toMatch(/^Ask for/);
    expect(wordsOf(notice('BATCH_EXPIRED'), VIEWER).advice).toBe('No payment was made.');
    expect(wordsOf(notice('BANK_FILE_READY'), VIEWER).advice).toMatch(/^A preparer or an approver/);
    expect(wordsOf(notice('BANK_FILE_READY'), PREPARER).advice).toMatch(/^Download it/);
  });

  it('sends a user who may post entries to the statement that waits', () => {
    const waits = notice('STATEMENT_TO_CONFIRM', 2);
    expect(wordsOf(waits, APPROVER)).toMatchObject({
      to: '/statements',
      title: expect.stringContaining(': 2 entries, '),
    });
    expect(wordsOf(waits, APPROVER).advice).toMatch(/^Compare the statement/);
    expect(wordsOf(waits, PREPARER).advice).toMatch(/^An approver or an admin/);
  });

  it('leads to the write-offs that wait for a second user', () => {
    expect(wordsOf(notice('WRITE_OFF_TO_CONFIRM', 2), APPROVER)).toMatchObject({
      to: '/receivables?age=WRITE_OFF_WAITS',
      title: '2 write-offs of R\u00a010.00 wait for a second user',
    });
    expect(wordsOf(notice('WRITE_OFF_TO_CONFIRM'), VIEWER).advice).toMatch(
      /^An approver or admin other than/,
    );
  });

  it('leads to the receipts that are not allocated, and says who allocates them', () => {
    expect(wordsOf(notice('RECEIPTS_OPEN', 3), APPROVER)).toMatchObject({
      to: '/receivables/receipts?show=OPEN',
      title: '3 receipts have R\u00a010.00 that is not allocated',
    });
    expect(wordsOf(notice('RECEIPTS_OPEN'), PREPARER).advice).toMatch(/^An approver or an admin/);
  });

  it('counts the files of the bank that could not be read, and says who decides about them', () => {
    const refused = notice('STATEMENT_REFUSED', 2);
    expect(wordsOf(refused, APPROVER)).toMatchObject({
      to: '/statements',
      title: '2 files of the bank were not read, or only in part',
      advice: 'See why, and what to do.',
    });
    expect(wordsOf(refused, PREPARER).advice).toMatch(/An approver or an admin decides/);
  });

  it('warns of one unconfirmed payment in the singular', () => {
    expect(wordsOf(notice('PAYMENTS_UNCONFIRMED', 1), PREPARER).advice).toMatch(/^Do not pay it again/);
    expect(wordsOf(notice('PAYMENTS_UNCONFIRMED', 2), PREPARER).advice).toMatch(/^Do not pay them again/);
  });

  it('says how many approvals are still needed', () => {
    const approved = { ...notice('BATCH_APPROVED'), actorName: 'Priya' };
    expect(wordsOf({ ...approved, approvalsMissing: 1 }, PREPARER)).toMatchObject({
      title: 'Rent was approved by Priya',
      advice: '1 more approval is needed.',
    });
    expect(wordsOf({ ...approved, approvalsMissing: 0 }, PREPARER).advice).toBeNull();
  });
});

describe('a notice about schedules', () => {
  const about = (run: 'MISSED' | 'WAITING_FOR_FILE' | 'NOT_CREATED', count = 1) => ({
    ...notice('RUN_OPEN', count),
    batch: null,
    schedule: { id: 's', label: 'Salaries', dueOn: '2026-12-25', run },
  });

  it('names the run, its schedule and what it waits for, and leads there', () => {
    expect(wordsOf(about('MISSED'), PREPARER)).toMatchObject({
      title: 'The run of “Salaries” of 25 Dec 2026 was missed',
      to: '/schedules/s',
    });
    expect(wordsOf(about('WAITING_FOR_FILE'), PREPARER).title).toBe(
      '“Salaries” needs the file of the run of 25 Dec 2026',
    );
    expect(wordsOf(about('NOT_CREATED'), PREPARER).title).toBe(
      'The batch of “Salaries” for 25 Dec 2026 could not be created',
    );
  });

  it('counts the other runs, and leads to the list of schedules', () => {
    expect(wordsOf(about('MISSED', 3), PREPARER)).toMatchObject({
      title: 'The run of “Salaries” of 25 Dec 2026 was missed, and 2 other runs need an answer',
      to: '/schedules',
    });
  });

  it('names a schedule that waits for approval, and one that is suspended', () => {
    const schedule = { id: 's', label: 'Rent', dueOn: null, run: null };
    expect(wordsOf({ ...notice('SCHEDULE_TO_APPROVE', 2), schedule }, APPROVER).title).toBe(
      'The schedule “Rent” and 1 other wait for approval',
    );
    const suspended = { ...notice('SCHEDULE_SUSPENDED'), schedule: { ...schedule, dueOn: '2026-12-25' } };
    expect(wordsOf(suspended, APPROVER).title).toBe(
      'The schedule “Rent” is suspended: its standing approval no longer covers the run of 25 Dec 2026',
    );
  });
});
