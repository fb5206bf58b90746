import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';

/** What a test may change about an answer, to see that it is refused. */
export interface Answering {
  origin?: string;
  rpId?: string;
  type?: string;
  crossOrigin?: boolean;
  topOrigin?: string;
  isPresent?: boolean;
  isVerified?: boolean;
  /** The counter to claim; without one the device counts up. */
  counter?: number;
  credentialId?: Buffer;
}

type Value = number | string | Buffer | Map<number | string, Value>;

/** The few forms of CBOR that WebAuthn needs. */
function cbor(value: Value): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  return Buffer.concat([
    head(5, value.size),
    ...[...value].flatMap(([key, item]) => [cbor(key), cbor(item)]),
  ]);
}

function head(major: number, size: number): Buffer {
  if (size < 24) return Buffer.from([(major << 5) | size]);
  if (size < 256) return Buffer.from([(major << 5) | 24, size]);
  return Buffer.from([(major << 5) | 25, size >> 8, size & 255]);
}

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest();

/** The algorithms of passkeys. */
export type KeyAlgorithm = 'ES256' | 'EdDSA' | 'RS256';

/** A new key pair, with its public key as a COSE_Key. */
function newKey(algorithm: KeyAlgorithm): { key: KeyObject; publicKey: Buffer } {
  const cose = (...entries: [number, Value][]) => cbor(new Map<number, Value>(entries));
  const bytes = (text: string | undefined) => Buffer.from(text!, 'base64url');
  if (algorithm === 'EdDSA') {
    const { privateKey: key, publicKey } = generateKeyPairSync('ed25519');
    const { x } = publicKey.export({ format: 'jwk' });
    return { key, publicKey: cose([1, 1], [3, -8], [-1, 6], [-2, bytes(x)]) };
  }
  if (algorithm === 'RS256') {
    const { privateKey: key, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
    const { n, e } = publicKey.export({ format: 'jwk' });
    return { key, publicKey: cose([1, 3], [3, -257], [-1, bytes(n)], [-2, bytes(e)]) };
  }
  const { privateKey: key, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x, y } = publicKey.export({ format: 'jwk' });
  return { key, publicKey: cose([1, 2], [3, -7], [-1, 1], [-2, bytes(x)], [-3, bytes(y)]) };
}

/** A passkey in software, with a device that verifies its user unless a test says otherwise. */
export class SoftwarePasskey {
  readonly credentialId = randomBytes(32);
  /** A COSE_Key. */
  readonly publicKey: Buffer;
  readonly #key: KeyObject;
  readonly #site: { origin: string; rpId: string };
  #counter = 0;

  constructor(publicUrl: string, algorithm: KeyAlgorithm = 'ES256') {
    const { key, publicKey } = newKey(algorithm);
    this.#key = key;
    this.publicKey = publicKey;
    this.#site = { origin: new URL(publicUrl).origin, rpId: new URL(publicUrl).hostname };
  }

  /** The answer to navigator.credentials.create(). */
  create(challenge: string, changes: Answering = {}) {
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.credentialId.length);
    const attested = Buffer.concat([Buffer.alloc(16), length, this.credentialId, this.publicKey]);
    const authData = this.#authenticatorData(changes, attested);
    return {
      id: this.credentialId.toString('base64url'),
      attestationObject: cbor(
        new Map<string, Value>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', authData],
        ]),
      ).toString('base64url'),
      clientDataJSON: this.#clientData('webauthn.create', challenge, changes).toString('base64url'),
      transports: ['internal'],
    };
  }

  /** The answer to navigator.credentials.get(). */
  get(challenge: string, changes: Answering = {}) {
    const authenticatorData = this.#authenticatorData(changes);
    const clientData = this.#clientData('webauthn.get', challenge, changes);
    const hash = this.#key.asymmetricKeyType === 'ed25519' ? null : 'sha256';
    const signature = sign(hash, Buffer.concat([authenticatorData, sha256(clientData)]), this.#key);
    return {
      credentialId: (changes.credentialId ?? this.credentialId).toString('base64url'),
      authenticatorData: authenticatorData.toString('base64url'),
      clientDataJSON: clientData.toString('base64url'),
      signature: signature.toString('base64url'),
    };
  }

  #authenticatorData(changes: Answering, attested?: Buffer): Buffer {
    const { isPresent = true, isVerified = true } = changes;
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(changes.counter ?? (this.#counter += 1));
    const flags = (isPresent ? 1 : 0) | (isVerified ? 4 : 0) | (attested ? 64 : 0);
    const rpIdHash = sha256(changes.rpId ?? this.#site.rpId);
    return Buffer.concat([rpIdHash, Buffer.from([flags]), counter, attested ?? Buffer.alloc(0)]);
  }

  #clientData(type: string, challenge: string, changes: Answering): Buffer {
    const { origin = this.#site.origin, crossOrigin = false, topOrigin } = changes;
    return Buffer.from(
      JSON.stringify({ type: changes.type ?? type, challenge, origin, crossOrigin, topOrigin }),
    );
  }
}
