import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Anchor, Button, List, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { listControlChangesOptions } from '../../../../client/@tanstack/react-query-people.gen.ts';
import { getSigningPolicyOptions } from '../../../../client/@tanstack/react-query-signing.gen.ts';
import type { SigningPolicy, SigningPolicyContent } from '../../../../client/types.gen.ts';
import { paths } from '../../../../shared/dashboard-routes.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Facts } from '../../../ui/facts.tsx';
import { LoadingPanel } from '../../../ui/loading-panel.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { routeTitle } from '../../../ui/route-titles.ts';
import { useMay } from '../../../ui/session-context.tsx';
import { Timestamp } from '../../../ui/timestamp.tsx';
import { ControlChanges } from '../shared/control/waiting-changes.tsx';
import { useKept } from '../shared/use-kept.ts';
import { listOf } from '../shared/signing/signer-words.ts';
import { PolicyEditor } from './policy-editor.tsx';
import { ruleText, type Names } from './policy-words.ts';

/** Who signs which batches: the rules and groups in force, and a draft of others for admins. */
export default function SigningPolicyPage() {
  const query = useQuery(getSigningPolicyOptions());
  return (
    <>
      <PageHeader
        title={routeTitle('signingPolicy')}
        description={t`Who signs which batches, beside the number of approvals by amount.`}
      />
      {query.isPending && <LoadingPanel lines={6} />}
      {query.isError && !query.data && <ErrorState error={query.error} retry={() => void query.refetch()} />}
      {query.data && <LoadedPolicy saved={query.data} />}
    </>
  );
}

function LoadedPolicy({ saved }: { saved: SigningPolicy }) {
  const mayChange = useMay('changePaymentConfig');
  const names = new Map(saved.people.map(({ userId, name }) => [userId, name]));
  const kept = useKept<SigningPolicyContent | null>('signing policy', null);
  return (
    <Stack gap="lg">
      {mayChange && saved.waitingChangeId !== null && <WaitingPolicy />}
      {kept.value === null ? (
        <>
          <RulesInForce saved={saved} names={names} />
          <Groups saved={saved} names={names} />
          {mayChange && (
            <div>
              <Button onClick={() => kept.setValue(saved.policy)}>
                <Trans>Draft a change…</Trans>
              </Button>
            </div>
          )}
        </>
      ) : (
        <PolicyEditor saved={saved} names={names} kept={kept} />
      )}
    </Stack>
  );
}

function RulesInForce({ saved: { policy, inForceFrom }, names }: { saved: SigningPolicy; names: Names }) {
  return (
    <Panel title={t`Rules in force`}>
      <Stack gap="sm">
        <Text size="sm">
          <Trans>
            The{' '}
            <Anchor inherit underline="always" component={Link} to={paths.paymentConfig()}>
              approval rules
            </Anchor>{' '}
            say how many approvers a batch needs. The rules below say who they are, and may ask for more. All
            rules that apply to a batch count together, and each person signs once.
          </Trans>
        </Text>
        {policy.rules.length === 0 ? (
          <Text size="sm" c="dimmed">
            <Trans>There are no further rules: any approver who did not prepare a batch can sign it.</Trans>
          </Text>
        ) : (
          <List type="ordered" size="sm" spacing="xs">
            {policy.rules.map((rule, place) => (
              // Rules have no names: their place is what distinguishes them.
              <List.Item key={place}>{ruleText(rule, policy, names)}</List.Item>
            ))}
          </List>
        )}
        {inForceFrom && (
          <Text size="xs" c="dimmed">
            <Trans>
              In force since <Timestamp at={inForceFrom} />. Batches that were prepared earlier also need the
              signers of the policy of that time.
            </Trans>
          </Text>
        )}
      </Stack>
    </Panel>
  );
}

function Groups({ saved: { policy, people }, names }: { saved: SigningPolicy; names: Names }) {
  if (policy.groups.length === 0) return null;
  const approvers = new Set(people.filter(({ isApprover }) => isApprover).map(({ userId }) => userId));
  return (
    <Panel title={t`Groups`}>
      <Facts
        items={policy.groups.map(({ name, memberIds }) => {
          const members = memberIds.map((id) => {
            const member = names.get(id) ?? id;
            return approvers.has(id) ? member : t`${member} (cannot approve now)`;
          });
          return [name, members.length > 0 ? listOf(members) : t`No approver`] as const;
        })}
      />
    </Panel>
  );
}

/** The policy that waits for a second admin. */
function WaitingPolicy() {
  const { data } = useQuery(listControlChangesOptions({ query: { state: 'WAITING', limit: 100 } }));
  const changes = data?.items.filter(({ kind }) => kind === 'CHANGE_POLICY') ?? [];
  if (changes.length === 0) return null;
  return (
    <section>
      <Title order={2} size="h3" mb="sm">
        <Trans>Waits for a second admin</Trans>
      </Title>
      <ControlChanges changes={changes} />
    </section>
  );
}
