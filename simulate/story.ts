import { formatAmount } from '../src/shared/money.ts';
import type { HistoryEvent, SingleEvent } from './history.ts';
import type { Crash, PlannedRow } from './parts-of-events.ts';
import type { Played } from './play.ts';
import type { Outcome } from './world.ts';
import { isByClerk } from './customers/events.ts';
import { isAboutMonths } from './people-and-months.ts';
import { isAboutPeople } from './people/events.ts';
import { isAboutSchedules, type SchedulePlan } from './schedules/events.ts';

/** A history as a story: one line for each event, what came of it, and the first promise that broke. */
export function storyOf({ history, outcomes, broken }: Played): string {
  const lines = history.events.flatMap((event, index) => linesOf(event, outcomes[index] ?? [], index + 1));
  const [first] = broken;
  const end = first ? `Broken: ${first.promise}. ${capital(first.text)}.` : 'No promise is broken.';
  return [`Seed ${history.seed}, ${history.events.length} events.`, ...lines, end].join('\n');
}

function linesOf(event: HistoryEvent, outcomes: readonly Outcome[], number: number): string[] {
  const place = String(number).padStart(3);
  if (event.what === 'pass')
    return [`${place}. The clock moves by ${durationOf(event.ms)}: ${outcomes[0]?.text}`];
  if (event.what === 'way' || event.what === 'way to the exchange')
    return [`${place}. Now ${outcomes[0]?.text}`];
  if (
    event.what === 'bank' ||
    event.what === 'statement' ||
    event.what === 'deposit' ||
    event.what === 'charge' ||
    event.what === 'business'
  )
    return [`${place}. The file bank${'of' in event ? ` of ${event.of}` : ''} ${outcomes[0]?.text}`];
  if (event.what === 'customer pays' || event.what === 'customer takes back')
    return [`${place}. A customer: ${outcomes[0]?.text}`];
  if (event.what === 'owner pays') return [`${place}. The owner ${outcomes[0]?.text}`];
  if (event.what === 'receiver') return [`${place}. Now ${outcomes[0]?.text}`];
  if (event.what === 'lose passkeys') return [`${place}. ${event.by} ${outcomes[0]?.text}`];
  if (event.what === 'exchange ends') return [`${place}. The exchange ${outcomes[0]?.text}`];
  if (event.what === 'convert')
    return [
      `${place}. The broker converts ${event.pay} of ${event.entity} to ${event.receive}: ` +
        outcomes[0]?.text,
    ];
  if (event.what !== 'at once') return [`${place}. ${sentenceOf(event)}: ${outcomes[0]?.text ?? ''}`];
  const parts = event.events.map((one, index) => `       ${sentenceOf(one)}: ${outcomes[index]?.text ?? ''}`);
  return [`${place}. At once, in the order ${event.order.slice(0, 12).join(' ')} …:`, ...parts];
}

function sentenceOf(event: SingleEvent): string {
  if (event.what === 'turn')
    return `${capital(event.by)} takes a turn at ${event.batch}${crashed(event.crash)}`;
  if (event.what === 'visit')
    return `${capital(event.by)} visits the bank${event.of ? ` of ${event.of}` : ''}${crashed(event.crash)}`;
  if (event.what === 'sweep') return `${capital(event.by)} sweeps "${event.sweep}"${crashed(event.crash)}`;
  if (event.what === 'access')
    return `The operator ${event.isOn ? 'gives access to' : 'takes access from'} ${event.person}`;
  if (event.what === 'payouts')
    return `The operator switches payouts of ${event.entity} ${event.isOn ? 'on' : 'off'}`;
  if (event.what === 'look at the exchange') return `${event.by} looks at the exchange`;
  if (event.what === 'cancel order') return `${event.by} cancels order ${event.name}`;
  if (event.what === 'order')
    return (
      `${event.by} places order ${event.name}${event.twice ? ' twice' : ''}: ${event.side} ${event.size} ` +
      `${event.pair} at ${event.ticks} ${event.timeInForce}`
    );
  const { by } = event;
  const twice = event.twice ? ' with a double click' : '';
  const how = `${twice}${event.breaks ? ' over a breaking connection' : ''}`;
  if (isAboutSchedules(event))
    return `${by}: ${event.what} ${event.schedule}${'plan' in event ? planOf(event.plan) : ''}${how}`;
  if (isAboutPeople(event) || isByClerk(event)) {
    const { what, by: _, twice: __, breaks: ___, ...about } = event;
    const given = Object.values(about).map((value) => JSON.stringify(value));
    return `${by}: ${[what, ...given].join(' ')}${how}`;
  }
  if (event.what === 'create')
    return `${by} creates ${event.batch}${how}, of ${event.rows.map(rowOf).join('; ')}`;
  if (event.what === 'rules') return `${by} asks for ${event.approvals} approvals${how}`;
  if (event.what === 'decide')
    return `${by} ${event.isConfirmed ? 'confirms' : 'cancels'} new settings${how}`;
  if (event.what === 'upload statement')
    return `${by} uploads ${event.isForged ? 'a forged statement' : 'the newest statement'}${how}`;
  if (event.what === 'decide entry') return `${by} decides about an open entry${how}`;
  if (event.what === 'propose rule') return `${by} proposes what an open entry is${how}`;
  if (event.what === 'confirm rule' || event.what === 'end rule')
    return `${by} ${event.what === 'end rule' ? 'ends a rule' : 'confirms the rule of another person'}${how}`;
  if (event.what === 'undo posting') return `${by} takes back an entry of other business${how}`;
  if (isAboutMonths(event)) return `${by}: ${event.what}${how}`;
  if (event.what === 'upload reply')
    return `${by} uploads ${event.isForged ? 'a forged reply' : 'a reply from the portal'}${how}`;
  if (event.what === 'confirm reply')
    return `${by} confirms ${event.isStale ? 'a reply that was set aside' : 'an uploaded reply'}${how}`;
  if (event.what === 'close reply') return `${by} closes a question, or sets a forged reply aside${how}`;
  if (event.what === 'confirm statement') return `${by} confirms an uploaded statement${how}`;
  const stale = event.what === 'approve' && event.isStale ? ' from a stale page' : '';
  return `${by}: ${event.what} ${event.batch}${stale}${how}`;
}

function planOf({
  approvalMode,
  source,
  day,
  startsInDays,
  runs,
  rule,
  createDaysAhead,
}: SchedulePlan): string {
  const end = runs === null ? '' : `, ${runs} runs`;
  return (
    ` (${approvalMode}, ${source}, each ${day.interval} ${day.every} on ${day.on} from day ${startsInDays}` +
    `${end}, ${rule}, made ${createDaysAhead} days ahead)`
  );
}

function rowOf({ amountMinor, fate }: PlannedRow): string {
  const { outcome, decidedAfterMs, lostAnswers, isLostOnTheWay, returnedAfterMs } = fate;
  const about = [
    decidedAfterMs > 0 ? `decided after ${durationOf(decidedAfterMs)}` : '',
    lostAnswers > 0 ? `${lostAnswers} answers lost` : '',
    isLostOnTheWay ? 'the first request is lost' : '',
    returnedAfterMs === null ? '' : `returned after ${durationOf(returnedAfterMs)}`,
  ].filter(Boolean);
  return `${formatAmount(BigInt(amountMinor), 'ZAR')} (${[outcome.toLowerCase(), ...about].join(', ')})`;
}

function crashed(crash: Crash | undefined): string {
  return crash
    ? `${ENDS[crash.of ?? 'PROCESS']} ${crash.isAfter ? 'after' : 'before'} ` +
        `${crash.isAtCommit ? 'the commit from ' : ''}` +
        `statement ${crash.statement}`
    : '';
}

const ENDS = {
  PROCESS: ' and is to be killed',
  DATABASE: ', and PostgreSQL is to end',
  DISK: ', and the disk is full',
};

function durationOf(ms: number): string {
  const minutes = Math.round(ms / 60_000);
  if (Math.abs(minutes) < 120) return `${minutes} min`;
  return `${Math.round(minutes / 60)} h`;
}

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
