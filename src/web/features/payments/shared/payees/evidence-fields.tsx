import { t } from '@lingui/core/macro';
import { Group, Textarea, TextInput } from '@mantine/core';
import type { ProposePayeeChangeRequest } from '../../../../../client/types.gen.ts';
import { PAYEE_LIMITS } from '../../../../../shared/payee-terms.ts';

/** The evidence as it is typed. The time is that of the browser: 2026-03-02T09:40. */
export interface EvidenceDraft {
  evidence: string;
  calledPerson: string;
  calledNumber: string;
  calledAt: string;
}

export const NO_EVIDENCE: EvidenceDraft = { evidence: '', calledPerson: '', calledNumber: '', calledAt: '' };

/** The call of a draft; null unless all of it was typed. */
export function callOf(draft: EvidenceDraft): ProposePayeeChangeRequest['call'] | null {
  const called = new Date(draft.calledAt);
  const [calledPerson, calledNumber] = [draft.calledPerson.trim(), draft.calledNumber.trim()];
  if (calledPerson === '' || calledNumber === '' || Number.isNaN(called.getTime())) return null;
  return { calledPerson, calledNumber, calledAt: called.toISOString() };
}

/** Whether a part of the call was typed. */
export function hasCall({ calledPerson, calledNumber, calledAt }: EvidenceDraft): boolean {
  return [calledPerson, calledNumber, calledAt].some((text) => text.trim() !== '');
}

interface EvidenceFieldsProps {
  draft: EvidenceDraft;
  set: (change: Partial<EvidenceDraft>) => void;
  errors: Readonly<Record<string, string>>;
  /** Whether the payee has to be called back. */
  needsCall: boolean;
}

/** Asks how the details are known: who was called back on which number, and when. */
export function EvidenceFields({ draft, set, errors, needsCall }: EvidenceFieldsProps) {
  const required = needsCall || hasCall(draft);
  return (
    <>
      <Textarea
        label={t`How do you know these details?`}
        description={t`Whoever confirms them reads this first. It never changes afterwards.`}
        required
        rows={2}
        maxLength={PAYEE_LIMITS.text}
        value={draft.evidence}
        onChange={({ currentTarget: { value } }) => set({ evidence: value })}
        error={errors['evidence']}
      />
      <TextInput
        label={needsCall ? t`Who was called back` : t`Who was called back (optional)`}
        required={required}
        autoComplete="off"
        maxLength={PAYEE_LIMITS.calledPerson}
        value={draft.calledPerson}
        onChange={({ currentTarget: { value } }) => set({ calledPerson: value })}
        error={errors['call.calledPerson']}
      />
      <Group gap="sm" align="flex-start" grow preventGrowOverflow={false}>
        <TextInput
          type="tel"
          label={t`On which number`}
          description={t`One that you knew before, never one from the letter or mail.`}
          required={required}
          autoComplete="off"
          maxLength={PAYEE_LIMITS.calledNumber}
          value={draft.calledNumber}
          onChange={({ currentTarget: { value } }) => set({ calledNumber: value })}
          error={errors['call.calledNumber']}
        />
        <TextInput
          type="datetime-local"
          label={t`When`}
          description={t`Date and time of the call.`}
          required={required}
          value={draft.calledAt}
          onChange={({ currentTarget: { value } }) => set({ calledAt: value })}
          error={errors['call.calledAt']}
        />
      </Group>
    </>
  );
}
