import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { PaymentConfigForDisplay } from '../../../../client/types.gen.ts';
import { renderPage } from '../../../ui/testing/render-page.tsx';
import { ConfirmSave } from './confirm-save.tsx';
import { testConfig } from './testing/config.ts';

const base = testConfig();

function show(mine: PaymentConfigForDisplay, blocked: PaymentConfigForDisplay['approvalRules'] = []) {
  renderPage(
    <ConfirmSave
      preview={{
        approvers: [],
        amounts: [],
        availableApprovers: 2,
        unsatisfiableRules: blocked,
        affectedBatches: { total: 0, items: [] },
      }}
      looser={null}
      base={base}
      mine={mine}
      rules={mine.approvalRules}
      entityName="Karoo Trading"
      pending={false}
      error={null}
      onClose={() => undefined}
      onConfirm={() => undefined}
    />,
  );
}

it('lists every change before and after, and what applies to batches that already wait', async () => {
  show({ ...base, approvalExpiryDays: 7, unusualAmountPercent: 20 });
  const dialog = await screen.findByRole('dialog', { name: 'Save 2 changes?' });
  expect(dialog.textContent).toContain('Approval period14 days after');
  expect(dialog.textContent).toContain('→ 7 days after');
  expect(dialog.textContent).toContain('A batch that already waits keeps its expiry date.');
  expect(dialog.textContent).toContain('Unusual amounts');
  expect(dialog.textContent).toContain('Applies at once: batches that already wait are checked again.');
  expect(dialog.textContent).not.toContain('Submission delay');
});

it.each([
  ['some', 1],
  ['all', 2],
])('says that %s approvals are blocked', async (words, count) => {
  const approvalRules = base.approvalRules.map((rule) => ({ ...rule, approvalsRequired: 3 }));
  show({ ...base, approvalRules }, approvalRules.slice(-count));
  expect(
    await screen.findByRole('dialog', { name: `Save rules that block ${words} approvals?` }),
  ).toBeDefined();
});
