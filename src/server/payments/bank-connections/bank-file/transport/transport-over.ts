import type { TransportFolders } from '../../../../../shared/bank-file-terms.ts';
import {
  isFinished,
  MAX_INCOMING_BYTES,
  nameTaken,
  requireName,
  requireSameBytes,
  requireSize,
  type IncomingFile,
  type Transport,
} from './transport.ts';

/** The files at a bank. Paths are those that `at` makes; every error is a TransportError. */
export interface BankFiles {
  at(folder: keyof TransportFolders, name: string): string;
  exists(path: string): Promise<boolean>;
  sizeOf(path: string): Promise<number>;
  read(path: string): Promise<Buffer>;
  /** Whether a path is a file of exactly these bytes. */
  hasBytes(path: string, bytes: Uint8Array): Promise<boolean>;
  /** Writes a file whole, before it resolves. */
  write(path: string, bytes: Uint8Array): Promise<void>;
  /** Gives a file another name in its folder, unless a file has it: then false. */
  rename(from: string, to: string): Promise<boolean>;
  /** Moves a file to a path that no file has. */
  move(from: string, to: string): Promise<void>;
  /** Does nothing when there is no such file. */
  remove(path: string): Promise<void>;
  /** The plain files of the inbox. */
  listInbox(): Promise<IncomingFile[]>;
  close(): Promise<void>;
}

/** The steps of a transport, which are the same wherever the files lie. */
export function transportOver(files: BankFiles): Transport {
  return {
    requireFreeName: async (name, bytes) => {
      const path = files.at('outbox', requireName(name));
      if ((await files.exists(path)) && !(await files.hasBytes(path, bytes))) throw nameTaken(name);
    },
    stage: async (stagedAs, bytes) => {
      const path = files.at('outbox', stagedAs);
      await files.write(path, bytes);
      requireSameBytes(stagedAs, bytes, await files.read(path));
    },
    publish: async (stagedAs, name, bytes) => {
      const staged = files.at('outbox', stagedAs);
      const final = files.at('outbox', requireName(name));
      if (!(await files.exists(staged)) || (await files.rename(staged, final))) return;
      if (!(await files.hasBytes(final, bytes))) throw nameTaken(name);
      await files.remove(staged);
    },
    discard: (stagedAs) => files.remove(files.at('outbox', stagedAs)),
    list: async () => {
      const found = (await files.listInbox()).filter(({ name }) => isFinished(name));
      return found.sort((a, b) => (a.name < b.name ? -1 : 1));
    },
    read: async (name) => {
      const path = files.at('inbox', requireName(name));
      requireSize(name, await files.sizeOf(path), MAX_INCOMING_BYTES);
      return files.read(path);
    },
    archive: async (name) => {
      const from = files.at('inbox', requireName(name));
      if (await files.exists(from)) await files.move(from, await freePath(files, name));
    },
    close: () => files.close(),
  };
}

/** A path in the archive that no file has: the bank may use a name again. */
async function freePath(files: BankFiles, name: string): Promise<string> {
  const path = files.at('archive', name);
  let free = path;
  for (let number = 2; await files.exists(free); number++) free = `${path}.${number}`;
  return free;
}
