import { Link } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { AutosaveState } from '../../../shared/lib/autosave.ts';
import { classNames } from '../../../shared/lib/class-names.ts';
import { Button, buttonClass } from '../../../shared/ui/button.tsx';
import { SaveState } from '../../../shared/ui/save-state.tsx';
import { clientPageLink } from '../parts/client-links.ts';
import type { ClientStep } from './client-steps.ts';
import { stepAfter } from './client-steps.ts';

interface FormBarProps {
  step: ClientStep;
  clientId: string | undefined;
  draft: AutosaveState;
  timeZone?: string;
  isSaving: boolean;
  onSave: () => void;
}

/** Stands at the bottom of the window, over the page's own padding. */
export function FormBar({ step, clientId, draft, timeZone, isSaving, onSave }: FormBarProps) {
  const { t } = useTranslation('clients');
  const next = stepAfter(step);
  const away = clientId ? clientPageLink(clientId) : { to: '/clients', search: {} };
  return (
    <div className="sticky bottom-0 z-(--z-sticky) -mx-4 mt-auto flex min-h-18 flex-wrap items-center gap-2 border-t border-line bg-surface/92 px-4 py-3 backdrop-blur-[10px] md:-mx-8 md:px-8">
      <SaveState
        {...draft}
        timeZone={timeZone}
        className="min-w-0 flex-1 basis-40 max-md:basis-full max-md:empty:hidden"
      />
      <Link {...away} className={classNames(buttonClass({ variant: 'ghost' }), 'max-md:hidden')}>
        {t('form.cancel')}
      </Link>
      {next ? (
        <>
          <Button variant="secondary" isLoading={isSaving} onClick={onSave}>
            {t('form.saveAndClose')}
          </Button>
          <Button type="submit" className="max-md:flex-1">
            {t('form.next', { step: t(`form.steps.${next}`) })}
            <ArrowRight aria-hidden="true" />
          </Button>
        </>
      ) : (
        <Button type="submit" isLoading={isSaving} className="max-md:flex-1">
          {t('form.save')}
        </Button>
      )}
    </div>
  );
}
