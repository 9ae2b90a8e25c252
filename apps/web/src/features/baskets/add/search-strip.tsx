import type { Criteria } from '@hearthline/domain/criteria/criteria';
import { useNavigate } from '@tanstack/react-router';
import { ShoppingBasket, Undo2 } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/button.tsx';
import { toast } from '../../../shared/ui/toast.tsx';
import { basketFormLink } from '../model/basket-links.ts';
import type { KeptForm } from '../model/kept-form-store.ts';
import { addedToastOf, useKeptFormStore } from '../model/kept-form-store.ts';

interface SearchStripProps {
  kept: KeptForm;
  /** Of the screen below; undefined while they are on their way. */
  criteria: Criteria | undefined;
}

/** Over the screens of the search, for as long as homes are looked for on behalf of a basket: what it is, and the way back. */
export function SearchStrip({ kept, criteria }: SearchStripProps) {
  const { t } = useTranslation('baskets');
  const navigate = useNavigate();
  const takeCriteria = useKeptFormStore((state) => state.takeCriteria);
  const { key, basket, values, foundIds } = kept;
  const name = values.name.trim() || values.client?.name;

  // What the toast would take out is in the form by then.
  useEffect(() => () => toast.remove(addedToastOf(key)), [key]);

  function handleBack() {
    if (criteria) takeCriteria(criteria);
    void navigate(basketFormLink({ kept: key, ...(basket && { id: basket.id }) }));
  }

  return (
    <section
      data-search-strip
      aria-label={t('searchStrip.label')}
      className="z-(--z-sticky) flex h-14 flex-none items-center gap-3 border-b border-line bg-raised px-4 shadow-sm md:sticky md:top-16 md:px-8"
    >
      <ShoppingBasket aria-hidden="true" strokeWidth={1.75} className="size-5 flex-none text-brand-ink" />
      <div className="min-w-0 flex-1 text-sm">
        <p className="truncate font-medium">
          {name ? t('searchStrip.for', { name }) : t('searchStrip.forNew')}
        </p>
        <p role="status" className="truncate text-xs text-ink-2">
          {foundIds.length > 0 ? t('searchStrip.added', { count: foundIds.length }) : t('searchStrip.hint')}
        </p>
      </div>
      <Button
        size="sm"
        variant="secondary"
        icon={<Undo2 aria-hidden="true" />}
        aria-label={t('searchStrip.back')}
        onClick={handleBack}
      >
        <span className="max-sm:hidden">{t('searchStrip.back')}</span>
        <span className="sm:hidden">{t('searchStrip.backShort')}</span>
      </Button>
    </section>
  );
}
