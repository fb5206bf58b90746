import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ActionIcon, Button, Group, Modal, Stack, Switch, Text, TextInput } from '@mantine/core';
import IconBookmarkPlus from '~icons/tabler/bookmark-plus';
import IconPencil from '~icons/tabler/pencil';
import IconTrash from '~icons/tabler/trash';
import IconUsers from '~icons/tabler/users';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import {
  createSavedViewMutation,
  deleteSavedViewMutation,
  listSavedViewsOptions,
  listSavedViewsQueryKey,
  updateSavedViewMutation,
} from '../../../../client/@tanstack/react-query-records.gen.ts';
import type { SavedView } from '../../../../client/types.gen.ts';
import { paths } from '../../../../shared/dashboard-routes.ts';
import { TEXT_LIMITS } from '../../../../shared/terms.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { usePersonName } from '../../../ui/person.tsx';
import { problemOf } from '../../../ui/problem.ts';
import { useMay, useSession } from '../../../ui/session-context.tsx';
import { useChange } from '../../../ui/use-change.ts';
import { viewSearchOf } from './filters.ts';
import classes from './payouts.module.css';

function addressOf({ id, search }: Pick<SavedView, 'id' | 'search'>): string {
  const params = new URLSearchParams(search);
  params.set('view', id);
  return paths.payouts(`?${params}`);
}

function sharedBy(name: string): string {
  return t`Shared by ${name}`;
}

/**
 * Saved views as tabs above the list. Each stores the filters, columns and order of the address under a name.
 */
export function SavedViews() {
  const { user } = useSession();
  const nameOf = usePersonName();
  const mayDeleteShared = useMay('changePaymentConfig');
  const [search] = useSearchParams();
  const { data: views = [] } = useQuery(listSavedViewsOptions());
  const [editing, setEditing] = useState<SavedView | 'new' | null>(null);
  const [deleting, setDeleting] = useState<SavedView | null>(null);
  const active = views.find(({ id }) => id === search.get('view'));
  const now = viewSearchOf(search);
  const isChanged = now !== (active?.search ?? '');
  const isOwn = active?.owner.userId === user.id;
  return (
    <nav className={classes.views} aria-label={t`Saved views`}>
      <Link to={paths.payouts()} className={classes.view} aria-current={active ? undefined : 'page'}>
        <Trans>All payouts</Trans>
      </Link>
      {views.map((view) => (
        <Link
          key={view.id}
          to={addressOf(view)}
          className={classes.view}
          aria-current={view === active ? 'page' : undefined}
          title={view.owner.userId === user.id ? undefined : sharedBy(nameOf(view.owner))}
        >
          {view.name}
          {view.isShared && <IconUsers size={14} aria-label={t`Shared`} />}
        </Link>
      ))}
      <Group gap={4} ms="auto">
        {active && isOwn && isChanged && <SaveChanges view={active} search={now} />}
        {active && isOwn && (
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={t`Rename or share ${active.name}`}
            onClick={() => setEditing(active)}
          >
            <IconPencil size={16} aria-hidden />
          </ActionIcon>
        )}
        {active && (isOwn || mayDeleteShared) && (
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={t`Delete ${active.name}`}
            onClick={() => setDeleting(active)}
          >
            <IconTrash size={16} aria-hidden />
          </ActionIcon>
        )}
        {now !== '' && isChanged && (
          <Button
            size="compact-sm"
            variant="subtle"
            leftSection={<IconBookmarkPlus size={16} aria-hidden />}
            onClick={() => setEditing('new')}
          >
            <Trans>Save view</Trans>
          </Button>
        )}
      </Group>
      <ViewForm
        key={editing === null || editing === 'new' ? 'new' : editing.id}
        editing={editing}
        search={now}
        close={() => setEditing(null)}
      />
      <DeleteDialog view={deleting} close={() => setDeleting(null)} />
    </nav>
  );
}

/** The queries that every change of a view makes outdated. */
const OUTDATED = [listSavedViewsQueryKey];

/** Replaces a view's filters, columns and order by those that are shown. */
function SaveChanges({ view, search }: { view: SavedView; search: string }) {
  const save = useChange(updateSavedViewMutation(), { outdated: OUTDATED });
  return (
    <Button
      size="compact-sm"
      variant="light"
      loading={save.isPending}
      onClick={() =>
        save.mutate({ path: { id: view.id }, body: { name: view.name, search, isShared: view.isShared } })
      }
    >
      <Trans>Save changes to {view.name}</Trans>
    </Button>
  );
}

interface ViewFormProps {
  editing: SavedView | 'new' | null;
  /** The part of the address that a new view keeps. */
  search: string;
  close: () => void;
}

/** Names a new view, or renames and shares a view. */
function ViewForm({ editing, search, close }: ViewFormProps) {
  const { entity } = useSession();
  const navigate = useNavigate();
  const known = editing === null || editing === 'new' ? null : editing;
  const [name, setName] = useState(known?.name ?? '');
  const [isShared, setShared] = useState(known?.isShared ?? false);
  const done = () => {
    close();
    setName('');
  };
  const create = useChange(createSavedViewMutation(), {
    outdated: OUTDATED,
    reload: 'first',
    done: async (view) => {
      done();
      await navigate(addressOf(view));
    },
  });
  const update = useChange(updateSavedViewMutation(), { outdated: OUTDATED, reload: 'first', done });
  const { error, isPending } = known ? update : create;
  const submit = () => {
    if (known) update.mutate({ path: { id: known.id }, body: { name, isShared, search: known.search } });
    else create.send({ body: { name, isShared, search } });
  };
  return (
    <Modal
      opened={editing !== null}
      onClose={close}
      title={<Text fw={600}>{known ? t`Rename or share ${known.name}` : t`Save this view`}</Text>}
      closeButtonProps={{ 'aria-label': t`Close` }}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Stack>
          <TextInput
            label={t`Name`}
            placeholder={t`Failed last month`}
            maxLength={TEXT_LIMITS.viewName}
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
            error={error ? problemOf(error).detail : undefined}
            data-autofocus
          />
          <Switch
            label={t`Share with everyone at ${entity.name}`}
            description={t`Others see the view as a tab. Only you can change it.`}
            checked={isShared}
            onChange={(event) => setShared(event.currentTarget.checked)}
          />
          {!known && (
            <Text size="sm" c="dimmed">
              <Trans>
                The view keeps the filters, the columns and the order. A period such as “Last month” moves on
                with time.
              </Trans>
            </Text>
          )}
          <Group justify="flex-end">
            <Button variant="default" onClick={close}>
              <Trans>Cancel</Trans>
            </Button>
            <Button type="submit" loading={isPending} disabled={name.trim() === ''}>
              {known ? t`Save` : t`Save view`}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}

function DeleteDialog({ view, close }: { view: SavedView | null; close: () => void }) {
  const navigate = useNavigate();
  const name = view?.name ?? '';
  const remove = useChange(deleteSavedViewMutation(), {
    outdated: OUTDATED,
    done: async () => {
      close();
      await navigate(paths.payouts());
    },
  });
  return (
    <ConfirmDialog
      opened={view !== null}
      onClose={close}
      title={t`Delete the view ${name}?`}
      confirmLabel={t`Delete the view`}
      onConfirm={() => view && remove.mutate({ path: { id: view.id } })}
      pending={remove.isPending}
      error={remove.error}
      danger
    >
      {view?.isShared
        ? t`It disappears for everyone it is shared with. No payout changes.`
        : t`Only you see this view. No payout changes.`}
    </ConfirmDialog>
  );
}
