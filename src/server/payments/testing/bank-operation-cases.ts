import { connectionSettings } from '../bank-files/testing/bank-file-entity.ts';
import { statementOf, statementUpload } from '../reconciling/statements/testing/statement-of-day.ts';
import { fund } from './fund.ts';
import { batchIn, type Case, type Setting } from './operation-cases.ts';

const BANK_CONNECTION = connectionSettings();
const { currency: _, ...BANK_SETTINGS } = BANK_CONNECTION;

const BY_SFTP = {
  transport: 'SFTP',
  folders: { outbox: 'outbox', inbox: 'inbox', archive: 'archive' },
  server: {
    host: 'sftp.bank.example',
    port: 22,
    username: 'acme',
    hostKeyFingerprint: `SHA256:${'A'.repeat(43)}`,
  },
};

const ENTRIES = '/app/reconciliation/entries';

async function bankConnectionIn({ installation, entityId }: Setting): Promise<string> {
  const admin = installation.as(await installation.user(entityId, ['ADMIN']));
  const { body } = await admin.send('POST', '/app/bank-connections', { body: BANK_CONNECTION });
  return body.id;
}

async function statementIn(setting: Setting): Promise<string> {
  const { installation } = setting;
  await bankConnectionIn(setting);
  const approver = installation.as(await installation.user(setting.entityId, ['APPROVER']));
  const { body } = await approver.send('POST', '/app/statements', { body: statementUpload() });
  return body.statements[0].statement.id;
}

async function entryIn(setting: Setting): Promise<string> {
  const { installation } = setting;
  await fund(installation.context, setting.entityId, 10_000n);
  await statementIn(setting);
  const admin = installation.as(await installation.user(setting.entityId, ['ADMIN']));
  const { body } = await admin.send('GET', ENTRIES);
  return `${ENTRIES}/${body.items[0].entry.id}`;
}

async function statementAccountIn(setting: Setting): Promise<string> {
  const { installation } = setting;
  await statementIn(setting);
  const admin = installation.as(await installation.user(setting.entityId, ['ADMIN']));
  const { body } = await admin.send('GET', '/app/statement-accounts');
  return body[0].account.id;
}

async function openingIn(setting: Setting): Promise<{ id: string; bookedAmount: string }> {
  const { installation } = setting;
  const statementId = await statementIn(setting);
  const admin = installation.as(await installation.user(setting.entityId, ['ADMIN']));
  const { body } = await admin.send('POST', '/app/opening-balances', { body: { statementId } });
  return body.opening;
}

const RULE = {
  category: 'TAX',
  words: 'PAYMENT',
  fromAmount: '0.01',
  toAmount: '99999999.00',
  isAutomatic: false,
};

/** A rule that waits, with its entry and what confirms it. */
async function ruleIn(setting: Setting) {
  const entryPath = await entryIn(setting);
  const { installation } = setting;
  const admin = installation.as(await installation.user(setting.entityId, ['ADMIN']));
  const entryId = entryPath.split('/').at(-1)!;
  const { body } = await admin.send('POST', '/app/entry-rules', { body: { ...RULE, entryId } });
  const { proposal } = (await admin.send('GET', entryPath)).body;
  return { id: body.id as string, entryPath, body: { proposalId: (proposal?.id ?? null) as string | null } };
}

/** An entry for which a rule is suggested, because one like it was posted before. */
async function suggestedIn(setting: Setting): Promise<string> {
  const earlier = await entryIn(setting);
  const { installation } = setting;
  const admin = installation.as(await installation.user(setting.entityId, ['ADMIN']));
  await admin.send('POST', `${earlier}/post`, { body: { kind: 'FEE' } });
  await admin.send('POST', '/app/statements', { body: statementUpload(statementOf(2)) });
  const { body } = await admin.send('GET', ENTRIES);
  return `${ENTRIES}/${body.items[0].entry.id}`;
}

/** Bank connections, bank files, statements, reconciliation, settlements and funding records. */
export const BANK_CASES: Record<string, Case> = {
  createBankConnection: {
    good: async () => ({ path: '/app/bank-connections', body: BANK_CONNECTION }),
    bad: { body: { ...BANK_CONNECTION, rails: [] } },
  },
  updateBankConnection: {
    good: async (setting) => ({
      path: `/app/bank-connections/${await bankConnectionIn(setting)}`,
      body: { ...BANK_SETTINGS, version: 1 },
    }),
    bad: { body: { ...BANK_SETTINGS, version: 0 } },
  },
  switchBankConnection: {
    good: async (setting) => ({
      path: `/app/bank-connections/${await bankConnectionIn(setting)}/state`,
      body: { state: 'OFF' },
    }),
    bad: { body: { state: 'DRAFT' } },
  },
  rehearseBankConnection: {
    good: async (setting) => ({
      path: `/app/bank-connections/${await bankConnectionIn(setting)}/rehearse`,
    }),
  },
  setBankTransport: {
    good: async (setting) => ({
      path: `/app/bank-connections/${await bankConnectionIn(setting)}/transport`,
      body: { transport: 'DOWNLOAD' },
    }),
    bad: { body: { transport: 'SFTP' } },
  },
  visitBankNow: {
    good: async (setting) => {
      const { installation } = setting;
      const path = `/app/bank-connections/${await bankConnectionIn(setting)}/transport`;
      const admin = installation.as(await installation.user(setting.entityId, ['ADMIN']));
      await admin.send('PUT', path, { body: BY_SFTP });
      return { path: `${path}/visit` };
    },
  },
  certifyBankConnection: {
    good: async (setting) => ({
      path: `/app/bank-connections/${await bankConnectionIn(setting)}/certification`,
      body: { version: 1, note: 'Accepted.' },
    }),
    bad: { body: { version: 1, note: ' ' } },
  },
  getBankFilePlan: {
    good: async (setting) => ({ path: `/app/batches/${await batchIn(setting)}/bank-file-plan` }),
  },
  uploadBankReply: {
    good: async (setting) => ({
      path: `/app/bank-connections/${await bankConnectionIn(setting)}/replies`,
      body: { fileName: 'reply.xml', content: 'PGEvPg==' },
    }),
    bad: { body: { fileName: 'reply.xml', content: 'not base64' } },
  },
  uploadStatement: {
    good: async (setting) => {
      await bankConnectionIn(setting);
      return { path: '/app/statements', body: statementUpload() };
    },
    bad: { body: { fileName: 'statement.xml', content: 'not base64' } },
  },
  previewStatementCsv: {
    good: async (setting) => ({
      path: '/app/statements/csv-preview',
      body: {
        content: Buffer.from('Date,Amount\n2026-03-02,1.00\n').toString('base64'),
        connectionId: await bankConnectionIn(setting),
      },
    }),
    bad: { body: { content: 'not base64' } },
  },
  getStatement: { good: async (setting) => ({ path: `/app/statements/${await statementIn(setting)}` }) },
  takeBackStatement: {
    good: async (setting) => ({
      path: `/app/statements/${await statementIn(setting)}/take-back`,
      body: { reason: 'It is of another company.' },
    }),
    bad: { body: {} },
  },
  listStatementEntries: {
    good: async (setting) => ({ path: `/app/statements/${await statementIn(setting)}/entries` }),
  },
  getReconciliationEntry: { good: async (setting) => ({ path: await entryIn(setting) }) },
  listEntryCandidates: {
    good: async (setting) => ({ path: `${await entryIn(setting)}/candidates` }),
  },
  getEntryRequests: {
    good: async (setting) => ({ path: `${await entryIn(setting)}/payment-requests` }),
  },
  postEntry: {
    good: async (setting) => ({ path: `${await entryIn(setting)}/post`, body: { kind: 'FEE' } }),
    bad: { body: { kind: 'GIFT' } },
  },
  setEntryAside: {
    good: async (setting) => ({ path: `${await entryIn(setting)}/set-aside`, body: { reason: 'Later.' } }),
    bad: { body: {} },
  },
  undoPosting: {
    good: async (setting) => {
      const { id, entryPath, body } = await ruleIn(setting);
      const { installation } = setting;
      const admin = installation.as(await installation.user(setting.entityId, ['ADMIN']));
      await admin.send('POST', `/app/entry-rules/${id}/confirm`, { body });
      return { path: `${entryPath}/undo`, body: { reason: 'It is no tax.' } };
    },
    bad: { body: { reason: ' ' } },
  },
  suggestEntryRule: { good: async (setting) => ({ path: `${await entryIn(setting)}/rule-suggestion` }) },
  dismissRuleSuggestion: {
    good: async (setting) => ({ path: `${await suggestedIn(setting)}/dismiss-rule-suggestion` }),
  },
  proposeEntryRule: {
    good: async (setting) => ({
      path: '/app/entry-rules',
      body: { ...RULE, entryId: (await entryIn(setting)).split('/').at(-1)! },
    }),
    bad: { body: { ...RULE, category: 'GIFT' } },
  },
  confirmEntryRule: {
    good: async (setting) => {
      const { id, body } = await ruleIn(setting);
      return { path: `/app/entry-rules/${id}/confirm`, body };
    },
    bad: { body: { proposalId: 'none' } },
  },
  endEntryRule: { good: async (setting) => ({ path: `/app/entry-rules/${(await ruleIn(setting)).id}/end` }) },
  proposeOpeningBalance: {
    good: async (setting) => ({
      path: '/app/opening-balances',
      body: { statementId: await statementIn(setting) },
    }),
    bad: { body: { statementId: '7' } },
  },
  confirmOpeningBalance: {
    good: async (setting) => {
      const { id, bookedAmount } = await openingIn(setting);
      return { path: `/app/opening-balances/${id}/confirm`, body: { bookedAmount } };
    },
    bad: { body: { bookedAmount: 'all' } },
  },
  withdrawOpeningBalance: {
    good: async (setting) => ({ path: `/app/opening-balances/${(await openingIn(setting)).id}/withdraw` }),
  },
  listMonthEnds: {
    good: async (setting) => ({
      path: ['/app/statement-accounts', await statementAccountIn(setting), 'month-ends'].join('/'),
    }),
  },
  listBalanceDays: {
    good: async (setting) => ({
      path: `/app/statement-accounts/${await statementAccountIn(setting)}/balance-days`,
    }),
  },
  exportBalanceDays: {
    good: async (setting) => ({
      path: `/app/statement-accounts/${await statementAccountIn(setting)}/balance-days.csv`,
    }),
  },
};
