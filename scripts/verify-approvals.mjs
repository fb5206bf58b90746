#!/usr/bin/env node
/**
 * Verifies approvals that were signed with passkeys:
 *
 *     npm run verify-approvals -- --keys keys.json approvals.json …
 *
 * It needs this file, Node.js and the files, and neither Outlay nor a network.
 *
 * A passkey signs the SHA-256 of the content digest (32 bytes), the id of the batch (16 bytes) and the nonce
 * (32 bytes). Nothing else in the export is signed. Whoever makes up an export can make up its keys too, so
 * keys.json holds the keys that you know: for each user id, a list of the SHA-256 fingerprints of public keys
 * in hexadecimal. Print it once from an export that you trust, and keep it away from Outlay:
 *
 *     npm run verify-approvals -- --print-keys approvals.json … > keys.json
 *
 * The exit code is 0 if all approvals are signed with a key of their user; 1 if one is not; 2 if no key was
 * compared, because `--keys` is absent, and for files that cannot be read.
 */
import { createHash, createPublicKey, verify } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';

const FORMAT = 'outlay-approvals-1';
const PRESENT_AND_VERIFIED = 5;
const UNSIGNED = 'not signed with a passkey';

const sha256 = (...parts) => createHash('sha256').update(Buffer.concat(parts)).digest();

/** The bytes of base64url, written in its only form. */
function bytesOf(text, what) {
  if (typeof text !== 'string') throw new Error(`${what} is missing`);
  const bytes = Buffer.from(text, 'base64url');
  if (bytes.toString('base64url') !== text) throw new Error(`${what} is not base64url`);
  return bytes;
}

function hexOf(text, length, what) {
  if (typeof text !== 'string' || !/^[0-9a-f]*$/.test(text) || text.length !== length * 2)
    throw new Error(`${what} is not ${length} bytes in hexadecimal`);
  return Buffer.from(text, 'hex');
}

/** Reads a COSE_Key: a CBOR map from small numbers to numbers and bytes. */
function readCoseKey(bytes) {
  let at = 0;
  const head = () => {
    const first = bytes[at++];
    const size = first & 31;
    if (size < 24) return { major: first >> 5, value: size };
    const length = { 24: 1, 25: 2, 26: 4 }[size];
    if (!length || at + length > bytes.length) throw new Error('the public key is not a COSE_Key');
    const value = bytes.readUIntBE(at, length);
    at += length;
    return { major: first >> 5, value };
  };
  const item = () => {
    const { major, value } = head();
    if (major === 0) return value;
    if (major === 1) return -1 - value;
    if (major !== 2 || at + value > bytes.length) throw new Error('the public key is not a COSE_Key');
    at += value;
    return bytes.subarray(at - value, at);
  };
  const { major, value: size } = head();
  if (major !== 5) throw new Error('the public key is not a COSE_Key');
  const key = new Map();
  for (let index = 0; index < size; index++) {
    const name = item();
    if (key.has(name)) throw new Error('the public key names a value twice');
    key.set(name, item());
  }
  if (at !== bytes.length) throw new Error('bytes follow the public key');
  return key;
}

/** Verifies the signature with a COSE public key: ES256, Ed25519 or RS256. */
function isSignedBy(coseKey, data, signature) {
  const key = readCoseKey(coseKey);
  const text = (name) => bytesOf(Buffer.from(key.get(name) ?? []).toString('base64url'), 'the public key');
  const part = (name) => text(name).toString('base64url');
  const [type, algorithm] = [key.get(1), key.get(3)];
  if (type === 2 && algorithm === -7 && key.get(-1) === 1) {
    const jwk = { kty: 'EC', crv: 'P-256', x: part(-2), y: part(-3) };
    return verify('sha256', data, createPublicKey({ key: jwk, format: 'jwk' }), signature);
  }
  if (type === 1 && algorithm === -8 && key.get(-1) === 6) {
    const jwk = { kty: 'OKP', crv: 'Ed25519', x: part(-2) };
    return verify(null, data, createPublicKey({ key: jwk, format: 'jwk' }), signature);
  }
  if (type === 3 && algorithm === -257) {
    const jwk = { kty: 'RSA', n: part(-1), e: part(-2) };
    return verify('sha256', data, createPublicKey({ key: jwk, format: 'jwk' }), signature);
  }
  throw new Error('the public key has an algorithm that is not known');
}

/** Throws unless a passkey of the site signed this approval. */
function verifySignature({ rpId, origin }, { batchId, contentDigest }, { publicKey, assertion }) {
  const nonce = bytesOf(assertion.nonce, 'the nonce');
  if (nonce.length !== 32) throw new Error('the nonce does not have 32 bytes');
  const digest = hexOf(contentDigest, 32, 'the content digest');
  const batch = hexOf(String(batchId).replaceAll('-', ''), 16, 'the id of the batch');
  const clientDataBytes = bytesOf(assertion.clientDataJSON, 'clientDataJSON');
  const authenticatorData = bytesOf(assertion.authenticatorData, 'authenticatorData');
  const client = JSON.parse(clientDataBytes.toString('utf8'));
  if (client.type !== 'webauthn.get') throw new Error('it is not the answer to a request to sign');
  if (client.challenge !== sha256(digest, batch, nonce).toString('base64url'))
    throw new Error('it signs another batch, other content or another nonce');
  if (client.origin !== origin) throw new Error(`it was signed at ${client.origin}`);
  if (client.crossOrigin) throw new Error('it was signed in a frame of another site');
  if (authenticatorData.length < 37) throw new Error('authenticatorData is too short');
  if (!authenticatorData.subarray(0, 32).equals(sha256(Buffer.from(rpId))))
    throw new Error('the passkey belongs to another site');
  if ((authenticatorData[32] & PRESENT_AND_VERIFIED) !== PRESENT_AND_VERIFIED)
    throw new Error('the device did not verify its user');
  const signed = Buffer.concat([authenticatorData, sha256(clientDataBytes)]);
  if (
    !isSignedBy(bytesOf(publicKey, 'the public key'), signed, bytesOf(assertion.signature, 'the signature'))
  )
    throw new Error('the signature is wrong');
}

/** The fingerprint of a public key, in hexadecimal. */
function fingerprintOf({ publicKey }) {
  return sha256(bytesOf(publicKey, 'the public key')).toString('hex');
}

/**
 * Verifies each approval of an export. `wrong` is null for one that is signed, with a key of its user if
 * `keys` is there. `seen` holds what earlier files had, so that nothing counts twice.
 */
export function verifyApprovals(file, keys = null, seen = new Set()) {
  if (file?.format !== FORMAT || !Array.isArray(file.approvals))
    throw new Error(`This is not an export of approvals (${FORMAT}).`);
  const once = (what, words) => {
    if (seen.has(what)) throw new Error(words);
    seen.add(what);
  };
  return file.approvals.map((approval) => {
    const fingerprints = [];
    try {
      const { batchId, userId, passkeys } = approval;
      if (!Array.isArray(passkeys) || passkeys.length === 0) throw new Error(UNSIGNED);
      for (const signature of passkeys) {
        verifySignature(file, approval, signature);
        once(`nonce ${signature.assertion.nonce}`, 'the nonce is used twice');
        const fingerprint = fingerprintOf(signature);
        if (keys && !keys.get(userId)?.has(fingerprint))
          throw new Error(`the key ${fingerprint} is not one that you keep for this user`);
        fingerprints.push(fingerprint);
      }
      once(`approval ${userId} ${batchId.replaceAll('-', '')}`, 'the user approves this batch twice');
      return { approval, wrong: null, fingerprints };
    } catch (error) {
      return { approval, wrong: error instanceof Error ? error.message : String(error), fingerprints: [] };
    }
  });
}

/** Reads a file of keys: user ids with the fingerprints that the auditor keeps. */
export function readKeys(text) {
  const file = JSON.parse(text);
  if (typeof file !== 'object' || file === null || Array.isArray(file))
    throw new Error('This is not a file of keys.');
  return new Map(
    Object.entries(file).map(([userId, list]) => {
      if (!Array.isArray(list) || !list.every((one) => typeof one === 'string' && /^[0-9a-f]{64}$/.test(one)))
        throw new Error(`The keys of ${userId} are not fingerprints: 64 digits in hexadecimal.`);
      return [userId, new Set(list)];
    }),
  );
}

/** Text of a file in one line, so that it cannot look like a line of this script. */
function shown(text) {
  return String(text).replace(/[\p{C}\p{Zl}\p{Zp}]/gu, (one) => `\\u{${one.codePointAt(0).toString(16)}}`);
}

/** The lines about one approval. What is not signed follows the words “The file says”. */
function linesOf({ approval, wrong, fingerprints }, keys) {
  const { userId, userName, batchId, contentDigest, label, totalAmount, currency, approvedAt } =
    approval ?? {};
  const names = wrong === null ? approval.passkeys.map(({ name }) => `“${name}”`).join(', ') : '';
  const signed = `content digest ${contentDigest}, batch ${batchId}`;
  const right = keys ? `right  ${signed}, by user ${userId}` : `signed ${signed}`;
  return [
    wrong === null ? right : `WRONG  ${wrong}`,
    ...fingerprints.map(
      (one) => `key ${one}: ${keys ? 'one that you keep for this user' : 'the key was not compared'}`,
    ),
    `The file says: user ${userId}, ${userName}, “${label}”, ${currency} ${totalAmount}, ${approvedAt}` +
      (names && `, passkey ${names}`),
  ].map((line, index) => (index === 0 ? '' : '       ') + shown(line));
}

/** The keys of signed approvals as a file of keys. */
function printKeys(results) {
  const forged = results.find(({ wrong }) => wrong !== null && wrong !== UNSIGNED);
  if (forged) {
    console.error(shown(`No keys are printed, because an approval is wrong: ${forged.wrong}.`));
    return 1;
  }
  const keys = new Map();
  for (const { approval, fingerprints } of results)
    if (fingerprints.length > 0)
      keys.set(approval.userId, [...new Set([...(keys.get(approval.userId) ?? []), ...fingerprints])]);
  console.log(JSON.stringify(Object.fromEntries(keys), null, 2));
  console.error('Keep this file away from Outlay, and only if you trust the export that it is from.');
  return 0;
}

function verifyAll(results, keys) {
  for (const result of results) for (const line of linesOf(result, keys)) console.log(line);
  const good = results.filter(({ wrong }) => wrong === null).length;
  console.log(
    keys
      ? `${good} of ${results.length} approvals are signed with a key that you keep for their user.`
      : `${good} of ${results.length} approvals are signed, but no key was compared: whoever made the file ` +
          'may have made its keys. This proves nothing without --keys.',
  );
  console.log('Label, amount, time and names are what the file says. Only digest and batch are signed.');
  if (good < results.length || results.length === 0) return 1;
  return keys ? 0 : 2;
}

const USAGE =
  'Usage: npm run verify-approvals -- --keys keys.json approvals.json …\n' +
  '       npm run verify-approvals -- --print-keys approvals.json …';

function main(args) {
  let at = '';
  try {
    const { values, positionals } = parseArgs({
      args,
      options: { keys: { type: 'string' }, 'print-keys': { type: 'boolean' } },
      allowPositionals: true,
    });
    const isPrinting = values['print-keys'] === true;
    if (positionals.length === 0 || (isPrinting && values.keys !== undefined)) throw new Error(USAGE);
    const read = (path) => {
      at = `${path}: `;
      return readFileSync(path, 'utf8');
    };
    const keys = values.keys === undefined ? null : readKeys(read(values.keys));
    const seen = new Set();
    const results = positionals.flatMap((path) => verifyApprovals(JSON.parse(read(path)), keys, seen));
    return isPrinting ? printKeys(results) : verifyAll(results, keys);
  } catch (error) {
    console.error(at + (error instanceof Error ? error.message : String(error)));
    return 2;
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href)
  process.exitCode = main(process.argv.slice(2));
