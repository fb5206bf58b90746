import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderPage } from './testing/render-page.tsx';
import { Term } from './term.tsx';

it('shows its meaning, and Escape hides it without closing what is around it', async () => {
  const around = vi.fn();
  const { user } = renderPage(
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- stands for a panel
    <div onKeyDown={around}>
      <Term name="step-up">Fresh sign-in</Term>
    </div>,
  );
  const term = screen.getByRole('button', { name: 'Fresh sign-in' });
  await user.click(term);
  expect(await screen.findByRole('dialog', { name: 'Fresh sign-in' })).toBeDefined();
  around.mockClear();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(around).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(term);
});
