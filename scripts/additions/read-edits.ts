import type { Edit } from './edit.ts';

/**
 * Everything that a person writes to add a read operation to a resource that exists, with a page that shows
 * it. `npm run generate` and `npm run texts` make the rest. `additions.test.ts` applies these edits to a copy
 * of the sources.
 */

const CONTRACT = `const ViewOwner = z
  .object({
    owner: Person.describe('The user who saved the views.'),
    count: z.int().min(1).meta({ description: 'How many views.', example: 3 }),
  })
  .meta({ id: 'ViewOwner', description: 'A user who has saved views, and how many.' });

export const listViewOwners = operation({
  operationId: 'listViewOwners',
  method: 'GET',
  path: '/app/view-owners',
  tag,
  summary: 'List who saved views',
  description: 'Returns the users who saved views of the entity, by name.',
  roles: 'every',
  query: z.object({
    shared: z
      .enum(['true', 'false'])
      .optional()
      .meta({ description: 'Shared views only, or the others only.', example: 'true' }),
  }),
  answers: { 200: { description: 'The users.', schema: z.array(ViewOwner) } },
  refusals: [400, 401, 403, 429],
});

`;

const VERB = `import type { listViewOwners as op } from '../../../../contract/dashboard/saved-views.ts';
import type { Context } from '../../../platform/context.ts';
import type { Handler } from '../../../platform/http/route.ts';

/** GET /app/view-owners. */
export function listViewOwners({ database }: Context): Handler<typeof op> {
  return async ({ caller, query }) => {
    const rows = await database.query(
      \`SELECT v.user_id, u.name, count(*) AS count
         FROM saved_views v
         JOIN users u ON u.id = v.user_id
        WHERE v.entity_id = $1 AND ($2::boolean IS NULL OR v.is_shared = $2)
        GROUP BY v.user_id, u.name
        ORDER BY u.name\`,
      [caller.entityId, query.shared ?? null],
    );
    return rows.map(({ user_id, name, count }) => ({
      owner: { userId: user_id, name },
      count: Number(count),
    }));
  };
}
`;

const PAGE = `import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { listViewOwnersOptions } from '../../../../client/@tanstack/react-query-records.gen.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { routeTitle } from '../../../ui/route-titles.ts';

/** Who saved views of the Payouts page. */
export default function ViewOwnersPage() {
  const { data } = useQuery(listViewOwnersOptions());
  return (
    <>
      <PageHeader title={routeTitle('viewOwners')} />
      {data?.length === 0 && <EmptyState title={t\`No views\`}>{t\`No user has saved a view.\`}</EmptyState>}
      <ul>
        {data?.map(({ owner, count }) => (
          <li key={owner.userId}>{\`\${owner.name}: \${count}\`}</li>
        ))}
      </ul>
    </>
  );
}
`;

const OPERATIONS = 'src/server/payments/payouts/operations.ts';

export const READ_EDITS: readonly Edit[] = [
  {
    file: 'src/contract/dashboard/saved-views.ts',
    before: 'export const createSavedView = ',
    text: CONTRACT,
    isSubject: true,
  },
  {
    file: 'src/contract/examples/payouts-and-recipients.ts',
    before: '  createSavedView: ',
    text: `  listViewOwners: { answers: { 200: [{ owner: savedView.owner, count: 3 }] } },\n`,
  },
  { file: 'src/server/payments/payouts/saved-views/list-view-owners.ts', text: VERB },
  {
    file: OPERATIONS,
    before: "import { updateSavedView } from './saved-views/update-saved-view.ts';\n",
    text: "import { listViewOwners } from './saved-views/list-view-owners.ts';\n",
  },
  {
    file: OPERATIONS,
    before: '  change(savedViews.createSavedView, ',
    text: '  read(savedViews.listViewOwners, listViewOwners),\n',
  },
  {
    file: 'src/shared/dashboard-pages.ts',
    before: '  recipients: {\n',
    text: `  viewOwners: {
    path: '/view-owners',
    title: { en: 'Owners of views', af: 'Eienaars van aansigte' },
    below: 'payouts',
    listed: true,
    file: 'payments/view-owners/page',
  },
`,
  },
  { file: 'src/web/features/payments/view-owners/page.tsx', text: PAGE },
  // `npm run texts` makes this file and its English twin; the translation is written.
  {
    file: 'src/web/features/payments/view-owners/texts/af.po',
    text: `msgid ""
msgstr ""
"Content-Type: text/plain; charset=utf-8\\n"
"Language: af\\n"

msgid "No views"
msgstr "Geen aansigte nie"

msgid "No user has saved a view."
msgstr "Geen gebruiker het 'n aansig gestoor nie."
`,
  },
];
