import type { utils as SshUtils } from 'ssh2';

export interface SshKeyPair {
  /** In OpenSSH's format, without a passphrase. */
  privateKey: string;
  /** One line, as in `authorized_keys`. */
  publicKey: string;
}

/** The tools of the library, given by the caller: it is loaded only when it is used. */
type Utils = Pick<typeof SshUtils, 'generateKeyPairSync' | 'parseKey'>;

/** One pair in 256 cannot be read: so many in a row must have another cause. */
const MOST_ATTEMPTS = 20;

/**
 * A new Ed25519 key that servers and clients can read.
 *
 * The library drops leading zero bytes of public keys, and then cannot read such a pair itself
 * (mscdex/ssh2#1513). Such a pair is thrown away, and another one is made.
 */
export function newSshKey(utils: Utils): SshKeyPair {
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
    const made = utils.generateKeyPairSync('ed25519');
    const [privateKey, publicKey] = [utils.parseKey(made.private), utils.parseKey(made.public)];
    if (privateKey instanceof Error || publicKey instanceof Error) continue;
    if (privateKey.getPublicSSH().equals(publicKey.getPublicSSH()))
      return { privateKey: made.private, publicKey: made.public };
  }
  throw new Error('No SSH key that can be read was made.');
}
