import { labelStem } from '../../shared/label-stem.ts';

export interface EarlierRun {
  id: string;
  label: string;
  /** How many of the looked-up recipients of the new batch it paid. */
  shared: number;
  /** How many withdrawals it had. */
  withdrawals: number;
}

export interface NewRun {
  label: string;
  withdrawals: number;
  /** How many of its recipients were looked up. */
  lookedUp: number;
}

/** Below this share of common recipients, a batch with a similar label pays other people. */
const ALIKE_PERCENT = 10;
/** Without a similar label, at least this share of both batches must be common recipients. */
const PEOPLE_PERCENT = 50;

/** Why a batch was chosen as the last run: its label, or the people that both pay. */
export type LastRunBy = 'LABEL' | 'PEOPLE';

/**
 * The last batch of the same kind among earlier ones, newest first: the newest with the same stem of the
 * label, else the one that paid most of the same people. Null when none has enough of them: a comparison with
 * an unrelated batch would only list everybody as added and removed.
 */
export function chooseLastRun(
  run: NewRun,
  earlier: readonly EarlierRun[],
): { id: string; by: LastRunBy } | null {
  if (run.lookedUp === 0) return null;
  const stem = labelStem(run.label);
  const alike =
    stem === ''
      ? undefined
      : earlier.find(
          (one) => labelStem(one.label) === stem && one.shared * 100 >= run.lookedUp * ALIKE_PERCENT,
        );
  if (alike) return { id: alike.id, by: 'LABEL' };
  let most: EarlierRun | null = null;
  for (const one of earlier) if (paysTheSame(run, one) && one.shared > (most?.shared ?? 0)) most = one;
  return most && { id: most.id, by: 'PEOPLE' };
}

function paysTheSame(run: NewRun, earlier: EarlierRun): boolean {
  // Only some recipients of a large batch are looked up; the rest are assumed to be like them.
  const common = (earlier.shared * run.withdrawals) / run.lookedUp;
  return common * 100 >= Math.max(run.withdrawals, earlier.withdrawals) * PEOPLE_PERCENT;
}

/** The kind of run that a batch is. */
export interface RunKind {
  /** The stems of the labels of its runs. */
  stems: ReadonlySet<string>;
  /** Whether its runs pay different people each time, as refunds do. */
  paysOthers: boolean;
}

/** At most this many runs of the kind decide whether it pays different people each time. */
const RUNS_COMPARED = 5;

/**
 * The kind of a batch, by its label or, when no earlier batch has a similar label, by the batch that paid the
 * same people. Only the latest batches are compared, so the batch's own stem counts even when no other batch
 * has it.
 */
export function kindOfRun(run: NewRun, earlier: readonly EarlierRun[]): RunKind {
  const own = labelStem(run.label);
  const last = chooseLastRun(run, earlier);
  const isKnown = own !== '' && earlier.some(({ label }) => labelStem(label) === own);
  const chosen = isKnown || last?.by !== 'PEOPLE' ? undefined : earlier.find(({ id }) => id === last.id);
  const stems = new Set(chosen ? [labelStem(chosen.label)] : []);
  if (own !== '' || !chosen) stems.add(own);
  const runs = earlier.filter(({ label }) => stems.has(labelStem(label))).slice(0, RUNS_COMPARED);
  const mean = runs.reduce((sum, one) => sum + shareInCommon(run, one), 0) / Math.max(1, runs.length);
  // Labels such as "March 2026" do not name a kind.
  const isNamed = own !== '' && !chosen;
  return { stems, paysOthers: isNamed && runs.length > 0 && mean * 100 < PEOPLE_PERCENT };
}

/** The share of the smaller one's recipients that both pay. Only some of a large batch are looked up. */
function shareInCommon(run: NewRun, earlier: EarlierRun): number {
  const common = (earlier.shared * run.withdrawals) / Math.max(1, run.lookedUp);
  return common / Math.max(1, Math.min(run.withdrawals, earlier.withdrawals));
}
