import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ControlChange, SigningPolicy } from '../../../../client/types.gen.ts';
import { answer } from '../../../ui/testing/answers.ts';
import { renderPage, sessionOf } from '../../../ui/testing/render-page.tsx';
import SigningPolicyPage from './page.tsx';

const FINANCE = '01939b5e-7c1a-7f00-8a54-0d5a3e1bd001';
const CHANGE_ID = '01939b5e-7c1a-7f00-8a54-0d5a3e1bd011';
const ASKER = { userId: 'id-of-first', name: 'first' };
const MEMBER = { userId: 'id-of-member', name: 'Nomsa Zulu' };

const saved: SigningPolicy = {
  version: 3,
  inForceFrom: '2026-03-02T09:00:00.000Z',
  policy: {
    groups: [{ id: FINANCE, name: 'Finance', memberIds: [MEMBER.userId, ASKER.userId] }],
    rules: [{ when: [], signers: [{ groupId: FINANCE, count: 1 }], inOrder: false }],
  },
  people: [
    { ...MEMBER, isApprover: true, isPreparer: false },
    { ...ASKER, isApprover: false, isPreparer: true },
  ],
  waitingChangeId: null,
};
const none: SigningPolicy = {
  ...saved,
  version: 0,
  inForceFrom: null,
  policy: { groups: [], rules: [] },
};
const change: ControlChange = {
  id: CHANGE_ID,
  kind: 'CHANGE_POLICY',
  state: 'WAITING',
  user: null,
  settings: [{ setting: 'rules', before: '', after: '1 of Finance' }],
  reason: 'The auditor asked for it.',
  askedBy: ASKER,
  askedAt: '2026-03-02T08:00:00.000Z',
  confirmFrom: null,
  expiresAt: '2026-03-09T08:00:00.000Z',
  decidedBy: null,
  decidedAt: null,
  isOutdated: false,
  invitation: null,
} as ControlChange;
const waiting = (items = [change]) => ({
  body: { items, total: items.length, offset: 0, limit: 100, admins: 2 },
});
const PREVIEW = {
  compared: 312,
  differing: { total: 0, unsigned: 0, items: [] },
  unsignable: [],
  sample: null,
};

const POLICY = 'GET /app/signing-policy';
const CHANGES = 'GET /app/control-changes';
const SHARED = {
  'GET /app/people': { body: [ASKER, MEMBER].map((one) => ({ ...one, displayName: one.name })) },
  [CHANGES]: waiting([]),
};
const ADMIN = sessionOf('second', ['ADMIN']);

beforeEach(() => window.localStorage.clear());

describe('the page of the signing policy', () => {
  it('says what holds while there are no rules', async () => {
    answer({ ...SHARED, [POLICY]: { body: none } });
    renderPage(<SigningPolicyPage />);
    expect(await screen.findByText(/There are no further rules/)).toBeTruthy();
    expect(screen.queryByText('Groups')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Draft a change…' })).toBeNull();
  });

  it('says why it could not be loaded, and loads again', async () => {
    let works = false;
    answer({
      ...SHARED,
      [POLICY]: () =>
        works
          ? { body: saved }
          : {
              status: 503,
              body: { title: 'Not now', status: 503, code: 'overloaded', detail: 'Wait a bit.' },
            },
    });
    const { user } = renderPage(<SigningPolicyPage />);
    expect(await screen.findByText('Wait a bit.')).toBeTruthy();
    works = true;
    await user.click(screen.getByRole('button', { name: /again/i }));
    expect(await screen.findByText('Rules in force')).toBeTruthy();
  });

  it('shows the rules and groups, and who of them cannot approve now', async () => {
    answer({ ...SHARED, [POLICY]: { body: saved } });
    renderPage(<SigningPolicyPage />);
    expect(await screen.findByText(/1 of Finance/)).toBeTruthy();
    expect(screen.getByText(/Nomsa Zulu/)).toBeTruthy();
    expect(screen.getByText(/first \(cannot approve now\)/)).toBeTruthy();
  });

  it('tries a draft before it is asked for, and asks with a reason', async () => {
    const sent = answer({
      ...SHARED,
      [POLICY]: { body: saved },
      'POST /app/signing-policy/preview': { body: PREVIEW },
      'POST /app/control-changes': { body: change },
    });
    const { user } = renderPage(<SigningPolicyPage />, { session: ADMIN });
    await user.click(await screen.findByRole('button', { name: 'Draft a change…' }));
    await user.click(await screen.findByRole('button', { name: 'Add a rule' }));
    expect(screen.queryByRole('button', { name: 'Ask a second admin' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Try on the last 12 months' }));
    const ask = await screen.findByRole('button', { name: 'Ask a second admin' });
    expect(ask).toHaveProperty('disabled', true);
    await user.type(screen.getByLabelText(/^Reason/), 'The auditor asked for it.');
    await user.click(ask);
    await waitFor(() => expect(sent.some(({ address }) => address === '/app/control-changes')).toBe(true));
    const asked = sent.find(
      ({ method, address }) => method === 'POST' && address === '/app/control-changes',
    )!;
    expect(asked.body).toMatchObject({ kind: 'CHANGE_POLICY', policy: { rules: [{}, {}] } });
    // The draft is gone, and the rules in force are shown again.
    expect(await screen.findByText('Rules in force')).toBeTruthy();
  });

  it('shows why a draft was refused, and keeps it', async () => {
    answer({
      ...SHARED,
      [POLICY]: { body: saved },
      'POST /app/signing-policy/preview': {
        status: 400,
        body: {
          title: 'Refused',
          status: 400,
          code: 'validation_failed',
          detail: 'A group has no name.',
          errors: [{ path: 'groups[1].name', code: 'too_small', message: 'Enter a name.' }],
        },
      },
    });
    const { user } = renderPage(<SigningPolicyPage />, { session: ADMIN });
    await user.click(await screen.findByRole('button', { name: 'Draft a change…' }));
    await user.click(await screen.findByRole('button', { name: 'Add a group' }));
    await user.click(screen.getByRole('button', { name: 'Try on the last 12 months' }));
    expect(await screen.findByText('The draft does not fit together')).toBeTruthy();
    expect(screen.getAllByText(/Enter a name\./).length).toBeGreaterThan(0);
    expect(screen.getByRole('button', { name: 'Discard the draft' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Ask a second admin' })).toBeNull();
  });

  it('shows another admin the policy that waits, who confirms it', async () => {
    const sent = answer({
      ...SHARED,
      [POLICY]: { body: { ...saved, waitingChangeId: CHANGE_ID } },
      [CHANGES]: waiting(),
      [`POST /app/control-changes/${CHANGE_ID}/confirm`]: { body: { ...change, state: 'APPLIED' } },
    });
    const { user } = renderPage(<SigningPolicyPage />, { session: ADMIN });
    expect(await screen.findByText('The auditor asked for it.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Confirm…' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Confirm, so that it takes effect now' }));
    await waitFor(() => expect(sent.some(({ address }) => address.endsWith('/confirm'))).toBe(true));
  });

  it('offers the admin who asked to withdraw, and not to confirm', async () => {
    answer({ ...SHARED, [POLICY]: { body: { ...saved, waitingChangeId: CHANGE_ID } }, [CHANGES]: waiting() });
    renderPage(<SigningPolicyPage />, { session: sessionOf('first', ['ADMIN']) });
    expect(await screen.findByRole('button', { name: 'Withdraw…' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Confirm…' })).toBeNull();
  });

  it('says in the dialog why a confirmation was refused', async () => {
    answer({
      ...SHARED,
      [POLICY]: { body: { ...saved, waitingChangeId: CHANGE_ID } },
      [CHANGES]: waiting(),
      [`POST /app/control-changes/${CHANGE_ID}/confirm`]: {
        status: 400,
        body: { title: 'Refused', status: 400, code: 'control_change_ended', detail: 'It has ended.' },
      },
    });
    const { user } = renderPage(<SigningPolicyPage />, { session: ADMIN });
    await user.click(await screen.findByRole('button', { name: 'Confirm…' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Confirm, so that it takes effect now' }));
    expect(await dialog.findByText(/It has ended\./)).toBeTruthy();
  });

  it('shows no confirm button for a policy that was overtaken', async () => {
    answer({
      ...SHARED,
      [POLICY]: { body: { ...saved, waitingChangeId: CHANGE_ID } },
      [CHANGES]: waiting([{ ...change, isOutdated: true }]),
    });
    renderPage(<SigningPolicyPage />, { session: ADMIN });
    expect(await screen.findByText(/What it was based on has changed since/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Confirm…' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Reject…' })).toBeTruthy();
  });
});
