import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, Button, Group, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import IconFileImport from '~icons/tabler/file-import';
import IconPlus from '~icons/tabler/plus';
import IconSearch from '~icons/tabler/search';
import IconShieldCheck from '~icons/tabler/shield-check';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import * as z from 'zod/mini';
import { listPayeesOptions } from '../../../../client/@tanstack/react-query-payees.gen.ts';
import type { PaginatedPayee, Payee } from '../../../../client/types.gen.ts';
import { paths, payeeExportPath } from '../../../../shared/dashboard-routes.ts';
import { PAYEE_VIEWS } from '../../../../shared/payee-terms.ts';
import type { TableColumn } from '../../../ui/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ExportButton } from '../../../ui/export-button.tsx';
import { FilterSelect } from '../../../ui/filters.tsx';
import { formatNumber } from '../../../ui/locale.ts';
import { LongText } from '../../../ui/long-text.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { PagedTable, usePage } from '../../../ui/paged-table.tsx';
import { Person } from '../../../ui/person.tsx';
import { routeTitle } from '../../../ui/route-titles.ts';
import { searchOf, useSearchFilters } from '../../../ui/search-filters.ts';
import { useMay } from '../../../ui/session-context.tsx';
import { LookBadge } from '../../../ui/status-badge.tsx';
import { Timestamp } from '../../../ui/timestamp.tsx';
import { BankAccount } from '../shared/bank-account.tsx';
import { AccountDialog } from './account-dialog.tsx';
import { ConfirmProposal } from './confirm-proposal.tsx';
import { payeeLook, viewWord } from './words.ts';

const Filters = z.object({
  query: z.string().check(z.maxLength(100)),
  view: z.enum(PAYEE_VIEWS),
  proposal: z.guid(),
  offset: z.coerce.number().check(z.int(), z.minimum(0)),
});

const LIMIT = 50;
const TYPING_PAUSE_MS = 250;

const columns: TableColumn<Payee>[] = [
  {
    id: 'name',
    header: () => t`Payee`,
    cell: ({ row: { original: p } }) => (
      <LongText>
        <Link to={paths.payee(p.id)}>{p.name}</Link>
      </LongText>
    ),
  },
  {
    id: 'account',
    header: () => t`Account that may be paid`,
    cell: ({ row: { original: p } }) => (p.account ? <BankAccount account={p.account} /> : t`None`),
  },
  {
    id: 'state',
    header: () => t`State`,
    meta: { width: 190, inCard: 'below title' },
    cell: ({ row: { original: p } }) => <LookBadge look={payeeLook(p)} />,
  },
  {
    id: 'waits',
    header: () => t`Proposed by`,
    meta: { hideBelow: 'md', width: 170 },
    cell: ({ row: { original: p } }) =>
      p.openChange ? (
        <>
          <Person of={p.openChange.proposedBy} />, <Timestamp at={p.openChange.proposedAt} dateOnly />
        </>
      ) : (
        '–'
      ),
  },
  {
    id: 'verified',
    header: () => t`Last verified`,
    meta: { hideBelow: 'sm', width: 130 },
    cell: ({ row: { original: p } }) =>
      p.verification?.result === 'MATCH' ? <Timestamp at={p.verification.answeredAt} dateOnly /> : t`Never`,
  },
];

/** The register of accounts that may be paid. */
export default function PayeesPage() {
  const navigate = useNavigate();
  const mayPropose = useMay('proposePayees');
  const [isAdding, setIsAdding] = useState(false);
  const { filters, set } = useSearchFilters(Filters);
  const { query, view, proposal, offset } = filters;
  const search = useDebouncedCallback(
    (text: string) => set({ query: text.trim() || undefined }, { replace: true }),
    TYPING_PAUSE_MS,
  );
  const page = usePage(
    (at) =>
      listPayeesOptions({ query: { ...at, query, view, ...(proposal ? { proposalId: proposal } : {}) } }),
    { limit: LIMIT, offset },
  );
  const add = mayPropose && (
    <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setIsAdding(true)}>
      <Trans>Propose a payee</Trans>
    </Button>
  );
  const isNarrowed = query !== undefined || view !== undefined || proposal !== undefined;
  return (
    <>
      <PageHeader
        title={routeTitle('payees')}
        description={t`Who may be paid on which account, and what waits for a second person.`}
        actions={
          <>
            <ExportButton
              small
              href={payeeExportPath(searchOf({ query, view, ...(proposal ? { proposalId: proposal } : {}) }))}
            />
            {mayPropose && <ImportLink />}
            {add}
          </>
        }
      />
      {proposal !== undefined && <ConfirmProposal proposalId={proposal} />}
      {page.data && (
        <Policy data={page.data} showWaiting={() => set({ view: 'WAITING', proposal: undefined })} />
      )}
      <Group gap="sm" mb="md" align="flex-end">
        <TextInput
          type="search"
          aria-label={t`Search payees`}
          placeholder={t`Name or account number`}
          leftSection={<IconSearch size={16} aria-hidden />}
          defaultValue={query ?? ''}
          onChange={({ currentTarget: { value } }) => search(value)}
          style={{ flex: '1 1 220px', maxWidth: 420 }}
        />
        <FilterSelect
          label={t`State`}
          any={t`Any state`}
          options={PAYEE_VIEWS.map((one) => ({ value: one, label: viewWord(one) }))}
          value={view}
          set={(next) => set({ view: next })}
          width={180}
        />
      </Group>
      <PagedTable
        page={page}
        caption={routeTitle('payees')}
        columns={columns}
        rowId={({ id }) => id}
        onOpen={({ id }) => void navigate(paths.payee(id))}
        noun={t`payees`}
        turn={(next) => set({ offset: next })}
        empty={
          isNarrowed ? (
            <EmptyState title={t`No payees found`} icon={IconShieldCheck}>
              {t`Try a part of the name or of the account number, or another state.`}
            </EmptyState>
          ) : (
            <EmptyState title={t`No registered accounts yet`} icon={IconShieldCheck} action={add}>
              {t`Register the accounts of the people and companies that you pay. Another account then needs \
a call back, a second person and 24 hours. Approvers see a payment to a different account of a registered \
payee, and your payment config can refuse it. This protects you against false letters about “our new bank \
details”. Begin with a file of your suppliers or staff.`}
            </EmptyState>
          )
        }
      />
      {isAdding && (
        <AccountDialog
          payee={null}
          onClose={() => setIsAdding(false)}
          onSaved={(id) => void navigate(paths.payee(id))}
        />
      )}
    </>
  );
}

function ImportLink() {
  return (
    <Button
      variant="default"
      component={Link}
      to={paths.importPayees()}
      leftSection={<IconFileImport size={16} aria-hidden />}
    >
      <Trans>Import a file</Trans>
    </Button>
  );
}

/** What the payment config says about other accounts, and whom waiting changes wait for. */
function Policy({ data, showWaiting }: { data: PaginatedPayee; showWaiting: () => void }) {
  const { waiting, deciders, policy } = data;
  const written = formatNumber(waiting);
  const names = deciders.map(({ name }) => name).join(', ');
  return (
    <Alert
      mb="md"
      color={waiting > 0 ? 'yellow' : 'gray'}
      icon={<IconShieldCheck aria-hidden />}
      title={
        policy === 'REGISTERED_ONLY'
          ? t`Only registered accounts may be paid`
          : t`Other accounts may be paid too: approvers see what does not fit`
      }
    >
      {waiting > 0 && (
        <Group gap="sm">
          <span>
            {plural(waiting, {
              one: '1 change waits for a second person.',
              other: `${written} changes wait for a second person.`,
            })}{' '}
            {names === ''
              ? t`Your company has no approver and no admin to confirm changes. Ask your operator to add one.`
              : t`These users may confirm the changes of others: ${names}.`}
          </span>
          <Button size="compact-sm" variant="default" onClick={showWaiting}>
            <Trans>See what waits</Trans>
          </Button>
        </Group>
      )}
      {waiting === 0 && <Trans>Nothing waits. Admins choose this in the payment config.</Trans>}
    </Alert>
  );
}
