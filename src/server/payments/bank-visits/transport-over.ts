import type { TransportFolders } from '../../../shared/bank-file-terms.ts';
import {
  fileChanges,
  isFinished,
  isUnusable,
  MAX_INCOMING_BYTES,
  MAX_NAMES,
  nameTaken,
  requireName,
  requireSameBytes,
  requireSize,
  takenBackName,
  TransportError,
  type Listing,
  type Transport,
  type Whereabouts,
} from './transport.ts';

/** The files at a bank. Paths are those that `at` makes; every error is a TransportError. */
export interface BankFiles {
  at(folder: keyof TransportFolders, name: string): string;
  exists(path: string): Promise<boolean>;
  sizeOf(path: string): Promise<number>;
  /** Reads a file until its end, but no more than one byte beyond `sizeBytes`. */
  read(path: string, sizeBytes: number): Promise<Buffer>;
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
  /** The plain files of the inbox, of at most `maxNames` names. */
  listInbox(maxNames: number): Promise<Listing>;
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
      requireSameBytes(stagedAs, bytes, await files.read(path, bytes.length));
    },
    publish: async (stagedAs, name, bytes) => {
      const staged = files.at('outbox', stagedAs);
      const final = files.at('outbox', requireName(name));
      if (!(await files.exists(staged))) return whereabouts(files, stagedAs);
      if (await files.rename(staged, final)) return 'PUBLISHED';
      if (!(await files.hasBytes(final, bytes))) throw nameTaken(name);
      await files.remove(staged);
      return 'PUBLISHED';
    },
    takeBack: async (stagedAs, name, bytes) => {
      const staged = files.at('outbox', stagedAs);
      const final = files.at('outbox', requireName(name));
      if (!(await files.exists(staged))) return whereabouts(files, stagedAs);
      // A file with both names is published: an earlier version linked it before removing the first name.
      if ((await files.exists(final)) && (await files.hasBytes(final, bytes))) {
        await files.remove(staged);
        return 'PUBLISHED';
      }
      await files.rename(staged, files.at('outbox', takenBackName(stagedAs)));
      return 'TAKEN_BACK';
    },
    forget: (stagedAs) => files.remove(files.at('outbox', takenBackName(stagedAs))),
    discard: (stagedAs) => files.remove(files.at('outbox', stagedAs)),
    list: async () => {
      const { files: found, isWhole } = await files.listInbox(MAX_NAMES);
      const finished = found.filter(({ name }) => isFinished(name));
      return {
        files: finished.sort((a, b) => (a.name < b.name ? -1 : 1)),
        isWhole,
        unusableName: found.find(({ name }) => isUnusable(name))?.name ?? null,
      };
    },
    read: async (name, sizeBytes) => {
      const path = files.at('inbox', requireName(name));
      const found = await files.sizeOf(path);
      requireSize(name, found, MAX_INCOMING_BYTES);
      const bytes = found === sizeBytes ? await files.read(path, sizeBytes) : null;
      if (bytes?.length !== sizeBytes) throw fileChanges(name);
      return bytes;
    },
    archive: async (name, unique) => {
      const from = files.at('inbox', requireName(name));
      if (await files.exists(from)) await files.move(from, await freePath(files, name, unique));
    },
    close: () => files.close(),
  };
}

/** Where a file is that is no longer staged. The caller looked for the staged one first. */
async function whereabouts(files: BankFiles, stagedAs: string): Promise<Whereabouts> {
  const isBack = await files.exists(files.at('outbox', takenBackName(stagedAs)));
  return isBack ? 'TAKEN_BACK' : 'PUBLISHED';
}

/** Without a limit, a bank that keeps reusing a name would be asked about every earlier number. */
const COUNTED_NAMES = 100;

/** A path in the archive that no file has: the bank may use a name again. */
async function freePath(files: BankFiles, name: string, unique: string): Promise<string> {
  const path = files.at('archive', name);
  if (!(await files.exists(path))) return path;
  for (let number = 2; number <= COUNTED_NAMES; number++)
    if (!(await files.exists(`${path}.${number}`))) return `${path}.${number}`;
  if (!(await files.exists(`${path}.${unique}`))) return `${path}.${unique}`;
  throw new TransportError('ARCHIVE_FULL', `The archive says that it has every name for "${name}".`);
}
