import { t } from '@lingui/core/macro';
import type { BankConnection, SetBankTransportRequest } from '../../../../../client/types.gen.ts';

/** Where the private key comes from: the present one is kept, Outlay makes one, or the user pastes one. */
type KeyChoice = 'KEEP' | 'MAKE' | 'PASTE';

/** The form's values. Fields of a transport that is not chosen keep what was typed. */
export interface TransportValues {
  transport: BankConnection['transport'];
  folders: { outbox: string; inbox: string; archive: string };
  server: {
    host: string;
    /** A number that is being typed may be a text. */
    port: number | string;
    username: string;
    hostKeyFingerprint: string;
    privateKey: string;
  };
  key: KeyChoice;
}

/** Converts the transport of a connection to the form's values. */
export function valuesOf({ transport, transportDetails }: BankConnection): TransportValues {
  const server = transportDetails?.server;
  return {
    transport,
    folders: transportDetails?.folders ?? { outbox: 'outbox', inbox: 'inbox', archive: 'archive' },
    server: {
      host: server?.host ?? '',
      port: server?.port ?? 22,
      username: server?.username ?? '',
      hostKeyFingerprint: server?.hostKeyFingerprint ?? '',
      privateKey: '',
    },
    key: server ? 'KEEP' : 'MAKE',
  };
}

/** The transport as the API takes it. */
export function requestOf(values: TransportValues): SetBankTransportRequest {
  const { transport, key } = values;
  if (transport === 'DOWNLOAD') return { transport };
  const { outbox, inbox, archive } = values.folders;
  const folders = { outbox: outbox.trim(), inbox: inbox.trim(), archive: archive.trim() };
  if (transport === 'FOLDER') return { transport, folders };
  const { host, port, username, hostKeyFingerprint, privateKey } = values.server;
  return {
    transport,
    folders,
    server: {
      host: host.trim(),
      port: Number(port),
      username: username.trim(),
      hostKeyFingerprint: fingerprintIn(hostKeyFingerprint) ?? hostKeyFingerprint.trim(),
      ...(key === 'PASTE' ? { privateKey: `${privateKey.trim()}\n` } : {}),
    },
    ...(key === 'MAKE' ? { makeKey: true } : {}),
  };
}

const HOST = /^[A-Za-z0-9]([A-Za-z0-9.:-]{0,251}[A-Za-z0-9])?$/;

/** The fingerprint in a text: banks send the whole line that `ssh-keygen -lf` prints. */
function fingerprintIn(text: string): string | null {
  return /SHA256:[A-Za-z0-9+/]{43}(?![A-Za-z0-9+/])/.exec(text)?.[0] ?? null;
}

/** The errors that a user has to correct before the form is sent, by form field. */
export function fieldErrors(values: TransportValues): Record<string, string> {
  const errors: Record<string, string> = {};
  const must = (isRight: boolean, field: string, message: string) => {
    if (!isRight) errors[field] = message;
  };
  if (values.transport === 'DOWNLOAD') return errors;
  for (const [name, path] of Object.entries(values.folders))
    must(path.trim() !== '', `folders.${name}`, t`Enter the folder.`);
  if (values.transport === 'FOLDER') return errors;
  const { host, port, username, hostKeyFingerprint, privateKey } = values.server;
  const isPort = typeof port === 'number' && Number.isInteger(port) && port >= 1 && port <= 65_535;
  must(HOST.test(host.trim()), 'server.host', t`Enter a name such as sftp.bank.example, without “sftp://”.`);
  must(isPort, 'server.port', t`Enter a whole number from 1 to 65535.`);
  must(username.trim() !== '', 'server.username', t`Enter the user name.`);
  must(
    fingerprintIn(hostKeyFingerprint) !== null,
    'server.hostKeyFingerprint',
    t`Enter the fingerprint: SHA256: and 43 letters, digits or signs.`,
  );
  must(
    values.key !== 'PASTE' || privateKey.trim() !== '',
    'server.privateKey',
    t`Paste the private key, or let Outlay make one.`,
  );
  return errors;
}

const nameFor = (userId: string, connectionId: string) => `transport of ${connectionId} by ${userId}`;

/** Stores the typed values in this tab across a sign-in, for the same user. A private key is never stored. */
export function keepTyped(userId: string, connectionId: string, values: TransportValues): void {
  const kept = { ...values, server: { ...values.server, privateKey: '' } };
  window.sessionStorage.setItem(nameFor(userId, connectionId), JSON.stringify(kept));
}

/** Returns the stored values, or null. They remain until `forgetTyped` is called. */
export function findTyped(userId: string, connectionId: string): TransportValues | null {
  const text = window.sessionStorage.getItem(nameFor(userId, connectionId));
  return text === null ? null : (JSON.parse(text) as TransportValues);
}

export function forgetTyped(userId: string, connectionId: string): void {
  window.sessionStorage.removeItem(nameFor(userId, connectionId));
}
