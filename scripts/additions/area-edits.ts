import type { Edit } from './edit.ts';

/**
 * Everything that a person writes to add an area: a room with a table, two operations and a job of the
 * worker, and its page. `npm run generate`, `npm run types` and `npm run texts` make the rest.
 * `additions.test.ts` applies these edits to a copy of the sources.
 */

const CONTRACT = `import { z } from 'zod';
import { IdempotencyHeaders, oneLine, page, PagingQuery, Person, Uuid } from '../common.ts';
import { operation } from '../operation.ts';

const Day = z.iso.date().meta({ example: '2026-03-02' });

const Errand = z
  .object({
    id: Uuid.describe('Its id.'),
    day: Day.describe('The day on which it is shown last.'),
    text: z.string().meta({ description: 'What to remember.', example: 'Ask for the tax number' }),
    createdBy: Person.describe('Who wrote it.'),
  })
  .meta({ id: 'Errand', description: 'Something to remember until a day has passed.' });

const ErrandRequest = z
  .strictObject({
    day: Day.describe('The day on which it is shown last.'),
    text: oneLine(200).meta({ description: 'What to remember.', example: 'Ask for the tax number' }),
  })
  .meta({ id: 'ErrandRequest', description: 'A errand to write.' });

const tag = 'Errands';
const path = '/app/errands';

export const listErrands = operation({
  operationId: 'listErrands',
  method: 'GET',
  path,
  tag,
  summary: 'List errands',
  description: 'Returns the errands whose day has not passed, the earliest first.',
  roles: 'every',
  query: z.object(PagingQuery),
  answers: {
    200: { description: 'A page of errands.', schema: page(Errand, 'PaginatedErrand', 'Errands.') },
  },
  refusals: [400, 401, 403, 429],
});

export const createErrand = operation({
  operationId: 'createErrand',
  method: 'POST',
  path,
  tag,
  summary: 'Write a errand',
  description: 'Writes a errand for every user of the entity.',
  roles: ['PREPARER', 'APPROVER', 'ADMIN'],
  headers: IdempotencyHeaders,
  body: ErrandRequest,
  answers: { 200: { description: 'The errand.', schema: Errand } },
  refusals: [400, 401, 403, 409, 413, 415, 422, 429],
});
`;

const TABLES = `import { date, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { entities, users } from '../../identity/tables.ts';

/** What users want to remember until a day has passed. */
export const errands = pgTable(
  'errands',
  {
    id: uuid('id').primaryKey(),
    entityId: uuid('entity_id')
      .notNull()
      .references(() => entities.id),
    day: date('day').notNull(),
    text: text('text').notNull(),
    createdBy: uuid('created_by')
      .notNull()
      .references(() => users.id),
  },
  (t) => [index('errands_of_entity').on(t.entityId, t.day, t.id)],
);
`;

const MIGRATION = `CREATE TABLE "errands" (
  "id" uuid PRIMARY KEY NOT NULL,
  "entity_id" uuid NOT NULL REFERENCES "entities"("id"),
  "day" date NOT NULL,
  "text" text NOT NULL,
  "created_by" uuid NOT NULL REFERENCES "users"("id")
);
--> statement-breakpoint
CREATE INDEX "errands_of_entity" ON "errands" ("entity_id", "day", "id");
`;

const LIST = `import type { listErrands as op } from '../../../contract/dashboard/errands.ts';
import type { Context } from '../../platform/context.ts';
import type { Handler } from '../../platform/http/route.ts';
import { pageOf } from '../base/page.ts';

/** GET /app/errands: the earliest first. */
export function listErrands({ database }: Context): Handler<typeof op> {
  return async ({ caller, query }) => {
    const [counted] = await database.query('SELECT count(*) AS total FROM errands WHERE entity_id = $1', [
      caller.entityId,
    ]);
    const rows = await database.query(
      \`SELECT r.id, r.day::text AS day, r.text, r.created_by, u.name
         FROM errands r
         JOIN users u ON u.id = r.created_by
        WHERE r.entity_id = $1
        ORDER BY r.day, r.id
       OFFSET $2 LIMIT $3\`,
      [caller.entityId, query.offset, query.limit],
    );
    const items = rows.map(({ id, day, text, created_by, name }) => ({
      id,
      day: day!,
      text,
      createdBy: { userId: created_by, name },
    }));
    return pageOf(items, counted!.total, query);
  };
}
`;

const CREATE = `import type { createErrand as op } from '../../../contract/dashboard/errands.ts';
import { actorOf } from '../../audit/audit.ts';
import { nowOf } from '../../platform/clock.ts';
import { newId } from '../../platform/random.ts';
import type { ChangingVerb } from '../base/change.ts';

/** POST /app/errands. */
export const createErrand: ChangingVerb<typeof op> = async (context, tx, { caller, body }) => {
  const { entityId, userId, userName } = caller;
  const id = newId(context);
  await tx.query('INSERT INTO errands (id, entity_id, day, text, created_by) VALUES ($1, $2, $3, $4, $5)', [
    id,
    entityId,
    body.day,
    body.text,
    userId,
  ]);
  return {
    body: { id, ...body, createdBy: { userId, name: userName } },
    audit: {
      entityId,
      at: nowOf(context.clock),
      actor: actorOf(caller),
      action: 'errand.written',
      subjectType: 'errand',
      subjectId: id,
      details: body,
    },
  };
};
`;

const END = `import { nowOf } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';

/** Removes the errands whose day has passed everywhere. */
export async function endErrands({ database, clock }: Context): Promise<void> {
  await database.query("DELETE FROM errands WHERE day < ($1::timestamptz - interval '1 day')::date", [
    nowOf(clock),
  ]);
}
`;

const OPERATIONS = `import * as contract from '../../../contract/dashboard/errands.ts';
import { change, read, type Offer } from '../base/offer.ts';
import { createErrand } from './create-errand.ts';
import { listErrands } from './list-errands.ts';

/** What this room offers. */
export const operations: readonly Offer[] = [
  read(contract.listErrands, listErrands),
  change(contract.createErrand, createErrand),
];
`;

const PAGE = `import { t } from '@lingui/core/macro';
import { Button, Group, TextInput } from '@mantine/core';
import IconBell from '~icons/tabler/bell';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import {
  createErrandMutation,
  listErrandsOptions,
  listErrandsQueryKey,
} from '../../../../client/@tanstack/react-query.gen.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { routeTitle } from '../../../ui/route-titles.ts';
import { useChange } from '../../../ui/use-change.ts';

/** What the users of the entity want to remember. */
export default function ErrandsPage() {
  const { data } = useQuery(listErrandsOptions({ query: { limit: 200 } }));
  const [typed, setTyped] = useState({ day: '', text: '' });
  const write = useChange(createErrandMutation(), {
    outdated: [listErrandsQueryKey],
    done: () => setTyped({ day: '', text: '' }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    write.send({ body: typed });
  };
  return (
    <>
      <PageHeader title={routeTitle('errands')} />
      <form onSubmit={submit}>
        <Group align="end">
          <TextInput
            type="date"
            label={t\`Until\`}
            value={typed.day}
            onChange={({ currentTarget: { value } }) => setTyped({ ...typed, day: value })}
          />
          <TextInput
            label={t\`Remember\`}
            value={typed.text}
            onChange={({ currentTarget: { value } }) => setTyped({ ...typed, text: value })}
          />
          <Button type="submit" loading={write.isPending}>{t\`Write it down\`}</Button>
        </Group>
      </form>
      {data?.total === 0 && <EmptyState icon={IconBell} title={t\`Nothing to remember\`} />}
      <ul>
        {data?.items.map(({ id, day, text }) => (
          <li key={id}>{\`\${day}: \${text}\`}</li>
        ))}
      </ul>
    </>
  );
}
`;

const ROOM = 'src/server/payments/errands';

export const AREA_EDITS: readonly Edit[] = [
  { file: 'src/contract/dashboard/errands.ts', text: CONTRACT },
  {
    file: 'src/contract/operations.ts',
    before: "import * as savedViews from './dashboard/saved-views.ts';\n",
    text: "import * as errands from './dashboard/errands.ts';\n",
  },
  { file: 'src/contract/operations.ts', before: '  savedViews,\n', text: '  errands,\n' },
  {
    file: 'src/contract/operations.ts',
    before: "  'Saved Views': ",
    text: "  Errands: 'What users want to remember until a day has passed.',\n",
  },
  {
    file: 'src/contract/examples/payouts-and-recipients.ts',
    before: '  listSavedViews: ',
    text: `  listErrands: { answers: { 200: { items: [], total: 0, offset: 0, limit: 50 } } },
  createErrand: {
    request: { day: '2026-03-06', text: 'Ask for the tax number' },
    answers: {
      200: {
        id: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9d01',
        day: '2026-03-06',
        text: 'Ask for the tax number',
        createdBy: { userId: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9d02', name: 'Naledi' },
      },
    },
  },
`,
  },
  { file: `${ROOM}/tables.ts`, text: TABLES },
  { file: `${ROOM}/list-errands.ts`, text: LIST },
  { file: `${ROOM}/create-errand.ts`, text: CREATE },
  { file: `${ROOM}/end-errands.ts`, text: END },
  { file: `${ROOM}/operations.ts`, text: OPERATIONS },
  // `npx drizzle-kit generate` makes the migration and its line in the journal.
  { file: 'src/server/migrations/9999_errands.sql', text: MIGRATION },
  {
    file: 'src/server/migrations/meta/_journal.json',
    before: '\n  ]\n}$',
    text: `,
    { "idx": 9999, "version": "7", "when": 4102444800000, "tag": "9999_errands", "breakpoints": true }`,
  },
  {
    file: 'src/server/payments/routes.ts',
    before: "import { operations as schedules } from './schedules/operations.ts';\n",
    text: "import { operations as errands } from './errands/operations.ts';\n",
  },
  { file: 'src/server/payments/routes.ts', before: '  ...schedules,\n', text: '  ...errands,\n' },
  {
    file: 'src/server/payments/paying/worker/scheduled-jobs.ts',
    before: "import { cleanUp } from './clean-up.ts';\n",
    text: "import { endErrands } from '../../errands/end-errands.ts';\n",
  },
  {
    file: 'src/server/payments/paying/worker/scheduled-jobs.ts',
    before: "    every(HOUR_MS, 'clean-up', cleanUp),\n",
    text: "    every(HOUR_MS, 'end-errands', endErrands),\n",
  },
  {
    file: 'src/shared/audit/words.ts',
    before: "      'saved_view.created': ",
    text: "      'errand.written': 'Errand written',\n",
  },
  // Its place in the order of rooms.
  {
    file: 'oxlint.config.mjs',
    before: "  'audit',\n  'people',\n",
    text: "  'errands',\n",
  },
  {
    file: 'src/shared/dashboard-pages.ts',
    before: '  schedules: {\n',
    text: `  errands: {
    path: '/errands',
    title: { en: 'Errands', af: 'Take' },
    below: 'overview',
    listed: true,
    file: 'payments/errands/page',
  },
`,
  },
  { file: 'src/web/features/payments/errands/page.tsx', text: PAGE },
  {
    file: 'src/web/features/payments/errands/texts/af.po',
    text: `msgid ""
msgstr ""
"Content-Type: text/plain; charset=utf-8\\n"
"Language: af\\n"

msgid "Until"
msgstr "Tot"

msgid "Remember"
msgstr "Onthou"

msgid "Write it down"
msgstr "Skryf dit neer"

msgid "Nothing to remember"
msgstr "Niks om te onthou nie"
`,
  },
];
