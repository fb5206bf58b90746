import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Checkbox, Code, Radio, Skeleton, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type {
  EncodingQuestion,
  FileOrigin,
  WorkbookFacts,
} from '../../../../../domain/withdrawal-file/file-facts.ts';
import type { Field } from '../../../../../domain/withdrawal/shapes.ts';
import { formatNumber } from '../../../../ui/locale.ts';
import { Panel } from '../../../../ui/panel.tsx';
import { usePersonName } from '../../../../ui/person.tsx';
import { useSession } from '../../../../ui/session-context.tsx';
import { formatTime } from '../../../../ui/timestamp.tsx';
import { Caution } from '../../shared/caution.tsx';
import type { DeskState } from '../desk/protocol.ts';
import { othersWords } from '../review/row-numbers.ts';
import { hiddenRowWords, hiddenTitle } from '../row-place.ts';
import { sentenceText } from '../../shared/withdrawal-file/file-sentences.ts';
import type { NewBatchState } from '../state.ts';
import type { DeskActions } from '../use-desk.ts';
import { fieldWords } from '../../shared/withdrawal-file/field-words.ts';
import { encodingWords } from '../words.ts';
import { ColumnMatcher } from '../../shared/withdrawal-file/match/column-matcher.tsx';
import classes from '../../shared/withdrawal-file/match/match.module.css';
import { overridesOf, samePicks, type Picks } from '../../shared/withdrawal-file/match/picks.ts';
import { canRemember, earlierKinds, picksFrom, unlikeRemembered } from './remembered.ts';
import { useRemembered } from './use-remembered.ts';

/** The step in which the user checks the mapping of columns and answers its open questions. */
export function MatchStep({ state, desk }: { state: NewBatchState; desk: DeskActions }) {
  const { mapping, kinds, samples, origin, encodingQuestion, summary } = state.desk!;
  const questions = mapping.ambiguous.length + mapping.missing.length;
  const payments = summary.rows - summary.totals.length;
  const { user, timezone, entity } = useSession();
  const { remembered, isLoading, remember } = useRemembered(mapping.headers);
  const [isKept, setKept] = useState(true);
  const personName = usePersonName();
  const before = remembered && {
    picks: picksFrom(remembered.mapping),
    reason:
      remembered.confirmedBy.userId === user.id
        ? matchedByYou(remembered.confirmedAt, timezone)
        : matchedBy(personName(remembered.confirmedBy), remembered.confirmedAt, timezone),
  };
  const unlike = (picks: Picks) => unlikeRemembered(remembered, picks, mapping, kinds);
  const apply = (picks: Picks, asSuggested: boolean, checked: readonly string[]) => {
    const isNew =
      !before ||
      !samePicks(picks, before.picks) ||
      earlierKinds(remembered).length === 0 ||
      unlike(picks).length > 0;
    if (isKept && isNew && canRemember(mapping, origin.headerLine)) remember(picks, kinds);
    desk.match(asSuggested ? null : { ...overridesOf(picks), checked });
  };
  return (
    <Stack gap="md">
      <Origin origin={origin} />
      {origin.workbook && <Workbook facts={origin.workbook} hidden={state.desk!.hidden} />}
      {encodingQuestion && <EncodingChoice question={encodingQuestion} onChoose={desk.setEncoding} />}
      <Panel title={t`Match the columns of your file`}>
        <Text size="sm" mb="md" c={questions > 0 ? undefined : 'dimmed'}>
          {questions > 0
            ? t`Choose a column for each field that Outlay could not match with certainty.`
            : t`Check that each field is read from the right column. You can change any of them.`}{' '}
          {before && t`This file has the same header as an earlier one, so its columns are suggested.`}
        </Text>
        {remembered && remembered.droppedConstants.length > 0 && (
          <Text size="sm" mb="md" role="status">
            {droppedWords(remembered.droppedConstants)}
          </Text>
        )}
        {mapping.warnings.map(sentenceText).map((warning) => (
          <Text size="sm" key={warning}>
            {warning}
          </Text>
        ))}
        {isLoading ? (
          <Skeleton height={320} role="status" aria-busy aria-label={t`Loading`} />
        ) : (
          <ColumnMatcher
            key={JSON.stringify([
              mapping.columns,
              mapping.headers,
              mapping.doubts.map(({ id }) => id),
              remembered?.confirmedAt,
            ])}
            headers={mapping.headers}
            mapping={mapping}
            samples={samples}
            numberCells={origin.workbook?.numberCells ?? []}
            button={continueWords(payments)}
            before={before}
            takesFocus
            doubtsAbout={unlike}
            apply={apply}
            waitingFor={encodingQuestion?.chosen === null ? t`the spelling of names` : null}
          >
            {canRemember(mapping, origin.headerLine) && (
              <Checkbox
                checked={isKept}
                onChange={(event) => setKept(event.currentTarget.checked)}
                label={t`Remember for files like this`}
                description={t`A file with the same header suggests these columns to everyone in \
${entity.name}. You confirm them each time.`}
              />
            )}
          </ColumnMatcher>
        )}
      </Panel>
    </Stack>
  );
}

function matchedByYou(at: string, timezone: string): string {
  const date = formatTime(at, timezone, false);
  return t`As you matched it on ${date}`;
}

function matchedBy(name: string, at: string, timezone: string): string {
  const date = formatTime(at, timezone, false);
  return t`As ${name} matched it on ${date}`;
}

function droppedWords(fields: readonly Field[]): string {
  const names = fields.map((field) => fieldWords(field).toLowerCase()).join(', ');
  return t`The earlier match had one text for every row for: ${names}. It is not used any more. Choose a \
column.`;
}

function continueWords(rows: number): string {
  const written = formatNumber(rows);
  return plural(rows, { one: 'Continue with 1 row', other: `Continue with ${written} rows` });
}

function skippedWords(lines: number): string {
  const written = formatNumber(lines);
  return plural(lines, {
    one: '1 line above it is not read:',
    other: `${written} lines above it are not read:`,
  });
}

function Origin({ origin: { headerLine, skipped, layout, notes } }: { origin: FileOrigin }) {
  if (layout === null && skipped.length === 0 && notes.length === 0) return null;
  const line = String(headerLine);
  const name = layout && sentenceText(layout);
  return (
    <Panel title={name ? t`Recognised as ${name}` : t`Line ${line} is read as the header`}>
      <Stack gap={4}>
        {notes.map(sentenceText).map((note) => (
          <Caution key={note} title={t`Check this first`}>
            {note}
          </Caution>
        ))}
        {headerLine === null && (
          <Text size="sm">
            <Trans>The file has no header. Its columns are known from the layout; check them below.</Trans>
          </Text>
        )}
        {skipped.length > 0 && (
          <div>
            <Text size="sm">
              {layout && t`Line ${line} is read as the header.`} {skippedWords(skipped.length)}
            </Text>
            <Code
              block
              className={classes.lines}
              tabIndex={0}
              role="region"
              aria-label={t`Lines above the header`}
            >
              {skipped.map(({ line, text }) => `${line}  ${withoutEmptyCells(text)}`).join('\n')}
            </Code>
          </div>
        )}
      </Stack>
    </Panel>
  );
}

/** A title above the header is alone in its row, so the delimiters after it mean nothing. */
function withoutEmptyCells(line: string): string {
  return line.replace(/[,;\t|\s]+$/, '');
}

function Workbook({
  facts: { sheet, notes },
  hidden,
}: {
  facts: WorkbookFacts;
  hidden: DeskState['hidden'];
}) {
  const more = hidden.count - hidden.first.length;
  return (
    <Panel title={t`Sheet “${sheet}” of the workbook`}>
      <Stack gap="xs">
        {notes.map(sentenceText).map((note) => (
          <Caution key={note} title={t`Not visible in Excel`}>
            {note}
          </Caution>
        ))}
        {hidden.count > 0 && (
          <Caution title={hiddenTitle(hidden.count)}>
            {hidden.first.map(hiddenRowWords).join('; ')}
            {more > 0 && `; ${othersWords(more)}`}.{' '}
            <Trans>Hidden rows are read like any other. You can exclude them in the next step.</Trans>
          </Caution>
        )}
        <Text size="sm" c="dimmed">
          <Trans>
            Formulas are read as their results, and numbers as they are stored: an amount that Excel shows
            rounded keeps all its decimals.
          </Trans>
        </Text>
      </Stack>
    </Panel>
  );
}

function EncodingChoice({
  question,
  onChoose,
}: {
  question: EncodingQuestion;
  onChoose: DeskActions['setEncoding'];
}) {
  const { candidates } = question;
  // The review step opens once the worker has read the rows again.
  const [chosen, setChosen] = useState(question.chosen);
  return (
    <Panel title={t`Which spelling is right?`}>
      <Radio.Group
        value={chosen ?? ''}
        onChange={(value) => {
          const encoding = value as (typeof candidates)[0]['encoding'];
          setChosen(encoding);
          onChoose(encoding);
        }}
        label={t`Some letters in these cells depend on the encoding of the file`}
        description={t`Choose the line in which every name is spelled correctly. If no line is correct, \
export the file again as CSV UTF-8.`}
      >
        <Stack gap="xs" mt="sm">
          {candidates.map(({ encoding, samples }) => (
            <Radio
              key={encoding}
              value={encoding}
              label={samples.join(' · ')}
              description={encodingWords(encoding)}
            />
          ))}
        </Stack>
      </Radio.Group>
    </Panel>
  );
}
