import type { BadgeExecution } from '@hearthline/contract/badges';
import type { RefObject } from 'react';
import { Popover } from '../../../shared/ui/popover.tsx';
import { ParameterField } from '../card/parameter-field.tsx';
import type { BadgeReading } from './use-badge-value.ts';

type DiscoveryParam = BadgeExecution['discoveryParams'][number];

/** What was chosen here, else what the badge was run with. */
function chosenOf({ params, execution }: BadgeReading, { badgeParamId, paramDefId }: DiscoveryParam): string {
  const chosen = params.find((param) => param.badgeParamId === badgeParamId)?.value;
  const sent = execution?.queryResult.sentParams.find((param) => param.paramDefId === paramDefId);
  return chosen ?? sent?.defaultValue ?? '';
}

function fieldOf(reading: BadgeReading, param: DiscoveryParam) {
  const { badgeParamId, discoveryKey, parameter } = param;
  const placeOf = (type: 'area' | 'municipality') => {
    const above = reading.execution?.discoveryParams.find((other) => other.parameter.type === type);
    return above && (chosenOf(reading, above) || undefined);
  };
  return {
    parameter,
    value: chosenOf(reading, param),
    within: { area: placeOf('area'), municipality: placeOf('municipality') },
    onChange: (value: string) => reading.choose({ badgeParamId, discoveryKey, value }),
  };
}

export function ParameterControl({ reading, param }: { reading: BadgeReading; param: DiscoveryParam }) {
  return <ParameterField {...fieldOf(reading, param)} isCompact isOpenAtFirst />;
}

interface ParameterPopoverProps {
  reading: BadgeReading;
  label: string;
  triggerRef: RefObject<HTMLElement | null>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

export function ParameterPopover({ reading, ...popover }: ParameterPopoverProps) {
  return (
    <Popover {...popover} className="w-72 max-w-[calc(100vw-32px)]" contentClassName="grid gap-3 p-2.5">
      {reading.execution?.discoveryParams.map((param) => (
        <ParameterField key={param.badgeParamId} {...fieldOf(reading, param)} />
      ))}
    </Popover>
  );
}
