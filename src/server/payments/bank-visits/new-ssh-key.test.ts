import ssh2 from 'ssh2';
import { expect, it } from 'vitest';
import { newSshKey } from './new-ssh-key.ts';

const { generateKeyPairSync, parseKey } = ssh2.utils;
const generate = () => generateKeyPairSync('ed25519');
type Pair = ReturnType<typeof generate>;

/** The tools of a library that makes these pairs in order, and then repeats the last one. */
const making = (pairs: Pair[]) => ({
  parseKey,
  generateKeyPairSync: () => (pairs.length > 1 ? pairs.shift()! : pairs[0]!),
});

/** A pair whose public key began with a zero byte, which the library has dropped. */
function shortPair(): Pair {
  for (let attempt = 0; attempt < 20_000; attempt++) {
    const pair = generate();
    if (parseKey(pair.private) instanceof Error) return pair;
  }
  throw new Error('The library makes readable keys only: new-ssh-key.ts is no longer needed.');
}

/** A pair that can be read. */
function goodPair(): Pair {
  const { privateKey, publicKey } = newSshKey(ssh2.utils);
  return { private: privateKey, public: publicKey };
}

const bytesOf = (key: string) => {
  const parsed = parseKey(key);
  if (parsed instanceof Error) throw parsed;
  return parsed.getPublicSSH();
};

it('throws a pair away that the library itself cannot read', () => {
  const [short, good] = [shortPair(), goodPair()];
  expect(newSshKey(making([short, short, good])).privateKey).toBe(good.private);
  expect(() => newSshKey(making([short]))).toThrow('No SSH key');
});

it('throws a pair away whose halves are not one key', () => {
  const [one, other] = [goodPair(), goodPair()];
  expect(newSshKey(making([{ ...one, public: other.public }, one])).publicKey).toBe(one.public);
});

it('makes keys that sign and verify', () => {
  for (let count = 0; count < 600; count++) {
    const { privateKey, publicKey } = newSshKey(ssh2.utils);
    expect(bytesOf(privateKey)).toEqual(bytesOf(publicKey));
  }
  const { privateKey, publicKey } = newSshKey(ssh2.utils);
  const [signer, verifier] = [parseKey(privateKey), parseKey(publicKey)];
  if (signer instanceof Error || verifier instanceof Error) throw new Error('A key cannot be read.');
  const text = Buffer.from('paid once');
  expect(verifier.verify(text, signer.sign(text))).toBe(true);
});
