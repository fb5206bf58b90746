import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { PaymentConfigPreview } from '../../../../client/types.gen.ts';
import { formatMoney } from '../../../ui/amount.tsx';
import { renderPage } from '../../../ui/testing/render-page.tsx';
import { ConfirmSave } from './confirm-save.tsx';
import { testConfig } from './testing/config.ts';

const LOOSER: PaymentConfigPreview = {
  loosened: ['approvalRules'],
  countsAtOnce: false,
  since: '2026-01-01T00:00:00.000Z',
  batches: {
    total: 12,
    fewerApprovals: [{ currency: 'ZAR', count: 3, oneApproval: 3, totalAmount: '900000.00' }],
    largest: [],
  },
  differences: { total: 0, oneUser: 0 },
};

it('saves a looser config only after its effect was shown and the name typed', async () => {
  const base = testConfig();
  renderPage(
    <ConfirmSave
      preview={null}
      looser={LOOSER}
      base={base}
      mine={{ ...base, approvalRules: [{ currency: 'ZAR', upToAmount: null, approvalsRequired: 1 }] }}
      rules={[]}
      entityName="Karoo Trading"
      pending={false}
      error={null}
      onClose={() => undefined}
      onConfirm={() => undefined}
    />,
  );
  const dialog = await screen.findByRole('dialog', { name: 'Save a looser config?' });
  expect(dialog.textContent).toContain('These of the 12 batches of the last 90 days');
  expect(dialog.textContent).toContain(
    `3 batches, ${formatMoney('900000.00', 'ZAR')}; 3 with a single approval`,
  );
  const save = screen.getByRole<HTMLButtonElement>('button', { name: 'Save, to take effect in a day' });
  expect(save.disabled).toBe(true);
  const name = screen.getByLabelText('Type Karoo Trading to confirm');
  fireEvent.change(name, { target: { value: 'Karoo Trading' } });
  expect(save.disabled).toBe(false);
});
