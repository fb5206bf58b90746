import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inLongRuns, runs } from '../../src/shared/testing/runs.ts';
import { MINUTE_MS } from '../../src/shared/time.ts';
import type { History, HistoryEvent } from '../history.ts';
import type { PaymentFate } from '../parts-of-events.ts';
import { play } from '../play.ts';
import { openStage, type Stage } from '../stage.ts';
import { storyOf } from '../story.ts';
import { historyOf } from '../draw-history.ts';
import type { AskedFor, ClerkEvent, CustomerPays } from './events.ts';
import { type FaultStory, testFaultStories } from '../testing/fault-stories.ts';

/** Short histories about getting paid: the product keeps each promise, a fault breaks it. */

const FATE: PaymentFate = {
  outcome: 'PAID',
  decidedAfterMs: 0,
  lostAnswers: 0,
  isLostOnTheWay: false,
  returnedAfterMs: null,
};

const asked = (request: string, payer: number, given: Partial<AskedFor> = {}): AskedFor => ({
  request,
  payer,
  amountMinor: 10_000,
  dueInDays: 7,
  expiresInDays: null,
  allowsPart: true,
  onTooMuch: 'ASK',
  ...given,
});
const asks = (...all: AskedFor[]): HistoryEvent => ({
  what: 'ask for money',
  by: 'C preparer 2',
  asked: all,
});
const pays = (
  request: string,
  how: CustomerPays['how'],
  given: Partial<CustomerPays> = {},
): HistoryEvent => ({
  what: 'customer pays',
  by: 'customer',
  request,
  how,
  isStated: false,
  ...given,
});
const jobs: HistoryEvent = { what: 'sweep', by: 'worker 1', sweep: 'statement jobs' };
const stated: HistoryEvent[] = [
  { what: 'statement', by: 'file bank', of: 'C', fate: { isSent: 'NOW', copies: [] } },
  { what: 'pass', by: 'clock', ms: 2 * MINUTE_MS },
  { what: 'visit', by: 'worker 1', of: 'C' },
  jobs,
  jobs,
];
const refunds = (share: 'ALL' | 'HALF' = 'ALL'): ClerkEvent => ({
  what: 'refund',
  by: 'C preparer 2',
  pick: 0,
  share,
  isTyped: true,
  fate: FATE,
});
const approves = (person: string): ClerkEvent => ({ what: 'approve refund', by: `C ${person}`, pick: 0 });
const takesBack: HistoryEvent = { what: 'customer takes back', by: 'customer', pick: 0, isMarked: true };

/** A part is left of what was paid for Q1. */
const paidTooMuch = [asks(asked('Q1', 0)), pays('Q1', 'OVER'), ...stated];

const STORIES: readonly FaultStory[] = [
  [
    'a receipt collected twice',
    'collection-as-at-the-bank',
    [asks(asked('Q1', 0)), pays('Q1', 'EXACT'), ...stated],
  ],
  [
    'a refund that earlier refunds of its receipt do not limit',
    'receipts-pay-no-more',
    [...paidTooMuch, refunds(), refunds()],
  ],
  [
    'a request that stays paid when nothing pays it any more',
    'requests-as-allocated',
    [asks(asked('Q1', 0)), pays('Q1', 'EXACT'), ...stated, takesBack, ...stated],
  ],
  [
    'a request that stays paid when nothing pays it any more',
    'books-verify',
    [asks(asked('Q1', 0)), pays('Q1', 'EXACT'), ...stated, takesBack, ...stated],
  ],
  [
    'a write-off that is confirmed by the user who asked for it',
    'given-up-by-two',
    [
      asks(asked('Q1', 0)),
      { what: 'write off', by: 'C approver 1', request: 'Q1' },
      { what: 'confirm write-off', by: 'C approver 1', request: 'Q1' },
    ],
  ],
  [
    'a refund that needs one approver where the rules ask for two',
    'given-back-by-two',
    [...paidTooMuch, refunds(), approves('approver 1')],
  ],
  [
    'money that pays the request of another payer',
    'receipts-land-as-sent',
    [asks(asked('Q1', 0), asked('Q2', 1)), pays('Q2', 'EXACT'), ...stated],
  ],
  [
    'money of an unknown payer that no list shows',
    'receipts-are-answered',
    [asks(asked('Q1', 0)), pays('Q1', 'UNNAMED'), ...stated],
  ],
  [
    'a receipt that goes on paying after the bank took it back',
    'taken-back-pays-nothing',
    [asks(asked('Q1', 0)), pays('Q1', 'EXACT'), ...stated, takesBack, ...stated],
  ],
  [
    'a refund that leaves FUNDING twice',
    'refunds-as-at-the-bank',
    [
      ...paidTooMuch,
      refunds(),
      approves('approver 1'),
      approves('approver 2'),
      { what: 'sweep', by: 'worker 1', sweep: 'pay-refunds' },
    ],
  ],
];

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const storyWith = (seed: number, events: HistoryEvent[]): History => ({
  seed,
  hasFiles: false,
  customers: { account: 'RECEIVE', approvals: 2 },
  events,
});

/** On one account that also pays: the refund is approved, and ends before its file leaves. */
const STORIES_OF_BOTH: readonly FaultStory[] = [
  [
    'a refund that ends unpaid and leaves money of payers in FUNDING',
    'refunds-move-what-they-give',
    [
      ...paidTooMuch,
      refunds(),
      approves('approver 1'),
      approves('approver 2'),
      { what: 'cancel refund', by: 'C preparer 1', pick: 0 },
    ],
  ],
];

testFaultStories(STORIES, { stage: () => stage, historyOf: storyWith, short: 1 });
testFaultStories(STORIES_OF_BOTH, {
  stage: () => stage,
  historyOf: (seed, events) => ({
    ...storyWith(seed, events),
    customers: { account: 'BOTH', approvals: 2 },
  }),
  short: 1,
});

describe('money that customers send', () => {
  /** The receipts of the history that was played last, with why they were matched as they were. */
  const receiptsOf = async () =>
    stage.owner.query(
      `SELECT r.reason, r.status
         FROM receipts r
        WHERE r.entity_id = (SELECT e.id
                               FROM entities e
                              WHERE EXISTS (SELECT 1 FROM receipts o WHERE o.entity_id = e.id)
                              ORDER BY e.created_at DESC
                              LIMIT 1)`,
    );

  it('lands as the table of matches says, into an account of either kind', async () => {
    for (const account of (['BOTH', 'RECEIVE'] as const).slice(0, runs(1, 2))) {
      const events = [
        asks(asked('Q1', 0), asked('Q2', 1), asked('Q3', 2), asked('Q4', 3)),
        pays('Q1', 'EXACT'),
        pays('Q2', 'PART'),
        pays('Q3', 'SLIP', { slip: { kind: 'WRONG', at: 3 } }),
        pays('Q4', 'FOREIGN'),
        ...stated,
        ...[0, 1].map((pick): ClerkEvent => ({ what: 'decide receipt', by: 'C approver 1', pick })),
      ];
      const played = await play(stage, {
        seed: 1,
        hasFiles: false,
        customers: { account, approvals: 1 },
        events,
      });
      expect(played.broken, storyOf(played)).toEqual([]);
      const found = (await receiptsOf()).map(({ reason, status }) => `${reason} ${status}`);
      expect(found.toSorted()).toEqual([
        'PART ALLOCATED',
        'REFERENCE ALLOCATED',
        'REFERENCE_SLIP UNALLOCATED',
        'UNKNOWN UNALLOCATED',
      ]);
    }
  });
});

inLongRuns(it.each([6, 11]))('the history of seed %i breaks no promise', async (seed) => {
  const played = await play(stage, historyOf(seed));
  expect(played.broken, storyOf(played)).toEqual([]);
});
