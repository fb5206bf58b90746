import { afterAll, beforeAll, expect, it } from 'vitest';
import { readPain001 } from '../../../domain/bank-files/pain001/read-pain001.ts';
import { pain002Text } from '../../../domain/bank-files/testing/pain002-text.ts';
import { PAIN_PROFILE } from '../../../domain/bank-files/testing/samples.ts';
import { approvedBatchOf, statusesOf } from '../testing/approved-batch.ts';
import { paymentsInstallation, type PaymentsInstallation } from '../testing/payments-installation.ts';
import { payBatch } from '../paying/worker/pay-batch.ts';
import { openBankConnections } from '../paying/registry.ts';
import { bankFileEntity } from './testing/bank-file-entity.ts';
import { uploadReply } from './testing/upload-reply.ts';

let installation: PaymentsInstallation;
beforeAll(async () => {
  installation = await paymentsInstallation();
});
afterAll(() => installation.close());

it('a pain.001 file leaves, and a pain.002 reply settles its payments one by one', async () => {
  const { context } = installation;
  const turn = (id: string) => payBatch(context, openBankConnections(context), id, () => false);
  const entity = await bankFileEntity(installation, PAIN_PROFILE);
  const { entityId, preparer } = entity;
  const { id, withdrawals } = await approvedBatchOf(installation, entityId, [{}, {}, {}]);
  await turn(id);
  const [file] = (await preparer.send('GET', `/app/bank-files?batchId=${id}`)).body.items;
  const { text } = await preparer.send('POST', `/app/bank-files/${file.id}/download`);
  await turn(id);
  const fileId: string = file.id.replaceAll('-', '');
  const endToEndIds = withdrawals.map((one) => one.id.replaceAll('-', ''));
  for (const name of [fileId, ...endToEndIds]) expect(text).toContain(name);
  expect(() => readPain001(Buffer.from(text))).not.toThrow();
  const reply = pain002Text({
    fileId,
    groupStatus: 'PART',
    payments: [
      { endToEndId: endToEndIds[0]!, status: 'ACSC' },
      {
        endToEndId: endToEndIds[1]!,
        status: 'RJCT',
        reason: { code: 'AC04', text: 'Closed account number' },
      },
    ],
  });
  const otherSum = reply.replace(
    '<GrpSts>',
    '<OrgnlNbOfTxs>3</OrgnlNbOfTxs><OrgnlCtrlSum>1</OrgnlCtrlSum><GrpSts>',
  );
  expect((await uploadReply(entity, Buffer.from(otherSum))).body).toMatchObject({
    question: { code: 'OTHER_TOTALS' },
  });
  for (const version of ['02', '14']) {
    const other = reply.replaceAll(/pain\.002\.001\.\d\d/g, `pain.002.001.${version}`);
    const { question } = (await uploadReply(entity, Buffer.from(other))).body;
    expect(question.code).toBe('OTHER_VERSION');
    expect(question.detail).toContain('Outlay reads pain.002.001.03 to 13 here.');
  }
  const { body } = await uploadReply(entity, Buffer.from(reply));
  expect(body).toMatchObject({ result: 'APPLIED', question: null });
  await turn(id);
  expect(await statusesOf(context, id)).toEqual(['COMPLETE', 'FAILED', 'SUBMITTED']);
});
