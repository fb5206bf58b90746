import { join } from 'node:path';
import type { TransportFolders } from '../../../shared/bank-file-terms.ts';
import type { Context } from '../../platform/context.ts';
import { open, sealingKey } from '../../platform/secrets.ts';
import type { TransportServer } from '../bank-files/tables.ts';
import { openFolder } from './folder.ts';
import { openSftp } from './sftp.ts';
import { TransportError, type Transport } from './transport.ts';
import type { Waiting } from './waiting.ts';

export interface TransportRow {
  connectionId: string;
  entityId: string;
  folders: TransportFolders;
  server: TransportServer | null;
  privateKey: Buffer | null;
}

/** Connects to the server or the folders of a connection. Throws a TransportError. */
export async function openTransport(
  context: Context,
  row: TransportRow,
  waiting: Waiting,
): Promise<Transport> {
  const { folders, server, privateKey } = row;
  if (server === null || privateKey === null) {
    const { bankFilesDir } = context.configuration;
    if (bankFilesDir === null) throw new TransportError('FOLDER_MISSING', 'BANK_FILES_DIR is not set.');
    return openFolder(join(bankFilesDir, row.entityId), folders, waiting);
  }
  const key = open(sealingKey(context), secretName(row.connectionId), privateKey).toString();
  const { bankNetworks } = context.configuration;
  return openSftp({ ...server, privateKey: key, folders }, bankNetworks, waiting);
}

/** Authenticated with the sealed key, so that one connection's key cannot replace another's. */
export function secretName(connectionId: string): string {
  return `private key of bank connection ${connectionId}`;
}
