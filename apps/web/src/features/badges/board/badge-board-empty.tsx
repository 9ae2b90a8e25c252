import { Link } from '@tanstack/react-router';
import { Blocks } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '../../../shared/ui/button.tsx';
import { BadgesDrawing } from './badges-drawing.tsx';

/** Three rows of the board in the sizes that badges will have. */
const places = [
  { id: 'large-1', span: 'lg:col-span-4' },
  { id: 'medium-1', span: 'lg:col-span-3' },
  { id: 'medium-2', span: 'lg:col-span-3' },
  { id: 'small-1', span: 'lg:col-span-2' },
  { id: 'small-2', span: 'lg:col-span-2' },
  { id: 'medium-3', span: 'lg:col-span-3' },
  { id: 'medium-4', span: 'lg:col-span-3' },
  { id: 'large-2', span: 'lg:col-span-4' },
  { id: 'medium-5', span: 'lg:col-span-3' },
  { id: 'large-3', span: 'lg:col-span-4' },
  { id: 'small-3', span: 'lg:col-span-2' },
  { id: 'medium-6', span: 'lg:col-span-3' },
];

function GhostBadge({ className }: { className: string }) {
  return (
    <div
      className={`col-span-6 flex h-37 flex-col max-lg:nth-[n+7]:hidden rounded-lg border border-dashed border-line-strong p-5 ${className}`}
    >
      <span className="h-2.5 w-24 max-w-full rounded-full bg-line" />
      <span className="mt-3 h-6 w-32 max-w-full rounded-md bg-line" />
      <span className="mt-auto h-2.5 w-16 rounded-full bg-line" />
    </div>
  );
}

/** The board before its first badge: the grid as it will be, and the way to fill it. */
export function BadgeBoardEmpty() {
  const { t } = useTranslation('badgesBoard');
  return (
    <section aria-labelledby="board-empty" className="grid max-md:flex-1">
      <div
        aria-hidden
        className="col-start-1 row-start-1 grid grid-cols-12 gap-4 [mask-image:radial-gradient(closest-side,transparent_62%,black_150%)] max-md:hidden"
      >
        {places.map(({ id, span }) => (
          <GhostBadge key={id} className={span} />
        ))}
      </div>
      <div className="col-start-1 row-start-1 mx-auto flex max-w-112 flex-col items-center self-center py-6 text-center">
        <BadgesDrawing />
        <h2 id="board-empty" className="mt-3">
          {t('empty.title')}
        </h2>
        <p className="mt-1 text-ink-2">{t('empty.text')}</p>
        <Link to="/badge-builder" className={`mt-5 ${buttonClass({ variant: 'primary' })}`}>
          <Blocks strokeWidth={1.75} aria-hidden />
          {t('empty.action')}
        </Link>
      </div>
    </section>
  );
}
