import { screen, waitFor } from '@testing-library/react';
import { useCallback, useRef, useState } from 'react';
import { expect, it } from 'vitest';
import { renderPage } from '../../../../ui/testing/render-page.tsx';
import { useFocusKeeper } from './use-focus-keeper.ts';

/** A correction whose button disappears once it is applied, beside the rows. */
function Workbench() {
  const root = useRef<HTMLDivElement>(null);
  const rows = useRef<HTMLDivElement>(null);
  const [applied, setApplied] = useState(false);
  useFocusKeeper(
    root,
    useCallback(() => rows.current, []),
  );
  return (
    <>
      <div ref={root}>
        <div ref={rows} tabIndex={0} role="grid" aria-label="Rows" />
        {!applied && <button onClick={() => setApplied(true)}>Apply</button>}
      </div>
      <button>Outside</button>
    </>
  );
}

it('returns the focus to the rows when the focused button disappears', async () => {
  const { user } = renderPage(<Workbench />);
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('grid')));
});

it('leaves the focus alone outside of the workbench', async () => {
  const { user } = renderPage(<Workbench />);
  const outside = screen.getByRole('button', { name: 'Outside' });
  await user.click(outside);
  screen.getByRole('button', { name: 'Apply' }).click();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Apply' })).toBeNull());
  expect(document.activeElement).toBe(outside);
});
