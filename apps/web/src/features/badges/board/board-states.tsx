import { Link } from '@tanstack/react-router';
import { Plus, RotateCcw } from 'lucide-react';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import type { QueryFailure } from '../../../shared/api/use-query-boundary.ts';
import { Button, buttonClass } from '../../../shared/ui/button.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { Drawing } from '../../../shared/ui/illustrations.tsx';
import { QueryError } from '../../../shared/ui/query-error.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import type { Tile } from './pack-board.ts';
import { placeStyles } from './pack-board.ts';

const places: readonly Tile[] = [
  { id: 'first', size: 'Large', rows: 1 },
  { id: 'second', size: 'Medium', rows: 1 },
  { id: 'third', size: 'Medium', rows: 1 },
  { id: 'fourth', size: 'Small', rows: 1 },
  { id: 'fifth', size: 'Medium', rows: 1 },
  { id: 'sixth', size: 'Medium', rows: 1 },
  { id: 'seventh', size: 'Small', rows: 1 },
  { id: 'eighth', size: 'Large', rows: 1 },
];

const waitingStyles = placeStyles(places);

export function BoardWaiting() {
  return (
    <div aria-hidden="true" className="board">
      <div className="board-grid">
        {places.map(({ id }) => (
          <div key={id} style={waitingStyles.get(id)}>
            <Skeleton className="h-37 rounded-[14px]!" />
          </div>
        ))}
      </div>
    </div>
  );
}

export function BoardError({ failure }: { failure: QueryFailure }) {
  const { t } = useTranslation('badgesBoard');
  return (
    <QueryError layout="page" failure={failure} text={t('boards.failed')} illustration={<BadgesDrawing />} />
  );
}

/** The address names a dashboard that is not there, or not any more. */
export function BoardMissing() {
  const { t } = useTranslation('badgesBoard');
  return (
    <EmptyState
      illustration={<BadgesDrawing />}
      headingLevel={2}
      title={t('boards.missing')}
      text={t('boards.missingText')}
      actions={
        <Link to="/" className={buttonClass({ variant: 'secondary' })}>
          {t('boards.toMain')}
        </Link>
      }
    />
  );
}

const quiet = 'fill-surface stroke-line-strong [stroke-width:2.5]';

/** A board with a place kept free for the first badge. */
function BadgesDrawing() {
  return (
    <Drawing>
      <rect x="24" y="16" width="54" height="36" rx="8" className={quiet} />
      <path d="M34 42l9-8 8 5 14-13" className="stroke-ink-3 [stroke-width:3]" />
      <rect x="24" y="60" width="34" height="36" rx="8" className={quiet} />
      <path d="M34 72h14M34 82h8" className="stroke-ink-3 [stroke-width:3]" />
      <rect x="110" y="60" width="34" height="36" rx="8" className={quiet} />
      <path d="M119 86v-6M127 86V70M135 86v-10" className="stroke-ink-3 [stroke-width:3]" />
      <rect x="66" y="60" width="36" height="36" rx="8" className={quiet} />
      <circle cx="84" cy="78" r="8" className="stroke-ink-3 [stroke-width:3]" />
      <path d="M84 70v8l6 4" className="stroke-ink-3 [stroke-width:3]" />
      <rect
        x="86"
        y="16"
        width="58"
        height="36"
        rx="8"
        strokeDasharray="5 5"
        className="fill-brand-soft stroke-brand [stroke-width:2.5]"
      />
      <path d="M115 27v14M108 34h14" className="stroke-brand [stroke-width:3.5]" />
    </Drawing>
  );
}

/** Three rows of the board in the sizes that badges will have. */
const emptyPlaces = [
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

interface BadgeBoardEmptyProps {
  /** Of the first way to fill it. */
  addButton?: Ref<HTMLButtonElement>;
  onAdd: () => void;
  onRestore: () => void;
}

/** The board before its first badge: the grid as it will be, and the ways to fill it. */
export function BadgeBoardEmpty({ addButton, onAdd, onRestore }: BadgeBoardEmptyProps) {
  const { t } = useTranslation('badgesBoard');
  return (
    <section aria-labelledby="board-empty" className="grid max-md:flex-1">
      <div
        aria-hidden
        className="pointer-events-none col-start-1 row-start-1 grid grid-cols-12 gap-4 [mask-image:radial-gradient(closest-side,transparent_62%,black_150%)] max-md:hidden"
      >
        {emptyPlaces.map(({ id, span }) => (
          <GhostBadge key={id} className={span} />
        ))}
      </div>
      {/* Over its decoration, which makes a layer of its own. */}
      <div className="relative col-start-1 row-start-1 mx-auto flex max-w-112 flex-col items-center self-center py-6 text-center">
        <BadgesDrawing />
        <h2 id="board-empty" className="mt-3">
          {t('empty.title')}
        </h2>
        <p className="mt-1 text-ink-2">{t('empty.text')}</p>
        <div className="mt-5 flex flex-wrap justify-center gap-2">
          <Button ref={addButton} icon={<Plus strokeWidth={1.75} aria-hidden />} onClick={onAdd}>
            {t('gallery.open')}
          </Button>
          <Button variant="secondary" icon={<RotateCcw strokeWidth={1.75} aria-hidden />} onClick={onRestore}>
            {t('gallery.restore')}
          </Button>
        </div>
        <Link to="/badge-builder" className={`mt-4 ${buttonClass({ variant: 'link' })}`}>
          {t('empty.action')}
        </Link>
      </div>
    </section>
  );
}
