import { expect, type APIRequestContext, type APIResponse, type Browser } from '@playwright/test';
import { writeBankStatus, type BankStatus } from '../../src/domain/bank-files/acb/answer-file.ts';
import { readAcbFile, type ReadPaymentFile } from '../../src/domain/bank-files/acb/read-file.ts';
import { requestsOf } from './planted-batch.ts';
import { dayFromToday } from './days.ts';

const BATCHES = '/institution/payments/bulk-withdrawals/batches';
const CONNECTIONS = '/app/bank-connections';

async function bodyOf<Body>(answer: APIResponse): Promise<Body> {
  expect(answer.status(), await answer.text()).toBe(200);
  return (await answer.json()) as Body;
}

/** Sets up a connection by ACB files that carries no payments. Returns its id. */
export async function createConnection(
  admin: APIRequestContext,
  displayName: string,
  {
    accountNumber = '62000000001',
    ...more
  }: { accountNumber?: string; purpose?: 'BOTH'; bankName?: string } = {},
): Promise<string> {
  const profiles = await bodyOf<{ code: string }[]>(await admin.get('/app/bank-file-profiles'));
  const acb = {
    customerCode: 'KAR01',
    userCode: 'A1B2',
    shortName: 'KAROO',
    destination: '00000',
    service: 'SAMEDAY',
  };
  const payer = {
    name: 'Karoo Trading (Pty) Ltd',
    branchCode: '250655',
    accountNumber,
    accountType: 'CURRENT',
  };
  const profile = { ...profiles.find(({ code }) => code === 'ZA-ACB-198'), acb };
  const data = { displayName, rails: ['EFT'], currency: 'ZAR', payer, profile, ...more };
  return (await bodyOf<{ id: string }>(await admin.post(CONNECTIONS, { data }))).id;
}

/** Prepares and approves a batch of EFT payments. Returns its id once its bank file has been written. */
export async function approveBatch(
  preparer: APIRequestContext,
  approver: APIRequestContext,
  label: string,
  names: readonly string[],
): Promise<string> {
  const withdrawals = names.map((beneficiaryName, at) => ({
    beneficiaryName,
    bankCode: 'FNB',
    accountNumber: `6255511${1_100 + at}`,
    accountType: 'CURRENT',
    amount: `${850 + at * 35}.50`,
    beneficiaryReference: 'WAGES',
  }));
  const { id } = await bodyOf<{ id: string }>(
    await preparer.post(BATCHES, {
      data: { label, currency: 'ZAR', rail: 'EFT', duplicateReason: 'Second run', withdrawals },
    }),
  );
  await bodyOf(await approver.post(`${BATCHES}/${id}/approve`));
  await expect
    .poll(
      async () =>
        (await bodyOf<{ total: number }>(await preparer.get(`/app/bank-files?batchId=${id}`))).total,
    )
    .toBe(1);
  return id;
}

/** An ACB file as a bank reads it. */
export function readAtBank(bytes: Uint8Array): ReadPaymentFile {
  const read = readAcbFile(bytes);
  if (!('file' in read)) throw new Error('The bank cannot read the file.');
  return read.file;
}

/** The answer of a bank that accepts a file, except payments at these positions, from 1. */
export function statusOf(file: ReadPaymentFile, rejected: readonly number[] = []): Buffer {
  const reasons: BankStatus['reasons'] = rejected.map((position) => ({
    sequenceNumber: file.payments[position - 1]!.sequenceNumber,
    code: '00032',
    text: '*** HOMING BRANCH INVALID ***',
  }));
  return Buffer.from(
    writeBankStatus(file, {
      answeredOn: dayFromToday().replaceAll('-', ''),
      transmission: 'ACCEPTED',
      userSet: 'ACCEPTED',
      reasons,
      listsAccepted: true,
    }),
  );
}

/** What the bank pages show: two connections, and a file that the bank answered. */
export async function plantBank(browser: Browser, baseURL: string) {
  const [admin, preparer, approver] = await Promise.all(
    ['admin', 'preparer', 'approver'].map((user) => requestsOf(browser, baseURL, user)),
  );
  const connectionId = await createConnection(admin!, 'FNB salaries');
  const uncertifiedId = await createConnection(admin!, 'FNB suppliers');
  const path = `${CONNECTIONS}/${connectionId}`;
  const note = 'Test file 1 accepted by e-mail of Lerato Mokoena, FNB payments desk.';
  await bodyOf(await admin!.post(`${path}/certification`, { data: { version: 1, note } }));
  const { updatedAt } = await bodyOf<{ updatedAt: string }>(await admin!.post(`${path}/rehearse`));
  await bodyOf(await approver!.put(`${path}/state`, { data: { state: 'LIVE', updatedAt } }));
  const names = [
    'Thandi Nkosi',
    'Pieter van der Merwe',
    'Zo\u00EB M\u00FCller',
    'Ayesha Patel',
    'Johan Botha',
  ];
  const batch = await approveBatch(preparer!, approver!, 'Wages, week 47', names);
  const { items } = await bodyOf<{ items: { id: string }[] }>(
    await preparer!.get(`/app/bank-files?batchId=${batch}`),
  );
  const file = readAtBank(await (await preparer!.post(`/app/bank-files/${items[0]!.id}/download`)).body());
  const upload = async (fileName: string, bytes: Buffer) =>
    bodyOf<{ id: string; readAt: string }>(
      await preparer!.post(`${path}/replies`, { data: { fileName, content: bytes.toString('base64') } }),
    );
  const { id: replyId, readAt } = await upload('REPLY-0001.txt', statusOf(file, [2, 4]));
  await bodyOf(await approver!.post(`/app/bank-replies/${replyId}/confirm`, { data: { readAt } }));
  await upload('REPLY-0417.txt', statusOf({ ...file, transmissionNumber: 417 }));
  return { connectionId, uncertifiedId, replyId };
}
