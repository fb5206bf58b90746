import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Group, Modal, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import IconCheck from '~icons/tabler/check';
import IconClockX from '~icons/tabler/clock-x';
import IconHourglass from '~icons/tabler/hourglass';
import IconX from '~icons/tabler/x';
import {
  getAccessQueryKey,
  makeInvitationLinkMutation,
  revokeInvitationMutation,
} from '../../../../client/@tanstack/react-query-people.gen.ts';
import type { AccessOverview, Invitation, InvitationLink } from '../../../../client/types.gen.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { CopyableCode } from '../../../ui/copyable-code.tsx';
import { DataTable, type TableColumn } from '../../../ui/data-table.tsx';
import { roleWord } from '../../../ui/role-words.ts';
import { useSession } from '../../../ui/session-context.tsx';
import { LookBadge, type Look } from '../../../ui/status-badge.tsx';
import { Timestamp } from '../../../ui/timestamp.tsx';
import { useChange } from '../../../ui/use-change.ts';

const LOOKS: Record<Invitation['state'], Look> = {
  OPEN: { word: msg`Open`, tone: 'care', icon: IconHourglass },
  ACCEPTED: { word: msg`Used`, tone: 'good', icon: IconCheck },
  REVOKED: { word: msg`Revoked`, tone: 'quiet', icon: IconX },
  EXPIRED: { word: msg`Link expired`, tone: 'quiet', icon: IconClockX },
};

const COLUMNS: TableColumn<Invitation>[] = [
  {
    id: 'person',
    header: () => t`Person`,
    cell: ({ row: { original: one } }) => (
      <div>
        {one.displayName}
        <Text size="xs" c="dimmed">
          {one.purpose === 'RESET' ? t`New password` : one.roles.map(roleWord).join(', ')}
        </Text>
      </div>
    ),
  },
  {
    id: 'state',
    header: () => t`State`,
    cell: ({ row: { original: one } }) => <LookBadge look={LOOKS[one.state]} />,
  },
  {
    id: 'until',
    header: () => t`Link works until`,
    meta: { hideBelow: 'sm' },
    cell: ({ row: { original: one } }) =>
      one.state === 'OPEN' && one.linkUntil ? <Timestamp at={one.linkUntil} /> : t`No link`,
  },
];

/** The invitations that two admins agreed on: their links, and how to end them. */
export function Invitations({ access }: { access: AccessOverview }) {
  const { user } = useSession();
  const [asked, ask] = useState<{ step: 'link' | 'revoke'; invitation: Invitation } | null>(null);
  if (access.invitations.length === 0) return null;
  const mayMake = (one: Invitation) => one.askedBy.userId !== user.id || one.askerMakesLink;
  const columns: TableColumn<Invitation>[] = [
    ...COLUMNS,
    {
      id: 'steps',
      header: () => t`Steps`,
      meta: { align: 'end' },
      cell: ({ row: { original: one } }) =>
        (one.state === 'OPEN' || one.state === 'EXPIRED') && (
          <Group gap="xs" justify="flex-end">
            {mayMake(one) ? (
              <Button size="compact-sm" onClick={() => ask({ step: 'link', invitation: one })}>
                <Trans>Make a link…</Trans>
              </Button>
            ) : (
              <Text size="xs" c="dimmed">
                <Trans>Another admin makes the link</Trans>
              </Text>
            )}
            <Button
              size="compact-sm"
              variant="default"
              onClick={() => ask({ step: 'revoke', invitation: one })}
            >
              <Trans>Revoke…</Trans>
            </Button>
          </Group>
        ),
    },
  ];
  return (
    <section aria-label={t`Invitations and resets`}>
      <Title order={2} mb="sm">
        <Trans>Invitations and resets</Trans>
      </Title>
      <DataTable
        caption={t`Invitations and resets`}
        columns={columns}
        rows={access.invitations}
        rowId={(one) => one.id}
      />
      {asked?.step === 'link' && <LinkDialog invitation={asked.invitation} onClose={() => ask(null)} />}
      {asked?.step === 'revoke' && <RevokeDialog invitation={asked.invitation} onClose={() => ask(null)} />}
    </section>
  );
}

interface DialogProps {
  invitation: Invitation;
  onClose: () => void;
}

function LinkDialog({ invitation, onClose }: DialogProps) {
  const [made, setMade] = useState<InvitationLink | null>(null);
  const make = useChange(makeInvitationLinkMutation(), {
    outdated: [getAccessQueryKey],
    reload: 'meanwhile',
    done: setMade,
  });
  const { displayName } = invitation;
  if (made)
    return (
      <Modal
        opened
        onClose={onClose}
        title={<Text fw={600}>{t`Copy the link now`}</Text>}
        closeOnClickOutside={false}
        centered
        size="lg"
        closeButtonProps={{ 'aria-label': t`Close` }}
      >
        <Stack>
          <Text size="sm">
            <Trans>
              Outlay does not show it again. Give it to {displayName} in person or over a channel that you
              know to be theirs. Whoever opens it first becomes this user.
            </Trans>
          </Text>
          <CopyableCode value={made.url} what={t`the link`} />
          <Group justify="flex-end">
            <Button onClick={onClose}>
              <Trans>I have copied it</Trans>
            </Button>
          </Group>
        </Stack>
      </Modal>
    );
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={t`Make a link for ${displayName}`}
      confirmLabel={t`Make the link`}
      pending={make.isPending}
      error={make.refusal}
      onConfirm={() => make.mutate({ path: { id: invitation.id } })}
    >
      <Trans>The link works once, for 72 hours. Every earlier link of {displayName} ends now.</Trans>
    </ConfirmDialog>
  );
}

function RevokeDialog({ invitation, onClose }: DialogProps) {
  const revoke = useChange(revokeInvitationMutation(), { outdated: [getAccessQueryKey], done: onClose });
  const { displayName } = invitation;
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={t`Revoke the invitation of ${displayName}`}
      confirmLabel={t`Revoke the invitation`}
      danger
      pending={revoke.isPending}
      error={revoke.refusal}
      onConfirm={() => revoke.send({ path: { id: invitation.id } })}
    >
      <Trans>
        No link of {displayName} works any more. To invite the person again, two admins agree again.
      </Trans>
    </ConfirmDialog>
  );
}
