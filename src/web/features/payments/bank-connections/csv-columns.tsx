import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ActionIcon, Button, Select, Stack, Text, TextInput, VisuallyHidden } from '@mantine/core';
import IconArrowDown from '~icons/tabler/arrow-down';
import IconArrowUp from '~icons/tabler/arrow-up';
import IconPlus from '~icons/tabler/plus';
import IconX from '~icons/tabler/x';
import { useEffect, useRef, useState } from 'react';
import { CSV_CONTENTS, CSV_LIMITS, type CsvContent } from '../../../../shared/payment-csv.ts';
import type { ConnectionForm } from './connection-values.ts';
import classes from './csv-columns.module.css';
import { contentName } from './csv-words.ts';

const PATH = 'profile.csv.columns';

type Part = 'content' | 'up' | 'down' | 'remove';

/** The columns of a CSV file, from left to right. The focus follows a column that moves. */
export function CsvColumns({ form }: { form: ConnectionForm }) {
  const columns = form.values.profile.csv!.columns;
  const list = useRef<HTMLOListElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const [focus, setFocus] = useState<{ index: number; part: Part } | null>(null);
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (!focus) return;
    const row = list.current?.children[focus.index];
    (row?.querySelector<HTMLElement>(`[data-part="${focus.part}"]`) ?? add.current)?.focus();
  }, [focus]);
  const count = columns.length;
  const move = (from: number, to: number) => {
    form.reorderListItem(PATH, { from, to });
    const isAtEnd = to === 0 || to === count - 1;
    const back = to < from ? 'down' : 'up';
    setFocus({ index: to, part: isAtEnd ? back : to < from ? 'up' : 'down' });
    setSaid(t`Column ${to + 1} of ${count}`);
  };
  const remove = (index: number) => {
    form.removeListItem(PATH, index);
    setFocus({ index: Math.min(index, count - 2), part: 'remove' });
    setSaid(t`Column ${index + 1} is removed`);
  };
  const insert = () => {
    const used = new Set(columns.map(({ content }) => content));
    const content = CSV_CONTENTS.find((one) => !used.has(one)) ?? 'TEXT';
    form.insertListItem(PATH, { header: '', content, text: '' });
    setFocus({ index: count, part: 'content' });
  };
  return (
    <Stack gap="sm">
      <ol ref={list} className={classes.columns} data-path={PATH} tabIndex={-1} aria-label={t`Columns`}>
        {columns.map((_, index) => (
          <Column key={index} form={form} index={index} move={move} remove={remove} />
        ))}
      </ol>
      {form.errors[PATH] && (
        <Text size="sm" c="red" role="alert">
          {form.errors[PATH]}
        </Text>
      )}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <div>
        <Button
          ref={add}
          variant="default"
          leftSection={<IconPlus size={16} aria-hidden />}
          disabled={count >= CSV_LIMITS.columns}
          onClick={insert}
        >
          <Trans>Add a column</Trans>
        </Button>
      </div>
    </Stack>
  );
}

interface ColumnProps {
  form: ConnectionForm;
  index: number;
  move: (from: number, to: number) => void;
  remove: (index: number) => void;
}

function Column({ form, index, move, remove }: ColumnProps) {
  const layout = form.values.profile.csv!;
  const { content } = layout.columns[index]!;
  const used = new Set<CsvContent>(layout.columns.map((column) => column.content));
  const number = index + 1;
  return (
    <li className={classes.column}>
      <Select
        label={t`Column ${number}`}
        data-part="content"
        data={CSV_CONTENTS.map((value) => ({
          value,
          label: contentName(value),
          disabled: value !== 'TEXT' && value !== content && used.has(value),
        }))}
        allowDeselect={false}
        {...form.getInputProps(`${PATH}.${index}.content`)}
      />
      {layout.hasHeader && (
        <TextInput
          label={t`Name of column ${number}`}
          maxLength={CSV_LIMITS.text}
          {...form.getInputProps(`${PATH}.${index}.header`)}
        />
      )}
      {content === 'TEXT' && (
        <TextInput
          label={t`Text of column ${number}`}
          maxLength={CSV_LIMITS.text}
          {...form.getInputProps(`${PATH}.${index}.text`)}
        />
      )}
      <div className={classes.buttons}>
        <ActionIcon
          variant="default"
          size="lg"
          data-part="up"
          aria-label={t`Move column ${number} up`}
          disabled={index === 0}
          onClick={() => move(index, index - 1)}
        >
          <IconArrowUp size={16} aria-hidden />
        </ActionIcon>
        <ActionIcon
          variant="default"
          size="lg"
          data-part="down"
          aria-label={t`Move column ${number} down`}
          disabled={index === layout.columns.length - 1}
          onClick={() => move(index, index + 1)}
        >
          <IconArrowDown size={16} aria-hidden />
        </ActionIcon>
        <ActionIcon
          variant="default"
          size="lg"
          data-part="remove"
          aria-label={t`Remove column ${number}`}
          onClick={() => remove(index)}
        >
          <IconX size={16} aria-hidden />
        </ActionIcon>
      </div>
    </li>
  );
}
