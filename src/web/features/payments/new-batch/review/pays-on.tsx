import { t } from '@lingui/core/macro';
import { Text } from '@mantine/core';
import IconCalendar from '~icons/tabler/calendar';
import { dayWords, longDayWords } from '../../../../ui/calendar-day.ts';
import { dateRuleWords } from '../../shared/date-rule.ts';
import { movesWords } from '../../shared/execution-words.ts';
import type { Form } from '../state.ts';
import { payDay, type PayDayFacts } from './pay-day.ts';
import classes from './workbench.module.css';

interface PaysOnProps {
  day: string;
  facts: PayDayFacts;
  /** The batch whose rule is used; absent when the user chose the rule. */
  ruleFrom: Form['ruleFrom'];
}

/** The day on which the money moves and why, or the first day on which it can. */
export default function PaysOn({ day, facts, ruleFrom }: PaysOnProps) {
  const { movesOn, possibleOn, reasons } = payDay(day, facts);
  const words = movesWords({ executionDate: day, movesOn, possibleOn, moveReasons: reasons });
  return (
    <Text size="sm" role="status">
      <IconCalendar size={15} aria-hidden className={classes.inlineIcon} /> {words}{' '}
      {movesOn === null
        ? t`Choose a day from ${longDayWords(possibleOn!)} on.`
        : t`After the last approval the batch waits for that day, and its money stays reserved.`}{' '}
      {ruleFrom && <RuleFrom facts={facts} of={ruleFrom} />}
    </Text>
  );
}

/** Where the rule for a day on which the bank is closed comes from. */
function RuleFrom({ facts, of }: { facts: PayDayFacts; of: NonNullable<Form['ruleFrom']> }) {
  const rule = dateRuleWords(facts.rule);
  const { label } = of;
  const date = dayWords(of.day, true);
  return t`If the bank is closed: “${rule}”, as for the batch “${label}” of ${date}.`;
}
