import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import {
  disableUserMutation,
  getAccessQueryKey,
  getPersonAccessOptions,
  getPersonAccessQueryKey,
  listControlChangesOptions,
  signOutUserMutation,
} from '../../../../client/@tanstack/react-query-people.gen.ts';
import type { PersonDetail } from '../../../../client/types.gen.ts';
import { paths } from '../../../../shared/dashboard-routes.ts';
import { BackLink } from '../../../ui/back-link.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { DataTable, type TableColumn } from '../../../ui/data-table.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Facts } from '../../../ui/facts.tsx';
import { LoadingPanel } from '../../../ui/loading-panel.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { roleWord } from '../../../ui/role-words.ts';
import { routeTitle } from '../../../ui/route-titles.ts';
import { useSession } from '../../../ui/session-context.tsx';
import { Timestamp } from '../../../ui/timestamp.tsx';
import { useChange } from '../../../ui/use-change.ts';
import { AskDialog, type Draft } from '../shared/control/ask-dialog.tsx';
import { DeviceSessions } from '../shared/control/device-sessions.tsx';
import { ControlChanges } from '../shared/control/waiting-changes.tsx';
import { DelegationsPanel } from '../shared/signing/delegations-panel.tsx';
import { useKept } from '../shared/use-kept.ts';

type HistoryRow = PersonDetail['history'][number];

const HISTORY: TableColumn<HistoryRow>[] = [
  {
    id: 'at',
    header: () => t`Since`,
    meta: { width: 200 },
    cell: ({ row: { original: row } }) => <Timestamp at={row.at} />,
  },
  {
    id: 'roles',
    header: () => t`Roles`,
    cell: ({ row: { original: row } }) => row.roles.map(roleWord).join(', ') || t`None`,
  },
  {
    id: 'access',
    header: () => t`Access`,
    cell: ({ row: { original: row } }) => (row.enabled ? t`Active` : t`Ended`),
  },
  {
    id: 'source',
    header: () => t`Source`,
    meta: { hideBelow: 'sm' },
    cell: ({ row: { original: row } }) =>
      row.reconstructed ? t`As it was when the history began` : t`Recorded`,
  },
];

/** One user: roles, sessions, changes and history, and what an admin can do about them. */
export default function PersonPage() {
  const { id = '' } = useParams();
  const query = useQuery(getPersonAccessOptions({ path: { id } }));
  return (
    <>
      {query.isPending && <LoadingPanel lines={6} />}
      {query.isError && !query.data && (
        <>
          <PageHeader title={routeTitle('person')}>
            <BackLink to={paths.people()}>{t`All people`}</BackLink>
          </PageHeader>
          <ErrorState error={query.error} retry={() => void query.refetch()} />
        </>
      )}
      {query.data && <LoadedPerson person={query.data} />}
    </>
  );
}

function LoadedPerson({ person }: { person: PersonDetail }) {
  const { user } = useSession();
  const kept = useKept<Draft | null>(`control change of ${person.userId}`, null);
  const changes = useQuery(listControlChangesOptions({ query: { userId: person.userId, limit: 50 } }));
  const [step, setStep] = useState<'disable' | 'signOut' | null>(null);
  const { userId, displayName, roles } = person;
  const draft = (request: Draft['request']) => kept.setValue({ about: displayName, request });
  return (
    <>
      <PageHeader
        title={displayName}
        actions={
          person.disabledAt ? (
            <Button onClick={() => draft({ kind: 'ENABLE_USER', userId, reason: '' })}>
              <Trans>Restore access…</Trans>
            </Button>
          ) : (
            <>
              <Button variant="default" color="red" onClick={() => setStep('disable')}>
                <Trans>End access…</Trans>
              </Button>
              <Button variant="default" onClick={() => setStep('signOut')}>
                <Trans>Sign out everywhere…</Trans>
              </Button>
              {!person.signsInElsewhere && !person.sharesSignIn && (
                <Button
                  variant="default"
                  onClick={() => draft({ kind: 'RESET_SIGN_IN', userId, reason: '' })}
                >
                  <Trans>Reset the sign-in…</Trans>
                </Button>
              )}
              <Button onClick={() => draft({ kind: 'CHANGE_ROLES', userId, roles: [...roles], reason: '' })}>
                <Trans>Change roles…</Trans>
              </Button>
            </>
          )
        }
      >
        <BackLink to={paths.people()}>{t`All people`}</BackLink>
      </PageHeader>
      <Stack gap="lg">
        <Panel>
          <Facts
            items={[
              [t`User name`, person.name],
              [t`Email`, person.email ?? t`None`],
              [t`Roles`, roles.map(roleWord).join(', ') || t`None`],
              [t`Access`, <Access key="access" endedAt={person.disabledAt} />],
              [
                t`Sign-in`,
                person.signsInElsewhere ? t`With your identity provider` : t`With a password here`,
              ],
              ...(person.sharesSignIn
                ? [
                    [
                      t`Shared sign-in`,
                      person.signsInElsewhere
                        ? t`This sign-in also belongs to another company.`
                        : t`This sign-in also belongs to another company. Only your operator can reset it.`,
                    ] as [string, string],
                  ]
                : []),
            ]}
          />
        </Panel>
        {changes.data && changes.data.items.length > 0 && (
          <Panel title={t`Changes by two admins`}>
            <ControlChanges changes={changes.data.items} />
          </Panel>
        )}
        <DelegationsPanel userId={userId} />
        <Panel title={t`Where this person is signed in`}>
          <DeviceSessions sessions={person.openSessions} />
        </Panel>
        <section aria-label={t`Roles over time`}>
          <Title order={2} mb="sm">
            <Trans>Roles over time</Trans>
          </Title>
          <DataTable
            caption={t`Roles over time`}
            columns={HISTORY}
            rows={person.history}
            rowId={(row) => row.at}
          />
        </section>
      </Stack>
      <AskDialog kept={kept} isAlone={changes.data?.admins === 1} />
      {step && (
        <AtOnce step={step} person={person} isSelf={userId === user.id} onClose={() => setStep(null)} />
      )}
    </>
  );
}

function Access({ endedAt }: { endedAt: string | null }) {
  if (endedAt === null) return t`Active`;
  return (
    <Trans>
      Ended on <Timestamp at={endedAt} />
    </Trans>
  );
}

interface AtOnceProps {
  step: 'disable' | 'signOut';
  person: PersonDetail;
  isSelf: boolean;
  onClose: () => void;
}

/** What one admin does alone, because it only reduces what can happen. */
function AtOnce({ step, person, isSelf, onClose }: AtOnceProps) {
  const steps = { outdated: [getAccessQueryKey, getPersonAccessQueryKey], done: onClose };
  const disable = useChange(disableUserMutation(), steps);
  const signOut = useChange(signOutUserMutation(), steps);
  const { send, isPending, refusal } = step === 'disable' ? disable : signOut;
  const { displayName } = person;
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={
        step === 'disable' ? t`End the access of ${displayName}?` : t`Sign ${displayName} out everywhere?`
      }
      confirmLabel={step === 'disable' ? t`End the access now` : t`Sign out everywhere now`}
      danger={step === 'disable'}
      pending={isPending}
      error={refusal}
      onConfirm={() => send({ path: { id: person.userId } })}
    >
      <Stack gap="xs">
        <Text size="sm">
          {step === 'disable'
            ? t`Every session ends now, and approvals of this person no longer count on batches that still \
wait. Restoring the access needs a second admin.`
            : t`Every browser and program of this person is signed out now. The person can sign in again.`}
        </Text>
        {isSelf && (
          <Text size="sm" fw={600}>
            <Trans>This is you.</Trans>
          </Text>
        )}
      </Stack>
    </ConfirmDialog>
  );
}
