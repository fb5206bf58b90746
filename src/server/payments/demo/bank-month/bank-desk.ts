import type { z } from 'zod';
import type { createBankConnection as create } from '../../../../contract/dashboard/bank-connections.ts';
import type { BankReplyFile } from '../../../../contract/dashboard/bank-replies.ts';
import type { OpeningOfAccount } from '../../../../contract/dashboard/opening-balances.ts';
import { invariant } from '../../../../shared/errors.ts';
import { HOUR_MS, MINUTE_MS } from '../../../../shared/time.ts';
import { actorOf } from '../../../audit/audit.ts';
import type { Caller } from '../../../platform/caller.ts';
import type { Context } from '../../../platform/context.ts';
import { certifyBankConnection } from '../../bank-files/certify-bank-connection.ts';
import { confirmBankReply } from '../../bank-files/confirm-bank-reply.ts';
import { createBankConnection } from '../../bank-files/create-bank-connection.ts';
import { handOver } from '../../bank-files/hand-over.ts';
import { rehearseBankConnection } from '../../bank-files/rehearse-bank-connection.ts';
import { switchBankConnection } from '../../bank-files/switch-bank-connection.ts';
import { uploadBankReply } from '../../reconciling/reading/upload-bank-reply.ts';
import { openBankConnections } from '../../paying/registry.ts';
import { confirmOpeningBalance } from '../../reconciling/opening-balances/confirm-opening-balance.ts';
import { loadOpenings } from '../../reconciling/opening-balances/opening-for-display.ts';
import { proposeOpeningBalance } from '../../reconciling/opening-balances/propose-opening-balance.ts';
import { confirmStatement } from '../../reconciling/reconciliation/confirm-statement.ts';
import { loadWaiting } from '../../reconciling/reconciliation/waiting-statements.ts';
import { reverseReturned } from '../../paying/settlement/reverse-returned.ts';
import { uploadStatement } from '../../reconciling/reading/upload-statement.ts';
import { payBatch } from '../../paying/worker/pay-batch.ts';
import { call, changeAt, contextAt } from '../history-writer.ts';

/** The people and the worker between Outlay and the bank: they use the verbs of the product at past times. */
export interface BankDesk {
  /** The worker takes its turns at a batch, until it waits or has ended. */
  work(ms: number, batchId: string): Promise<void>;
  /** A user takes the file of a batch to the bank. */
  handOver(ms: number, by: Caller, batchId: string): Promise<Uint8Array>;
  /** A user uploads a reply, and another one confirms it when it changes payments. */
  uploadReply(ms: number, by: readonly [Caller, Caller], name: string, bytes: Uint8Array): Promise<void>;
  /** A user uploads a statement, and another one confirms its exact matches. */
  uploadStatement(ms: number, by: readonly [Caller, Caller], name: string, bytes: Uint8Array): Promise<void>;
  /** A user proposes the opening balance of the account that has statements, and another one confirms it. */
  begin(ms: number, by: readonly [Caller, Caller]): Promise<void>;
  /** The worker books the payments that came back since `ms`. */
  bookReturns(ms: number): Promise<void>;
}

/**
 * Sets a connection up as people do: an administrator rehearses and certifies it, an approver switches it on.
 */
export async function bankDesk(
  context: Context,
  [admin, approver]: readonly [Caller, Caller],
  settings: z.input<(typeof create)['body']>,
  ms: number,
): Promise<BankDesk> {
  const blank = { ...call(admin, ''), headers: {} };
  const created = await changeAt(context, ms, (then, tx) =>
    createBankConnection(then, tx, { ...blank, params: undefined, body: settings }),
  );
  const { id } = created.body as { id: string };
  const params = { id };
  await changeAt(context, ms + 20 * MINUTE_MS, (then, tx) =>
    rehearseBankConnection(then, tx, { ...blank, params }),
  );
  const note = 'Test file 1 accepted by the bank by e-mail.';
  const certified = await changeAt(context, ms + 5 * HOUR_MS, (then, tx) =>
    certifyBankConnection(then, tx, { ...blank, params, body: { version: 1, note } }),
  );
  await changeAt(context, ms + 5 * HOUR_MS + MINUTE_MS, (then, tx) =>
    switchBankConnection(then, tx, {
      ...call(approver, ''),
      params,
      headers: undefined,
      body: { state: 'LIVE', updatedAt: (certified.body as { updatedAt: string }).updatedAt },
    }),
  );
  return deskOf(context, id);
}

/** A user uploads a statement, and another one confirms its exact matches. */
export async function bringStatement(
  context: Context,
  ms: number,
  [uploader, confirmer]: readonly [Caller, Caller],
  { name, bytes }: { name: string; bytes: Uint8Array },
): Promise<void> {
  await uploadStatement(contextAt(context, ms))({
    ...call(uploader, ''),
    headers: undefined,
    params: undefined,
    body: contentOf(name, bytes),
  });
  for (const { id, waitingId } of await loadWaiting(context.database, uploader.entityId))
    await changeAt(context, ms + MINUTE_MS, (then, tx) =>
      confirmStatement(then, tx, { ...call(confirmer, id), headers: {}, body: { waitingId } }),
    );
}

/** A user proposes the opening balance of the account that has statements, and another one confirms it. */
export async function beginAccount(
  context: Context,
  ms: number,
  [proposer, confirmer]: readonly [Caller, Caller],
): Promise<void> {
  const [account] = await loadOpenings(context.database, proposer.entityId);
  const body = { statementId: account!.candidates[0]!.statement.id };
  const proposed = await changeAt(context, ms, (then, tx) =>
    proposeOpeningBalance(then, tx, { ...call(proposer, ''), params: undefined, headers: {}, body }),
  );
  const { opening } = proposed.body as z.infer<typeof OpeningOfAccount>;
  const { id, bookedAmount } = opening!;
  await changeAt(context, ms + 20 * MINUTE_MS, (then, tx) =>
    confirmOpeningBalance(then, tx, { ...call(confirmer, id), headers: {}, body: { bookedAmount } }),
  );
}

function contentOf(fileName: string, bytes: Uint8Array) {
  return { fileName, content: Buffer.from(bytes).toString('base64') };
}

function deskOf(context: Context, connectionId: string): BankDesk {
  const request = (by: Caller) => ({ ...call(by, connectionId), headers: undefined });
  return {
    work: async (ms, batchId) => {
      const then = contextAt(context, ms);
      while ((await payBatch(then, openBankConnections(then), batchId, () => false)) === 'more');
    },
    handOver: async (ms, by, batchId) => {
      const [file] = await context.database.query(
        'SELECT id FROM bank_files WHERE batch_id = $1 AND withdrawn_at IS NULL',
        [batchId],
      );
      invariant(file, 'an approved batch of the demo has a bank file');
      const taker = { entityId: by.entityId, fileId: file.id, userId: by.userId, actor: actorOf(by) };
      return (await handOver(contextAt(context, ms), taker)).bytes;
    },
    uploadReply: async (ms, [uploader, confirmer], name, bytes) => {
      const upload = { ...request(uploader), body: contentOf(name, bytes) };
      const { id, waiting, readAt } = (await uploadBankReply(contextAt(context, ms))(upload)) as z.infer<
        typeof BankReplyFile
      >;
      if (waiting)
        await changeAt(context, ms + MINUTE_MS / 2, (then, tx) =>
          confirmBankReply(then, tx, { ...call(confirmer, id), headers: {}, body: { readAt: readAt! } }),
        );
    },
    uploadStatement: (ms, people, name, bytes) => bringStatement(context, ms, people, { name, bytes }),
    begin: (ms, people) => beginAccount(context, ms, people),
    bookReturns: async (ms) => {
      const then = contextAt(context, ms + MINUTE_MS);
      for (const bank of openBankConnections(then).all)
        if (bank.capabilities.statements) await reverseReturned(then, await bank.returnedSince(new Date(ms)));
    },
  };
}
