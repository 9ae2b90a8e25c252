import type { BadgeExecution } from '@hearthline/contract/badges';
import type { RefObject } from 'react';
import { Popover } from '../../../shared/ui/popover.tsx';
import { ParameterField } from '../card/parameter-field.tsx';
import type { BadgeValueState } from './use-badge-value.ts';

type DiscoveryParam = BadgeExecution['discoveryParams'][number];

/** What was chosen here, else what the badge was run with. */
function chosenOf(
  { params, execution }: BadgeValueState,
  { badgeParamId, paramDefId }: DiscoveryParam,
): string {
  const chosen = params.find((param) => param.badgeParamId === badgeParamId)?.value;
  const sent = execution?.queryResult.sentParams.find((param) => param.paramDefId === paramDefId);
  return chosen ?? sent?.defaultValue ?? '';
}

function fieldOf(valueState: BadgeValueState, param: DiscoveryParam) {
  const { badgeParamId, discoveryKey, parameter } = param;
  const placeOf = (type: 'area' | 'municipality') => {
    const above = valueState.execution?.discoveryParams.find((other) => other.parameter.type === type);
    return above && (chosenOf(valueState, above) || undefined);
  };
  return {
    parameter,
    value: chosenOf(valueState, param),
    within: { area: placeOf('area'), municipality: placeOf('municipality') },
    onChange: (value: string) => valueState.choose({ badgeParamId, discoveryKey, value }),
  };
}

export function ParameterControl({
  valueState,
  param,
}: {
  valueState: BadgeValueState;
  param: DiscoveryParam;
}) {
  return <ParameterField {...fieldOf(valueState, param)} isCompact isOpenAtFirst />;
}

interface ParameterPopoverProps {
  valueState: BadgeValueState;
  label: string;
  triggerRef: RefObject<HTMLElement | null>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

export function ParameterPopover({ valueState, ...popover }: ParameterPopoverProps) {
  return (
    <Popover {...popover} className="w-72 max-w-[calc(100vw-32px)]" contentClassName="grid gap-3 p-2.5">
      {valueState.execution?.discoveryParams.map((param) => (
        <ParameterField key={param.badgeParamId} {...fieldOf(valueState, param)} />
      ))}
    </Popover>
  );
}
