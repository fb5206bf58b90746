import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { BeforeFirstPayout as Item } from '../../../../client/types.gen.ts';
import { paths } from '../../../../shared/dashboard-routes.ts';
import { READY_ITEMS } from '../../../../shared/terms.ts';
import { answer } from '../../../ui/testing/answers.ts';
import { renderPage, sessionOf } from '../../../ui/testing/render-page.tsx';
import BeforeFirstPayout from './before-first-payout.tsx';
import { isChecklistHidden } from './hidden-checklist.ts';

const session = sessionOf('admin', ['ADMIN']);

function open(items: readonly Item[] | 'refused') {
  answer({
    'GET /app/before-first-payout':
      items === 'refused' ? { status: 403, body: { code: 'forbidden', status: 403 } } : { body: items },
  });
  const onKnown = vi.fn<() => void>();
  renderPage(<BeforeFirstPayout onKnown={onKnown} />, { session });
  return onKnown;
}

const item = (name: Item['item'], done: boolean, isNeeded = false): Item => ({ item: name, done, isNeeded });
const card = () => screen.findByRole('region', { name: 'What is still missing before the first payout' });

it('puts what is needed first, says what it prevents, and leads to its page', async () => {
  open([item('PEOPLE', true, true), item('PASSKEYS', false), item('MONEY', false, true)]);
  const lines = within(await card()).getAllByRole('listitem');
  expect(lines.map((line) => line.textContent)).toEqual([
    expect.stringMatching(/^Money to pay fromNeeded/),
    expect.stringMatching(/^A passkey for each approverWithout one/),
  ]);
  screen.getByText(/^1 of 3 done\./);
  expect(within(lines[0]!).getByRole('link').getAttribute('href')).toBe(paths.balances());
  expect(within(lines[1]!).getByRole('link').getAttribute('href')).toBe(paths.profile());
});

it('has words for every item', async () => {
  open(READY_ITEMS.map((name) => item(name, false)));
  expect(within(await card()).getAllByRole('listitem')).toHaveLength(READY_ITEMS.length);
  screen.getByText(/Nothing that is needed is missing. The rest is advice./);
});

it.each([
  ['everything is there', [item('PEOPLE', true, true), item('MAIL', true)], false],
  ['the company has paid', [], true],
  ['it cannot be read', 'refused', false],
] as const)('shows nothing when %s', async (_, items, forgets) => {
  const onKnown = open(items);
  await waitFor(() => expect(onKnown).toHaveBeenCalled());
  expect(screen.queryByRole('region')).toBeNull();
  await waitFor(() => expect(isChecklistHidden(session.user.id, 'before-first-payout')).toBe(forgets));
  window.localStorage.clear();
});
