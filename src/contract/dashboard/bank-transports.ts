import { z } from 'zod';
import { BANK_FILE_LIMITS, TRANSPORT_FAULTS, TRANSPORTS } from '../../shared/bank-file-terms.ts';
import { oneLine, Timestamp } from '../common.ts';

const folderName = (of: string, example: string) =>
  oneLine(BANK_FILE_LIMITS.folder).meta({ description: of, example });

const TransportFolders = z
  .strictObject({
    outbox: folderName('Where the bank picks up our files.', 'outbox'),
    inbox: folderName('Where the bank puts its replies and statements.', 'inbox'),
    archive: folderName("Where the bank's files go once they are stored.", 'archive'),
  })
  .meta({
    id: 'TransportFolders',
    description: "Folders of the bank's server, or folders below the one that the operator has set.",
  });

const server = {
  host: z
    .string()
    .regex(/^[A-Za-z0-9]([A-Za-z0-9.:-]{0,251}[A-Za-z0-9])?$/)
    .meta({ description: 'The name or address of the server.', example: 'sftp.bank.example' }),
  port: z.int().min(1).max(65_535).meta({ description: 'The port.', example: 22 }),
  username: oneLine(BANK_FILE_LIMITS.username).meta({
    description: 'The user name that the bank gave the company.',
    example: 'acme-payments',
  }),
  hostKeyFingerprint: z
    .string()
    .regex(/^SHA256:[A-Za-z0-9+/]{43}=?$/)
    .meta({
      description:
        'The fingerprint of the host key, as the bank has confirmed it. A server with another key is ' +
        'refused.',
      example: 'SHA256:uNiVztksCsDhcc0u9e8BrrQXVUpKZIDTMczCvj3tD2s',
    }),
};

export const TransportDetails = z
  .object({
    folders: TransportFolders.describe('The folders.'),
    server: z
      .object({
        ...server,
        publicKey: z.string().meta({
          description: 'The public key, to be registered at the bank. The private key is never returned.',
          example: 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIIZ4nV0tZ8Z1w0xYbW9nqv9m1mC2bB3H4iVxYkQn0uYc',
        }),
      })
      .nullable()
      .describe('The server; null for FOLDER.'),
    isConfirmed: z.boolean().meta({
      description:
        'Whether a user other than the one who chose it has switched the connection on. Until then the ' +
        'connection to the bank is only tried: no file leaves, and nothing is fetched.',
      example: true,
    }),
    visitedAt: Timestamp.nullable().describe('When Outlay last visited the bank; null: not yet.'),
    nextVisitAt: Timestamp.describe('When Outlay visits the bank next.'),
    fault: z
      .object({
        code: z.enum(TRANSPORT_FAULTS).meta({ description: 'What is wrong.', example: 'UNREACHABLE' }),
        detail: z.string().meta({
          description: 'What the server or the folder answered.',
          example: 'The server answered: connect ECONNREFUSED.',
        }),
        since: Timestamp.describe('Since when every visit has failed.'),
        attempts: z.int().min(1).meta({ description: 'How many visits have failed.', example: 3 }),
        presentedHostKey: z
          .string()
          .nullable()
          .meta({
            description:
              'The fingerprint of the host key that the server presented, for HOST_KEY_CHANGED. It is not ' +
              'trusted: the bank has to confirm it.',
            example: null,
          }),
      })
      .nullable()
      .describe('Why the last visit failed; null if it succeeded.'),
  })
  .meta({ id: 'TransportDetails', description: 'How files are exchanged without a user.' });

export const SetBankTransportRequest = z
  .strictObject({
    transport: z.enum(TRANSPORTS).meta({ description: 'How files reach the bank.', example: 'SFTP' }),
    folders: TransportFolders.optional().describe('The folders. Required for SFTP and FOLDER.'),
    server: z
      .strictObject({
        ...server,
        privateKey: z
          .string()
          .max(16_384)
          .optional()
          .meta({
            description:
              'The private key in OpenSSH or PEM format, without a passphrase. If it is left out, the ' +
              'key stays; a connection without a key gets a new one.',
            example: '-----BEGIN OPENSSH PRIVATE KEY-----…',
          }),
      })
      .optional()
      .describe('The server. Required for SFTP.'),
    makeKey: z.boolean().optional().meta({
      description: 'Whether Outlay makes a new key in place of the present one.',
      example: false,
    }),
  })
  .refine(({ transport, folders }) => (transport === 'DOWNLOAD') === (folders === undefined), {
    path: ['folders'],
    message: 'SFTP and FOLDER need their folders, and DOWNLOAD has none.',
  })
  .refine(({ transport, server: given }) => (transport === 'SFTP') === (given !== undefined), {
    path: ['server'],
    message: 'SFTP needs its server, and no other transport has one.',
  })
  .refine(({ makeKey, server: given }) => !makeKey || (given && given.privateKey === undefined), {
    path: ['makeKey'],
    message: 'A key is either given or made, and only for SFTP.',
  })
  .meta({ id: 'SetBankTransportRequest', description: 'How files reach the bank.' });
