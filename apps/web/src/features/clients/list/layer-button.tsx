import type { ReactNode, RefObject } from 'react';
import { Suspense, useRef, useState } from 'react';
import { Button } from '../../../shared/ui/button.tsx';

export interface Layer {
  triggerRef: RefObject<HTMLElement | null>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

interface LayerButtonProps {
  icon: ReactNode;
  label: string;
  /** Where there is little room. */
  shortLabel?: string;
  /** Says more than the label where that is needed. */
  name?: string;
  count?: ReactNode;
  /** Drawn once the button was used; its code is fetched then. */
  children: (layer: Layer) => ReactNode;
}

/** A button with a panel that arrives when it is first wanted. */
export function LayerButton({ icon, label, shortLabel = label, name, count, children }: LayerButtonProps) {
  const triggerRef = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [isWanted, setIsWanted] = useState(false);

  function handleClick() {
    setIsWanted(true);
    setIsOpen(!isOpen);
  }

  return (
    <>
      <Button
        ref={triggerRef}
        variant="secondary"
        className="whitespace-nowrap max-md:px-3"
        icon={icon}
        aria-label={name ?? label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={handleClick}
      >
        <span className="max-sm:hidden">{label}</span>
        <span className="sm:hidden">{shortLabel}</span>
        {count}
      </Button>
      {isWanted ? (
        <Suspense fallback={null}>{children({ triggerRef, isOpen, onOpenChange: setIsOpen })}</Suspense>
      ) : null}
    </>
  );
}
