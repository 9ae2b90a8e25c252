import type { Criteria } from '@hearthline/domain/criteria/criteria';
import { Bookmark } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/button.tsx';

interface SavedSearchesButtonProps {
  /** The agent chose one of the saved or recent searches. */
  onOpen: (criteria: Criteria) => void;
}

const SavedSearchesPanel = lazy(async () => {
  const { SavedSearchesPanel } = await import('./saved-searches-panel.tsx');
  return { default: SavedSearchesPanel };
});

/** Saved and recent searches under one button, for every search screen. */
export function SavedSearchesButton({ onOpen }: SavedSearchesButtonProps) {
  const { t } = useTranslation('listings');
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [isLoaded, setIsLoaded] = useState(false);

  function handleClick() {
    setIsLoaded(true);
    setIsOpen(!isOpen);
  }

  return (
    <>
      <Button
        ref={trigger}
        variant="secondary"
        icon={<Bookmark aria-hidden="true" strokeWidth={1.75} />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={handleClick}
      >
        {t('searches.saved')}
      </Button>
      {isLoaded && (
        <Suspense fallback={null}>
          <SavedSearchesPanel
            triggerRef={trigger}
            isOpen={isOpen}
            onOpenChange={setIsOpen}
            onOpen={(criteria) => {
              setIsOpen(false);
              onOpen(criteria);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
