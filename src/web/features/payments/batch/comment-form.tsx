import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Combobox, Group, NumberInput, Stack, Text, Textarea, useCombobox } from '@mantine/core';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import {
  addBatchCommentMutation,
  listBatchCommentsQueryKey,
} from '../../../../client/@tanstack/react-query-review.gen.ts';
import type { BulkWithdrawalBatchForDisplay, Person } from '../../../../client/types.gen.ts';
import { TEXT_LIMITS } from '../../../../shared/terms.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { usePersonName } from '../../../ui/person.tsx';
import { useChange } from '../../../ui/use-change.ts';
import { isBeginOfWord, mentionAt, mentionedIn, withMention } from './mentions.ts';

interface CommentFormProps {
  batch: BulkWithdrawalBatchForDisplay;
  /** The people whom a comment can mention. */
  people: readonly Person[];
}

/** Adds a comment to the batch; each person after an @ is notified. */
export default function CommentForm({ batch, people: users }: CommentFormProps) {
  const nameOf = usePersonName();
  const people = users
    .map((user) => ({ userId: user.userId, name: nameOf(user) }))
    .toSorted((a, b) => a.name.localeCompare(b.name));
  const [text, setText] = useState('');
  const [row, setRow] = useState<number | string>('');
  const mentioned = mentionedIn(text, people);
  const names = mentioned.map(({ name }) => name).join(', ');
  const add = useChange(addBatchCommentMutation(), {
    outdated: [listBatchCommentsQueryKey({ path: { id: batch.id } })],
    reload: 'meanwhile',
    done: () => {
      setText('');
      setRow('');
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return;
    add.send({
      path: { id: batch.id },
      body: {
        text: text.trim(),
        ...(typeof row === 'number' ? { rowNumber: row } : {}),
        ...(mentioned.length > 0 ? { mentions: mentioned.map(({ userId }) => userId) } : {}),
      },
    });
  };
  return (
    <form onSubmit={submit}>
      <Stack gap="xs">
        <MentionField text={text} onChange={setText} people={people} />
        {add.isError && <ErrorState error={add.error} title={t`The comment was not added`} />}
        <Group gap="sm" align="flex-end">
          <NumberInput
            label={t`Row (optional)`}
            w={130}
            min={1}
            max={batch.withdrawalCount}
            allowDecimal={false}
            value={row}
            onChange={setRow}
          />
          <Button type="submit" loading={add.isPending} disabled={text.trim() === ''}>
            <Trans>Add comment</Trans>
          </Button>
          <Text size="sm" c="dimmed" role="status">
            {names !== '' && t`${names} will be notified.`}
          </Text>
        </Group>
      </Stack>
    </form>
  );
}

interface MentionFieldProps {
  text: string;
  onChange: (text: string) => void;
  people: readonly Person[];
}

/** A text in which @ opens the list of people. */
function MentionField({ text, onChange, people }: MentionFieldProps) {
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const field = useRef<HTMLTextAreaElement>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const found = typed === null ? [] : people.filter(({ name }) => isBeginOfWord(name, typed));
  const follow = (value: string, caret: number) => {
    const next = mentionAt(value, caret);
    setTyped(next);
    if (next === null) return combobox.closeDropdown();
    combobox.openDropdown();
  };
  // Enter takes the first name that is offered, and never breaks the line instead.
  const first = found[0]?.userId;
  const { selectFirstOption } = combobox;
  useEffect(() => {
    if (first !== undefined && combobox.dropdownOpened) selectFirstOption();
  }, [first, typed, combobox.dropdownOpened, selectFirstOption]);
  const pick = (name: string) => {
    const next = withMention(text, field.current?.selectionStart ?? text.length, name);
    onChange(next.text);
    setTyped(null);
    combobox.closeDropdown();
    requestAnimationFrame(() => {
      field.current?.focus();
      field.current?.setSelectionRange(next.caret, next.caret);
    });
  };
  return (
    <Combobox store={combobox} onOptionSubmit={pick} position="top-start" width={240}>
      <Combobox.Target withKeyboardNavigation={found.length > 0}>
        <Textarea
          ref={field}
          label={t`Comment`}
          description={t`Type @ to mention a person. Comments cannot be changed later.`}
          // The list of people opens above the field and must not cover the description.
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          rows={3}
          maxLength={TEXT_LIMITS.comment}
          value={text}
          onChange={({ currentTarget: { value, selectionStart } }) => {
            onChange(value);
            follow(value, selectionStart);
          }}
          onBlur={() => combobox.closeDropdown()}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={found.length === 0}>
        <Combobox.Options aria-label={t`People`}>
          {found.map(({ userId, name }) => (
            <Combobox.Option key={userId} value={name}>
              {name}
            </Combobox.Option>
          ))}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}
