import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOUR_MS } from '../../src/shared/time.ts';
import type { Role } from '../../src/shared/terms.ts';
import type { HistoryEvent } from '../history.ts';
import type { PlannedRow } from '../parts-of-events.ts';
import { openStage, type Stage } from '../stage.ts';
import type { PlannedRule } from './events.ts';
import { isSatisfied } from './needed-signers.ts';
import { type FaultStory, testFaultStories } from '../testing/fault-stories.ts';

/** Short histories about people, programs and webhooks: the product keeps each promise, a fault breaks it. */

const [ONE, TWO] = ['A admin 1', 'A admin 2'];
const FILE = { isRejected: false, repliesAfterMs: 0, copies: 1, isAfterWrongReply: false };

function row(batch: string): PlannedRow {
  const fate = {
    outcome: 'PAID' as const,
    decidedAfterMs: 0,
    lostAnswers: 0,
    isLostOnTheWay: false,
    returnedAfterMs: null,
  };
  return { reference: `${batch} ROW 1`, account: '62100100000', amountMinor: 12_345, fate };
}

const created = (batch: string): HistoryEvent => ({
  what: 'create',
  by: `${batch[0]} preparer 2`,
  batch,
  rows: [row(batch)],
});
const approved = (batch: string, by: string): HistoryEvent => ({ what: 'approve', by, batch });
const confirmed: HistoryEvent = { what: 'decide change', by: TWO!, how: 'confirm' };
const changed = (person: string, roles: Role[]): HistoryEvent => ({
  what: 'ask for change',
  by: ONE!,
  change: { kind: 'CHANGE_ROLES', person, roles },
});
const policy = (...signers: PlannedRule['signers']): HistoryEvent[] => [
  {
    what: 'ask for change',
    by: ONE!,
    change: {
      kind: 'CHANGE_POLICY',
      rules: signers.length > 0 ? [{ when: [], signers, inOrder: false }] : [],
    },
  },
  confirmed,
];
const hooked: HistoryEvent = { what: 'make webhook', by: ONE!, webhook: 'A webhook' };
const delivered: HistoryEvent = { what: 'sweep', by: 'worker 1', sweep: 'deliver' };
const paid = (batch: string): HistoryEvent => ({ what: 'turn', by: 'worker 1', batch });
const token = { token: 'A program 1' };

const STORIES: readonly FaultStory[] = [
  [
    'a change of control that its own admin confirms',
    'two-for-control',
    [changed('A approver 3', ['VIEWER']), { what: 'decide change', by: ONE!, how: 'confirm', isOwn: true }],
  ],
  [
    'an approval that counts after its person has lost the role',
    'counting-signers',
    [
      ...policy({ group: 'FINANCE', count: 1 }, { group: 'DIRECTORS', count: 1 }),
      created('A1'),
      approved('A1', 'A approver 1'),
      changed('A approver 1', ['VIEWER']),
      confirmed,
      approved('A1', 'A approver 3'),
    ],
  ],
  [
    'an approval that counts after its person has lost the role',
    'demoted-do-not-count',
    [
      { what: 'rules', by: ONE!, approvals: 1, pauseSeconds: 3_600 },
      created('A1'),
      approved('A1', 'A approver 1'),
      changed('A approver 1', ['VIEWER']),
      confirmed,
      { what: 'pass', by: 'clock', ms: 2 * HOUR_MS },
      paid('A1'),
    ],
  ],
  [
    'a person who signs beside their delegate',
    'one-person-one-signature',
    [
      { what: 'rules', by: ONE!, approvals: 2, pauseSeconds: 0 },
      { what: 'delegate', by: 'A approver 1', to: 'A approver 2', startsInDays: 0, days: 2 },
      created('A1'),
      { what: 'sign', by: 'A approver 2', batch: 'A1', onBehalfOf: 'A approver 1' },
      { what: 'sign', by: 'A approver 1', batch: 'A1' },
    ],
  ],
  [
    'a batch that forgets the policy of its preparation',
    'counting-signers',
    [...policy({ group: 'DIRECTORS', count: 1 }), created('A1'), ...policy(), approved('A1', 'A approver 1')],
  ],
  [
    'an approval without the passkey that it needs',
    'signed-with-passkey',
    [{ what: 'require passkeys', by: ONE!, aboveMinor: 0 }, created('A1'), approved('A1', 'A approver 1')],
  ],
  [
    'a payment to an account that no second person has confirmed',
    'registered-only',
    [created('A1'), { what: 'require payees', by: ONE!, isOn: true }, approved('A1', 'A approver 1')],
  ],
  [
    'a token that works after it was revoked',
    'ended-access-does-nothing',
    [
      { what: 'make token', by: ONE!, ...token, prepares: true, days: 30 },
      { what: 'confirm token', by: TWO!, ...token },
      { what: 'revoke token', by: TWO!, ...token },
      { what: 'prepare', by: 'A program 1', batch: 'A1', row: row('A1'), file: FILE },
    ],
  ],
  [
    'a reset that removes passkeys at once',
    'lost-passkeys-wait',
    [
      { what: 'add passkey', by: 'A approver 1' },
      { what: 'ask for passkey reset', by: ONE!, person: 'A approver 1' },
      { what: 'sweep', by: 'worker 1', sweep: 'reset-passkeys' },
    ],
  ],
  [
    'a session that works after an admin has ended it',
    'ended-access-does-nothing',
    [
      { what: 'add passkey', by: 'A approver 1' },
      { what: 'sign out', by: ONE!, person: 'A approver 1' },
    ],
  ],
  [
    'an event that no webhook receives',
    'events-arrive',
    [hooked, created('A1'), approved('A1', 'A approver 1'), delivered],
  ],
  [
    'events of one thing that overtake each other',
    'events-in-order',
    [
      hooked,
      created('A1'),
      approved('A1', 'A approver 1'),
      paid('A1'),
      { what: 'receiver', by: 'receiver', webhook: 'A webhook', mode: 'EVERY_SECOND' },
      delivered,
      { what: 'pass', by: 'clock', ms: HOUR_MS },
      delivered,
    ],
  ],
  [
    'a webhook that receives the events of every company',
    'events-of-their-company',
    [hooked, created('B1'), delivered],
  ],
];

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const historyOf = (seed: number, events: HistoryEvent[]) => ({
  seed,
  hasFiles: false,
  hasPeople: true,
  events,
});

testFaultStories(STORIES, { stage: () => stage, historyOf, short: 3 });

describe('the signers that a policy asks for', () => {
  const groups = [
    { id: 'f', memberIds: ['ann', 'ben'] },
    { id: 'd', memberIds: ['ben', 'cat'] },
  ];
  const rule = (inOrder: boolean) => ({
    when: [{ kind: 'AMOUNT', currency: 'ZAR', aboveMinor: '100' }],
    signers: [
      { groupId: 'f', count: 1 },
      { groupId: 'd', count: 1 },
    ],
    inOrder,
  });
  const batch = { currency: 'ZAR', totalMinor: 101n, createdBy: 'eve' };

  it.each([
    [['ann', 'ben'], true, true],
    // Ben counts for the group where he is needed, unless the groups sign in order.
    [['ben', 'ann'], true, false],
    [['ben', 'cat'], true, true],
    [['cat', 'ann'], true, false],
    [['ben'], false, false],
    [['ann', 'eve'], false, false],
  ])('by %j: in any order %s, in order %s', (people, freely, inOrder) => {
    expect(isSatisfied({ groups, rules: [rule(false)] }, batch, people)).toBe(freely);
    expect(isSatisfied({ groups, rules: [rule(true)] }, batch, people)).toBe(inOrder);
    expect(isSatisfied({ groups, rules: [rule(true)] }, { ...batch, totalMinor: 100n }, [])).toBe(true);
  });
});
