import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Kbd, Loader, Modal, Text, useMantineColorScheme } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import IconSearch from '~icons/tabler/search';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, type RefObject, useEffect, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { searchOptions } from '../../../client/@tanstack/react-query-records.gen.ts';
import { problemOf } from '../../ui/problem.ts';
import { useSession } from '../../ui/session-context.tsx';
import { useSignOut } from '../use-sign-out.ts';
import { type Command, type Entry, type EntryGroup, groupsAtFirst, groupsFor } from './entries.ts';
import { useExchangeGroups } from './exchange-entries.ts';
import { recentSearches, rememberSearch } from './recent-searches.ts';
import classes from './search.module.css';

const TYPING_PAUSE_MS = 150;
const SHORTEST = 2;

interface SearchDialogProps {
  opened: boolean;
  close: () => void;
  /** The element that had the focus when the search was opened. */
  cameFrom: RefObject<Element | null>;
  /** Hands over what was typed before the field had the focus. */
  takeEarly: () => string;
  openShortcuts: () => void;
}

/**
 * One search over pages, commands, batches, recipients, payees, payments, bank files and statements, by
 * keyboard alone: type, move with the arrow keys, open with Enter. Escape returns to where the focus was.
 */
export default function SearchDialog({
  opened,
  close,
  cameFrom,
  takeEarly,
  openShortcuts,
}: SearchDialogProps) {
  const run = useCommands(openShortcuts);
  const userId = useSession().user.id;
  const navigate = useNavigate();
  const choose = (entry: Entry, text: string) => {
    if (text.length >= SHORTEST) void rememberSearch(userId, text);
    const { choice } = entry;
    if (choice.kind === 'search') return;
    close();
    // The page that opens moves the focus to its heading.
    if (choice.kind === 'open') void Promise.resolve(navigate(choice.to)).then(() => focus(null));
    else focus(cameFrom.current);
    if (choice.kind === 'load') window.location.assign(choice.address);
    if (choice.kind === 'run') run(choice.command);
  };
  return (
    <Modal.Root
      opened={opened}
      onClose={() => {
        close();
        focus(cameFrom.current);
      }}
      size="lg"
      yOffset="10dvh"
      returnFocus={false}
      transitionProps={{ duration: 0 }}
    >
      <Modal.Overlay />
      <Modal.Content aria-label={t`Search`}>
        <Modal.Body p={0}>
          <Search choose={choose} takeEarly={takeEarly} />
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}

const AFTER_CLOSING_MS = 50;

/** Once the search is closed, focuses an element, or the page when nothing else has the focus. */
function focus(element: Element | null): void {
  // The page may be gone when the timer fires, so it is taken from here.
  const page = document;
  const wanted = element instanceof HTMLElement && element !== page.body ? element : null;
  setTimeout(() => {
    const isLost = page.activeElement === null || page.activeElement === page.body;
    if (!isLost) return;
    (wanted?.isConnected ? wanted : page.getElementById('main'))?.focus({ preventScroll: true });
  }, AFTER_CLOSING_MS);
}

function useCommands(openShortcuts: () => void): (command: Command) => void {
  const { setColorScheme } = useMantineColorScheme();
  const { signOut } = useSignOut();
  return (command) => {
    if (command === 'shortcuts') openShortcuts();
    else if (command === 'sign-out') signOut();
    else setColorScheme(command);
  };
}

function useGroups(text: string): { groups: EntryGroup[]; isSearching: boolean; error: unknown } {
  const session = useSession();
  const userId = session.user.id;
  const [recent, setRecent] = useState<readonly string[]>([]);
  useEffect(() => void recentSearches(userId).then(setRecent), [userId]);
  const [asked] = useDebouncedValue(text, TYPING_PAUSE_MS);
  const isAsked = asked.length >= SHORTEST;
  const query = useQuery({
    ...searchOptions({ query: { q: asked } }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
    retry: false,
  });
  const exchange = useExchangeGroups(text);
  if (text === '') return { groups: groupsAtFirst(session, recent), isSearching: false, error: null };
  const results = text.length >= SHORTEST ? query.data : undefined;
  return {
    groups: [...groupsFor(text, session, results), ...exchange].filter(({ entries }) => entries.length > 0),
    isSearching: text.length >= SHORTEST && (asked !== text || query.isFetching),
    error: isAsked ? query.error : null,
  };
}

interface SearchProps extends Pick<SearchDialogProps, 'takeEarly'> {
  choose: (entry: Entry, text: string) => void;
}

function Search({ choose, takeEarly }: SearchProps) {
  const [typed, setTyped] = useState('');
  const text = typed.trim();
  const { groups, isSearching, error } = useGroups(text);
  const entries = groups.flatMap((group) => group.entries);
  const [activeId, setActiveId] = useState<string | null>(null);
  const active = entries.find(({ id }) => id === activeId) ?? entries[0];
  const listId = useId();
  const optionId = (entry: Entry) => `${listId}-${entries.indexOf(entry)}`;

  const take = (entry: Entry) => {
    if (entry.choice.kind === 'search') {
      setTyped(entry.choice.text);
      setActiveId(null);
    }
    choose(entry, text);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && active) {
      event.preventDefault();
      const next = entries.at((entries.indexOf(active) + step) % entries.length)!;
      setActiveId(next.id);
      document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' });
    }
    if (event.key === 'Enter' && active) {
      event.preventDefault();
      take(active);
    }
  };

  return (
    <>
      <div className={classes.field}>
        <IconSearch size={18} aria-hidden />
        <input
          className={classes.input}
          data-autofocus
          role="combobox"
          aria-label={t`Search`}
          aria-expanded={entries.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={active && optionId(active)}
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          placeholder={t`Name, account, reference, batch, file or page`}
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setActiveId(null);
          }}
          onFocus={() => {
            const early = takeEarly();
            if (early !== '') setTyped(early);
          }}
          onKeyDown={onKeyDown}
        />
        {isSearching && <Loader size="xs" aria-hidden />}
      </div>
      <div id={listId} role="listbox" aria-label={t`Results`} className={classes.list}>
        {groups.map((group) => (
          <div key={group.title} role="group" aria-label={group.title}>
            <div className={classes.group} aria-hidden>
              {group.title}
            </div>
            {group.entries.map((entry) => (
              <Option
                key={entry.id}
                id={optionId(entry)}
                entry={entry}
                active={entry === active}
                point={() => setActiveId(entry.id)}
                take={() => take(entry)}
              />
            ))}
          </div>
        ))}
      </div>
      <Outcome text={text} count={entries.length} isSearching={isSearching} error={error} />
      <div className={classes.keys} aria-hidden>
        <span>
          <Kbd size="xs">↑</Kbd> <Kbd size="xs">↓</Kbd> <Trans>move</Trans>
        </span>
        <span>
          <Kbd size="xs">Enter</Kbd> <Trans>open</Trans>
        </span>
        <span>
          <Kbd size="xs">Esc</Kbd> <Trans>close</Trans>
        </span>
      </div>
    </>
  );
}

interface OptionProps {
  id: string;
  entry: Entry;
  active: boolean;
  point: () => void;
  take: () => void;
}

function Option({ id, entry, active, point, take }: OptionProps) {
  const { title, detail, end, icon: EntryIcon } = entry;
  return (
    // The field has the focus and the keys; the pointer may choose as well.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <div
      id={id}
      role="option"
      aria-selected={active}
      className={classes.option}
      onMouseMove={point}
      onMouseDown={(event) => event.preventDefault()}
      onClick={take}
    >
      <EntryIcon size={18} aria-hidden className={classes.icon} />
      <span className={classes.words}>
        <span className={classes.title}>{title}</span>
        {detail && <span className={classes.detail}>{detail}</span>}
      </span>
      {end && <span className={classes.end}>{end}</span>}
    </div>
  );
}

interface OutcomeProps {
  text: string;
  count: number;
  isSearching: boolean;
  error: unknown;
}

/** The result of the search, announced to screen readers. */
function Outcome({ text, count, isSearching, error }: OutcomeProps) {
  const isShort = text.length === 1 && count === 0;
  return (
    <div role="status">
      {error !== null && !isSearching ? (
        <Text size="sm" className={classes.outcome}>
          <Trans>The search could not be completed.</Trans> {problemOf(error).detail}
        </Text>
      ) : isShort ? (
        <Text size="sm" c="dimmed" className={classes.outcome}>
          <Trans>Type at least two characters.</Trans>
        </Text>
      ) : count === 0 && text !== '' && !isSearching ? (
        <Text size="sm" c="dimmed" className={classes.outcome}>
          <Trans>
            Nothing matches “{text}”. Try part of a name, the last four digits of an account, or a reference.
          </Trans>
        </Text>
      ) : (
        <span className={classes.spoken}>
          {text !== '' && !isSearching && plural(count, { one: '# result', other: '# results' })}
        </span>
      )}
    </div>
  );
}
