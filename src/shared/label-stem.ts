import { normaliseName } from './names.ts';

/** Words in English and Afrikaans that distinguish the runs of one kind of batch. */
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
