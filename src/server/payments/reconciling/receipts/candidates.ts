import {
  matchReceipt,
  MOST_WORDS,
  type MatchedPayer,
  type MatchedRequest,
} from '../../../../domain/collections/match-receipt.ts';
import { likenessKeys, likenessWords, runsOfWords } from '../../../../domain/collections/name-likeness.ts';
import { referencesIn, referencesNear } from '../../../../domain/collections/references.ts';
import { requestStates } from '../../../../domain/collections/request-states.ts';
import { groupBy } from '../../../../shared/group-by.ts';
import type { Currency } from '../../../../shared/money.ts';
import { normaliseName } from '../../../../shared/names.ts';
import type { Queryable } from '../../../platform/database/pool.ts';
import type { EntryWords } from './load-words.ts';

/** Whose requests and payers, and in which currency. */
export interface Of {
  entityId: string;
  currency: Currency;
}

/** What the words of an entry can mean, whatever its amount is. */
type Words = Pick<EntryWords, 'text' | 'counterpartyName' | 'counterpartyAccount'>;
type Match = ReturnType<typeof matchReceipt>;

/** A name has at most so many words, and is looked for among the first words of a text. */
const MOST_WORDS_OF_NAME = 6;

/**
 * The requests and payers that words can mean. `match` counts what earlier matches of the same candidates
 * have paid, once `pay` has said so.
 */
export class Candidates {
  private readonly requests: Map<string, MatchedRequest>;
  private readonly requestOf: Map<string, string>;
  private readonly payers: readonly MatchedPayer[];
  private readonly payersOf: ReadonlyMap<string, MatchedPayer[]>;
  private readonly openOf = new Map<string, string[]>();

  constructor(requests: readonly MatchedRequest[], payers: readonly MatchedPayer[]) {
    this.requests = new Map(requests.map((one) => [one.id, one]));
    this.requestOf = new Map(requests.map((one) => [one.reference, one.id]));
    this.payers = payers;
    const keys = payers.flatMap((payer) =>
      [
        payer.reference,
        nameKeyOf(payer.name),
        ...likenessKeys(likenessWords(payer.name)).map(likeKeyOf),
        ...payer.knownAccounts.map(accountKeyOf),
      ].map((key) => [key, payer] as const),
    );
    this.payersOf = new Map(
      [...groupBy(keys, ([key]) => key)].map(([key, own]) => [key, own.map(([, payer]) => payer)]),
    );
    for (const { id, payerId } of requests)
      this.openOf.set(payerId, [...(this.openOf.get(payerId) ?? []), id]);
  }

  /** Whether the words quote the reference of a request or of a payer. */
  isQuoted({ text }: Words): boolean {
    return referencesIn(text).some((one) => this.requestOf.has(one) || this.payersOf.has(one));
  }

  match(words: Words, amountMinor: bigint): Match {
    const references = referencesOf(words);
    const payers = new Set(keysOf(words, references).flatMap((key) => this.payersOf.get(key) ?? []));
    const ids = new Set(references.flatMap((one) => this.requestOf.get(one) ?? []));
    for (const { id } of payers) for (const own of this.openOf.get(id) ?? []) ids.add(own);
    const requests = [...ids].map((id) => this.requests.get(id)!);
    return matchReceipt({ ...words, amountMinor }, requests, [...payers]);
  }

  /** Counts what a match allocates, for the matches that follow. */
  pay({ allocations }: Pick<Match, 'allocations'>): void {
    for (const { requestId, amountMinor } of allocations) {
      const before = this.requests.get(requestId)!;
      const openMinor = before.openMinor - amountMinor;
      const status = openMinor === 0n ? 'PAID' : 'PARTLY_PAID';
      this.requests.set(requestId, { ...before, openMinor, status });
    }
  }

  payer(id: string | null): MatchedPayer | null {
    return this.payers.find((one) => one.id === id) ?? null;
  }
}

/**
 * Loads the candidates of entries. With `lock`, the requests are locked in the order of their ids, so that
 * writers do not deadlock; the caller has locked the receipts that it changes before.
 */
export async function loadCandidates(
  db: Queryable,
  of: Of,
  words: readonly Words[],
  { lock, also = [] }: { lock: boolean; also?: readonly string[] },
): Promise<Candidates> {
  const references = [...new Set(words.flatMap(referencesOf))];
  const payers = await loadPayers(db, of, words, references);
  const ids = await db.query(
    `SELECT q.id FROM payment_requests q
      WHERE q.reference = ANY($3) AND q.entity_id = $1 AND q.currency = $2
      UNION
     SELECT q.id
       FROM payment_requests q
      WHERE q.entity_id = $1 AND q.currency = $2 AND q.payer_id = ANY($4)
        AND q.status IN ('OPEN', 'PARTLY_PAID')
      UNION
     SELECT q.id FROM payment_requests q WHERE q.id = ANY($5) AND q.entity_id = $1`,
    [of.entityId, of.currency, references, payers.map(({ id }) => id), also],
  );
  const wanted = ids.map(({ id }) => id!);
  const rows = lock ? await db.query(LOCK_REQUESTS, [wanted]) : await db.query(SELECT_REQUESTS, [wanted]);
  const requests = rows.map((row): MatchedRequest => {
    const isOpen = requestStates.next(row.status, 'receive all') !== null;
    return {
      id: row.id,
      payerId: row.payer_id,
      reference: row.reference,
      status: row.status,
      openMinor: isOpen ? row.amount_minor - row.paid_minor : 0n,
      dueOn: row.due_on,
      allowsPart: row.allows_part,
      minimumPartMinor: row.minimum_part_minor,
      onTooMuch: row.on_too_much,
    };
  });
  return new Candidates(requests, payers);
}

const SELECT_REQUESTS = `
  SELECT q.id, q.payer_id, q.reference, q.status, q.amount_minor, q.paid_minor, q.due_on, q.allows_part,
         q.minimum_part_minor, q.on_too_much
    FROM payment_requests q
   WHERE q.id = ANY($1)
   ORDER BY q.id`;

const LOCK_REQUESTS = `${SELECT_REQUESTS} FOR NO KEY UPDATE` as const;

/** The payers whose reference, name or account words have. */
async function loadPayers(
  db: Queryable,
  { entityId }: Of,
  words: readonly Words[],
  references: readonly string[],
): Promise<MatchedPayer[]> {
  const accounts = [...new Set(words.flatMap(({ counterpartyAccount }) => counterpartyAccount ?? []))];
  const names = [...new Set(words.flatMap(namesIn))];
  const likenesses = [...new Set(words.flatMap(likenessesIn))];
  const rows = await db.query(
    `SELECT p.id, p.name, p.reference,
            ARRAY(SELECT DISTINCT r.counterparty_account
                    FROM receipts r
                   WHERE r.entity_id = $1 AND r.payer_id = p.id AND r.allocated_minor > 0
                     AND r.counterparty_account = ANY($3)) AS accounts
       FROM payers p
      WHERE p.entity_id = $1 AND p.id IN (
              SELECT n.id FROM payers n WHERE n.reference = ANY($2)
               UNION ALL
              SELECT n.id FROM payers n WHERE n.entity_id = $1 AND n.search_name = ANY($4)
               UNION ALL
              SELECT n.payer_id FROM payer_likenesses n WHERE n.entity_id = $1 AND n.key = ANY($5)
               UNION ALL
              SELECT r.payer_id
                FROM receipts r
               WHERE r.entity_id = $1 AND r.counterparty_account = ANY($3) AND r.payer_id IS NOT NULL
                 AND r.allocated_minor > 0
               UNION ALL
              SELECT q.payer_id FROM payment_requests q WHERE q.entity_id = $1 AND q.reference = ANY($2))`,
    [entityId, references, accounts, names.map((name) => ` ${name}`), likenesses],
  );
  return rows.map(({ id, name, reference, accounts: known }) => ({
    id,
    name,
    reference,
    knownAccounts: (known ?? []).flatMap((one) => one ?? []),
  }));
}

function referencesOf({ text }: Words): string[] {
  return [...referencesIn(text), ...referencesNear(text)];
}

function keysOf(words: Words, references: readonly string[]): string[] {
  const { counterpartyAccount } = words;
  return [
    ...references,
    ...namesIn(words).map((name) => `name ${name}`),
    ...likenessesIn(words).map(likeKeyOf),
    ...(counterpartyAccount === null ? [] : [accountKeyOf(counterpartyAccount)]),
  ];
}

function nameKeyOf(name: string): string {
  return `name ${normaliseName(name)}`;
}

function likeKeyOf(key: string): string {
  return `like ${key}`;
}

function accountKeyOf(account: string): string {
  return `account ${account}`;
}

/** All runs of words that can be a name, as `normaliseName` writes them. */
function namesIn({ text, counterpartyName }: Words): string[] {
  const words = normaliseName(`${counterpartyName ?? ''} ${text}`)
    .split(' ')
    .slice(0, MOST_WORDS);
  return words.flatMap((_, start) =>
    Array.from({ length: Math.min(MOST_WORDS_OF_NAME, words.length - start) }, (__, more) =>
      words.slice(start, start + more + 1).join(' '),
    ),
  );
}

/** The keys of all names that words may be like. */
function likenessesIn({ text, counterpartyName }: Words): string[] {
  const keys = [counterpartyName ?? '', text].flatMap((written) =>
    runsOfWords(likenessWords(written).slice(0, MOST_WORDS)).flatMap(likenessKeys),
  );
  return [...new Set(keys)];
}
