import { z } from 'zod';
import { TEXT_LIMITS } from '../../shared/terms.ts';
import { IdempotencyHeaders, IdParams, oneLine, Person, Timestamp, Uuid } from '../common.ts';
import { operation } from '../operation.ts';

/** The query of an address, such as "status=FAILED&period=last-month". */
const Search = z
  .string()
  .max(2_000)
  .regex(
    /^[\w.~%&=+*,:-]*$/,
    'Give the query of the address, percent-encoded and without the question mark.',
  );

export const SavedView = z
  .object({
    id: Uuid.describe('The id of the view.'),
    name: z.string().describe('The name of the view.'),
    search: z.string().meta({
      description: 'The query of the Payouts page: its filters, columns and order.',
      example: 'status=FAILED&period=last-month',
    }),
    isShared: z.boolean().describe('Whether every user of the entity sees the view.'),
    owner: Person.describe('The user who saved the view.'),
    updatedAt: Timestamp.describe('When the view was last changed.'),
  })
  .meta({ id: 'SavedView', description: 'Filters, columns and an order of the Payouts page, under a name.' });

const SaveViewRequest = z
  .object({
    name: oneLine(TEXT_LIMITS.viewName).meta({ description: 'The name of the view.', example: 'Failed' }),
    search: Search.meta({
      description: 'The query of the Payouts page: its filters, columns and order.',
      example: 'status=FAILED&period=last-month',
    }),
    isShared: z
      .boolean()
      .meta({ description: 'Whether every user of the entity sees the view.', example: false }),
  })
  .meta({ id: 'SaveViewRequest', description: 'A view to save.' });

const tag = 'Saved Views';
const path = '/app/saved-views';

export const listSavedViews = operation({
  operationId: 'listSavedViews',
  method: 'GET',
  path,
  tag,
  summary: 'List saved views',
  description: "Returns the caller's own views and those that others have shared, by name.",
  roles: 'every',
  answers: { 200: { description: 'The views.', schema: z.array(SavedView) } },
  refusals: [401, 403, 429],
});

export const createSavedView = operation({
  operationId: 'createSavedView',
  method: 'POST',
  path,
  tag,
  summary: 'Save a view',
  description: 'Saves a view for the caller. A user has at most 30 views.',
  roles: 'every',
  headers: IdempotencyHeaders,
  body: SaveViewRequest,
  answers: { 200: { description: 'The view.', schema: SavedView } },
  refusals: [400, 401, 403, 409, 413, 415, 422, 429],
  errors: ['too_many_views', 'view_name_taken'],
});

export const updateSavedView = operation({
  operationId: 'updateSavedView',
  method: 'PUT',
  path: `${path}/{id}`,
  tag,
  summary: 'Change a saved view',
  description: "Renames, shares or replaces a view. Only the view's owner can change it.",
  roles: 'every',
  params: IdParams,
  body: SaveViewRequest,
  answers: { 200: { description: 'The view.', schema: SavedView } },
  refusals: [400, 401, 403, 404, 413, 415, 429],
  errors: ['not_your_view', 'view_name_taken'],
});

export const deleteSavedView = operation({
  operationId: 'deleteSavedView',
  method: 'DELETE',
  path: `${path}/{id}`,
  tag,
  summary: 'Delete a saved view',
  description: "Deletes a view. Only the view's owner can delete it; admins can delete shared views.",
  roles: 'every',
  params: IdParams,
  answers: { 200: { description: 'The view that was deleted.', schema: SavedView } },
  refusals: [400, 401, 403, 404, 429],
  errors: ['not_your_view'],
});
