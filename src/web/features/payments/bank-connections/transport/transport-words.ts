import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { BankConnection, TransportDetails } from '../../../../../client/types.gen.ts';

type Transport = BankConnection['transport'];

interface TransportWords {
  name: MessageDescriptor;
  meaning: MessageDescriptor;
  /** The meaning for an account that is only watched. */
  statements: MessageDescriptor;
}

const TRANSPORTS: Record<Transport, TransportWords> = {
  DOWNLOAD: {
    name: msg`Your people take them`,
    meaning: msg`Preparers and approvers download each file, take it to the bank, and upload its \
answers.`,
    statements: msg`Your people download the statements from the bank and upload them. A statement in a \
file of another connection is stored too.`,
  },
  SFTP: {
    name: msg`SFTP`,
    meaning: msg`Outlay puts each file on the bank’s server, and fetches replies and statements every \
minute.`,
    statements: msg`Outlay fetches statements from the bank’s server every minute. No file leaves.`,
  },
  FOLDER: {
    name: msg`Folders`,
    meaning: msg`Outlay exchanges files through folders that a program of the bank watches, such as its \
host-to-host client.`,
    statements: msg`Outlay takes statements from a folder that a program of the bank fills. No file \
leaves.`,
  },
};

export function transportName(transport: Transport): string {
  return i18n._(TRANSPORTS[transport].name);
}

export function transportMeaning(transport: Transport): string {
  return i18n._(TRANSPORTS[transport].meaning);
}

/** How the statements of an account that is only watched come. */
export function statementsMeaning(transport: Transport): string {
  return i18n._(TRANSPORTS[transport].statements);
}

type Fault = NonNullable<TransportDetails['fault']>['code'];

const FAULTS: Record<Fault, { title: MessageDescriptor; remedy: MessageDescriptor }> = {
  NO_ALLOWED_ADDRESS: {
    title: msg`Outlay did not connect to the host`,
    remedy: msg`Its name is unknown, or it is in a network that your operator has not allowed. Check the \
host. If it is right, ask your operator to add its network to BANK_NETWORKS.`,
  },
  UNREACHABLE: {
    title: msg`The bank does not answer`,
    remedy: msg`Check the host, the port and the fingerprint, and ask the bank whether it lets the address \
of your server in. Folders of your own have to be writable.`,
  },
  NO_ANSWER: {
    title: msg`The bank stopped answering`,
    remedy: msg`Outlay ended the visit and will try again. Nothing was lost. If this keeps happening, \
ask the bank, or have the folder checked.`,
  },
  HOST_KEY_CHANGED: {
    title: msg`The server showed a different host key, so Outlay did not connect`,
    remedy: msg`Another server may pose as the bank. Call the bank on a number that you know, and compare. \
Enter the new fingerprint only if the bank confirms it.`,
  },
  AUTHENTICATION_FAILED: {
    title: msg`The bank’s server did not accept the key`,
    remedy: msg`Send the public key below to the bank, and ask it to register the key for this user name.`,
  },
  FOLDER_MISSING: {
    title: msg`A folder is missing`,
    remedy: msg`Correct the folder here, or have it made at the bank.`,
  },
  NAME_TAKEN: {
    title: msg`Another file already has the name of a file that is due`,
    remedy: msg`Nothing was replaced. Have the other file taken out of the outbox; the next visit sends \
yours.`,
  },
  FILE_TOO_LARGE: {
    title: msg`A file of the bank is too large`,
    remedy: msg`It stays in the inbox. Ask the bank to send it in parts, or upload it yourself.`,
  },
  FILE_CHANGES: {
    title: msg`A file from the bank changed size while it was read`,
    remedy: msg`It stays in the inbox, and the next visit reads it. If this keeps happening, ask the bank \
which program writes it.`,
  },
  TOO_MANY_FILES: {
    title: msg`The inbox has more files than Outlay looks at in one visit`,
    remedy: msg`Have files that are not for Outlay taken out of the inbox. Until then others may stay \
unread.`,
  },
  ARCHIVE_FULL: {
    title: msg`The archive has no free name for a file of the bank`,
    remedy: msg`The file was stored and stays in the inbox. Have the archive cleared, or ask the bank.`,
  },
  DAMAGED: {
    title: msg`A file did not arrive whole`,
    remedy: msg`The bank cannot see it: it has no final name yet. The next visit writes it again.`,
  },
  NAME_NOT_ALLOWED: {
    title: msg`A file or a folder has a name that is not allowed`,
    remedy: msg`Correct the name of the folder here, or the name of files in the settings of the connection.`,
  },
  FAILED: {
    title: msg`Files could not be exchanged`,
    remedy: msg`Outlay will try again. If this keeps happening, send the answer below to the bank.`,
  },
};

/** The fault and its remedy, in words. */
export function faultWords(fault: Fault): { title: string; remedy: string } {
  return { title: i18n._(FAULTS[fault].title), remedy: i18n._(FAULTS[fault].remedy) };
}
