import type { BasketHome } from '@hearthline/contract/baskets';
import { CircleDot, Eye, EyeOff, Images, Repeat2, Sparkles, TrendingDown, TrendingUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useHomesClosed } from '../../../shared/homes/home-words.ts';
import { useFormat } from '../../../shared/i18n/format.ts';
import { classNames } from '../../../shared/lib/class-names.ts';

type HomeChange = BasketHome['changes'][number];

interface HomeChangesProps {
  home: BasketHome;
  className?: string;
}

/** What happened to a home since it was sent; relisted under another number it is the same home. */
export function HomeChanges({ home, className }: HomeChangesProps) {
  const { t } = useTranslation('baskets');
  const isClosed = useHomesClosed();
  // Without board access all homes are hidden, which says nothing of any of them.
  const shown = home.changes.filter(({ type }) => type !== 'new' && !(isClosed && type === 'hidden'));
  if (shown.length === 0) return null;
  return (
    <ul aria-label={t('changes.label')} className={classNames('flex flex-col gap-1', className)}>
      {shown.map((change) => (
        <ChangeLine key={change.type} change={change} />
      ))}
    </ul>
  );
}

function ChangeLine({ change }: { change: HomeChange }) {
  const { icon, text, ink } = useChangeWords(change);
  return (
    <li
      className={classNames(
        'flex items-center gap-2 text-xs [&_svg]:size-4 [&_svg]:flex-none [&_svg]:stroke-[1.75]',
        ink,
      )}
    >
      <span aria-hidden="true">{icon}</span>
      {text}
    </li>
  );
}

function useChangeWords(change: HomeChange): { icon: ReactNode; text: string; ink: string } {
  const { t } = useTranslation('baskets');
  const format = useFormat();
  switch (change.type) {
    case 'price': {
      const { from, to } = change;
      const isUp = from !== null && to !== null && to > from;
      const text =
        from === null || to === null
          ? t('changes.price')
          : t('changes.priceFrom', { from: format.price(from), to: format.price(to) });
      return { icon: isUp ? <TrendingUp /> : <TrendingDown />, text, ink: 'text-st-change' };
    }
    case 'status':
      return {
        icon: <CircleDot />,
        text: t('changes.status', { state: t(`vocabulary.code.${change.to}`) }),
        ink: 'text-st-cond',
      };
    case 'photos':
      return { icon: <Images />, text: t('changes.photos', { count: change.added }), ink: 'text-ink-2' };
    case 'relisted':
      return {
        icon: <Repeat2 />,
        text: t('changes.relisted', { number: change.mlsNumber }),
        ink: 'text-info',
      };
    case 'hidden':
      return { icon: <EyeOff />, text: t('changes.hidden'), ink: 'text-warning' };
    case 'shownAgain':
      return { icon: <Eye />, text: t('changes.shownAgain'), ink: 'text-ink-2' };
    case 'new':
      return { icon: <Sparkles />, text: t('changes.new'), ink: 'text-st-new' };
  }
}
