import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { renderPage } from './testing/render-page.tsx';

function open(state: { pending?: boolean; disabled?: boolean } = {}) {
  const onConfirm = vi.fn();
  const onClose = vi.fn();
  const { user } = renderPage(
    <ConfirmDialog
      opened
      title="Cancel the batch?"
      confirmLabel="Cancel the batch"
      cancelLabel="Keep it"
      pending={false}
      onConfirm={onConfirm}
      onClose={onClose}
      {...state}
    >
      No payments will be made.
    </ConfirmDialog>,
  );
  return { user, onConfirm, onClose };
}

const confirmButton = () => screen.getByRole('button', { name: 'Cancel the batch' });

it('names the decision in its title and on its button, and confirms by that button only', async () => {
  const { user, onConfirm, onClose } = open();
  expect(await screen.findByRole('dialog', { name: 'Cancel the batch?' })).toBeTruthy();
  await user.click(confirmButton());
  expect(onConfirm).toHaveBeenCalledOnce();
  await user.click(screen.getByRole('button', { name: 'Keep it' }));
  expect(onClose).toHaveBeenCalledOnce();
});

it('closes on Escape, but not while the decision is being sent', async () => {
  const { user, onClose } = open();
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
  onClose.mockClear();
  const pending = open({ pending: true });
  await pending.user.keyboard('{Escape}');
  expect(pending.onClose).not.toHaveBeenCalled();
});

it('cannot be confirmed while something is missing', async () => {
  const { user, onConfirm } = open({ disabled: true });
  await user.click(confirmButton());
  expect(onConfirm).not.toHaveBeenCalled();
});
