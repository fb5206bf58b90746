import { z } from 'zod';
import { INSTALLATION_NOTICES, ROLES } from '../../shared/terms.ts';
import { Timestamp, Uuid } from '../common.ts';
import { operation } from '../operation.ts';

export const Session = z
  .object({
    user: z.object({
      id: Uuid,
      name: z.string(),
      email: z.string().nullable(),
      roles: z.array(z.enum(ROLES)),
    }),
    entity: z.object({ id: Uuid, name: z.string() }),
    timezone: z.string().meta({ description: "The entity's IANA time zone." }),
    authenticatedAt: Timestamp.meta({ description: 'When the user last proved who they are.' }),
    notices: z
      .array(z.enum(INSTALLATION_NOTICES))
      .meta({ description: 'Warnings about the installation; empty for users without the role ADMIN.' }),
    demo: z.boolean().meta({ description: 'True on an installation that was filled with demo data.' }),
  })
  .meta({ id: 'Session', description: 'Who is signed in.' });

export const getSession = operation({
  operationId: 'getSession',
  method: 'GET',
  path: '/app/session',
  tag: 'Session',
  summary: 'Read who is signed in',
  description: '401 when nobody is.',
  roles: 'every',
  answers: { 200: { description: 'The session.', schema: Session } },
  refusals: [401, 403, 429],
});

export const signOut = operation({
  operationId: 'signOut',
  method: 'POST',
  path: '/app/session/sign-out',
  tag: 'Session',
  summary: 'Sign out',
  description:
    'Ends the session here and, where the identity provider offers it, there: the answer says where to go next.',
  roles: 'public',
  answers: { 200: { description: 'Where to go next.', schema: z.object({ location: z.string() }) } },
  refusals: [403, 429],
});
