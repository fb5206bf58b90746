import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { expect, it } from 'vitest';
import type { Payer, PaymentRequestDetail } from '../../../../client/types.gen.ts';
import type { MailingObstacle } from '../../../../shared/collection-terms.ts';
import type { Role } from '../../../../shared/terms.ts';
import { answer } from '../../../ui/testing/answers.ts';
import { renderPage, sessionOf } from '../../../ui/testing/render-page.tsx';
import RequestPage from './request-page.tsx';
import {
  askedToPay,
  changed,
  COLLECTIONS,
  detail,
  mailed,
  payer,
  reminded,
  renewed,
  switchedOff,
  waiting,
  writtenOff,
} from './testing/examples.ts';

const AT = `${COLLECTIONS}/${detail.id}`;
const ASKED_BY = waiting.writeOff!.askedBy;
const [MAY_CONFIRM] = waiting.mayConfirm;

function problem(code: string, text: string) {
  return {
    status: 400,
    body: {
      type: 'about:blank',
      title: 'Refused',
      status: 400,
      code,
      detail: text,
      instance: '/',
      errors: [],
    },
  };
}

interface Given {
  roles?: Role[];
  userId?: string;
  limit?: string;
  refusal?: ReturnType<typeof problem>;
  obstacle?: MailingObstacle;
  payer?: Partial<Payer>;
}

function open(
  request: PaymentRequestDetail,
  { roles = ['PREPARER'], userId = 'another', limit = '0.00', refusal, obstacle, payer: own }: Given = {},
) {
  const sent = answer({
    [`GET ${AT}`]: { body: request },
    'GET /institution/payments/config': {
      body: { stepUpMaxAgeSeconds: null, settlementDifferenceLimit: { currency: 'ZAR', amount: limit } },
    },
    'GET /app/people': { body: [] },
    'GET /app/request-mailing': { body: { obstacle: obstacle ?? null } },
    [`GET /institution/payments/collections/payers/${request.payer.id}`]: { body: { ...payer, ...own } },
    [`POST ${AT}/mail`]: refusal ?? { body: mailed },
    [`POST ${AT}/cancel`]: refusal ?? { body: { ...detail, status: 'CANCELLED', ageing: null } },
    [`POST ${AT}/write-off`]: refusal ?? { body: waiting },
    [`POST ${AT}/write-off/confirm`]: refusal ?? { body: writtenOff },
    [`POST ${AT}/write-off/withdraw`]: refusal ?? { body: detail },
    [`POST ${AT}/remind`]: refusal ?? { body: reminded },
    [`POST ${AT}/request-to-pay`]: refusal ?? { body: askedToPay },
    [`POST ${AT}/request-to-pay/cancel`]: refusal ?? { body: detail },
    [`POST ${AT}/pay-link/renew`]: refusal ?? { body: renewed },
    [`POST ${AT}/pay-link/switch-off`]: refusal ?? { body: switchedOff },
  });
  const session = sessionOf('user', roles);
  return {
    posted: () => sent.filter(({ method }) => method === 'POST'),
    ...renderPage(
      <Routes>
        <Route path="/receivables/:id" element={<RequestPage />} />
      </Routes>,
      {
        session: { ...session, user: { ...session.user, id: userId } },
        address: `/receivables/${detail.id}`,
      },
    ),
  };
}

it('shows what is open, the payer, and the reference with a button that copies it', async () => {
  open(detail);
  await screen.findByRole('heading', { level: 1, name: detail.label });
  screen.getByText('R 4,200.00', { selector: '[class*=large]' });
  screen.getByText(detail.reference);
  screen.getByRole('button', { name: 'Copy the reference' });
  expect(screen.getByRole('link', { name: 'Naledi Mokoena' }).getAttribute('href')).toBe(
    `/receivables/payers/${detail.payer.id}`,
  );
  screen.getByText('INV-2026-0417');
});

it('has its history, with what each change replaced', async () => {
  open(changed);
  const history = await screen.findByRole('region', { name: 'History' });
  within(history).getByText('Due day: 31 Mar 2026, now 15 Apr 2026');
  within(history).getByText('Created');
});

it('leads to the receipts of the payer once the bank took its money back', async () => {
  const [created] = detail.history;
  const back = { ...created!, event: 'TAKEN_BACK' as const };
  open({ ...detail, history: [back, { ...back, event: 'RECEIVED' }, created!], receipts: [] });
  const receipts = await screen.findByRole('region', { name: 'Receipts' });
  const link = within(receipts).getByRole('link', { name: `See the receipts of ${detail.payer.name}` });
  expect(link.getAttribute('href')).toBe(`/receivables/receipts?payer=${detail.payer.id}`);
});

it('says in its history how much was received, and links each receipt', async () => {
  const [created] = detail.history;
  const received = {
    ...created!,
    event: 'RECEIVED' as const,
    by: null,
    changes: [{ field: 'paidAmount', before: '0.00', after: '600.00' }],
  };
  const receipt = { receiptId: 'r1', receivedOn: '2026-03-30', amount: '600.00' };
  open({ ...detail, history: [received, created!], receipts: [receipt] });
  await screen.findByText('Received: R 0.00, now R 600.00');
  expect(screen.getByRole('link', { name: /30 Mar 2026/ }).getAttribute('href')).toBe(
    '/receivables/receipts/r1',
  );
});

it('is cancelled with a reason by a user who may ask, and the dialog says what follows', async () => {
  const { user, posted } = open(detail);
  await user.click(await screen.findByRole('button', { name: 'Cancel the request…' }));
  const dialog = within(await screen.findByRole('dialog'));
  dialog.getByText(/R.4,200\.00 is not expected any more/);
  const confirm = dialog.getByRole('button', { name: 'Cancel the request for R\u00a04,200.00' });
  expect(confirm).toHaveProperty('disabled', true);
  await user.type(dialog.getByRole('textbox'), 'The child has left the school.');
  await user.click(confirm);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(posted()).toMatchObject([{ body: { reason: 'The child has left the school.' } }]);
  await screen.findByText('was asked for; nothing is expected any more');
  expect(screen.queryByRole('button', { name: /^Cancel the request/ })).toBeNull();
});

it('says before a write-off whether a second user has to confirm it', async () => {
  const { user, posted } = open(detail, { roles: ['APPROVER'] });
  await user.click(await screen.findByRole('button', { name: 'Write off…' }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByText(/It counts only once another approver or admin has confirmed it/);
  await user.type(dialog.getByRole('textbox'), 'The company was wound up.');
  await user.click(dialog.getByRole('button', { name: 'Ask to write off R\u00a04,200.00' }));
  await screen.findByText('Waits for a second user');
  expect(posted()).toMatchObject([{ body: { reason: 'The company was wound up.' } }]);
});

it('says that one user suffices up to the limit', async () => {
  const { user } = open(detail, { roles: ['APPROVER'], limit: '4200.00' });
  await user.click(await screen.findByRole('button', { name: 'Write off…' }));
  await screen.findByText(/It counts at once, and you cannot undo it/);
});

it('keeps the reason and says what to do when the server refuses', async () => {
  const refusal = problem('wrong_request_status', 'This payment request is paid. Load the page again.');
  const { user } = open(detail, { refusal });
  await user.click(await screen.findByRole('button', { name: 'Cancel the request…' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox'), 'Twice.');
  await user.click(dialog.getByRole('button', { name: /^Cancel the request for/ }));
  await dialog.findByText(/This payment request is paid/);
  expect(dialog.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Twice.');
});

it('is confirmed by a second user, who sees who asked and why', async () => {
  const { user, posted } = open(waiting, { roles: ['ADMIN'], userId: MAY_CONFIRM!.userId });
  await user.click(await screen.findByRole('button', { name: 'Confirm the write-off…' }));
  const dialog = within(await screen.findByRole('dialog'));
  dialog.getByText(/The company was wound up\./);
  dialog.getByText(/gives up/);
  await user.click(dialog.getByRole('button', { name: 'Write off R\u00a04,200.00' }));
  await waitFor(() => expect(posted()).toMatchObject([{ body: { writeOffId: waiting.writeOff!.id } }]));
  await screen.findByText('Confirmed by');
});

it('is not confirmed by the user who asked, who reads why and may withdraw it', async () => {
  const { user, posted } = open(waiting, { roles: ['APPROVER'], userId: ASKED_BY.userId });
  await screen.findByText(/You asked for it, so another user has to confirm it/);
  screen.getByText(/These users may confirm it:/);
  expect(screen.queryByRole('button', { name: /^Confirm/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Withdraw the write-off…' }));
  await user.click(await screen.findByRole('button', { name: 'Withdraw the write-off' }));
  await waitFor(() => expect(posted()).toMatchObject([{ body: { writeOffId: waiting.writeOff!.id } }]));
});

it('says that no other user may confirm it, and what to do', async () => {
  open({ ...waiting, mayConfirm: [] }, { roles: ['APPROVER'], userId: ASKED_BY.userId });
  await screen.findByText(/No other user may confirm it\. Withdraw it, or ask an admin/);
});

it('cannot be changed while a write-off waits, and offers a viewer nothing', async () => {
  open(waiting, { roles: ['PREPARER'] });
  await screen.findByText('Waits for a second user');
  expect(screen.queryByRole('link', { name: 'Change' })).toBeNull();
  screen.getByRole('button', { name: 'Cancel the request…' });
  open(detail, { roles: ['VIEWER'] });
  await screen.findAllByText(detail.reference);
  expect(screen.queryByRole('link', { name: 'Change' })).toBeNull();
});

it('shows the link to the pay page, and the account with its fingerprint', async () => {
  open(detail, { roles: ['VIEWER'] });
  const panel = within(await screen.findByRole('region', { name: 'Pay page' }));
  expect(panel.getByRole('link', { name: detail.payUrl! }).getAttribute('href')).toBe(detail.payUrl);
  panel.getByRole('button', { name: 'Copy the link' });
  panel.getByText(detail.payInto!.fingerprint);
  panel.getByText('Sonop School, Nedbank, 62000000077');
  expect(panel.queryByRole('button', { name: 'New link…' })).toBeNull();
});

it('replaces the link only after a warning that the old one stops working', async () => {
  const { user, posted } = open(detail);
  await user.click(await screen.findByRole('button', { name: 'New link…' }));
  const dialog = within(await screen.findByRole('dialog'));
  dialog.getByText(/stops working at once/);
  expect(posted()).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Make a new link' }));
  await screen.findByRole('link', { name: renewed.payUrl! });
  expect(posted().map(({ address }) => address)).toEqual([`${AT}/pay-link/renew`]);
});

it('switches the link off, and says that the payer can still pay', async () => {
  const { user, posted } = open(detail);
  await user.click(await screen.findByRole('button', { name: 'Switch off…' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Switch off the link' }));
  await screen.findByText('The link is switched off. The payer can still pay with the reference.');
  expect(posted()).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Make a link' }));
  await screen.findByRole('link', { name: renewed.payUrl! });
});

it('says that the pay page shows no account while none is switched on', async () => {
  open({ ...detail, payInto: null });
  await screen.findByText(/no receiving account in ZAR is switched on/);
});

it('reminds the payer, and lists the reminder with what became of it', async () => {
  const { user, posted } = open(detail);
  await user.click(await screen.findByRole('button', { name: 'Send a reminder' }));
  await screen.findByText(/waits for the mail server/);
  expect(posted().map(({ address }) => address)).toEqual([`${AT}/remind`]);
});

it.each<[string, Given, RegExp[]]>([
  ['no mail server', { obstacle: 'NO_MAIL_SERVER' }, [/no mail server/, /no mail server/]],
  ['no address of the payer', { payer: { email: null } }, [/no mail address/, /no mail address/]],
  ['no account', { obstacle: 'NO_ACCOUNT' }, [/No account receives payments/]],
  ['reminders switched off', { payer: { sendsReminders: false } }, [/Reminders to this payer/]],
])('with %s, it says so instead of offering what would be refused', async (_, given, sentences) => {
  open(detail, given);
  expect(await screen.findAllByText(sentences[0]!)).toHaveLength(sentences.length);
  const buttons = ['Mail the request', 'Send a reminder'].filter((name) =>
    screen.queryByRole('button', { name }),
  );
  expect(buttons).toHaveLength(2 - sentences.length);
  expect(screen.queryAllByText(/Outlay does it three days before/)).toHaveLength(
    buttons.includes('Send a reminder') ? 1 : 0,
  );
});

it('says why a reminder was refused', async () => {
  const text = 'The payer was reminded of this request today. Try again tomorrow.';
  const { user } = open(detail, { refusal: problem('already_reminded', text) });
  await user.click(await screen.findByRole('button', { name: 'Send a reminder' }));
  await screen.findByText(text);
});

it('asks the payer in the app of the bank, and says that an approval is no money', async () => {
  const { user, posted } = open(detail);
  const panel = within(await screen.findByRole('region', { name: 'Request to pay' }));
  panel.getByText(/An approval is no money yet/);
  const button = panel.getByRole('button', { name: /^Ask for R.4,200\.00 now$/ });
  await user.type(panel.getByRole('textbox', { name: 'ShapID of the payer' }), '081 234');
  await user.click(button);
  panel.getByText('Enter a cell number of 10 digits, such as 0812345678.');
  expect(posted()).toEqual([]);
  await user.type(panel.getByRole('textbox', { name: 'ShapID of the payer' }), '5678@FNB');
  await user.click(button);
  await panel.findByText('The payer’s bank has not answered yet');
  expect(posted().map(({ body }) => body)).toEqual([{ shapId: '0812345678@fnb' }]);
  expect(panel.queryByRole('textbox')).toBeNull();
});

it('asks the bank to end a request to pay, and offers none without a provider', async () => {
  const { user, posted } = open(askedToPay);
  await user.click(await screen.findByRole('button', { name: 'Ask the bank to end it' }));
  await waitFor(() =>
    expect(posted().map(({ body }) => body)).toEqual([{ requestToPayId: askedToPay.requestsToPay[0]!.id }]),
  );
  cleanup();
  open({ ...detail, canAskToPay: false });
  await screen.findByText(detail.reference);
  expect(screen.queryByRole('region', { name: 'Request to pay' })).toBeNull();
  cleanup();
  open(detail, { roles: ['APPROVER'] });
  await screen.findByText(detail.reference);
  expect(screen.queryByRole('region', { name: 'Request to pay' })).toBeNull();
});

it('mails the request to the payer, and shows to whom and whether it left', async () => {
  const { user } = open(detail);
  await user.click(await screen.findByRole('button', { name: 'Mail the request' }));
  await screen.findByText('naledi@example.com');
  screen.getByText(/waits for the mail server/);
  screen.getByRole('button', { name: 'Mail it again' });
});

it('says why a mail did not leave', async () => {
  const [mail] = mailed.mails;
  open({ ...detail, mails: [{ ...mail!, status: 'NOT_SENT', notSentBecause: 'ADDRESS_CHANGED' }] });
  await screen.findByText(/not mailed: the payer has another address now/);
});

it('shows why a mail is refused', async () => {
  const { user } = open(detail, { refusal: problem('already_mailed', 'This request was mailed today.') });
  await user.click(await screen.findByRole('button', { name: 'Mail the request' }));
  await screen.findByText('This request was mailed today.');
});
