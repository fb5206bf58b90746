import { ADMIN, APPROVER, type OperationExamples, PREPARER } from './story.ts';

const USER = { userId: PREPARER.userId, name: 'preparer' };
const SECOND = { userId: APPROVER.userId, name: 'admin2' };

const change = {
  id: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9f11',
  kind: 'CHANGE_ROLES',
  user: USER,
  settings: [{ setting: 'roles', before: 'PREPARER', after: 'PREPARER, APPROVER' }],
  reason: 'Thandi also approves from 1 April.',
  askedBy: ADMIN,
  askedAt: '2026-03-02T08:00:00.000Z',
  expiresAt: '2026-03-09T08:00:00.000Z',
  state: 'WAITING',
  decidedBy: null,
  decidedAt: null,
  isOutdated: false,
  confirmFrom: null,
};
const decided = (state: string, decidedBy = SECOND) => ({
  ...change,
  state,
  decidedBy,
  decidedAt: '2026-03-02T09:00:00.000Z',
});

const session = {
  id: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9f21',
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  address: '192.0.2.10',
  createdAt: '2026-03-02T06:00:00.000Z',
  lastSeenAt: '2026-03-02T08:15:00.000Z',
  isCurrent: true,
  company: null,
};
const person = {
  userId: PREPARER.userId,
  name: 'preparer',
  displayName: 'Thandi Nkosi',
  email: 'preparer@karoo.example',
  roles: ['PREPARER'],
  disabledAt: null,
  lastSeenAt: '2026-03-02T08:15:00.000Z',
  sessions: 1,
  passkeys: 1,
  waitingBatches: 0,
  waitingChanges: 0,
  signsInElsewhere: false,
  sharesSignIn: false,
};
const invitation = {
  id: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9f31',
  purpose: 'INVITE',
  displayName: 'Sipho Dlamini',
  email: 'sipho@karoo.example',
  roles: ['PREPARER'],
  state: 'OPEN',
  askedBy: ADMIN,
  createdAt: '2026-03-02T09:00:00.000Z',
  askerMakesLink: false,
  linkUntil: '2026-03-05T09:05:00.000Z',
};
const access = {
  admins: 2,
  identityProvider: null,
  mails: true,
  payoutsEnabled: true,
  configNeedsSecondSince: null,
  people: [person],
  invitations: [invitation],
};
const detail = {
  ...person,
  openSessions: [{ ...session, isCurrent: false }],
  history: [{ at: '2026-01-05T07:00:00.000Z', roles: ['PREPARER'], enabled: true, reconstructed: false }],
};
const profile = {
  name: 'preparer',
  displayName: 'Thandi Nkosi',
  email: 'preparer@karoo.example',
  hasPassword: true,
  sessions: [session],
};

/** People, their access, and the changes that two admins make. */
export const PEOPLE_EXAMPLES: Readonly<Record<string, OperationExamples>> = {
  listControlChanges: { answers: { 200: { items: [change], total: 1, offset: 0, limit: 50, admins: 2 } } },
  askForControlChange: {
    request: {
      kind: 'CHANGE_ROLES',
      userId: PREPARER.userId,
      roles: ['PREPARER', 'APPROVER'],
      reason: change.reason,
    },
    answers: { 200: change },
  },
  confirmControlChange: { answers: { 200: decided('APPLIED') } },
  rejectControlChange: { answers: { 200: decided('REJECTED') } },
  withdrawControlChange: { answers: { 200: decided('WITHDRAWN', ADMIN) } },
  getAccess: { answers: { 200: access } },
  getPersonAccess: { answers: { 200: detail } },
  disableUser: {
    answers: { 200: { ...detail, disabledAt: '2026-03-02T09:00:00.000Z', sessions: 0, openSessions: [] } },
  },
  signOutUser: { answers: { 200: { ...detail, sessions: 0, lastSeenAt: null, openSessions: [] } } },
  switchPayoutsOff: { answers: { 200: { ...access, payoutsEnabled: false } } },
  requireSecondAdmin: {
    answers: { 200: { ...access, configNeedsSecondSince: '2026-03-02T09:00:00.000Z' } },
  },
  makeInvitationLink: {
    answers: {
      200: { url: 'https://pay.karoo.example/app/invitation/the-secret-of-the-link', invitation },
    },
  },
  revokeInvitation: { answers: { 200: { ...invitation, state: 'REVOKED' } } },
  reviewAccess: {
    answers: {
      200: {
        day: '2026-02-28',
        at: '2026-02-28T21:59:59.999Z',
        people: [
          {
            userId: PREPARER.userId,
            name: 'preparer',
            displayName: 'Thandi Nkosi',
            roles: ['PREPARER'],
            enabled: true,
            since: '2026-01-05T07:00:00.000Z',
            reconstructed: false,
          },
        ],
      },
    },
  },
  exportAccessReview: {
    answers: {
      200:
        'day,person,user_name,access,VIEWER,PREPARER,APPROVER,ADMIN,TRADER,since,since_utc,source,' +
        'user_id\r\n2026-02-28,Thandi Nkosi,preparer,yes,,yes,,,,2026-01-05 09:00,' +
        `2026-01-05T07:00:00.000Z,recorded,${PREPARER.userId}\r\n`,
    },
  },
  getProfile: { answers: { 200: profile } },
  updateProfile: { request: { displayName: 'Thandi Nkosi' }, answers: { 200: profile } },
  changePassword: {
    request: { current: 'the old password', next: 'correct horse battery staple' },
    answers: { 200: { changed: true } },
  },
  endOwnSession: { answers: { 200: profile } },
};
