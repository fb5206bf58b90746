import { isBankFileName, isUnfinishedName } from '../../../shared/bank-file-names.ts';
import type { TransportFault } from '../../../shared/bank-file-terms.ts';

/**
 * How files travel to a bank and back. A file is put into the outbox in two steps, so that a process that is
 * killed at any moment sends it exactly once: `stage` writes it under a name that the bank ignores, and
 * `publish` renames it. Between the two the caller commits the name of the staged file. A staged file that is
 * missing was therefore published, or taken back under the name that `takenBackName` gives. It has one name
 * at any moment, so only one of a simultaneous publication and recall succeeds.
 */
export interface Transport {
  /** Refuses a name that another file in the outbox has. A file with the same bytes is not another one. */
  requireFreeName(name: string, bytes: Uint8Array): Promise<void>;
  /** Writes the bytes under a staging name and reads them back. */
  stage(stagedAs: string, bytes: Uint8Array): Promise<void>;
  /**
   * Gives a staged file its name, which never replaces another file. Does nothing when the file is published
   * already, whether or not the bank has taken it, or was taken back.
   */
  publish(stagedAs: string, name: string, bytes: Uint8Array): Promise<Whereabouts>;
  /** Keeps a staged file from ever being published, unless it is published already. */
  takeBack(stagedAs: string, name: string, bytes: Uint8Array): Promise<Whereabouts>;
  /** Removes a file that was taken back, after the transaction that records this. */
  forget(stagedAs: string): Promise<void>;
  /** Removes a staged file that is not published. */
  discard(stagedAs: string): Promise<void>;
  /** The files that the bank has put into the inbox and that are not archived, by name. */
  list(): Promise<Inbox>;
  /** Reads a file of the inbox, which must have the size that the listing said. */
  read(name: string, sizeBytes: number): Promise<Uint8Array>;
  /**
   * Moves a file from the inbox to the archive. Does nothing when it is no longer in the inbox. `unique` ends
   * its name there when the bank has used the name often.
   */
  archive(name: string, unique: string): Promise<void>;
  close(): Promise<void>;
}

/** Where a file with a committed staging name is: at the bank, or with us for good. */
export type Whereabouts = 'PUBLISHED' | 'TAKEN_BACK';

export interface IncomingFile {
  name: string;
  sizeBytes: number;
  modifiedAt: Date;
}

/** Some files of a folder; `isWhole` is false when it holds more than a visit looks at. */
export interface Listing {
  files: readonly IncomingFile[];
  isWhole: boolean;
}

interface Inbox extends Listing {
  /** A name under which a file cannot be fetched; null when every name is usable. */
  unusableName: string | null;
}

/** A transport that could not do its work. Nothing was lost: the same call may be repeated. */
export class TransportError extends Error {
  readonly fault: TransportFault;
  /** The fingerprint of a host key that is not the pinned one. */
  presentedHostKey: string | null = null;

  constructor(fault: TransportFault, message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'TransportError';
    this.fault = fault;
  }
}

/** The largest file that is read: a statement of 100,000 entries has about 100 MB. */
export const MAX_INCOMING_BYTES = 256 * 1024 * 1024;

/** The most names of a folder, of any kind, that one visit looks at. */
export const MAX_NAMES = 10_000;

/** Refuses names that could leave the folder or that a bank's system cannot hold. */
export function requireName(name: string): string {
  if (!isBankFileName(name)) throw nameNotAllowed(name);
  return name;
}

export function nameNotAllowed(name: string): TransportError {
  const message = `"${name.slice(0, 200)}" cannot be the name of a bank file.`;
  return new TransportError('NAME_NOT_ALLOWED', message);
}

/**
 * The name of a file that is not published; `unique` keeps two attempts apart. A leading dot hides it from
 * programs that collect files.
 */
export function stagingName(name: string, unique: string): string {
  return `.${requireName(name)}.${unique}.part`;
}

/** The name of a staged file that will not be published. */
export function takenBackName(stagedAs: string): string {
  return stagedAs.replace(/\.part$/, '.back.part');
}

/** Whether a name in the inbox is a finished file of the bank. */
export function isFinished(name: string): boolean {
  return isBankFileName(name) && !isUnfinishedName(name);
}

/** Whether a name is that of a finished file, which still cannot be fetched under it. */
export function isUnusable(name: string): boolean {
  return !name.startsWith('.') && !isUnfinishedName(name) && !isBankFileName(name);
}

export function requireSameBytes(name: string, written: Uint8Array, found: Uint8Array): void {
  if (Buffer.compare(written, found) !== 0)
    throw new TransportError('DAMAGED', `"${name}" was not written completely.`);
}

export function nameTaken(name: string): TransportError {
  return new TransportError('NAME_TAKEN', `The outbox already has another file named "${name}".`);
}

export function unreachable(cause?: unknown): TransportError {
  return new TransportError('UNREACHABLE', 'No server with the pinned host key answered.', cause);
}

/**
 * The fault that users see before the transport is confirmed. It tells neither whether another server
 * answered nor its key; otherwise one admin alone could search for servers.
 */
export function faultOfTrial(fault: TransportError): TransportError {
  return fault.fault === 'HOST_KEY_CHANGED' ? unreachable(fault) : fault;
}

/** The user reads this sentence; only the log says why. */
export function noAllowedAddress(cause: unknown): TransportError {
  const message = 'The host has no address to which Outlay may connect.';
  return new TransportError('NO_ALLOWED_ADDRESS', message, cause);
}

export function tooManyFiles(): TransportError {
  const message = `The inbox has more than ${MAX_NAMES} names. The others are looked at once these are gone.`;
  return new TransportError('TOO_MANY_FILES', message);
}

export function attributesMissing(name: string): TransportError {
  return new TransportError('FAILED', `The server does not tell the size and the time of "${name}".`);
}

export function noRoomOnDisk(): TransportError {
  const message = 'The disk of this installation is nearly full. Files of the bank wait. Tell your operator.';
  return new TransportError('FAILED', message);
}

export function fileChanges(name: string): TransportError {
  return new TransportError('FILE_CHANGES', `"${name}" changed its size while it was read.`);
}

export function requireSize(name: string, sizeBytes: number, limitBytes: number): void {
  if (sizeBytes > limitBytes)
    throw new TransportError('FILE_TOO_LARGE', `"${name}" is larger than ${limitBytes} bytes.`);
}
