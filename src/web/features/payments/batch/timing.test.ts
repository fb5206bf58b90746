import { i18n } from '@lingui/core';
import { afterEach, describe, expect, it } from 'vitest';
import { messages as SHARED } from '../shared/texts/af.po';
import { messages as PAGE } from './texts/af.po';
import { timingOf } from './timing.ts';

afterEach(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

type Facts = Parameters<typeof timingOf>[0];

const NOW = '2026-03-27T12:00:00.000Z';
const LATER = '2026-03-27T13:00:00.000Z';
const MIDNIGHT = '2026-03-29T22:00:00.000Z';
const WEEKEND = {
  movesOn: '2026-03-30',
  moveReasons: [
    { code: 'AFTER_CUT_OFF', date: '2026-03-27', cutOff: '13:30' },
    { code: 'WEEKEND', date: '2026-03-28' },
  ],
} as const;
const RAIL = { carrier: null, waitsForConnection: false };
const BY_HAND = { carrier: { transport: 'DOWNLOAD' }, waitsForConnection: false } as const;
const BY_SFTP = { carrier: { transport: 'SFTP' }, waitsForConnection: false } as const;

interface Case {
  batch?: Partial<Facts['batch']>;
  quote?: Partial<Omit<Facts['quote'], 'moveReasons'>> & {
    moveReasons?: Readonly<Facts['quote']['moveReasons']>;
  };
  plan?: Facts['plan'];
  releaseDelayMs?: number;
}

function facts({ batch, quote, plan = RAIL, releaseDelayMs = 0 }: Case): Facts {
  return {
    batch: { status: 'PENDING_APPROVAL', waitingFor: 'APPROVALS', executionDate: null, ...batch },
    quote: {
      executionDate: batch?.executionDate ?? null,
      movesOn: '2026-03-27',
      possibleOn: null,
      approveBy: null,
      submitsAt: NOW,
      quotedAt: NOW,
      ...quote,
      moveReasons: [...(quote?.moveReasons ?? [])],
    },
    plan,
    releaseDelayMs,
    timezone: 'Africa/Johannesburg',
  };
}

const APPROVED = { status: 'APPROVED', waitingFor: null } as const;
const DATED = { executionDate: '2026-03-30' };
const AHEAD = { movesOn: '2026-03-30', submitsAt: MIDNIGHT };
const DELAYED = { quote: { submitsAt: LATER }, releaseDelayMs: 3_600_000 };
const TODAY = 'Friday 27 March 2026';
const MONDAY = 'Monday 30 March 2026';
const MOVES_TODAY = `The money moves on ${TODAY}.`;
const MOVES_MONDAY = `The money moves on ${MONDAY}.`;
const AFTER_WEEKEND =
  'The money moves on the next banking day, Monday 30 March 2026 (the cut-off on Friday 27 March 2026 is ' +
  '13:30).';
const ON_SATURDAY = {
  movesOn: '2026-03-30',
  moveReasons: [{ code: 'WEEKEND', date: '2026-03-28' }],
} as const;
const MIDNIGHT_WORDS = '30 Mar 2026, 00:00 SAST';
const UNTIL_THEN = 'Preparers and approvers can cancel it until then, but not afterwards.';
const AT_ONCE =
  'The batch is submitted to the bank right after the last approval and cannot be cancelled afterwards.';
const BY_HAND_STOPS =
  'Preparers and approvers can cancel the batch until one of them downloads its bank file, but not ' +
  'afterwards.';
const FILE_IN_TIME = 'Its bank file must be taken to the bank in time for that.';
const OUTLAY_TAKES = (when: string) =>
  `Outlay takes its bank file to the bank ${when}. ` +
  'Preparers and approvers can cancel the batch until then, but not afterwards.';
const NO_CONNECTION =
  'No live bank connection carries this batch. It is not paid until one is switched on, and preparers and ' +
  'approvers can cancel it until then.';

type Row = [
  name: string,
  given: Case,
  day: string,
  stoppable: string,
  moves: string | null,
  stops: string | null,
];

describe('the page and the dialog say the same', () => {
  it.each<Row>([
    ['a rail, without a delay', {}, TODAY, 'Until the last approval', MOVES_TODAY, AT_ONCE],
    [
      'a rail, on a Friday after the cut-off',
      { quote: WEEKEND },
      MONDAY,
      'Until the last approval',
      AFTER_WEEKEND,
      AT_ONCE,
    ],
    [
      'a rail, on a Saturday',
      { quote: ON_SATURDAY },
      MONDAY,
      'Until the last approval',
      'The money moves on the next banking day, Monday 30 March 2026 (Saturday 28 March 2026 is on a ' +
        'weekend).',
      AT_ONCE,
    ],
    [
      'a rail, with a delay',
      DELAYED,
      TODAY,
      'Until 1 hour after the last approval',
      MOVES_TODAY,
      `The batch is submitted to the bank 1 hour after the last approval. ${UNTIL_THEN}`,
    ],
    [
      'a rail, on a later day',
      { batch: DATED, quote: AHEAD },
      MONDAY,
      `Until ${MIDNIGHT_WORDS}`,
      MOVES_MONDAY,
      `The batch is submitted to the bank on ${MIDNIGHT_WORDS}. ${UNTIL_THEN}`,
    ],
    [
      'a rail, on its day, with a delay',
      { ...DELAYED, batch: { executionDate: '2026-03-27' } },
      TODAY,
      'Until 1 hour after the last approval',
      MOVES_TODAY,
      `The batch is submitted to the bank 1 hour after the last approval. ${UNTIL_THEN}`,
    ],
    [
      'a rail, approved, with a delay',
      { ...DELAYED, batch: APPROVED },
      TODAY,
      'Until 27 Mar 2026, 15:00 SAST',
      MOVES_TODAY,
      `The batch is submitted to the bank on 27 Mar 2026, 15:00 SAST. ${UNTIL_THEN}`,
    ],
    [
      'a rail, approved and due',
      { batch: APPROVED },
      TODAY,
      'Until it is submitted to the bank',
      MOVES_TODAY,
      'This batch is about to be submitted to the bank.',
    ],
    [
      'a rail, approved by a user who has left since',
      { ...DELAYED, batch: { status: 'APPROVED', waitingFor: 'APPROVALS' } },
      TODAY,
      'Until 1 hour after the last approval',
      MOVES_TODAY,
      `The batch is submitted to the bank 1 hour after the last approval. ${UNTIL_THEN}`,
    ],
    [
      'a country without a calendar',
      { quote: { movesOn: null } },
      'Right after the last approval',
      'Until the last approval',
      null,
      AT_ONCE,
    ],
    [
      'a file by hand',
      { plan: BY_HAND },
      TODAY,
      'Until its bank file is downloaded',
      `${MOVES_TODAY} ${FILE_IN_TIME}`,
      BY_HAND_STOPS,
    ],
    [
      'a file by hand, on a Friday after the cut-off',
      { plan: BY_HAND, quote: WEEKEND },
      MONDAY,
      'Until its bank file is downloaded',
      `${AFTER_WEEKEND} ${FILE_IN_TIME}`,
      BY_HAND_STOPS,
    ],
    [
      'a file by hand, approved and written',
      { plan: BY_HAND, batch: { status: 'APPROVED', waitingFor: 'BANK_FILE' } },
      TODAY,
      'Until its bank file is downloaded',
      `${MOVES_TODAY} ${FILE_IN_TIME}`,
      BY_HAND_STOPS,
    ],
    [
      'a file by SFTP, without a delay',
      { plan: BY_SFTP },
      TODAY,
      'Until the last approval',
      MOVES_TODAY,
      OUTLAY_TAKES('right after the last approval'),
    ],
    [
      'a file by SFTP, on a later day',
      { plan: BY_SFTP, batch: { ...APPROVED, ...DATED }, quote: AHEAD },
      MONDAY,
      `Until ${MIDNIGHT_WORDS}`,
      MOVES_MONDAY,
      OUTLAY_TAKES(`on ${MIDNIGHT_WORDS}`),
    ],
    [
      'an own bank of which no connection is live',
      { plan: { carrier: null, waitsForConnection: true } },
      'Once a bank connection is switched on',
      'Until it is submitted to the bank',
      null,
      NO_CONNECTION,
    ],
    [
      'payouts that are off',
      { batch: { ...APPROVED, waitingFor: 'PAYOUTS_OFF' } },
      'Not while payouts are switched off',
      'Until it is submitted to the bank',
      null,
      null,
    ],
    [
      'a day that cannot be kept',
      {
        batch: { ...APPROVED, ...DATED, waitingFor: 'EXECUTION_DATE' },
        quote: { movesOn: null, submitsAt: null, moveReasons: [{ code: 'IN_THE_PAST', date: '2026-03-26' }] },
      },
      'Not on the requested day',
      'Until it is submitted to the bank',
      'The money cannot move on Monday 30 March 2026 (Thursday 26 March 2026 is in the past).',
      null,
    ],
  ])('about %s', (_, given, day, stoppable, moves, stops) => {
    expect(timingOf(facts(given))).toMatchObject({ day, stoppable, moves, stops });
  });

  it.each<[Case, string | null]>([
    [{}, null],
    [{ quote: { approveBy: LATER } }, 'if approved by 27 Mar 2026, 15:00 SAST'],
    [{ plan: BY_HAND }, 'if its bank file is taken to the bank in time'],
    [{ plan: BY_HAND, quote: { approveBy: LATER } }, 'if its bank file is taken to the bank in time'],
    [{ plan: { carrier: null, waitsForConnection: true }, quote: { approveBy: LATER } }, null],
  ])('about what the day depends on: %j', (given, provided) => {
    expect(timingOf(facts(given)).provided).toBe(provided);
  });

  it('counts down only to a moment after which an approved batch cannot be stopped', () => {
    expect(timingOf(facts({ ...DELAYED, batch: APPROVED })).stopsAt).toBe(LATER);
    expect(timingOf(facts({ ...DELAYED, batch: APPROVED, plan: BY_HAND })).stopsAt).toBeNull();
    expect(timingOf(facts(DELAYED)).stopsAt).toBeNull();
    expect(timingOf(facts({ batch: APPROVED })).stopsAt).toBeNull();
  });

  it('in Afrikaans too', () => {
    i18n.loadAndActivate({ locale: 'af', messages: { ...SHARED, ...PAGE } });
    expect(timingOf(facts({ quote: { ...WEEKEND, approveBy: LATER } }))).toEqual({
      day: 'Maandag 30 Maart 2026',
      provided: 'indien goedgekeur teen 27 Mrt. 2026 15:00 SAST',
      stoppable: 'Tot die laaste goedkeuring',
      moves:
        'Die geld skuif op die volgende bankdag, Maandag 30 Maart 2026 (die afsnytyd op Vrydag 27 Maart ' +
        '2026 is 13:30).',
      stops:
        'Die bondel word direk ná die laaste goedkeuring by die bank ingedien en kan daarna nie ' +
        'gekanselleer word nie.',
      stopsAt: null,
    });
    expect(timingOf(facts({ ...DELAYED, plan: BY_SFTP }))).toMatchObject({
      stoppable: 'Tot 1 uur ná die laaste goedkeuring',
      stops:
        'Outlay neem sy banklêer 1 uur ná die laaste goedkeuring na die bank. Voorbereiders en ' +
        'goedkeurders kan die bondel tot dan kanselleer, maar nie daarna nie.',
    });
  });
});
