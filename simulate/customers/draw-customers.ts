import { SLIPS } from '../../src/domain/collections/testing/slips.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../src/shared/time.ts';
import { crashOf, personOf, together } from '../draw-parts.ts';
import { drawsOf, type Draws } from '../draws.ts';
import {
  WORKERS,
  type History,
  type HistoryEvent,
  type PersonEvent,
  type SingleEvent,
  type StatementFate,
  type Sweep,
  type WorkerEvent,
} from '../history.ts';
import type { PaymentFate } from '../parts-of-events.ts';
import {
  COLLECTING,
  CUSTOMERS,
  type AskedFor,
  type ClerkEvent,
  type CustomerPays,
  type PaysHow,
} from './events.ts';

const PREPARERS = ['preparer 1', 'preparer 2'];
const APPROVERS = ['approver 1', 'approver 2', 'approver 3'];
const CLERKS = [...APPROVERS, 'admin 1'];

/** The histories in which company C is paid. Searches for faults begin with seed 1, which stays short. */
export function hasCustomers(seed: number): boolean {
  return seed % 5 === 1 && seed !== 1;
}

/** How company C is paid: in half of these histories into the account from which it also pays. */
export function customersOf(seed: number): NonNullable<History['customers']> {
  const approvals = seed % 4 < 2 ? 1 : 2;
  return { account: seed % 2 === 0 ? 'BOTH' : 'RECEIVE', approvals };
}

/**
 * Adds company C to a history, with its customers, its clerks and its bank. The events have their own draws,
 * so that those of the other companies do not depend on them.
 */
export function withCustomers(
  seed: number,
  planned: readonly HistoryEvent[],
  { hasMonths }: { hasMonths: boolean },
): HistoryEvent[] {
  const draws = drawsOf(seed * 67 + 41);
  const { account } = customersOf(seed);
  const drawn = new CustomersDrawn(draws, account === 'BOTH', hasMonths);
  const first = draws.whole(0, Math.min(4, planned.length - 1));
  return planned.flatMap((event, index) => [
    ...(index < first ? [] : index === first ? drawn.begin() : draws.chance(0.28) ? drawn.next() : []),
    event,
  ]);
}

/** The events around the customers of one history. */
class CustomersDrawn {
  private readonly draws: Draws;
  private readonly isBoth: boolean;
  private readonly hasMonths: boolean;
  /** The labels of requests. */
  private readonly known: string[] = [];

  constructor(draws: Draws, isBoth: boolean, hasMonths: boolean) {
    this.draws = draws;
    this.isBoth = isBoth;
    this.hasMonths = hasMonths;
  }

  begin(): HistoryEvent[] {
    return [this.asks(), this.asks(), ...this.paid(), ...this.statementComes()];
  }

  next(): HistoryEvent[] {
    const { draws } = this;
    return draws.weighted<() => HistoryEvent[]>([
      [3, () => [this.asks()]],
      [6, () => this.paid()],
      [5, () => [...this.paid(), ...this.statementComes()]],
      [4, () => this.statementComes()],
      [2, () => this.takenBack()],
      [6, () => [this.byClerk()]],
      [4, () => this.refunded()],
      [3, () => this.writtenOff()],
      [2, () => this.uploaded()],
      [4, () => [this.atOnce()]],
      [1.5, () => this.timePasses()],
      [1, () => [{ what: 'owner pays', by: 'owner', request: this.request() }]],
      // No provider of requests to pay is set up where a bank pays.
      this.isBoth ? [3, () => this.moved()] : [2, () => this.inTheApp()],
    ])();
  }

  private request(): string {
    const { draws, known } = this;
    return draws.chance(0.6) ? known.at(-1)! : draws.oneOf(known);
  }

  private asks(): ClerkEvent {
    const { draws } = this;
    const asked = Array.from({ length: draws.chance(0.25) ? draws.whole(2, 4) : 1 }, (): AskedFor => {
      this.known.push(`Q${this.known.length + 1}`);
      return {
        request: this.known.at(-1)!,
        payer: draws.whole(0, CUSTOMERS.length - 1),
        // Some amounts are the same, and some are below the limit of a write-off by one person.
        amountMinor: draws.oneOf([3_000, 10_000, 420_000, draws.whole(1_000, 900_000)]),
        dueInDays: draws.whole(0, 20),
        expiresInDays: draws.chance(0.2) ? draws.whole(0, 10) : null,
        allowsPart: draws.chance(0.6),
        onTooMuch: draws.oneOf(['CREDIT', 'ASK'] as const),
      };
    });
    return { what: 'ask for money', ...personOf(draws, COLLECTING, PREPARERS), asked };
  }

  private pays(): CustomerPays {
    const { draws } = this;
    const how = draws.weighted<PaysHow>([
      [6, 'EXACT'],
      [3, 'PART'],
      [3, 'OVER'],
      [2, 'TWICE'],
      [4, 'SLIP'],
      [2, 'UNNAMED'],
      [1, 'FOREIGN'],
      [2, 'TWO'],
      [1, 'PAYER'],
      [1, 'TOTAL'],
    ]);
    return {
      what: 'customer pays',
      by: 'customer',
      request: this.request(),
      how,
      ...(how === 'TWO' ? { other: draws.oneOf(this.known) } : {}),
      ...(how === 'SLIP' ? { slip: { kind: draws.oneOf(SLIPS), at: draws.whole(0, 7) } } : {}),
      isStated: draws.chance(0.6),
    };
  }

  private paid(): HistoryEvent[] {
    return Array.from({ length: this.draws.whole(1, 3) }, () => this.pays());
  }

  private takenBack(): HistoryEvent[] {
    const { draws } = this;
    const back: HistoryEvent = {
      what: 'customer takes back',
      by: 'customer',
      pick: draws.whole(0, 9),
      isMarked: draws.chance(0.6),
    };
    return [
      back,
      ...(draws.chance(0.6) ? this.statementComes() : []),
      ...(draws.chance(0.6) ? [this.clerk('decide receipt')] : []),
    ];
  }

  private statementComes(): HistoryEvent[] {
    const { draws } = this;
    const by = draws.oneOf(WORKERS);
    const jobs = () => this.sweep('statement jobs', by);
    return [
      { what: 'statement', by: 'file bank', of: COLLECTING, fate: fateOfStatement(draws) },
      { what: 'pass', by: 'clock', ms: draws.whole(2, 10) * MINUTE_MS },
      this.visit(by),
      jobs(),
      ...(draws.chance(0.7) ? [jobs()] : []),
      ...(draws.chance(0.3) ? [this.sweep('read-left-statements', by)] : []),
    ];
  }

  private visit(by: string): WorkerEvent {
    const crash = this.draws.chance(0.2) ? { crash: crashOf(this.draws, 25) } : {};
    return { what: 'visit', by, of: COLLECTING, ...crash };
  }

  private sweep(which: Sweep, by = this.draws.oneOf(WORKERS)): WorkerEvent {
    const crash = this.draws.chance(0.3) ? { crash: crashOf(this.draws, 70) } : {};
    return { what: 'sweep', by, sweep: which, ...crash };
  }

  private clerk(
    what: 'accept proposal' | 'end allocation' | 'decide receipt' | 'approve refund' | 'reject refund',
  ): ClerkEvent {
    const { draws } = this;
    const roles = what.endsWith('refund') ? [...APPROVERS, 'preparer 1'] : CLERKS;
    return { what, ...personOf(draws, COLLECTING, roles), pick: draws.whole(0, 9) };
  }

  private byClerk(): ClerkEvent {
    const { draws } = this;
    const by = personOf(draws, COLLECTING, draws.chance(0.95) ? CLERKS : PREPARERS);
    const request = this.request();
    const pick = draws.whole(0, 9);
    const share = draws.weighted([
      [5, 'ALL' as const],
      [3, 'HALF' as const],
      [1, 'TOO_MUCH' as const],
    ]);
    return draws.weighted<() => ClerkEvent>([
      [6, () => this.clerk('accept proposal')],
      [4, () => ({ what: 'allocate', ...by, pick, request, share })],
      [2, () => ({ what: 'credit', ...by, pick, request, share })],
      [3, () => this.clerk('end allocation')],
      [4, () => this.clerk('decide receipt')],
      [1, () => ({ what: 'cancel request', ...personOf(draws, COLLECTING, PREPARERS), request })],
      [2, () => this.refund()],
      [2, () => this.clerk('approve refund')],
      [0.7, () => this.clerk('reject refund')],
    ])();
  }

  private refund(): ClerkEvent {
    const { draws } = this;
    return {
      what: 'refund',
      ...personOf(draws, COLLECTING, PREPARERS),
      pick: draws.whole(0, 9),
      share: draws.weighted([
        [5, 'ALL' as const],
        [3, 'HALF' as const],
        [1, 'TOO_MUCH' as const],
      ]),
      isTyped: draws.chance(0.3),
      fate: fateOfRefund(draws),
    };
  }

  private refunded(): HistoryEvent[] {
    const { draws } = this;
    const approvals = draws.chance(0.85) ? APPROVERS : [draws.oneOf(APPROVERS)];
    const pick = draws.whole(0, 9);
    return [
      this.refund(),
      ...(draws.chance(0.15) ? [this.refund()] : []),
      ...(draws.chance(0.2) ? this.takenBack() : []),
      ...approvals.map((person): ClerkEvent => ({
        what: 'approve refund',
        ...personOf(draws, COLLECTING, [person]),
        pick,
      })),
      ...(draws.chance(0.1)
        ? [{ what: 'cancel refund', ...personOf(draws, COLLECTING, PREPARERS), pick } as const]
        : []),
      this.sweep('pay-refunds'),
      ...(this.isBoth ? this.filed() : []),
    ];
  }

  /** The file of a refund leaves, and the bank answers. */
  private filed(): HistoryEvent[] {
    const by = this.draws.oneOf(WORKERS);
    const minutes = { what: 'pass', by: 'clock', ms: 2 * MINUTE_MS } as const;
    return [
      minutes,
      this.visit(by),
      { what: 'bank', by: 'file bank', of: COLLECTING },
      minutes,
      this.visit(by),
      this.sweep('read-left-replies', by),
    ];
  }

  private writtenOff(): HistoryEvent[] {
    const { draws } = this;
    const request = this.request();
    const by = () => personOf(draws, COLLECTING, CLERKS);
    return [
      { what: 'write off', ...by(), request },
      ...(draws.chance(0.3) ? this.paid() : []),
      ...(draws.chance(0.3) ? this.statementComes() : []),
      draws.chance(0.8)
        ? { what: 'confirm write-off', ...by(), request }
        : { what: 'withdraw write-off', ...by(), request },
    ];
  }

  /** A statement of the portal, or a forged one, that another person confirms or does not. */
  private uploaded(): HistoryEvent[] {
    const { draws } = this;
    const upload: PersonEvent = {
      what: 'upload statement',
      ...personOf(draws, COLLECTING, CLERKS),
      ...(draws.chance(0.4) ? { isForged: true } : {}),
    };
    return [
      { what: 'statement', by: 'file bank', of: COLLECTING, fate: { isSent: 'PORTAL', copies: [] } },
      upload,
      this.sweep('statement jobs'),
      ...(draws.chance(0.7)
        ? [{ what: 'confirm statement', ...personOf(draws, COLLECTING, CLERKS) } as const]
        : []),
      this.byClerk(),
    ];
  }

  private moved(): HistoryEvent[] {
    const { draws } = this;
    const move = (): ClerkEvent => ({
      what: 'move to funding',
      ...personOf(draws, COLLECTING, CLERKS),
      amountMinor: draws.oneOf([1_000, 10_000, draws.whole(1, 500_000)]),
    });
    return draws.weighted<() => HistoryEvent[]>([
      [3, () => [move()]],
      [2, () => [this.sweep('make-runs')]],
      [2, () => [together(draws, [move(), move(), this.sweep('make-runs')])]],
      [1, () => [together(draws, [move(), this.clerk('approve refund'), this.sweep('statement jobs')])]],
    ])();
  }

  private inTheApp(): HistoryEvent[] {
    const { draws } = this;
    const request = this.request();
    const words = [
      'pending',
      'presented',
      'paid',
      'rejected',
      'expired',
      'cancelled',
      'refunding',
      'refunded',
    ];
    const answers = Array.from({ length: draws.whole(1, 4) }, () => draws.oneOf(words));
    const by = () => personOf(draws, COLLECTING, PREPARERS);
    return [
      { what: 'ask in the app', ...by(), request, answers },
      this.sweep('ask-providers'),
      { what: 'pass', by: 'clock', ms: 2 * MINUTE_MS },
      ...(draws.chance(0.4) ? [{ what: 'cancel in the app', ...by(), request } as const] : []),
      this.sweep('ask-providers'),
    ];
  }

  private timePasses(): HistoryEvent[] {
    const { draws } = this;
    // The end of a month is a long outage already.
    const ms = this.hasMonths ? draws.whole(1, 12) * HOUR_MS : draws.whole(1, 5) * DAY_MS;
    return [
      { what: 'pass', by: 'clock', ms },
      ...WORKERS.map((by) => ({ what: 'sweep', by, sweep: 'returns' }) as const),
      this.sweep('expire-requests'),
      ...(this.isBoth ? [this.sweep('make-runs')] : []),
    ];
  }

  /** Clerks, workers and the bank at the same receipts and requests. */
  private atOnce(): HistoryEvent {
    const { draws } = this;
    const jobs = () => this.sweep('statement jobs');
    const pick = draws.whole(0, 9);
    const same = (event: ClerkEvent): ClerkEvent => ('pick' in event ? { ...event, pick } : event);
    const events = draws.weighted<() => SingleEvent[]>([
      [3, () => [same(this.clerk('accept proposal')), same(this.byClerk())]],
      [3, () => [same(this.refund()), same(this.byClerk()), jobs()]],
      [2, () => [same(this.refund()), same(this.refund())]],
      [2, () => [jobs(), { ...jobs(), by: draws.oneOf(WORKERS) }]],
      [2, () => [this.clerk('approve refund'), this.clerk('end allocation'), jobs()]],
      [2, () => [this.clerk('decide receipt'), this.byClerk(), jobs()]],
      [1, () => [this.sweep('expire-requests'), this.byClerk()]],
    ])();
    return together(draws, distinctWorkers(events));
  }
}

/** One worker does one thing at a time. */
function distinctWorkers(events: readonly SingleEvent[]): SingleEvent[] {
  const busy = new Set<string>();
  return events.map((event) => {
    if (event.what !== 'sweep') return event;
    const by = busy.has(event.by) ? WORKERS.find((worker) => !busy.has(worker))! : event.by;
    busy.add(by);
    return { ...event, by };
  });
}

function fateOfStatement(draws: Draws): StatementFate {
  return {
    isSent: draws.weighted([
      [6, 'NOW' as const],
      [2, 'NEXT' as const],
      [1, 'PORTAL' as const],
    ]),
    copies: draws.weighted([
      [5, []],
      [1, ['SAME' as const]],
      [1, ['ISSUED_AGAIN' as const]],
      [1, ['RENAMED' as const]],
    ]),
  };
}

/** Most refunds are paid; some fail or come back, and can be made again. */
function fateOfRefund(draws: Draws): PaymentFate {
  const outcome = draws.chance(0.75) ? 'PAID' : 'REJECTED';
  return {
    outcome,
    decidedAfterMs: draws.chance(0.3) ? draws.whole(1, 30 * HOUR_MS) : 0,
    lostAnswers: draws.weighted([
      [5, 0],
      [1, 1],
    ]),
    isLostOnTheWay: draws.chance(0.1),
    returnedAfterMs: outcome === 'PAID' && draws.chance(0.2) ? draws.whole(0, 48 * HOUR_MS) : null,
  };
}
