import type { z } from 'zod';
import type { PasskeyChallenge } from '../../../contract/passkeys.ts';
import { mountPasskeys } from '../../identity/passkeys/mount-passkeys.ts';
import { mountPasskeyResets } from '../../identity/passkeys/mount-resets.ts';
import {
  SoftwarePasskey,
  type Answering,
  type KeyAlgorithm,
} from '../../identity/passkeys/testing/software-passkey.ts';
import {
  paymentsInstallation,
  type PaymentsInstallation,
  type TestAnswer,
  type TestCaller,
} from './payments-installation.ts';

type Challenge = z.output<typeof PasskeyChallenge>;

/** The payments application with the operations about passkeys. */
export function installationWithPasskeys(): Promise<PaymentsInstallation> {
  return paymentsInstallation(
    { PUBLIC_URL: 'http://localhost:4000' },
    {
      prepare: async (app, context, access) => {
        mountPasskeys(app, context, access);
        mountPasskeyResets(app, context, access);
      },
    },
  );
}

/** Gives a user a passkey over HTTP. `known`: one that the user has already, which proves the user. */
export async function addPasskey(
  { context }: PaymentsInstallation,
  caller: TestCaller,
  {
    name = 'Laptop',
    known,
    algorithm,
  }: { name?: string; known?: SoftwarePasskey; algorithm?: KeyAlgorithm } = {},
): Promise<{ passkey: SoftwarePasskey; id: string }> {
  const passkey = new SoftwarePasskey(context.configuration.publicUrl, algorithm);
  const answer = await sendNewPasskey(caller, passkey, { name, ...(known ? { known } : {}) });
  if (answer.status !== 200) throw new Error(`the passkey was not added: ${answer.text}`);
  return { passkey, id: answer.body.passkeys.at(-1).id };
}

/** Sends a new passkey, with what a test changes about it. */
async function sendNewPasskey(
  caller: TestCaller,
  passkey: SoftwarePasskey,
  { name = 'Laptop', known, changes }: { name?: string; known?: SoftwarePasskey; changes?: Answering } = {},
  // oxlint-disable-next-line typescript/no-explicit-any
): Promise<TestAnswer<any>> {
  const { body: start } = await caller.send('POST', '/app/passkeys/options');
  return caller.send('POST', '/app/passkeys', {
    body: {
      name,
      nonce: start.options.challenge,
      credential: passkey.create(start.options.challenge, changes),
      ...(known ? { proof: { nonce: start.proof.nonce, ...known.get(start.proof.challenge) } } : {}),
    },
  });
}

/** Asks for the challenge of an approval. */
export async function askToApprove(
  caller: TestCaller,
  batch: { id: string; contentDigest: string },
): Promise<Challenge> {
  const answer = await caller.send<Challenge>('POST', `/app/batches/${batch.id}/passkey-challenge`, {
    body: { contentDigest: batch.contentDigest },
  });
  if (answer.status !== 200) throw new Error(`no challenge was issued: ${answer.text}`);
  return answer.body;
}

/** What a passkey answers to a challenge, as `approveBatch` takes it. */
export function answerTo(passkey: SoftwarePasskey, asked: Challenge, changes: Answering = {}) {
  return { nonce: asked.nonce, ...passkey.get(asked.challenge, changes) };
}
