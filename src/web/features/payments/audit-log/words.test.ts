import { i18n } from '@lingui/core';
import { expect, it } from 'vitest';
import { describeEntry } from '../../../../shared/audit/describe-entry.ts';
import { voiceIn } from './words.ts';

i18n.loadAndActivate({ locale: 'en', messages: {} });

const USER = '019e9768-4a40-7b11-abf1-8d4d8989d01e';
const BATCH = '01a202e3-7144-7233-9d59-0b58c6d36efd';

function describe(details: Record<string, unknown>, names: Record<string, string> = {}) {
  const subject = { label: 'Salaries', currency: 'ZAR' as const };
  return describeEntry({ action: 'test.done', details, names, subject }, voiceIn('Africa/Johannesburg'));
}

it('shows the fields of a config that differ, in words, and not who saved it', () => {
  const rule = (upToAmount: string | null, approvalsRequired: number) => ({
    currency: 'ZAR',
    upToAmount,
    approvalsRequired,
  });
  const saved = { timezone: 'Africa/Johannesburg', updatedAt: '2026-11-22T06:50:54.912Z' };
  const { changes, facts } = describe({
    before: { ...saved, approvalRules: [rule(null, 2)], releaseDelaySeconds: 0, defaultRail: 'EFT' },
    after: {
      ...saved,
      updatedAt: '2026-11-23T06:50:54.912Z',
      updatedBy: { userId: USER, name: 'admin' },
      approvalRules: [rule('50000.00', 1), rule(null, 2)],
      releaseDelaySeconds: 3_600,
      defaultRail: 'PAYSHAP',
    },
  });
  expect(facts).toEqual([]);
  expect(changes).toEqual([
    {
      label: 'Approval rules',
      before: ['ZAR any other amount: 2 approvals'],
      after: ['ZAR up to R\u00a050,000.00: 1 approval', 'ZAR any other amount: 2 approvals'],
    },
    { label: 'Submission delay', before: ['0 seconds'], after: ['1 hour'] },
    { label: 'Default rail', before: ['EFT'], after: ['PayShap'] },
  ]);
});

it('shows amounts with their currency, and leaves out what is empty', () => {
  const { facts } = describe({ totalAmountMinor: '201321', duplicateReason: null, withdrawalCount: 2 });
  expect(facts).toEqual([
    { label: 'Total amount', lines: ['R\u00a02,013.21'] },
    { label: 'Payments', lines: ['2'] },
  ]);
});

it('names ids and links batches; digests and ids without a name are codes', () => {
  const digest = 'ab'.repeat(32);
  const { facts, codes } = describe(
    {
      retryOfBatchId: BATCH,
      mentions: [USER],
      commentId: USER.replace('0', '1'),
      source: { sha256: digest },
    },
    { [BATCH]: 'Salaries October', [USER]: 'Thandi Nkosi' },
  );
  expect(facts).toEqual([
    { label: 'Retries the batch', lines: ['Salaries October'], batchId: BATCH },
    { label: 'Mentions', lines: ['Thandi Nkosi'] },
  ]);
  expect(codes).toEqual([
    ['Comment', USER.replace('0', '1')],
    ['SHA-256 of the file', digest],
  ]);
});

it('shows the filters of an export and of a saved view, times in the zone of the entity', () => {
  expect(describe({ filters: {} }).facts).toEqual([{ label: 'Filters', lines: ['None'] }]);
  const filters = { status: 'FAILED', from: 1_790_000_000_000 };
  const lines = ['Status: Failed', 'From: 21 Sept 2026, 16:13 SAST'.replace('Sept', 'Sep')];
  expect(describe({ filters }).facts).toEqual([{ label: 'Filters', lines }]);
  expect(describe({ search: 'status=FAILED&from=1790000000000' }).facts).toEqual([
    { label: 'Filters', lines },
  ]);
});
