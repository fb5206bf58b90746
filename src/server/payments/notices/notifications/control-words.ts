import type { ControlKind, ControlState } from '../../../../shared/control-terms.ts';
import type { ActAtOnce } from '../../base/queues.ts';

interface Mail {
  subject: string;
  sentence: string;
}

/** A change of control, or what one admin did alone. */
export interface ControlFacts {
  entity: string;
  what: ControlKind | ActAtOnce;
  /** The user that it is about; null for the entity. */
  about: string | null;
  /** Null for an act that took effect at once. */
  state: ControlState | null;
  /** The admin who asked, or acted. */
  author: string;
  /** The admin who confirmed, rejected or withdrew; null otherwise. */
  by: string | null;
  /** Whether the author is the only admin. */
  isAlone: boolean;
  until: string;
}

export interface InvitedFacts {
  entity: string;
  name: string;
  until: string;
}

type What = (about: string) => string;

const IN_ENGLISH: Readonly<Record<ControlKind | ActAtOnce, What>> = {
  INVITE_USER: () => 'the invitation of a person',
  CHANGE_ROLES: (about) => `other roles for ${about}`,
  ENABLE_USER: (about) => `access for ${about} again`,
  RESET_SIGN_IN: (about) => `a new password for ${about}`,
  CHANGE_LIMITS: () => 'other limits of batches',
  CHANGE_FEES: () => 'another fee or limit of a rail',
  SWITCH_PAYOUTS_ON: () => 'switching payouts on',
  CONFIG_BY_ONE_ADMIN: () => 'that one admin alone may change the payment config',
  CHANGE_POLICY: () => 'another signing policy',
  USER_DISABLED: (about) => `ended the access of ${about}`,
  USER_SIGNED_OUT: (about) => `signed ${about} out everywhere`,
  PAYOUTS_OFF: () => 'switched payouts off',
  SECOND_ADMIN_REQUIRED: () => 'decided that every change of the payment config needs a second admin',
};

const IN_AFRIKAANS: Readonly<Record<ControlKind | ActAtOnce, What>> = {
  INVITE_USER: () => 'die uitnodiging van ’n persoon',
  CHANGE_ROLES: (about) => `ander rolle vir ${about}`,
  ENABLE_USER: (about) => `weer toegang vir ${about}`,
  RESET_SIGN_IN: (about) => `’n nuwe wagwoord vir ${about}`,
  CHANGE_LIMITS: () => 'ander limiete van bondels',
  CHANGE_FEES: () => '’n ander fooi of limiet van ’n betaalstelsel',
  SWITCH_PAYOUTS_ON: () => 'dat uitbetalings aangeskakel word',
  CONFIG_BY_ONE_ADMIN: () => 'dat een admin alleen die betaalopstelling mag verander',
  CHANGE_POLICY: () => '’n ander ondertekeningsbeleid',
  USER_DISABLED: (about) => `die toegang van ${about} beëindig`,
  USER_SIGNED_OUT: (about) => `${about} oral afgemeld`,
  PAYOUTS_OFF: () => 'uitbetalings afgeskakel',
  SECOND_ADMIN_REQUIRED: () =>
    'besluit dat elke verandering van die betaalopstelling ’n tweede admin nodig het',
};

export function controlInEnglish(facts: ControlFacts): Mail {
  const { entity, author, by, state, isAlone, until } = facts;
  const what = IN_ENGLISH[facts.what](facts.about ?? '');
  if (state === null)
    return {
      subject: `${entity}: ${author} ${what}`,
      sentence: `${author} ${what}. This took effect at once.`,
    };
  const asked = `${author} asked for ${what}.`;
  const mails: Record<ControlState, Mail> = {
    WAITING: {
      subject: `${entity}: a change waits for a second admin`,
      sentence: isAlone
        ? `${asked} ${author} is the only admin and can confirm it alone after 24 hours. If it is wrong, ` +
          'tell your operator.'
        : `${asked} It takes effect once another admin confirms it, until ${until}.`,
    },
    APPLIED: {
      subject: `${entity}: a change took effect`,
      sentence: `${asked} ${by ?? ''} confirmed it, and it is in force.`,
    },
    REJECTED: {
      subject: `${entity}: a change was rejected`,
      sentence: `${asked} ${by ?? ''} rejected it. Nothing changed.`,
    },
    WITHDRAWN: {
      subject: `${entity}: a change was withdrawn`,
      sentence: `${asked} ${by ?? ''} withdrew it. Nothing changed.`,
    },
    EXPIRED: {
      subject: `${entity}: a change expired`,
      sentence: `${asked} No admin confirmed it within seven days. Nothing changed.`,
    },
  };
  return mails[state];
}

export function controlInAfrikaans(facts: ControlFacts): Mail {
  const { entity, author, by, state, isAlone, until } = facts;
  const what = IN_AFRIKAANS[facts.what](facts.about ?? '');
  if (state === null)
    return {
      subject: `${entity}: ${author} het ${what}`,
      sentence: `${author} het ${what}. Dit geld dadelik.`,
    };
  const asked = `${author} het ${what} gevra.`;
  const mails: Record<ControlState, Mail> = {
    WAITING: {
      subject: `${entity}: ’n verandering wag op ’n tweede admin`,
      sentence: isAlone
        ? `${asked} ${author} is die enigste admin en kan dit ná 24 uur alleen bevestig. As dit verkeerd ` +
          'is, sê vir jou operateur.'
        : `${asked} Dit geld sodra ’n ander admin dit bevestig, tot ${until}.`,
    },
    APPLIED: {
      subject: `${entity}: ’n verandering geld nou`,
      sentence: `${asked} ${by ?? ''} het dit bevestig, en dit geld.`,
    },
    REJECTED: {
      subject: `${entity}: ’n verandering is afgekeur`,
      sentence: `${asked} ${by ?? ''} het dit afgekeur. Niks het verander nie.`,
    },
    WITHDRAWN: {
      subject: `${entity}: ’n verandering is teruggetrek`,
      sentence: `${asked} ${by ?? ''} het dit teruggetrek. Niks het verander nie.`,
    },
    EXPIRED: {
      subject: `${entity}: ’n verandering het verval`,
      sentence: `${asked} Niemand het dit binne sewe dae bevestig nie. Niks het verander nie.`,
    },
  };
  return mails[state];
}

export function invitationInEnglish({ entity, name, until }: InvitedFacts): Mail {
  return {
    subject: `${entity}: you are invited to Outlay`,
    sentence:
      `You were invited to pay and be paid with ${entity} as ${name}. The link below works once, until ` +
      `${until}. If you do not expect it, do not open it, and tell ${entity}.`,
  };
}

export function invitationInAfrikaans({ entity, name, until }: InvitedFacts): Mail {
  return {
    subject: `${entity}: jy is na Outlay genooi`,
    sentence:
      `Jy is as ${name} genooi om saam met ${entity} te werk. Die skakel hieronder werk een keer, tot ` +
      `${until}. As jy dit nie verwag nie, moenie dit oopmaak nie, en sê vir ${entity}.`,
  };
}
