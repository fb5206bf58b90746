import { normaliseName } from '../../shared/names.ts';

/** Words that tell the runs of one kind of batch apart, in English and Afrikaans. */
const RUN_WORDS = new Set(
  (
    'jan january januarie feb february februarie mar march maart mrt apr april may mei jun june junie ' +
    'jul july julie aug august augustus sep sept september oct october okt oktober nov november dec ' +
    'december des desember week weeks run part batch no nr of van'
  ).split(' '),
);

/**
 * The part of a label that the runs of one kind of batch share: "Suppliers, week 47" and "Suppliers, week 48"
 * become "suppliers". Empty when nothing remains, such as for "March 2026".
 */
export function labelStem(label: string): string {
  return normaliseName(label)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !/\d/.test(word) && !RUN_WORDS.has(word))
    .join(' ');
}

export interface EarlierRun {
  id: string;
  label: string;
  /** How many people of the new batch it paid, of those that were looked up. */
  shared: number;
}

/** Why a batch was chosen as the last run: its label, or the people that both pay. */
export type LastRunBy = 'LABEL' | 'PEOPLE';

/**
 * The last batch of the same kind among earlier ones, newest first: the newest with the same stem of the
 * label, else the one that paid most of the same people. Null when neither exists.
 */
export function chooseLastRun(
  label: string,
  earlier: readonly EarlierRun[],
): { id: string; by: LastRunBy } | null {
  const stem = labelStem(label);
  const alike = stem === '' ? undefined : earlier.find((run) => labelStem(run.label) === stem);
  if (alike) return { id: alike.id, by: 'LABEL' };
  let most: EarlierRun | null = null;
  for (const run of earlier) if (run.shared > (most?.shared ?? 0)) most = run;
  return most && { id: most.id, by: 'PEOPLE' };
}
