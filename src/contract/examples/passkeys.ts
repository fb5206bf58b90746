import { ADMIN, APPROVER, BATCH_ID, DIGEST, type OperationExamples, waitingBatch } from './story.ts';

const passkey = {
  id: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9f11',
  name: 'Laptop at work',
  createdAt: '2026-02-02T08:00:00.000Z',
  lastUsedAt: '2026-03-02T08:14:00.000Z',
  isSynced: true,
};
const list = { isPossible: true, passkeys: [passkey], reset: null };
const nonce = 'pZ0y2bJm8q3v5s7u9w1x3z5B7D9F1H3J5L7N9P1R3T4';
const challenge = 'd2hhdCB0aGUgcGFzc2tleSBzaWducywgMzMgYnl0ZXMu';
const credentialId = 'q1w2e3r4t5y6u7i8o9p0';
const toSign = {
  nonce,
  challenge,
  rpId: 'pay.example.com',
  credentials: [{ id: credentialId, transports: ['internal'] }],
  expiresAt: '2026-03-02T08:20:30.000Z',
};
const assertion = {
  nonce,
  credentialId,
  authenticatorData: 'SZYN5YgOjGh0NBcPZHZgW4_krrmihjLHmVzzuoMdl2MFAAAAAQ',
  clientDataJSON: 'eyJ0eXBlIjoid2ViYXV0aG4uZ2V0In0',
  signature: 'MEUCIQDf1Q7m3jYk',
};
const reset = {
  id: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9f12',
  user: APPROVER,
  askedBy: ADMIN,
  askedAt: '2026-03-02T08:15:30.000Z',
  takesEffectAt: '2026-03-03T08:15:30.000Z',
  state: 'WAITING',
  userMayStop: true,
  decidedBy: null,
  decidedAt: null,
};

export const PASSKEY_EXAMPLES: Readonly<Record<string, OperationExamples>> = {
  listPasskeys: { answers: { 200: list } },
  startPasskey: {
    answers: {
      200: { options: { challenge, rp: { id: 'pay.example.com', name: 'Outlay' } }, proof: toSign },
    },
  },
  createPasskey: {
    request: {
      name: passkey.name,
      nonce: challenge,
      credential: {
        id: credentialId,
        attestationObject: 'o2NmbXRkbm9uZQ',
        clientDataJSON: 'eyJ0eXBlIjoid2ViYXV0aG4uY3JlYXRlIn0',
        transports: ['internal'],
      },
      proof: assertion,
    },
    answers: { 200: list },
  },
  renamePasskey: {
    request: { name: 'Phone' },
    answers: { 200: { ...list, passkeys: [{ ...passkey, name: 'Phone' }] } },
  },
  provePasskey: { answers: { 200: toSign } },
  removePasskey: { request: { proof: assertion }, answers: { 200: { ...list, passkeys: [] } } },
  listPasskeyResets: { answers: { 200: [reset] } },
  resetPasskeys: { request: { userId: APPROVER.userId }, answers: { 200: reset } },
  stopPasskeyReset: {
    answers: {
      200: { ...reset, state: 'STOPPED', decidedBy: APPROVER, decidedAt: '2026-03-02T09:00:00.000Z' },
    },
  },
  startApproval: { request: { contentDigest: DIGEST }, answers: { 200: toSign } },
  exportApprovals: {
    answers: {
      200: {
        format: 'outlay-approvals-1',
        rpId: 'pay.example.com',
        origin: 'https://pay.example.com',
        entity: 'Karoo Trading',
        issuedAt: '2026-03-02T08:16:00.000Z',
        approvals: [
          {
            batchId: BATCH_ID,
            label: waitingBatch.label,
            contentDigest: DIGEST,
            totalAmount: waitingBatch.totalAmount,
            currency: 'ZAR',
            userId: APPROVER.userId,
            userName: APPROVER.name,
            approvedAt: '2026-03-02T08:15:30.000Z',
            passkeys: [{ name: passkey.name, publicKey: 'pQECAyYgASFYIA', assertion }],
          },
        ],
      },
    },
  },
};
