import type { Language } from '@hearthline/contract/common';
import type { PlaceFigures } from '@hearthline/contract/market-figures';
import { ChartNoAxesCombined, RefreshCw, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { isClosedBy, useBoardAgreement } from '../../../shared/api/board-access.ts';
import { useFormat } from '../../../shared/i18n/format.ts';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { figureText, useFigureName } from '../model/use-news-words.ts';
import { FigureChoice } from './figure-choice.tsx';
import { FiguresChart } from './figures-chart.tsx';
import type { PostDraft } from './use-post-draft.ts';

interface FiguresBlockProps {
  name: string;
  draft: PostDraft;
  /** Of the first city; null before it is chosen, and where the market says nothing. */
  figures: PlaceFigures | null;
  language: Language;
  onRemove: () => void;
}

/** A part of the words that fills itself, as it stands today for readers of the first city. */
export function FiguresBlock({ name, draft, figures, language, onRemove }: FiguresBlockProps) {
  const { t } = useTranslation('news');
  const nameOf = useFigureName();
  const isClosed = isClosedBy(useBoardAgreement());
  // Its months are its own, however far back the other figures look.
  const isChart = name === 'priceChart';
  const title = figures ? t('block.of', { what: nameOf(name), place: figures.place.name }) : nameOf(name);
  return (
    <section aria-label={title} className="text-sm">
      <header className="flex flex-wrap items-center gap-2 border-b border-line py-2 pr-2.5 pl-4">
        <ChartNoAxesCombined aria-hidden="true" size={16} strokeWidth={1.75} className="text-ink-2" />
        <b className="min-w-0 flex-1 basis-40 truncate font-medium">{title}</b>
        <FigureChoice draft={draft} isSmall hasPeriod={!isChart} />
        {isChart && figures ? (
          <span className="text-xs text-ink-2">{t('block.months', { count: figures.months.length })}</span>
        ) : null}
        <IconButton
          size="sm"
          label={t('block.remove', { what: nameOf(name) })}
          icon={<Trash2 aria-hidden="true" strokeWidth={1.75} />}
          onClick={onRemove}
        />
      </header>
      <div className="px-4 py-3.5">
        {figures ? (
          isChart ? (
            <FiguresChart figures={figures} title={title} />
          ) : (
            <Numbers figures={figures} language={language} />
          )
        ) : (
          <p className="text-ink-2">{t(isClosed ? 'block.noAccess' : 'block.empty')}</p>
        )}
      </div>
      <footer className="flex flex-wrap items-center gap-x-2 gap-y-1 border-t border-line px-4 py-2 text-xs text-ink-3">
        <RefreshCw aria-hidden="true" size={14} strokeWidth={1.75} />
        <span className="min-w-0 flex-1 basis-48">{t('block.fills')}</span>
        {figures ? <AsOf day={figures.asOf} /> : null}
      </footer>
    </section>
  );
}

function AsOf({ day }: { day: string }) {
  const { t } = useTranslation('news');
  const format = useFormat();
  return <span>{t('block.asOf', { day: format.monthDay(day) })}</span>;
}

function Numbers({ figures, language }: { figures: PlaceFigures; language: Language }) {
  const { t } = useTranslation('news');
  const { sales, median, daysToSell, daysToSellBefore, soldAbove } = figures;
  if (median === null) return <p className="text-ink-2">{t('block.tooFew', { count: sales })}</p>;
  const difference = daysToSell === null || daysToSellBefore === null ? null : daysToSell - daysToSellBefore;
  const parts = [
    { figure: 'medianPrice', text: t('block.median', { count: sales }) },
    {
      figure: 'daysToSell',
      text:
        difference === null || difference === 0
          ? t('block.toSell')
          : t(difference > 0 ? 'block.toSellMore' : 'block.toSellFewer', { count: Math.abs(difference) }),
    },
    {
      figure: 'shareOfAsking',
      text: soldAbove === null ? t('block.ofAsking') : t('block.soldAbove', { count: soldAbove }),
    },
  ] as const;
  return (
    <dl className="grid gap-4 sm:grid-cols-3">
      {parts.map(({ figure, text }) => (
        <div key={figure} className="flex flex-col-reverse justify-end">
          <dt className="text-xs text-ink-3">{text}</dt>
          <dd className="text-2xl font-semibold tracking-[-0.03em]">
            {figureText(figure, figures, language) ?? '—'}
          </dd>
        </div>
      ))}
    </dl>
  );
}
