import type { NamedQuery, QueryParameter } from '@hearthline/contract/badges';
import { WandSparkles } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../../shared/ui/checkbox.tsx';
import { Select } from '../../../shared/ui/select.tsx';
import { ParameterField } from '../card/parameter-field.tsx';
import type { ParamChoice, ParamChoices } from '../model/param-choice.ts';
import { changeChoice, pickedChoice, valueOfType } from '../model/param-choice.ts';

export interface ParameterSettingProps {
  query: NamedQuery;
  parameter: QueryParameter;
  choices: ParamChoices;
  onChange: (choices: ParamChoices) => void;
  /** Without a label of its own, where a heading names it. */
  isLabelHidden?: boolean;
}

function useSetting({ query, parameter, choices, onChange }: ParameterSettingProps) {
  const choice = choices[parameter.paramDefId];
  return {
    choice,
    put: (change: Partial<ParamChoice>) => onChange(changeChoice(query, choices, parameter, change)),
    within: {
      area: valueOfType(query, choices, 'area') || undefined,
      municipality: valueOfType(query, choices, 'municipality') || undefined,
    },
  };
}

/** The value of a parameter, or what fills it. */
export function ParameterValue(props: ParameterSettingProps) {
  const { parameter, isLabelHidden = false } = props;
  const { t } = useTranslation('badges');
  const { choice, put, within } = useSetting(props);
  if (!choice) return null;
  if (choice.enableResolver && parameter.type !== 'agent')
    return (
      <Select
        label={isLabelHidden ? t('query.resolverNamed') : parameter.title}
        isLabelHidden={isLabelHidden}
        icon={<WandSparkles aria-hidden="true" strokeWidth={1.75} />}
        items={parameter.resolvers.map(({ key, title }) => ({ id: key, label: title }))}
        placeholder={choice.resolverKey}
        value={choice.resolverKey}
        onChange={(resolverKey) => put({ resolverKey, ...valueOfResolver(parameter, resolverKey) })}
      />
    );
  return (
    <ParameterField
      parameter={parameter}
      value={choice.value}
      onChange={(picked) => put(pickedChoice(picked))}
      isLabelHidden={isLabelHidden}
      within={within}
    />
  );
}

/** A moving period is a value too, and stays one when it no longer fills itself. */
function valueOfResolver(parameter: QueryParameter, resolverKey: string): Partial<ParamChoice> {
  return parameter.options.some(({ key }) => key === resolverKey) ? { value: resolverKey } : {};
}

interface ParameterSwitchesProps extends ParameterSettingProps {
  discoveryLabel: string;
  resolverLabel: string;
  className?: string;
}

/** Whether the viewer may change it, and whether it fills itself. */
export function ParameterSwitches({
  discoveryLabel,
  resolverLabel,
  className,
  ...props
}: ParameterSwitchesProps) {
  const { parameter } = props;
  const { choice, put } = useSetting(props);
  if (!choice || parameter.type === 'agent') return null;

  function handleResolver(isOn: boolean): void {
    const fitting = parameter.resolvers.find(({ key }) => key === choice?.value) ?? parameter.resolvers[0];
    put(
      isOn && fitting
        ? { enableResolver: true, resolverKey: fitting.key, ...valueOfResolver(parameter, fitting.key) }
        : { enableResolver: false, resolverKey: '' },
    );
  }

  return (
    <div className={className}>
      {parameter.isDiscoverable ? (
        <Checkbox
          isSelected={choice.enableDiscovery}
          onChange={(enableDiscovery) => put({ enableDiscovery })}
        >
          {discoveryLabel}
        </Checkbox>
      ) : null}
      {parameter.resolvers.length > 0 ? (
        <Checkbox isSelected={choice.enableResolver} onChange={handleResolver}>
          {resolverLabel}
        </Checkbox>
      ) : null}
    </div>
  );
}
