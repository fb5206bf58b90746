import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Group, Stack, Text } from '@mantine/core';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { FIELDS, REQUIRED_FIELDS } from '../../../../../../domain/withdrawal/shapes.ts';
import type { ColumnDoubt, ColumnMapping } from '../../../../../../domain/withdrawal-file/column-mapping.ts';
import { fieldWords } from '../field-words.ts';
import { Doubts } from './doubts.tsx';
import { FieldPicker } from './field-picker.tsx';
import classes from './match.module.css';
import {
  isFromBranch,
  NO_PICKS,
  pickedTwice,
  picksOf,
  samePicks,
  unpicked,
  valuesOf,
  type Picks,
} from './picks.ts';
import { type Before, type NumberCells, numbersWarning, reasonFor, storedAsNumbers } from './reasons.ts';
import { Unread } from './unread.tsx';

interface ColumnMatcherProps {
  headers: readonly string[];
  /** The mapping that the column names suggest; null without a suggestion. */
  mapping: ColumnMapping | null;
  samples: readonly (readonly string[])[];
  numberCells?: NumberCells;
  before?: Before | null;
  /** Further doubts, which depend on the picks. */
  doubtsAbout?: (picks: Picks) => ColumnDoubt[];
  /** The label of the button. */
  button: string;
  /**
   * Called with all picks, and whether they equal the mapping that the names suggest; and with the ids of all
   * doubts that the user has looked at.
   */
  apply: (picks: Picks, asSuggested: boolean, checked: readonly string[]) => void;
  close?: () => void;
  disabled?: boolean;
  /** Whether the focus goes to the first open question, or else to the button. */
  takesFocus?: boolean;
  /** Another question that must be answered first, in a few words. */
  waitingFor?: string | null;
  /** Shown above the buttons. */
  children?: ReactNode;
}

/** The column of each field, with its first values. An ambiguous field needs the user's decision. */
export function ColumnMatcher({
  headers,
  mapping,
  samples,
  numberCells = [],
  before = null,
  doubtsAbout = () => [],
  button,
  apply,
  close,
  disabled = false,
  takesFocus = false,
  waitingFor = null,
  children,
}: ColumnMatcherProps) {
  const found = mapping ? picksOf(mapping) : NO_PICKS;
  const [picks, setPicks] = useState<Picks>(before?.picks ?? found);
  const open = unpicked(picks);
  const twice = pickedTwice(picks);
  const doubts = [...(mapping?.doubts ?? []), ...doubtsAbout(picks)];
  const about = doubts.map(({ id }) => id).join();
  // Other picks may raise other doubts, which have not been looked at.
  const [lookedAt, setLookedAt] = useState<string | null>(null);
  const hasLooked = lookedAt === about;
  const waiting = [
    ...(waitingFor ? [waitingFor] : []),
    ...open.map((field) => fieldWords(field).toLowerCase()),
    ...(doubts.length > 0 && !hasLooked ? [t`that you have checked this`] : []),
  ];
  const form = useRef<HTMLDivElement>(null);
  useFirstQuestion(form, takesFocus && !waitingFor);
  return (
    <Stack gap="md" ref={form}>
      <ul className={classes.rows} aria-label={t`Columns of the file`}>
        <li className={classes.head} aria-hidden>
          <span>{t`Field`}</span>
          <span>{t`Column of your file`}</span>
          <span>{t`First values`}</span>
          <span>{t`Reason`}</span>
        </li>
        {FIELDS.map((field) => {
          const question = mapping?.ambiguous.find((one) => one.field === field) ?? null;
          const numbers = storedAsNumbers(field, picks[field], numberCells);
          return (
            <li key={field} className={`${classes.row} ${open.includes(field) ? classes.open : ''}`}>
              <span className={classes.field}>
                {fieldWords(field)}
                {REQUIRED_FIELDS.includes(field) && !isFromBranch(field, picks) && (
                  <Text span c="red" inherit title={t`Required`}>
                    {'\u00a0*'}
                  </Text>
                )}
              </span>
              <FieldPicker
                field={field}
                question={question}
                headers={headers}
                samples={samples}
                pick={picks[field]}
                error={twice.includes(field) ? t`This column is already used for another field.` : undefined}
                fromBranch={isFromBranch(field, picks)}
                disabled={disabled}
                onPick={(pick) => setPicks({ ...picks, [field]: pick })}
              />
              <span className={classes.values}>{valuesOf(picks[field], samples).join(' · ')}</span>
              <span className={classes.why}>{reasonFor(field, picks, found, mapping, before)}</span>
              {numbers > 0 && (
                <Text size="sm" className={classes.warning}>
                  {numbersWarning(field, numbers)}
                </Text>
              )}
            </li>
          );
        })}
      </ul>
      {mapping && <Unread headers={headers} picks={picks} mapping={mapping} samples={samples} />}
      {doubts.length > 0 && (
        <Doubts
          doubts={doubts}
          hasLooked={hasLooked}
          onLook={(looked) => setLookedAt(looked ? about : null)}
          disabled={disabled}
        />
      )}
      {children}
      <Foot
        waiting={waiting}
        button={button}
        disabled={disabled || twice.length > 0}
        apply={() =>
          apply(picks, mapping !== null && doubts.length === 0 && samePicks(picks, found), [
            ...(mapping?.checked ?? []),
            ...doubts.map(({ id }) => id),
          ])
        }
        close={close}
      />
    </Stack>
  );
}

/** Focuses the first open question, or else the button. */
function useFirstQuestion(form: RefObject<HTMLElement | null>, takesFocus: boolean): void {
  useEffect(() => {
    if (!takesFocus) return;
    const next =
      form.current?.querySelector<HTMLElement>(
        `.${classes.open} input:not([disabled]), [data-doubts] input:not([disabled])`,
      ) ?? form.current?.querySelector<HTMLElement>('[data-continue]:not([disabled])');
    next?.focus({ preventScroll: true });
    // Run only once, when the columns are shown: later the focus is where the user put it.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
}

interface FootProps {
  /** The open questions of this dialog, in words. */
  waiting: readonly string[];
  button: string;
  disabled: boolean;
  apply: () => void;
  close: (() => void) | undefined;
}

function Foot({ waiting, button, disabled, apply, close }: FootProps) {
  return (
    <Group justify="flex-end" className={classes.foot}>
      {waiting.length > 0 && (
        <Text size="sm" id="match-reason" role="status">
          <Trans>Still to choose: {waiting.join(', ')}.</Trans>
        </Text>
      )}
      {close && (
        <Button variant="default" onClick={close}>
          <Trans>Close</Trans>
        </Button>
      )}
      <Button
        data-continue
        onClick={apply}
        disabled={disabled || waiting.length > 0}
        aria-describedby={waiting.length > 0 ? 'match-reason' : undefined}
      >
        {button}
      </Button>
    </Group>
  );
}
