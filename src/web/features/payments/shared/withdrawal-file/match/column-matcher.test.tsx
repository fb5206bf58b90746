import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { mapColumns } from '../../../../../../domain/withdrawal-file/columns.ts';
import type { ColumnMapping } from '../../../../../../domain/withdrawal-file/column-mapping.ts';
import { renderPage } from '../../../../../ui/testing/render-page.tsx';
import { ColumnMatcher } from './column-matcher.tsx';

const HEADERS = ['Payee', 'Bank', 'Account number', 'Account type', 'Net Pay', 'Reference'];

function show(headers: readonly string[], mapping: Partial<ColumnMapping> = {}) {
  const apply = vi.fn();
  const { user } = renderPage(
    <ColumnMatcher
      headers={headers}
      mapping={{ ...mapColumns(headers), ...mapping }}
      samples={headers.map(() => ['x'])}
      button="Continue with 5 rows"
      apply={apply}
      takesFocus
    />,
  );
  return { user, apply, button: () => screen.getByRole('button', { name: 'Continue with 5 rows' }) };
}

describe('the step that matches columns', () => {
  it('gives the focus to Continue when nothing is open, so that Enter is enough', async () => {
    const { user, apply, button } = show(HEADERS);
    expect(document.activeElement).toBe(button());
    await user.keyboard('{Enter}');
    expect(apply).toHaveBeenCalledOnce();
  });

  it('gives it to the first open question', () => {
    const { button } = show([...HEADERS, 'Take home pay']);
    expect(button()).toHaveProperty('disabled', true);
    expect(document.activeElement?.closest('li')?.textContent ?? '').toContain('Take home pay');
  });

  it('gives it to the confirmation of what has to be looked at, one Tab before Continue', async () => {
    const { user, button } = show(HEADERS, {
      doubts: [
        { id: 'hold 7', message: { key: 'read_hold', values: { column: 'x', text: 'HOLD', rows: '1' } } },
      ],
    });
    const confirmation = screen.getByRole('checkbox', {
      name: 'I have checked this with the source of the file',
    });
    expect(document.activeElement).toBe(confirmation);
    await user.keyboard(' ');
    await user.tab();
    expect(document.activeElement).toBe(button());
  });
});
