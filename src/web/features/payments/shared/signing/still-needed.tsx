import { plural, t } from '@lingui/core/macro';
import type { BatchSigners } from '../../../../../client/types.gen.ts';
import { formatNumber } from '../../../../ui/locale.ts';
import { listOf } from './signer-words.ts';

const MOST_NAMED = 6;

type Requirement = BatchSigners['requirements'][number];
type Needed = Omit<Requirement, 'isOfPreparation'>;

/** The missing signers: "2 of Finance: Ann, Ben or Cat. 1 of Directors: Dan." Nothing without groups. */
export function StillNeeded({ signers }: { signers: BatchSigners }) {
  const waiting = signers.requirements.filter(({ groups }) => groups.length > 0);
  if (waiting.length === 0) return null;
  return (
    <>
      {waiting.map((requirement) => (
        <span key={requirement.isOfPreparation ? 'prepared' : 'now'} style={{ display: 'block' }}>
          {requirementText(requirement, waiting.length > 1)}
        </span>
      ))}
    </>
  );
}

function requirementText(requirement: Requirement, isOneOfSeveral: boolean): string {
  const words = neededWords(requirement);
  if (!isOneOfSeveral) return t`Still needed: ${words}.`;
  return requirement.isOfPreparation
    ? t`By the policy when it was prepared, still needed: ${words}.`
    : t`By the policy in force, still needed: ${words}.`;
}

/** "1 of Finance (Ann or Ben), then 1 of Directors (Dan)". */
export function neededWords({ groups, inOrder, missing }: Needed): string {
  const parts = groups.map(({ name, missing: count, couldSign }) => {
    const who = namesOf(couldSign.map((person) => person.name));
    const number = formatNumber(count);
    return t`${number} of ${name} (${who})`;
  });
  const named = groups.reduce((sum, group) => sum + group.missing, 0);
  const more = missing - named;
  const others = more > 0 ? [plural(more, { one: '1 more approver', other: '# more approvers' })] : [];
  return inOrder
    ? [...parts, ...others].reduce((before, next) => t`${before}, then ${next}`)
    : listOf([...parts, ...others]);
}

function namesOf(names: readonly string[]): string {
  if (names.length === 0) return t`no approver can`;
  if (names.length <= MOST_NAMED) return listOf(names, 'disjunction');
  const left = formatNumber(names.length - MOST_NAMED);
  return listOf([...names.slice(0, MOST_NAMED), t`${left} others`], 'disjunction');
}
