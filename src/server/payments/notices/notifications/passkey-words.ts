import type { PasskeyEvent } from '../../../identity/passkeys/announce.ts';
import type { Language } from '../../../../shared/terms.ts';

interface PasskeyFacts {
  entity: string;
  /** The user whose passkeys they are. */
  user: string;
  /** The name of the passkey; empty for a reset. */
  passkey: string;
  /** The user who asked for a reset, or stopped it; empty without one. */
  by: string;
  /** When a reset takes effect, with its zone; empty without one. */
  time: string;
}

interface Mail {
  subject: string;
  sentence: string;
}

type Words = Record<PasskeyEvent, (facts: PasskeyFacts) => Mail>;

/** The texts of mails about passkeys and reset passwords. */
export const PASSKEY_WORDS: Record<Language, Words> = {
  en: {
    ADDED: ({ entity, user, passkey }) => ({
      subject: `${entity}: a passkey was added for ${user}`,
      sentence:
        `The passkey “${passkey}” was added for ${user}. It can sign in and approve payments. If you did ` +
        'not add it, tell an admin at once. The admin ends your access first, ' +
        'and then removes your passkeys.',
    }),
    REMOVED: ({ entity, user, passkey }) => ({
      subject: `${entity}: a passkey of ${user} was removed`,
      sentence:
        `The passkey “${passkey}” of ${user} was removed and no longer works. If you did not remove it, ` +
        'tell an admin at once. The admin ends your access first, and then removes your passkeys.',
    }),
    RESET_ASKED: ({ entity, user, by, time }) => ({
      subject: `${entity}: all passkeys of ${user} will be removed`,
      sentence:
        `${by} asked to remove all passkeys of ${user}, who may have lost them. They stop working at ` +
        `${time}. If ${user} has not lost them, ${user} or another admin can stop this until then. If a ` +
        `stranger may have added a passkey, end the access of ${user} and let the removal go on.`,
    }),
    RESET_STOPPED: ({ entity, user, by }) => ({
      subject: `${entity}: the passkeys of ${user} stay`,
      sentence: `${by} stopped the removal of the passkeys of ${user}. They work as before.`,
    }),
    RESET_DONE: ({ entity, user }) => ({
      subject: `${entity}: all passkeys of ${user} were removed`,
      sentence:
        `All passkeys of ${user} were removed, as an admin had asked. ${user} signs in with the password ` +
        'and can add a new passkey.',
    }),
    RESET_LAPSED: ({ entity, user, by }) => ({
      subject: `${entity}: the passkeys of ${user} stay`,
      sentence:
        `The passkeys of ${user} were not removed, because ${by}, who asked for it, is no longer an admin. ` +
        'If they are lost, another admin can ask again.',
    }),
    PASSWORD_RESET: ({ entity, user, by }) => ({
      subject: `${entity}: ${user} has a new password`,
      sentence:
        `A new password was chosen for ${user}, with the link that ${by} had asked for. Every earlier ` +
        `sign-in has ended. If ${user} did not do this, an admin ends the access of ${user} at once.`,
    }),
  },
  af: {
    ADDED: ({ entity, user, passkey }) => ({
      subject: `${entity}: ’n toegangsleutel is vir ${user} bygevoeg`,
      sentence:
        `Die toegangsleutel “${passkey}” is vir ${user} bygevoeg. Dit kan aanmeld en betalings goedkeur. ` +
        'As jy dit nie bygevoeg het nie, vertel dadelik ’n administrateur. Die ' +
        'administrateur beëindig eers jou ' +
        'toegang en verwyder dan jou toegangsleutels.',
    }),
    REMOVED: ({ entity, user, passkey }) => ({
      subject: `${entity}: ’n toegangsleutel van ${user} is verwyder`,
      sentence:
        `Die toegangsleutel “${passkey}” van ${user} is verwyder en werk nie meer nie. As jy dit nie ` +
        'verwyder het nie, vertel dadelik ’n administrateur. Die ' +
        'administrateur beëindig eers jou toegang en ' +
        'verwyder dan jou toegangsleutels.',
    }),
    RESET_ASKED: ({ entity, user, by, time }) => ({
      subject: `${entity}: al die toegangsleutels van ${user} gaan verwyder word`,
      sentence:
        `${by} het gevra om al die toegangsleutels van ${user} te verwyder, omdat hulle dalk verloor is. ` +
        `Hulle hou om ${time} op werk. As ${user} hulle nie verloor het nie, kan ${user} of ’n ander ` +
        'administrateur dit tot dan stop. As ’n vreemdeling dalk ’n ' +
        'toegangsleutel bygevoeg het, beëindig die ' +
        `toegang van ${user} en laat die verwydering voortgaan.`,
    }),
    RESET_STOPPED: ({ entity, user, by }) => ({
      subject: `${entity}: die toegangsleutels van ${user} bly`,
      sentence:
        `${by} het die verwydering van die toegangsleutels van ${user} gestop. ` + 'Hulle werk soos tevore.',
    }),
    RESET_DONE: ({ entity, user }) => ({
      subject: `${entity}: al die toegangsleutels van ${user} is verwyder`,
      sentence:
        `Al die toegangsleutels van ${user} is verwyder, soos ’n administrateur gevra het. ${user} meld ` +
        'met die wagwoord aan en kan ’n nuwe toegangsleutel byvoeg.',
    }),
    RESET_LAPSED: ({ entity, user, by }) => ({
      subject: `${entity}: die toegangsleutels van ${user} bly`,
      sentence:
        `Die toegangsleutels van ${user} is nie verwyder nie, omdat ${by}, wat dit gevra het, nie meer ’n ` +
        'administrateur is nie. As hulle verloor is, kan ’n ander administrateur weer vra.',
    }),
    PASSWORD_RESET: ({ entity, user, by }) => ({
      subject: `${entity}: ${user} het ’n nuwe wagwoord`,
      sentence:
        `’n Nuwe wagwoord is vir ${user} gekies, met die skakel wat ${by} gevra het. Elke vroeëre ` +
        `aanmelding het geëindig. As ${user} dit nie gedoen het nie, beëindig ’n administrateur dadelik ` +
        `die toegang van ${user}.`,
    }),
  },
};
