import type { Criteria } from '@hearthline/domain/criteria/criteria';
import { useNavigate } from '@tanstack/react-router';
import { BellRing, Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../shared/ui/button.tsx';
import type { KeptAlert } from '../model/alert-draft-store.ts';
import { useAlertDraftStore } from '../model/alert-draft-store.ts';
import { alertFormLink } from '../model/alert-links.ts';

interface CriteriaStripProps {
  kept: KeptAlert;
  /** Of the screen below; undefined while they are on their way. */
  criteria: Criteria | undefined;
}

/** Over the screens of the search, for as long as criteria are chosen for an alert: which one, and the way back with them. */
export function CriteriaStrip({ kept, criteria }: CriteriaStripProps) {
  const { t } = useTranslation('basketsAlerts');
  const navigate = useNavigate();
  const takeCriteria = useAlertDraftStore((state) => state.takeCriteria);
  const { key, alert, values } = kept;
  const name = values.name.trim() || values.client?.name;

  function handleBack() {
    if (criteria) takeCriteria(criteria);
    void navigate(alertFormLink({ kept: key, ...(alert && { id: alert.id }) }));
  }

  return (
    <section
      data-search-strip
      aria-label={t('strip.label')}
      className="z-(--z-sticky) flex h-14 flex-none items-center gap-3 border-b border-line bg-raised px-4 shadow-sm md:sticky md:top-16 md:px-8"
    >
      <BellRing aria-hidden="true" strokeWidth={1.75} className="size-5 flex-none text-brand-ink" />
      <div className="min-w-0 flex-1 text-sm">
        <p className="truncate font-medium">{name ? t('strip.for', { name }) : t('strip.forNew')}</p>
        <p className="truncate text-xs text-ink-2">{t('strip.hint')}</p>
      </div>
      <Button size="sm" icon={<Check aria-hidden="true" />} aria-label={t('strip.back')} onClick={handleBack}>
        <span className="max-sm:hidden">{t('strip.back')}</span>
        <span className="sm:hidden">{t('strip.backShort')}</span>
      </Button>
    </section>
  );
}
