import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { getAttentionQueryKey } from '../../../../client/@tanstack/react-query.gen.ts';
import {
  askForControlChangeMutation,
  getAccessQueryKey,
  listControlChangesOptions,
  listControlChangesQueryKey,
} from '../../../../client/@tanstack/react-query-people.gen.ts';
import {
  getSigningPolicyQueryKey,
  previewSigningPolicyMutation,
} from '../../../../client/@tanstack/react-query-signing.gen.ts';
import type { SigningPolicy, SigningPolicyContent } from '../../../../client/types.gen.ts';
import { CONTROL_LIMITS } from '../../../../shared/control-terms.ts';
import { POLICY_LIMITS } from '../../../../shared/policy-terms.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { errorsByPath } from '../../../ui/problem.ts';
import { useChange } from '../../../ui/use-change.ts';
import type { Kept } from '../shared/use-kept.ts';
import { GroupEditor } from './group-editor.tsx';
import type { Names } from './policy-words.ts';
import { PreviewResult } from './preview-result.tsx';
import { RuleEditor } from './rule-editor.tsx';

interface PolicyEditorProps {
  saved: SigningPolicy;
  names: Names;
  kept: Kept<SigningPolicyContent | null>;
}

type Errors = Partial<Record<string, string>>;

/** A draft of another policy: edited, tried on the last twelve months, and then asked for. */
export function PolicyEditor({ saved, names, kept }: PolicyEditorProps) {
  const draft = kept.value!;
  const preview = useMutation(previewSigningPolicyMutation());
  const [tried, setTried] = useState<SigningPolicyContent | null>(null);
  const set = (part: Partial<SigningPolicyContent>) => kept.setValue({ ...draft, ...part });
  const errors: Errors = preview.isError ? errorsByPath(preview.error) : {};
  const tryOut = () => {
    setTried(draft);
    preview.mutate({ body: { policy: draft } });
  };
  return (
    <>
      <Panel title={t`Groups`}>
        <Stack>
          {draft.groups.map((group, place) => (
            <GroupEditor
              key={group.id}
              group={group}
              people={saved.people}
              error={errors[`groups[${place}].name`]}
              onChange={(changed) => set({ groups: draft.groups.with(place, changed) })}
              onRemove={() => set(withoutGroup(draft, group.id))}
              onUp={place === 0 ? null : () => set({ groups: moved(draft.groups, place) })}
            />
          ))}
          {draft.groups.length < POLICY_LIMITS.groups && (
            <div>
              <Button
                variant="default"
                onClick={() =>
                  set({ groups: [...draft.groups, { id: crypto.randomUUID(), name: '', memberIds: [] }] })
                }
              >
                <Trans>Add a group</Trans>
              </Button>
            </div>
          )}
        </Stack>
      </Panel>
      <Panel title={t`Rules`}>
        <Stack>
          {draft.rules.map((rule, place) => (
            <RuleEditor
              key={place}
              number={place + 1}
              rule={rule}
              policy={draft}
              people={saved.people}
              names={names}
              errors={errorsBelow(errors, `rules[${place}].`)}
              onChange={(changed) => set({ rules: draft.rules.with(place, changed) })}
              onRemove={() => set({ rules: draft.rules.toSpliced(place, 1) })}
            />
          ))}
          {draft.rules.length < POLICY_LIMITS.rules && (
            <div>
              <Button
                variant="default"
                onClick={() =>
                  set({
                    rules: [
                      ...draft.rules,
                      { when: [], signers: [{ groupId: null, count: 2 }], inOrder: false },
                    ],
                  })
                }
              >
                <Trans>Add a rule</Trans>
              </Button>
            </div>
          )}
        </Stack>
      </Panel>
      <Group gap="sm">
        <Button onClick={tryOut} loading={preview.isPending}>
          <Trans>Try on the last 12 months</Trans>
        </Button>
        <Button variant="default" onClick={kept.forget}>
          <Trans>Discard the draft</Trans>
        </Button>
      </Group>
      {preview.isError && <ErrorState error={preview.error} title={t`The draft does not fit together`} />}
      {preview.data && tried === draft && (
        <>
          <PreviewResult preview={preview.data} policy={draft} />
          <AskForPolicy policy={draft} kept={kept} />
        </>
      )}
    </>
  );
}

function AskForPolicy({ policy, kept }: { policy: SigningPolicyContent; kept: PolicyEditorProps['kept'] }) {
  const [reason, setReason] = useState('');
  const { data } = useQuery(listControlChangesOptions({ query: { state: 'WAITING', limit: 100 } }));
  const isAlone = data?.admins === 1;
  const ask = useChange(askForControlChangeMutation(), {
    outdated: [getSigningPolicyQueryKey, listControlChangesQueryKey, getAccessQueryKey, getAttentionQueryKey],
    message: () => t`The policy was asked for. Nothing has changed yet.`,
    done: kept.forget,
    keep: kept.keep,
  });
  return (
    <Panel title={t`Ask for confirmation`}>
      <Stack gap="sm" maw={640}>
        <Text size="sm">
          {isAlone ? (
            <Trans>You are the only admin, so you confirm the policy again after 24 hours.</Trans>
          ) : (
            <Trans>Nothing changes until another admin confirms the policy.</Trans>
          )}
        </Text>
        <Textarea
          label={t`Reason`}
          description={t`The other admin reads it, and it stays in the audit log.`}
          required
          autosize
          minRows={2}
          maxLength={CONTROL_LIMITS.reason}
          value={reason}
          onChange={({ currentTarget: { value } }) => setReason(value)}
        />
        {ask.refusal !== null && <ErrorState error={ask.refusal} title={t`The policy was not asked for`} />}
        <div>
          <Button
            loading={ask.isPending}
            disabled={reason.trim() === ''}
            onClick={() => ask.send({ body: { kind: 'CHANGE_POLICY', policy, reason } })}
          >
            {isAlone ? t`Ask, and confirm again tomorrow` : t`Ask a second admin`}
          </Button>
        </div>
      </Stack>
    </Panel>
  );
}

/** A draft without a group: no rule names it any more. */
function withoutGroup(draft: SigningPolicyContent, id: string): SigningPolicyContent {
  return {
    groups: draft.groups.filter((group) => group.id !== id),
    rules: draft.rules.map((rule) => {
      const signers = rule.signers.filter(({ groupId }) => groupId !== id);
      return {
        ...rule,
        signers: signers.length > 0 ? signers : [{ groupId: null, count: 1 }],
        inOrder: rule.inOrder && signers.filter(({ groupId }) => groupId !== null).length > 1,
      };
    }),
  };
}

function moved<T>(items: readonly T[], place: number): T[] {
  return items.toSpliced(place, 1).toSpliced(place - 1, 0, items[place]!);
}

function errorsBelow(errors: Errors, path: string): Errors {
  return Object.fromEntries(
    Object.entries(errors).flatMap(([key, text]) =>
      key.startsWith(path) ? [[key.slice(path.length), text] as const] : [],
    ),
  );
}
