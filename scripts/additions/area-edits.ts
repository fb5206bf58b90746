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

const Reminder = z
  .object({
    id: Uuid.describe('Its id.'),
    day: Day.describe('The day on which it is shown last.'),
    text: z.string().meta({ description: 'What to remember.', example: 'Ask for the tax number' }),
    createdBy: Person.describe('Who wrote it.'),
  })
  .meta({ id: 'Reminder', description: 'Something to remember until a day has passed.' });

const ReminderRequest = z
  .strictObject({
    day: Day.describe('The day on which it is shown last.'),
    text: oneLine(200).meta({ description: 'What to remember.', example: 'Ask for the tax number' }),
  })
  .meta({ id: 'ReminderRequest', description: 'A reminder to write.' });

const tag = 'Reminders';
const path = '/app/reminders';

export const listReminders = operation({
  operationId: 'listReminders',
  method: 'GET',
  path,
  tag,
  summary: 'List reminders',
  description: 'Returns the reminders whose day has not passed, the earliest first.',
  roles: 'every',
  query: z.object(PagingQuery),
  answers: {
    200: { description: 'A page of reminders.', schema: page(Reminder, 'PaginatedReminder', 'Reminders.') },
  },
  refusals: [400, 401, 403, 429],
});

export const createReminder = operation({
  operationId: 'createReminder',
  method: 'POST',
  path,
  tag,
  summary: 'Write a reminder',
  description: 'Writes a reminder for every user of the entity.',
  roles: ['PREPARER', 'APPROVER', 'ADMIN'],
  headers: IdempotencyHeaders,
  body: ReminderRequest,
  answers: { 200: { description: 'The reminder.', schema: Reminder } },
  refusals: [400, 401, 403, 409, 413, 415, 422, 429],
});
`;

const TABLES = `import { date, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { entities, users } from '../../identity/tables.ts';

/** What users want to remember until a day has passed. */
export const reminders = pgTable(
  'reminders',
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
  (t) => [index('reminders_of_entity').on(t.entityId, t.day, t.id)],
);
`;

const MIGRATION = `CREATE TABLE "reminders" (
  "id" uuid PRIMARY KEY NOT NULL,
  "entity_id" uuid NOT NULL REFERENCES "entities"("id"),
  "day" date NOT NULL,
  "text" text NOT NULL,
  "created_by" uuid NOT NULL REFERENCES "users"("id")
);
--> statement-breakpoint
CREATE INDEX "reminders_of_entity" ON "reminders" ("entity_id", "day", "id");
`;

const LIST = `import type { listReminders as op } from '../../../contract/dashboard/reminders.ts';
import type { Context } from '../../platform/context.ts';
import type { Handler } from '../../platform/http/route.ts';
import { pageOf } from '../base/page.ts';

/** GET /app/reminders: the earliest first. */
export function listReminders({ database }: Context): Handler<typeof op> {
  return async ({ caller, query }) => {
    const [counted] = await database.query('SELECT count(*) AS total FROM reminders WHERE entity_id = $1', [
      caller.entityId,
    ]);
    const rows = await database.query(
      \`SELECT r.id, r.day::text AS day, r.text, r.created_by, u.name
         FROM reminders r
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

const CREATE = `import type { createReminder as op } from '../../../contract/dashboard/reminders.ts';
import { actorOf } from '../../audit/audit.ts';
import { nowOf } from '../../platform/clock.ts';
import { newId } from '../../platform/random.ts';
import type { ChangingVerb } from '../base/change.ts';

/** POST /app/reminders. */
export const createReminder: ChangingVerb<typeof op> = async (context, tx, { caller, body }) => {
  const { entityId, userId, userName } = caller;
  const id = newId(context);
  await tx.query('INSERT INTO reminders (id, entity_id, day, text, created_by) VALUES ($1, $2, $3, $4, $5)', [
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
      action: 'reminder.written',
      subjectType: 'reminder',
      subjectId: id,
      details: body,
    },
  };
};
`;

const END = `import { nowOf } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';

/** Removes the reminders whose day has passed everywhere. */
export async function endReminders({ database, clock }: Context): Promise<void> {
  await database.query("DELETE FROM reminders WHERE day < ($1::timestamptz - interval '1 day')::date", [
    nowOf(clock),
  ]);
}
`;

const OPERATIONS = `import * as contract from '../../../contract/dashboard/reminders.ts';
import { change, read, type Offer } from '../base/offer.ts';
import { createReminder } from './create-reminder.ts';
import { listReminders } from './list-reminders.ts';

/** What this room offers. */
export const operations: readonly Offer[] = [
  read(contract.listReminders, listReminders),
  change(contract.createReminder, createReminder),
];
`;

const PAGE = `import { t } from '@lingui/core/macro';
import { Button, Group, TextInput } from '@mantine/core';
import IconBell from '~icons/tabler/bell';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import {
  createReminderMutation,
  listRemindersOptions,
  listRemindersQueryKey,
} from '../../../../client/@tanstack/react-query.gen.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { routeTitle } from '../../../ui/route-titles.ts';
import { useChange } from '../../../ui/use-change.ts';

/** What the users of the entity want to remember. */
export default function RemindersPage() {
  const { data } = useQuery(listRemindersOptions({ query: { limit: 200 } }));
  const [typed, setTyped] = useState({ day: '', text: '' });
  const write = useChange(createReminderMutation(), {
    outdated: [listRemindersQueryKey],
    done: () => setTyped({ day: '', text: '' }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    write.send({ body: typed });
  };
  return (
    <>
      <PageHeader title={routeTitle('reminders')} />
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

const ROOM = 'src/server/payments/reminders';

export const AREA_EDITS: readonly Edit[] = [
  { file: 'src/contract/dashboard/reminders.ts', text: CONTRACT },
  {
    file: 'src/contract/documents.ts',
    before: "import * as savedViews from './dashboard/saved-views.ts';\n",
    text: "import * as reminders from './dashboard/reminders.ts';\n",
  },
  {
    file: 'src/contract/documents.ts',
    before: '  savedViews.listSavedViews,\n',
    text: '  reminders.listReminders,\n  reminders.createReminder,\n',
  },
  {
    file: 'src/contract/documents.ts',
    before: "  'Saved Views': ",
    text: "  Reminders: 'What users want to remember until a day has passed.',\n",
  },
  {
    file: 'src/contract/examples/payouts-and-recipients.ts',
    before: '  listSavedViews: ',
    text: `  listReminders: { answers: { 200: { items: [], total: 0, offset: 0, limit: 50 } } },
  createReminder: {
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
  { file: `${ROOM}/list-reminders.ts`, text: LIST },
  { file: `${ROOM}/create-reminder.ts`, text: CREATE },
  { file: `${ROOM}/end-reminders.ts`, text: END },
  { file: `${ROOM}/operations.ts`, text: OPERATIONS },
  // `npx drizzle-kit generate` makes the migration and its line in the journal.
  { file: 'src/server/migrations/9999_reminders.sql', text: MIGRATION },
  {
    file: 'src/server/migrations/meta/_journal.json',
    before: '\n  ]\n}$',
    text: `,
    { "idx": 9999, "version": "7", "when": 4102444800000, "tag": "9999_reminders", "breakpoints": true }`,
  },
  {
    file: 'src/server/payments/routes.ts',
    before: "import { operations as schedules } from './schedules/operations.ts';\n",
    text: "import { operations as reminders } from './reminders/operations.ts';\n",
  },
  { file: 'src/server/payments/routes.ts', before: '  ...schedules,\n', text: '  ...reminders,\n' },
  {
    file: 'src/server/payments/paying/worker/scheduled-jobs.ts',
    before: "import { cleanUp } from './clean-up.ts';\n",
    text: "import { endReminders } from '../../reminders/end-reminders.ts';\n",
  },
  {
    file: 'src/server/payments/paying/worker/scheduled-jobs.ts',
    before: "    every(HOUR_MS, 'clean-up', cleanUp),\n",
    text: "    every(HOUR_MS, 'end-reminders', endReminders),\n",
  },
  {
    file: 'src/shared/audit/words.ts',
    before: "      'saved_view.created': ",
    text: "      'reminder.written': 'Reminder written',\n",
  },
  // The rooms that it may import, and those that may import it.
  {
    file: '.oxlintrc.json',
    before: '      {\n        "type": "payments-audit",\n',
    text: `      {
        "type": "payments-reminders",
        "pattern": "src/server/payments/reminders"
      },
`,
  },
  {
    file: '.oxlintrc.json',
    before: `          {
            "from": {
              "element": {
                "type": ["payments-schedules"]
`,
    text: `          {
            "from": { "element": { "type": ["payments-reminders"] } },
            "allow": [{ "to": { "element": { "type": ["payments-base"] } } }]
          },
          {
            "from": { "element": { "type": ["payments-paying"] } },
            "allow": [{ "to": { "element": { "type": ["payments-reminders"] } } }]
          },
`,
  },
  {
    file: 'src/shared/dashboard-pages.ts',
    before: '  schedules: {\n',
    text: `  reminders: {
    path: '/reminders',
    title: { en: 'Reminders', af: 'Herinneringe' },
    below: 'overview',
    listed: true,
    file: 'payments/reminders/page',
  },
`,
  },
  { file: 'src/web/features/payments/reminders/page.tsx', text: PAGE },
  {
    file: 'src/web/features/payments/reminders/texts/af.po',
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
