import type { NewsAudience } from '@hearthline/contract/news';
import { leastSalesShown } from '@hearthline/domain/site/vocabulary';
import { CalendarClock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSettled } from '../../../shared/hooks/use-settled.ts';
import { useFormat } from '../../../shared/i18n/format.ts';
import { Card, CardHeader } from '../../../shared/ui/card.tsx';

const announceMs = 800;

/** How many get it, of how many, and in which language. */
export function ReadersCard({ audience, isPlanned }: { audience: NewsAudience; isPlanned: boolean }) {
  const { t } = useTranslation('news');
  const format = useFormat();
  const { matches, willGet, languages, sending } = audience;
  const leftOut = matches - willGet;
  const announced = useSettled(willGet, announceMs);
  const parts = [
    { key: 'en', count: languages.en, text: t('send.inEnglish'), colour: 'bg-brand' },
    { key: 'fr', count: languages.fr, text: t('send.inFrench'), colour: 'bg-brand/55' },
    { key: 'leftOut', count: leftOut, text: t('send.leftOutCount'), colour: 'bg-line-control' },
  ];
  return (
    <Card isPadded aria-label={t('send.readers')}>
      <p role="status" className="sr-only">
        {t('send.willGetWhole', { count: announced })}
      </p>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <b className="text-[52px]/14 font-semibold tracking-[-0.04em]">{format.number(willGet)}</b>
        <span className="flex-1 text-base whitespace-nowrap text-ink-2">
          {t('send.willGet', { count: willGet })}
        </span>
        <span className="text-sm text-ink-3">{t('send.match', { count: matches })}</span>
      </p>
      <div aria-hidden="true" className="my-3 flex h-2.5 gap-[3px] overflow-hidden rounded-[5px]">
        {parts.map(({ key, count, colour }) =>
          count > 0 ? <i key={key} className={colour} style={{ flexGrow: count }} /> : null,
        )}
      </div>
      <dl className="grid grid-cols-3 gap-2 text-sm">
        {parts.map(({ key, count, text }) => (
          <div key={key} className="flex flex-col-reverse justify-end">
            <dt className="text-xs text-ink-3">{text}</dt>
            <dd className="font-medium">{format.number(count)}</dd>
          </div>
        ))}
      </dl>
      {sending.later > 0 && !isPlanned ? (
        <p className="mt-3 flex gap-2 border-t border-line pt-3 text-sm text-warning">
          <CalendarClock aria-hidden="true" size={18} strokeWidth={1.75} className="mt-px flex-none" />
          {t('send.split', { today: sending.today, later: sending.later, count: sending.days })}
        </p>
      ) : null}
    </Card>
  );
}

/** How many readers see the figures of which place. */
export function FiguresCard({ audience: { places } }: { audience: NewsAudience }) {
  const { t } = useTranslation('news');
  const format = useFormat();
  if (places.every(({ place }) => place === null)) return null;
  const most = Math.max(1, ...places.map(({ readers }) => readers));
  return (
    <Card aria-labelledby="seen-heading">
      <CardHeader headingLevel={2} id="seen-heading" title={t('send.figures')} className="min-h-12!" />
      <ul className="py-2">
        {places.map(({ place, readers, sales }) => (
          <li key={place ? `${place.level} ${place.code}` : 'none'} className="px-5 py-2 text-sm">
            <span className="flex items-center gap-3">
              <span className="w-28 flex-none truncate">{place?.name ?? t('send.noFigures')}</span>
              <span aria-hidden="true" className="h-2 flex-1 rounded-sm bg-line">
                <i
                  className="block h-2 rounded-sm bg-chart-2"
                  style={{ width: `${(readers / most) * 100}%` }}
                />
              </span>
              <b className="w-9 flex-none text-right font-medium">{format.number(readers)}</b>
            </span>
            {sales !== null && sales < leastSalesShown ? (
              <span className="text-xs text-warning">{t('send.tooFew', { count: sales })}</span>
            ) : null}
          </li>
        ))}
      </ul>
    </Card>
  );
}
