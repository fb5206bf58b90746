import { isUuid } from '../ids.ts';
import { type Currency, formatAmount, isCurrency } from '../money.ts';
import { isRecord, plainText } from './plain-text.ts';
import { isSignInAgain, partText, type Voice } from './wording.ts';
import { PHRASES } from './words.ts';

type Fields = Record<string, unknown>;

/** An entry of the log, with the names of the ids in its details. */
export interface Entry {
  action: string;
  details: Fields;
  names: Record<string, string>;
  subject: { currency: Currency | null };
}

/** A detail in words. If it names a batch, the page links to it. */
export interface Fact {
  label: string;
  lines: string[];
  batchId?: string;
}

export interface Change {
  label: string;
  before: string[];
  after: string[];
}

export interface EntryDescription {
  changes: Change[];
  facts: Fact[];
  /** Digests and ids without a name, which only programs read. */
  codes: [label: string, value: string][];
}

const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/;
const DIGEST = /^[0-9a-f]{64}$/;
/** Filters of an export have times in epoch milliseconds, and no count in an entry is as large as these. */
const EARLIEST_MS = 1_000_000_000_000;
/** The entry itself says when it was saved, and by whom. */
const SAID_ALREADY = new Set(['updatedAt', 'updatedBy']);
const OF_BATCH = new Set(['retryOfBatchId', 'correctsBatchId', 'repeatsBatchId', 'batchId']);

/** Describes in words what an entry changed. */
export function describeEntry(entry: Entry, voice: Voice): EntryDescription {
  const words = new DetailWords(entry, voice);
  // The action of a new sign-in already says why the session ended.
  const { before, after, ...others } = isSignInAgain(entry) ? { ...entry.details, why: null } : entry.details;
  const isChange = 'before' in entry.details && 'after' in entry.details;
  const facts = Object.entries(isChange ? others : { ...entry.details, ...others })
    .map(([name, value]) => words.fact(name, value, entry.details))
    .filter((fact) => fact !== null);
  return { changes: isChange ? words.changes(before, after) : [], facts, codes: words.codes };
}

class DetailWords {
  readonly codes: [string, string][] = [];

  private readonly entry: Entry;
  private readonly voice: Voice;

  constructor(entry: Entry, voice: Voice) {
    this.entry = entry;
    this.voice = voice;
  }

  private part(name: string): string {
    return partText(this.voice.text, name);
  }

  /** A detail; null when it says nothing, or when it is a code. */
  fact(name: string, value: unknown, of: Fields): Fact | null {
    const read = name === 'search' && typeof value === 'string' ? filtersOf(value) : value;
    const lines = this.lines(name, read, of);
    if (lines.length === 0)
      return name === 'filters' ? { label: this.part(name), lines: [this.voice.text(PHRASES.none)] } : null;
    const isLink = typeof value === 'string' && OF_BATCH.has(name) && this.nameOf(value) !== undefined;
    return { label: this.part(name), lines, ...(isLink ? { batchId: value } : {}) };
  }

  /** The fields that differ; of two plain values, one change without a name. */
  changes(before: unknown, after: unknown): Change[] {
    if (!isRecord(before) || !isRecord(after)) {
      const [from, to] = [this.orNone('', before, {}), this.orNone('', after, {})];
      return [{ label: this.voice.text(PHRASES.changed), before: from, after: to }];
    }
    return [...new Set([...Object.keys(before), ...Object.keys(after)])]
      .filter((name) => !SAID_ALREADY.has(name))
      .filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
      .map((name) => ({
        label: this.part(name),
        before: this.orNone(name, before[name], before),
        after: this.orNone(name, after[name], after),
      }));
  }

  private orNone(name: string, value: unknown, of: Fields): string[] {
    const lines = this.lines(name, value, of);
    return lines.length > 0 ? lines : [this.voice.text(PHRASES.none)];
  }

  /** The lines of a value: one for each of several values, none when it is empty or a code. */
  private lines(name: string, value: unknown, of: Fields): string[] {
    if (value === null || value === undefined || value === '') return [];
    if (Array.isArray(value)) return value.flatMap((each) => this.lines(name, each, of));
    if (isRecord(value)) return this.recordLines(value);
    if (typeof value === 'string' && this.isCode(name, value)) {
      this.codes.push([this.part(name), value]);
      return [];
    }
    return [this.line(name, value, of)];
  }

  private recordLines(value: Fields): string[] {
    const { userId, name } = value;
    if (typeof userId === 'string' && typeof name === 'string') return [this.nameOf(userId) ?? name];
    if (typeof value.approvalsRequired === 'number' && 'upToAmount' in value)
      return [ruleText(this.voice, value.currency, value.upToAmount, value.approvalsRequired)];
    return Object.entries(value).flatMap(([field, inner]) => {
      const lines = this.lines(field, inner, value);
      return lines.length === 0 ? [] : [`${this.part(field)}: ${lines.join(', ')}`];
    });
  }

  private line(name: string, value: unknown, of: Fields): string {
    const ms = typeof value === 'number' || /^\d{13}$/.test(String(value)) ? Number(value) : 0;
    if (ms >= EARLIEST_MS) return this.voice.time(ms);
    if (typeof value === 'string' && TIME.test(value)) return this.voice.time(value);
    const named = typeof value === 'string' ? this.nameOf(value) : undefined;
    return named ?? this.money(name, value, of) ?? plainText(this.voice, name, value);
  }

  private nameOf(id: string): string | undefined {
    return this.entry.names[id.toLowerCase()];
  }

  private isCode(name: string, value: string): boolean {
    if (DIGEST.test(value)) return true;
    return (isUuid(value) || /Ids?$/.test(name)) && this.nameOf(value) === undefined;
  }

  /** Money, when the field is an amount whose currency is known. */
  private money(name: string, value: unknown, of: Fields): string | null {
    const currency = typeof of.currency === 'string' ? of.currency : this.entry.subject.currency;
    if (currency === null || !isCurrency(currency) || typeof value !== 'string') return null;
    if (name.endsWith('Minor') && /^-?\d+$/.test(value))
      return this.voice.money(formatAmount(BigInt(value), currency), currency);
    if (/amount/i.test(name) && /^-?\d+(?:\.\d+)?$/.test(value)) return this.voice.money(value, currency);
    return null;
  }
}

/** "ZAR up to R 50,000.00: 1 approval". */
function ruleText({ text, money, count }: Voice, currency: unknown, upTo: unknown, required: number): string {
  const code = String(currency);
  const band =
    typeof upTo === 'string' ? text(PHRASES.upTo, { amount: money(upTo, code) }) : text(PHRASES.anyOther);
  return `${code} ${band}: ${count('approval', required)}`;
}

/** The filters of a saved view, which are the query of an address. */
function filtersOf(search: string): Fields {
  return Object.fromEntries(new URLSearchParams(search));
}

/** A description in one line: "Rail: EFT → PayShap; Total amount: R 2,013.21". */
export function descriptionLine({ changes, facts }: EntryDescription): string {
  return [...changes.map(changeText), ...facts.map(factText)].join('; ');
}

/** "Rail: EFT → PayShap". */
export function changeText({ label, before, after }: Change): string {
  return `${label}: ${before.join(', ')} → ${after.join(', ')}`;
}

/** "Total amount: R 2,013.21". */
export function factText({ label, lines }: Fact): string {
  return `${label}: ${lines.join(', ')}`;
}
