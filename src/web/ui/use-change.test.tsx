import { useQuery } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { signOutMutation } from '../../client/@tanstack/react-query.gen.ts';
import {
  closeStatementFindingMutation,
  listStatementFindingsOptions,
  listStatementFindingsQueryKey,
} from '../../client/@tanstack/react-query-bank.gen.ts';
import { answer } from './testing/answers.ts';
import { renderPage } from './testing/render-page.tsx';
import { useChange } from './use-change.ts';

const CLOSE = 'POST /app/statement-findings/7/close';
const LIST = 'GET /app/statement-findings';
const CONFIG = 'GET /institution/payments/config';
const refusal = (status: number, code: string) => ({
  status,
  body: { type: 'about:blank', title: code, status, detail: code, code, errors: [] },
});

type Steps = Parameters<typeof useChange<object, unknown, object>>[1];

function Close(steps: Steps) {
  const list = useQuery(listStatementFindingsOptions());
  const close = useChange(closeStatementFindingMutation(), {
    ...(steps as object),
    outdated: [listStatementFindingsQueryKey],
  });
  return (
    <>
      <button type="button" onClick={() => close.send({ path: { id: '7' }, body: { note: 'Seen' } })}>
        Close
      </button>
      <p>{list.data ? 'listed' : 'loading'}</p>
      <p>{close.isPending ? 'pending' : 'idle'}</p>
      {close.refusal !== null && <p>refused</p>}
    </>
  );
}

/** Clicks once for each answer of the server, in this order, and returns the keys that were sent. */
async function keysOf(answers: readonly (ReturnType<typeof refusal> | 'lost')[], steps: Steps = {}) {
  let asked = 0;
  const sent = answer({
    [LIST]: { body: { items: [], total: 0 } },
    [CONFIG]: { body: { stepUpMaxAgeSeconds: 600 } },
    [CLOSE]: () => {
      const next = answers[asked++]!;
      if (next === 'lost') throw new TypeError('The connection broke.');
      return next;
    },
  });
  const { user } = renderPage(<Close {...steps} />);
  await screen.findByText('listed');
  const requests = () => sent.filter(({ method }) => method === 'POST');
  for (const index of answers.keys()) {
    await user.click(screen.getByRole('button'));
    await waitFor(() => expect(requests()).toHaveLength(index + 1));
    await screen.findByText('idle');
  }
  return { sent, keys: requests().map(({ headers }) => headers.get('idempotency-key')) };
}

const done = { status: 200, body: {} } as ReturnType<typeof refusal>;

describe('a change', () => {
  it('sends the same key again after a lost answer, and another after an answer', async () => {
    const { keys } = await keysOf(['lost', refusal(422, 'invalid'), done, done]);
    expect(keys[0]).toMatch(/^[\da-f-]{36}$/);
    expect(keys[1]).toBe(keys[0]);
    expect(new Set(keys).size).toBe(3);
  });

  it('loads again what it makes outdated, and only when it was made', async () => {
    const { sent } = await keysOf([refusal(422, 'invalid'), done]);
    await waitFor(() => expect(sent.map(({ method }) => method)).toEqual(['GET', 'POST', 'POST', 'GET']));
  });

  it('loads it again after the refusal that says so', async () => {
    const { sent } = await keysOf([refusal(409, 'stale_version')], { refusedAs: 'stale_version' });
    await waitFor(() => expect(sent.map(({ method }) => method)).toEqual(['GET', 'POST', 'GET']));
  });

  it('tells a refusal from a lost answer', async () => {
    const refused = vi.fn();
    const failed = vi.fn();
    await keysOf(['lost', refusal(422, 'invalid')], { refused, failed });
    expect([refused.mock.calls.length, failed.mock.calls.length]).toEqual([1, 2]);
    screen.getByText('refused');
  });

  it('keeps what was typed and leaves for a fresh sign-in, without a refusal', async () => {
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    const keep = vi.fn(() => expect(assign).not.toHaveBeenCalled());
    const failed = vi.fn();
    await keysOf([refusal(401, 'fresh_sign_in_required')], { keep, failed });
    await waitFor(() => expect(assign).toHaveBeenCalledOnce());
    expect(assign.mock.calls[0]![0]).toMatch(/&max_age=600$/);
    expect(keep).toHaveBeenCalledOnce();
    expect(failed).not.toHaveBeenCalled();
    expect(screen.queryByText('refused')).toBeNull();
    assign.mockRestore();
  });
});

/** The type check fails when a change with a key can be made without one, or the other way round. */
function useBoth() {
  const close = useChange(closeStatementFindingMutation(), {});
  const signOut = useChange(signOutMutation(), {});
  return () => {
    // @ts-expect-error The operation takes a key.
    close.mutate({ path: { id: '7' }, body: { note: 'Seen' } });
    // @ts-expect-error The operation takes no key.
    signOut.send({});
  };
}

it('is what sends every key, and outdated queries have their generated names', () => {
  const found = import.meta.glob<string>('../**/*.{ts,tsx}', {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  const spelled = Object.entries(found)
    .filter(([file, text]) => !file.includes('.test.') && /'idempotency-key'|\b_id:/.test(text))
    .map(([file]) => file);
  expect(spelled).toEqual(['./use-change.ts']);
});

it('sends a key where the operation takes one, and nowhere else', () => {
  expect(useBoth).toBeTypeOf('function');
});
