#!/usr/bin/env node
/**
 * Verifies approvals that were signed with passkeys: `npm run verify-approvals -- approvals.json …`. It needs
 * this file, Node.js and the exported files, and neither Outlay nor a network. Prints one line for each
 * approval; the exit code is 0 only if all are signed and right.
 *
 * The export names the content digest, the batch, the nonce, the public key and what the passkey answered. A
 * passkey signs the SHA-256 of the digest (32 bytes), the id of the batch (16 bytes) and the nonce (32
 * bytes).
 */
import { createHash, createPublicKey, verify } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const FORMAT = 'outlay-approvals-1';
const PRESENT_AND_VERIFIED = 5;

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

/** Verifies each approval of an export. `wrong` is null for one that is signed and right. */
export function verifyApprovals(file) {
  if (file?.format !== FORMAT || !Array.isArray(file.approvals))
    throw new Error(`This is not an export of approvals (${FORMAT}).`);
  const seen = new Set();
  return file.approvals.map((approval) => {
    try {
      if (!Array.isArray(approval.passkeys) || approval.passkeys.length === 0)
        return { approval, wrong: 'not signed with a passkey' };
      for (const signature of approval.passkeys) {
        verifySignature(file, approval, signature);
        if (seen.has(signature.assertion.nonce)) throw new Error('the nonce is used twice');
        seen.add(signature.assertion.nonce);
      }
      return { approval, wrong: null };
    } catch (error) {
      return { approval, wrong: error instanceof Error ? error.message : String(error) };
    }
  });
}

function main(paths) {
  if (paths.length === 0) {
    console.error('Usage: npm run verify-approvals -- approvals.json …');
    return 2;
  }
  let right = 0;
  let all = 0;
  for (const path of paths) {
    let results;
    try {
      results = verifyApprovals(JSON.parse(readFileSync(path, 'utf8')));
    } catch (error) {
      console.error(`${path}: ${error instanceof Error ? error.message : error}`);
      return 2;
    }
    for (const { approval, wrong } of results) {
      all += 1;
      if (wrong === null) right += 1;
      const { userName, label, totalAmount, currency, approvedAt, passkeys, contentDigest } = approval;
      const what = `${userName}: “${label}”, ${currency} ${totalAmount}, ${approvedAt}`;
      const how = wrong === null ? `signed with “${passkeys.map(({ name }) => name).join('”, “')}”` : wrong;
      console.log(`${wrong === null ? 'right' : 'WRONG'}  ${what}: ${how} (digest ${contentDigest})`);
    }
  }
  console.log(`${right} of ${all} approvals are signed with a passkey and right.`);
  return right === all && all > 0 ? 0 : 1;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href)
  process.exitCode = main(process.argv.slice(2));
