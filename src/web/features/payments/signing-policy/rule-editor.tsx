import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import {
  ActionIcon,
  Button,
  Checkbox,
  Group,
  NativeSelect,
  NumberInput,
  Paper,
  Stack,
  Text,
  TextInput,
} from '@mantine/core';
import IconTrash from '~icons/tabler/trash';
import type {
  PolicyCondition,
  PolicyPerson,
  PolicyRule,
  SigningPolicyContent,
} from '../../../../client/types.gen.ts';
import { DEFAULT_COUNTRY } from '../../../../domain/countries/registry.ts';
import { CURRENCIES, type Currency } from '../../../../shared/money.ts';
import { CONDITION_KINDS, POLICY_LIMITS, type ConditionKind } from '../../../../shared/policy-terms.ts';
import { RAILS } from '../../../../shared/terms.ts';
import { railName } from '../shared/rail-name.ts';
import { useCountry } from '../shared/use-country.ts';
import { ruleText, type Names } from './policy-words.ts';

type Errors = Partial<Record<string, string>>;

interface RuleEditorProps {
  number: number;
  rule: PolicyRule;
  policy: SigningPolicyContent;
  people: readonly PolicyPerson[];
  names: Names;
  errors: Errors;
  onChange: (rule: PolicyRule) => void;
  onRemove: () => void;
}

/** A rule: what has to hold for a batch, and who signs it then. Its sentence follows what is entered. */
export function RuleEditor({
  number,
  rule,
  policy,
  people,
  names,
  errors,
  onChange,
  onRemove,
}: RuleEditorProps) {
  const free = CONDITION_KINDS.filter((kind) => !rule.when.some((condition) => condition.kind === kind));
  const currency = useCountry()?.currency ?? DEFAULT_COUNTRY.currency;
  return (
    <Paper withBorder p="md" radius="md" component="section" aria-label={t`Rule ${number}`}>
      <Stack gap="sm">
        <Text fw={600}>
          {number}. {ruleText(rule, policy, names)}
        </Text>
        {rule.when.map((condition, place) => (
          <Group key={condition.kind} gap="sm" align="flex-end" wrap="nowrap">
            <ConditionFields
              condition={condition}
              people={people}
              error={errors[`when[${place}].above`]}
              onChange={(changed) => onChange({ ...rule, when: rule.when.with(place, changed) })}
            />
            <ActionIcon
              variant="subtle"
              color="gray"
              size="lg"
              aria-label={t`Remove the condition: ${kindText(condition.kind)}`}
              onClick={() => onChange({ ...rule, when: rule.when.toSpliced(place, 1) })}
            >
              <IconTrash size={16} aria-hidden />
            </ActionIcon>
          </Group>
        ))}
        {free.length > 0 && (
          <NativeSelect
            aria-label={t`Add a condition to rule ${number}`}
            maw={320}
            data={[
              { value: '', label: t`Add a condition…` },
              ...free.map((kind) => ({ value: kind, label: kindText(kind) })),
            ]}
            value=""
            onChange={({ currentTarget: { value } }) => {
              if (value === '') return;
              const added = conditionOf(value as ConditionKind, currency);
              onChange({ ...rule, when: [...rule.when, added] });
            }}
          />
        )}
        <SignerFields rule={rule} policy={policy} errors={errors} onChange={onChange} />
        <div>
          <Button
            size="compact-sm"
            variant="default"
            onClick={onRemove}
            aria-label={t`Remove rule ${number}`}
          >
            <Trans>Remove the rule</Trans>
          </Button>
        </div>
      </Stack>
    </Paper>
  );
}

function SignerFields({
  rule,
  policy,
  errors,
  onChange,
}: Pick<RuleEditorProps, 'rule' | 'policy' | 'errors' | 'onChange'>) {
  const counts = [...policy.groups.map(({ id, name }) => ({ id, name })), { id: null, name: t`Anyone` }];
  const set = (groupId: string | null, count: number) => {
    const others = rule.signers.filter((one) => one.groupId !== groupId);
    const signers = count > 0 ? [...others, { groupId, count }] : others;
    const groups = signers.filter((one) => one.groupId !== null).length;
    if (signers.length > 0) onChange({ ...rule, signers, inOrder: rule.inOrder && groups > 1 });
  };
  const named = rule.signers.filter(({ groupId }) => groupId !== null).length;
  return (
    <>
      <Group gap="sm" align="flex-end">
        {counts.map(({ id, name }) => (
          <NumberInput
            key={id ?? 'anyone'}
            label={t`Signers: ${name.trim() || t`group without a name`}`}
            w={160}
            min={0}
            max={POLICY_LIMITS.count}
            allowDecimal={false}
            allowNegative={false}
            value={rule.signers.find(({ groupId }) => groupId === id)?.count ?? 0}
            onChange={(count) => set(id, Number(count) || 0)}
          />
        ))}
      </Group>
      {named > 1 && (
        <Checkbox
          label={t`One group after the other, in the order of the groups`}
          checked={rule.inOrder}
          onChange={({ currentTarget: { checked } }) => onChange({ ...rule, inOrder: checked })}
          error={errors['inOrder']}
        />
      )}
    </>
  );
}

interface ConditionFieldsProps {
  condition: PolicyCondition;
  people: readonly PolicyPerson[];
  error: string | undefined;
  onChange: (condition: PolicyCondition) => void;
}

function ConditionFields({ condition, people, error, onChange }: ConditionFieldsProps) {
  if ('above' in condition)
    return (
      <>
        <TextInput
          label={kindText(condition.kind)}
          inputMode="decimal"
          autoComplete="off"
          value={condition.above}
          onChange={({ currentTarget: { value } }) =>
            onChange({ ...condition, above: value.replaceAll(/[^\d.]/g, '') })
          }
          error={error}
        />
        <NativeSelect
          aria-label={t`Currency`}
          data={CURRENCIES}
          value={condition.currency}
          onChange={({ currentTarget: { value } }) => onChange({ ...condition, currency: value as Currency })}
        />
      </>
    );
  if (condition.kind === 'RAIL')
    return (
      <Checkbox.Group
        label={kindText('RAIL')}
        value={[...condition.rails]}
        onChange={(rails) =>
          rails.length > 0 && onChange({ kind: 'RAIL', rails: rails as typeof condition.rails })
        }
      >
        <Group gap="md" mt={4}>
          {RAILS.map((rail) => (
            <Checkbox key={rail} value={rail} label={railName(rail)} />
          ))}
        </Group>
      </Checkbox.Group>
    );
  if (condition.kind === 'PREPARER')
    return (
      <Checkbox.Group
        label={kindText('PREPARER')}
        value={[...condition.userIds]}
        onChange={(userIds) => userIds.length > 0 && onChange({ kind: 'PREPARER', userIds })}
      >
        <Group gap="md" mt={4}>
          {people
            .filter(({ userId, isPreparer }) => isPreparer || condition.userIds.includes(userId))
            .map(({ userId, name }) => (
              <Checkbox key={userId} value={userId} label={name} />
            ))}
        </Group>
      </Checkbox.Group>
    );
  return <Text size="sm">{kindText(condition.kind)}</Text>;
}

/** The name of a condition, as the list of conditions has it. */
function kindText(kind: ConditionKind): string {
  switch (kind) {
    case 'AMOUNT':
      return t`Total above`;
    case 'DAY_SUM':
      return t`Sum of the day above`;
    case 'PAYEE_SUM':
      return t`Paid to one account in 30 days, above`;
    case 'NEW_PAYEE':
      return t`An account that was never paid`;
    case 'CHANGED_ACCOUNT':
      return t`A changed account`;
    case 'RAIL':
      return t`Rail of a payment`;
    case 'PREPARER':
      return t`Prepared by`;
  }
}

function conditionOf(kind: ConditionKind, currency: Currency): PolicyCondition {
  switch (kind) {
    case 'AMOUNT':
    case 'DAY_SUM':
    case 'PAYEE_SUM':
      return { kind, currency, above: '0' };
    case 'RAIL':
      return { kind, rails: ['RTGS'] };
    case 'PREPARER':
      return { kind, userIds: [] };
    default:
      return { kind };
  }
}
