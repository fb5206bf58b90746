import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import type { setBankTransport as op } from '../../../contract/dashboard/bank-connections.ts';
import type { SetBankTransportRequest } from '../../../contract/dashboard/bank-transports.ts';
import { explain } from '../../../shared/error-texts.ts';
import { fieldError, refused } from '../../../shared/errors.ts';
import type { TransportFolders } from '../../../shared/bank-file-terms.ts';
import { nowOf } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/pool.ts';
import { seal, sealingKey } from '../../platform/secrets.ts';
import type { ChangingVerb } from '../base/change.ts';
import { newSshKey } from './new-ssh-key.ts';
import { auditOfConnection, lockConnection } from '../bank-files/connection-for-display.ts';
import { requireFresh } from '../bank-files/require-fresh.ts';
import type { TransportServer } from '../bank-files/tables.ts';
import { wakeWaiting } from '../bank-files/wake-waiting.ts';
import { announceVisit, announceVisitNow } from '../base/announce-visit.ts';
import { secretName } from './open-transport.ts';

/** Folder names below the operator's folder: none begins with a dot. */
const PLAIN_PATH = /^[A-Za-z0-9_][\w. -]*(\/[A-Za-z0-9_][\w. -]*)*$/;

type Request = z.output<typeof SetBankTransportRequest>;

interface Key {
  sealed: Buffer;
  publicKey: string;
}

/**
 * PUT /app/bank-connections/{id}/transport. Another transport takes money files elsewhere, and its replies
 * are applied at once: so a live connection is off until another user has switched it on, and until then the
 * connection to the bank is only tried. Errors: 401 `fresh_sign_in_required`; 404; 400
 * `transport_not_offered`, `bank_folder_not_allowed`, `private_key_not_usable`, `bank_file_on_the_way`.
 */
export const setBankTransport: ChangingVerb<typeof op> = async (context, tx, { caller, params, body }) => {
  const before = await lockConnection(tx, caller.entityId, params.id);
  const at = nowOf(context.clock);
  if (isSameTransport(before, body)) {
    if (body.transport !== 'DOWNLOAD') await announceVisitNow(tx, before.id, at);
    return { body: await lockConnection(tx, caller.entityId, before.id), audit: null };
  }
  await requireFresh(tx, caller, at);
  if (body.transport === 'FOLDER') requireFolders(context, body.folders!);
  await requireNothingOnTheWay(tx, before.id);
  await forgetRecalled(tx, before.id);
  if (body.transport === 'DOWNLOAD') await giveToUsers(tx, before.id);
  await tx.query(
    `UPDATE bank_file_connections
        SET transport = $2, updated_at = $3,
            state = CASE WHEN state = 'LIVE' THEN 'OFF' ELSE state END,
            unconfirmed_by = array_append(array_remove(unconfirmed_by, $4), $4)
      WHERE id = $1`,
    [before.id, body.transport, at, caller.userId],
  );
  const publicKey = await replaceTransport(context, tx, before.id, body, at);
  await announceVisit(tx, before.id, at);
  await wakeWaiting(tx, caller.entityId, at);
  const connection = await lockConnection(tx, caller.entityId, before.id);
  const { transport, folders, server } = body;
  return {
    body: connection,
    audit: auditOfConnection(caller, at, 'bank_connection.transport_set', connection, {
      transport,
      ...(folders ? { folders } : {}),
      ...(server ? { server: addressOf(server), publicKey } : {}),
      ...(connection.state === before.state ? {} : { before: before.state, state: connection.state }),
    }),
  };
};

/** Whether a request keeps the transport of the connection, including its key. */
function isSameTransport(
  { transport, transportDetails }: Awaited<ReturnType<typeof lockConnection>>,
  body: Request,
): boolean {
  if (body.transport !== transport || body.makeKey || body.server?.privateKey !== undefined) return false;
  const { publicKey: _, ...address } = transportDetails?.server ?? { publicKey: '' };
  return (
    isDeepStrictEqual(body.folders, transportDetails?.folders) &&
    isDeepStrictEqual(body.server ?? {}, address)
  );
}

function addressOf(server: NonNullable<Request['server']>): TransportServer {
  const { privateKey: _, ...address } = server;
  return address;
}

/** Resolves to the public key of a server. */
async function replaceTransport(
  context: Context,
  tx: Tx,
  connectionId: string,
  { folders, server, makeKey = false }: Request,
  at: Date,
): Promise<string | null> {
  const key = server ? await keyOf(context, tx, connectionId, server.privateKey, makeKey) : null;
  await tx.query('DELETE FROM bank_file_transports WHERE connection_id = $1', [connectionId]);
  if (folders)
    await tx.query(
      `INSERT INTO bank_file_transports
              (connection_id, entity_id, folders, server, private_key, public_key, next_visit_at, failures)
       SELECT id, entity_id, $2, $3, $4, $5, $6, 0 FROM bank_file_connections WHERE id = $1`,
      [
        connectionId,
        JSON.stringify(folders),
        server ? JSON.stringify(addressOf(server)) : null,
        key?.sealed ?? null,
        key?.publicKey ?? null,
        at,
      ],
    );
  return key?.publicKey ?? null;
}

function requireFolders({ configuration }: Context, folders: TransportFolders): void {
  if (configuration.bankFilesDir === null)
    throw refused('transport_not_offered', explain('transport_not_offered'), [
      fieldError('transport', 'transport_not_offered', explain('transport_not_offered')),
    ]);
  const wrong = Object.entries(folders).filter(([, path]) => !PLAIN_PATH.test(path));
  if (wrong.length === 0) return;
  const message = explain('bank_folder_not_allowed');
  throw refused(
    'bank_folder_not_allowed',
    message,
    wrong.map(([name]) => fieldError(`folders.${name}`, 'bank_folder_not_allowed', message)),
  );
}

/** From now on users take files to the bank that have left but that the bank does not have. */
async function giveToUsers(tx: Tx, connectionId: string): Promise<void> {
  await tx.query(
    `UPDATE bank_files SET by_transport = false
      WHERE connection_id = $1 AND by_transport AND arrived_at IS NULL AND staged_as IS NULL`,
    [connectionId],
  );
}

/** The new transport cannot find out whether a recalled file has reached the bank. */
async function forgetRecalled(tx: Tx, connectionId: string): Promise<void> {
  await tx.query(
    `UPDATE bank_files SET by_transport = false
      WHERE connection_id = $1 AND by_transport AND arrived_at IS NULL AND recalled_at IS NOT NULL`,
    [connectionId],
  );
}

/**
 * A staged file may have been published at the bank before we noted it. Sent another way, it would reach the
 * bank twice. Once the bank has confirmed that it does not pay the file, the recall frees the connection.
 */
async function requireNothingOnTheWay(tx: Tx, connectionId: string): Promise<void> {
  const [file] = await tx.query(
    `SELECT id
       FROM bank_files
      WHERE connection_id = $1 AND by_transport AND arrived_at IS NULL AND staged_as IS NOT NULL
        AND recalled_at IS NULL
      LIMIT 1`,
    [connectionId],
  );
  if (!file) return;
  const message = explain('bank_file_on_the_way');
  throw refused('bank_file_on_the_way', message, [fieldError('transport', 'bank_file_on_the_way', message)]);
}

/** The given key, the one that the connection has, or a new one. */
async function keyOf(
  context: Context,
  tx: Tx,
  connectionId: string,
  given: string | undefined,
  makeKey: boolean,
): Promise<Key> {
  if (given === undefined && !makeKey) {
    const [kept] = await tx.query(
      'SELECT private_key, public_key FROM bank_file_transports WHERE connection_id = $1',
      [connectionId],
    );
    if (kept?.private_key && kept.public_key) return { sealed: kept.private_key, publicKey: kept.public_key };
  }
  // Loaded when a key is set, so that a start does not wait for it.
  const { default: ssh2 } = await import('ssh2');
  const privateKey = given ?? newSshKey(ssh2.utils).privateKey;
  const parsed = ssh2.utils.parseKey(privateKey);
  if (parsed instanceof Error || !parsed.isPrivateKey()) {
    const message = explain('private_key_not_usable');
    throw refused('private_key_not_usable', message, [
      fieldError('server.privateKey', 'private_key_not_usable', message),
    ]);
  }
  return {
    sealed: seal(sealingKey(context), secretName(connectionId), Buffer.from(privateKey)),
    publicKey: `${parsed.type} ${parsed.getPublicSSH().toString('base64')}`,
  };
}
