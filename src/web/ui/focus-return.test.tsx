import { Button, Menu, Modal } from '@mantine/core';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { returnFocusFromDialogs } from './focus-return.ts';
import { renderPage } from './testing/render-page.tsx';

let end = () => undefined as void;
beforeEach(() => {
  end = returnFocusFromDialogs(document);
});
afterEach(() => end());

/** Dialogs as the pages have them: drawn only while they are open, from a button, a menu or each other. */
function Dialogs() {
  const [opened, setOpened] = useState<'none' | 'one' | 'two'>('none');
  return (
    <>
      <Button onClick={() => setOpened('one')}>Open</Button>
      <Menu transitionProps={{ duration: 0 }}>
        <Menu.Target>
          <Button>More</Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => setOpened('one')}>Open from the menu</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {opened !== 'none' && (
        <Modal opened onClose={() => setOpened('none')} title="First" transitionProps={{ duration: 0 }}>
          <Button onClick={() => setOpened('two')}>Open another</Button>
        </Modal>
      )}
      {opened === 'two' && (
        <Modal opened onClose={() => setOpened('one')} title="Second" transitionProps={{ duration: 0 }}>
          <Button>In it</Button>
        </Modal>
      )}
    </>
  );
}

const button = (name: string) => screen.getByRole('button', { name });

/** Some browsers do not focus a button that the mouse presses. */
function unfocused(event: Event): void {
  event.preventDefault();
}

it.each([true, false])('returns to the button that opened it (focused by the mouse: %s)', async (focuses) => {
  const { user } = renderPage(<Dialogs />);
  if (!focuses) document.addEventListener('mousedown', unfocused);
  await user.click(button('Open'));
  document.removeEventListener('mousedown', unfocused);
  const dialog = await screen.findByRole('dialog', { name: 'First' });
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(button('Open')));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('returns to the button of the menu that opened it', async () => {
  const { user } = renderPage(<Dialogs />);
  await user.click(button('More'));
  await user.click(await screen.findByRole('menuitem', { name: 'Open from the menu' }));
  const dialog = await screen.findByRole('dialog', { name: 'First' });
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(button('More')));
});

it('returns from a dialog above another one to the button in the other', async () => {
  const { user } = renderPage(<Dialogs />);
  await user.click(button('Open'));
  await user.click(await screen.findByRole('button', { name: 'Open another' }));
  const second = await screen.findByRole('dialog', { name: 'Second' });
  await waitFor(() => expect(second.contains(document.activeElement)).toBe(true));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(button('Open another')));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(button('Open')));
});
