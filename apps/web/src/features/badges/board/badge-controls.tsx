import { ChevronDown, SlidersHorizontal } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BadgeReading } from './use-badge-value.ts';

const ParameterControl = lazy(async () => {
  const { ParameterControl } = await import('./parameter-control.tsx');
  return { default: ParameterControl };
});
const ParameterPopover = lazy(async () => {
  const { ParameterPopover } = await import('./parameter-control.tsx');
  return { default: ParameterPopover };
});

interface BadgeControlsProps {
  reading: BadgeReading;
}

/** The first parameter that the viewer may change, as a pill. What opens it is loaded when it is first wanted. */
export function BadgeControl({ reading }: BadgeControlsProps) {
  const { t } = useTranslation('badgesCard');
  const [isWanted, setIsWanted] = useState(false);
  const [first] = reading.execution?.discoveryParams ?? [];
  if (!first) return null;
  const { parameter, paramDefId } = first;
  const sent = reading.execution?.queryResult.sentParams.find((param) => param.paramDefId === paramDefId);
  const { type } = parameter;
  const isPlace = type === 'area' || type === 'municipality' || type === 'community';
  const text = sent?.text || (isPlace ? t(`parameter.anywhere.${type}`) : t('parameter.any'));
  const pill = (
    <button
      type="button"
      aria-label={`${text}, ${parameter.title}`}
      aria-haspopup="listbox"
      className="badge-control touch-target"
      onClick={() => setIsWanted(true)}
    >
      <span className="min-w-0 truncate">{text}</span>
      <ChevronDown aria-hidden="true" strokeWidth={1.75} className="size-3.5 shrink-0" />
    </button>
  );
  if (!isWanted) return pill;
  return (
    <Suspense fallback={pill}>
      <ParameterControl reading={reading} param={first} />
    </Suspense>
  );
}

interface BadgeMenuProps extends BadgeControlsProps {
  title: string;
}

/** All of them behind one small button, where there is no room for pills. */
export function BadgeMenu({ reading, title }: BadgeMenuProps) {
  const { t } = useTranslation('badgesBoard');
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [isLoaded, setIsLoaded] = useState(false);
  const label = t('parameters', { title });
  return (
    <>
      <button
        ref={button}
        type="button"
        className="badge-menu touch-target"
        aria-label={label}
        title={label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => {
          setIsLoaded(true);
          setIsOpen(true);
        }}
      >
        <SlidersHorizontal aria-hidden="true" strokeWidth={1.75} className="size-4" />
      </button>
      {isLoaded ? (
        <Suspense fallback={null}>
          <ParameterPopover
            reading={reading}
            label={label}
            triggerRef={button}
            isOpen={isOpen}
            onOpenChange={setIsOpen}
          />
        </Suspense>
      ) : null}
    </>
  );
}
