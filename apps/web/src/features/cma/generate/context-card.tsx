import type { ComparablesFound } from '@hearthline/contract/cma';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format.ts';
import { classNames } from '../../../shared/lib/class-names.ts';
import { Card, CardHeader } from '../../../shared/ui/card.tsx';
import { HomeThumb } from '../components/home-thumb.tsx';
import { HomeLink } from './candidate-parts.tsx';

type ContextGroup = NonNullable<ComparablesFound['actives']>;

/** What buyers see today, and what they did not take: beside the sales, never in the value. */
export function ContextCard({ found }: { found: ComparablesFound }) {
  const { t } = useTranslation('cma');
  const { actives, expired } = found;
  if (!actives && !expired) return null;
  return (
    <Card aria-labelledby="cma-context" className="overflow-hidden">
      <CardHeader id="cma-context" title={t('generate.context.title')} meta={t('generate.context.hint')} />
      {actives ? <Group title={t('generate.context.actives')} group={actives} /> : null}
      {expired ? <Group title={t('generate.context.expired')} group={expired} /> : null}
    </Card>
  );
}

function Group({ title, group }: { title: string; group: ContextGroup }) {
  const { t } = useTranslation('cma');
  const format = useFormat();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const { total, medianPrice, medianDays, items } = group;
  const number = format.number(total);
  const days = medianDays === null ? 0 : Math.round(medianDays);
  const figures =
    medianPrice === null || medianDays === null
      ? t('generate.context.count', { count: total, number })
      : t('generate.context.figures', {
          count: total,
          number,
          price: format.price(medianPrice),
          days: t('generate.context.days', { count: days, number: format.number(days) }),
        });
  return (
    <section aria-labelledby={`${id}-title`} className="border-t border-line first-of-type:border-t-0">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        disabled={total === 0}
        onClick={() => setIsOpen(!isOpen)}
        className="flex min-h-12 w-full items-center gap-3 px-5 py-2 text-left text-sm enabled:hover:bg-hover"
      >
        <span className="min-w-0 flex-1">
          <b id={`${id}-title`} className="font-semibold">
            {title}
          </b>{' '}
          <span className="text-ink-2">{total === 0 ? t('generate.context.none') : figures}</span>
        </span>
        {total === 0 ? null : (
          <ChevronDown
            className={classNames(
              'size-4.5 shrink-0 text-ink-3 transition-transform',
              isOpen && 'rotate-180',
            )}
          />
        )}
      </button>
      <ul id={`${id}-list`} hidden={!isOpen} className="pb-2">
        {isOpen
          ? items.map(({ listing, distance }) => (
              <li key={listing.id} className="flex items-center gap-3 px-5 py-1.5 text-sm">
                <HomeThumb url={listing.photoUrl} className="h-9 w-13 rounded-[7px]" />
                <HomeLink
                  id={listing.id}
                  address={listing.address || listing.mlsNumber}
                  className="min-w-0 flex-1"
                />
                <span className="text-ink-2 max-md:hidden">{format.kilometres(distance)}</span>
                <span className="w-28 text-right font-tabular font-medium">
                  {listing.listPrice === null ? '—' : format.price(listing.listPrice)}
                </span>
              </li>
            ))
          : null}
      </ul>
    </section>
  );
}
