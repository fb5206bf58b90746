import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { answer } from '../../ui/testing/answers.ts';
import { renderPage, sessionOf } from '../../ui/testing/render-page.tsx';
import { CompanyList } from './company-list.tsx';
import { CompanyMenu } from './company-menu.tsx';

const SWITCH = 'POST /app/session/switch';
const session = {
  ...sessionOf('preparer', ['PREPARER']),
  companies: [
    { userId: 'there', entityId: 'entity-2', name: 'Harbour Foods', isCurrent: false },
    { userId: 'id-of-preparer', entityId: 'entity-1', name: 'Karoo Trading', isCurrent: true },
  ],
};

it('is only the name of the company for a person who works in one', () => {
  renderPage(<CompanyMenu />);
  screen.getByText('Karoo Trading');
  expect(screen.queryByRole('button')).toBeNull();
});

it('is a menu for a person who works in several', () => {
  renderPage(<CompanyMenu />, { session });
  screen.getByRole('button', { name: 'Karoo Trading: switch company' });
});

it('switches to the company that the person chooses, and loads the dashboard again', async () => {
  const assign = vi.fn();
  vi.stubGlobal('location', { ...window.location, origin: window.location.origin, assign });
  const sent = answer({
    [SWITCH]: { body: { userId: 'there', entityId: 'entity-2', name: 'Harbour Foods', isCurrent: true } },
  });
  const { user } = renderPage(<CompanyList />, { session });
  await user.click(screen.getByRole('button', { name: 'Karoo Trading' }));
  expect(sent).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Harbour Foods' }));
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/'));
  expect(sent.map(({ body }) => body)).toEqual([{ userId: 'there' }]);
  vi.unstubAllGlobals();
});

it('says why the switch was refused, and stays', async () => {
  answer({
    [SWITCH]: {
      status: 404,
      body: { status: 404, code: 'not_found', title: 'Not found', detail: 'There is no such company.' },
    },
  });
  const { user } = renderPage(<CompanyList />, { session });
  await user.click(screen.getByRole('button', { name: 'Harbour Foods' }));
  expect((await screen.findByRole('alert')).textContent).toContain('There is no such company.');
});
