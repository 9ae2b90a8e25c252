import type { Dashboard } from '@hearthline/contract/dashboard';
import type { Me } from '@hearthline/contract/users';
import { localDay } from '@hearthline/domain/time-zone';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Check, Ellipsis, LayoutGrid, Plus } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isNotFound } from '../../../shared/api/api-error.ts';
import { useLostFocus } from '../../../shared/hooks/use-lost-focus.ts';
import { useMediaQuery } from '../../../shared/hooks/use-media-query.ts';
import { useNow } from '../../../shared/hooks/use-now.ts';
import { useFormat } from '../../../shared/i18n/format.ts';
import { classNames } from '../../../shared/lib/class-names.ts';
import { BoardAccessBanner } from '../../../shared/ui/board-access-needed.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { lazyPart } from '../../../shared/ui/lazy-part.tsx';
import { QueryBoundary } from '../../../shared/ui/query-boundary.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { boardQuery, boardScopeQuery, boardsQuery } from '../api/dashboard-queries.ts';
import { BoardGallery, useGallery } from './board-gallery.tsx';
import { BoardGrid } from './board-grid.tsx';
import { mainBoard } from './board-items.ts';
import { BoardScopeControls, useFollowScope } from './board-scope.tsx';
import { BoardError, BoardMissing, BoardWaiting } from './board-states.tsx';
import { partOfDayAt, usableTimeZone } from './greeting.ts';

interface DashboardIntro {
  greeting: ReactNode;
  action: ReactNode;
  panel: ReactNode;
}

interface DashboardScreenProps {
  /** Missing while it is on its way. */
  me: Pick<Me, 'firstName' | 'preferences' | 'boardAgreement'> | undefined;
  /** On the first days: what stands in place of the greeting, beside the tools and above the board. */
  intro?: DashboardIntro | undefined;
  /** Calls the set-up checklist back; missing while it stands there. */
  onShowSetup?: (() => void) | undefined;
  /** Which dashboard; the first one where none is named. */
  board?: string | undefined;
  isLazy?: boolean;
  onLoad?: () => void;
}

export function DashboardScreen({
  me,
  intro,
  onShowSetup,
  board: name = mainBoard,
  isLazy,
  onLoad,
}: DashboardScreenProps) {
  const { t } = useTranslation('badgesBoard');
  const now = useNow();
  const timeZone = usableTimeZone(me?.preferences.timeZone);
  const today = localDay(now, timeZone);
  const query = useQuery(boardQuery(name));
  const [isArranging, setIsArranging] = useState(false);
  useFollowScope();
  const { data: board } = query;
  const gallery = useGallery();
  const isByTouch = useMediaQuery('(pointer: coarse)');
  // The tools change their place when the checklist comes or goes; an empty board takes its buttons along.
  const isEmpty = board?.items.length === 0;
  const menuButton = useLostFocus<HTMLButtonElement>(`${intro === undefined} ${isEmpty}`);
  const tools = board && (
    <BoardTools
      board={board}
      today={today}
      isArranging={isArranging}
      onArrange={setIsArranging}
      gallery={gallery}
      menuButton={menuButton}
      isQuiet={intro !== undefined}
      onShowSetup={onShowSetup}
    />
  );

  return (
    <div className={classNames('flex flex-1 flex-col', gallery.isOpen && 'md:pr-108')}>
      <div className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-3 md:items-end">
        {intro?.greeting ?? <Greeting me={me} timeZone={timeZone} />}
        {intro ? intro.action : tools}
      </div>
      {intro?.panel}
      {!intro && <BoardAccessBanner agreement={me?.boardAgreement} className="mb-5" />}
      {intro && (
        <div className="mb-4 flex flex-wrap items-center justify-end gap-x-4 gap-y-3">
          <p className="min-w-0 flex-1 basis-48 text-sm text-ink-2 first-letter:uppercase empty:hidden">
            <ListingsAge me={me} />
          </p>
          {tools}
        </div>
      )}
      <BoardTabs name={name} />
      {isArranging && (
        <p className="mb-4 text-sm text-ink-2">{t(isByTouch ? 'arrange.touchHint' : 'arrange.hint')}</p>
      )}
      {isNotFound(query.error) ? (
        <BoardMissing />
      ) : (
        <QueryBoundary
          query={query}
          pending={<BoardWaiting />}
          error={(failure) => <BoardError failure={failure} />}
        >
          {(shown) => (
            <BoardGrid
              key={shown.id}
              board={shown}
              today={today}
              isArranging={isArranging}
              {...(isLazy !== undefined && { isLazy })}
              slot={gallery.slot}
              found={gallery.found}
              onAdd={() => gallery.setIsOpen(true)}
              onRestore={() => gallery.setIsRestoring(true)}
              onLoad={onLoad}
            />
          )}
        </QueryBoundary>
      )}
      {board && <BoardGallery board={board} gallery={gallery} />}
    </div>
  );
}

interface BoardToolsProps extends Pick<DashboardScreenProps, 'onShowSetup'> {
  board: Dashboard;
  today: string;
  isArranging: boolean;
  onArrange: (isArranging: boolean) => void;
  gallery: Pick<ReturnType<typeof useGallery>, 'isOpen' | 'setIsOpen' | 'setIsRestoring'>;
  menuButton: RefObject<HTMLButtonElement | null>;
  /** While the checklist says what comes next. */
  isQuiet: boolean;
}

/** What is counted, and what stands where. */
function BoardTools({
  board,
  today,
  isArranging,
  onArrange,
  gallery,
  menuButton,
  isQuiet,
  onShowSetup,
}: BoardToolsProps) {
  const { t } = useTranslation('badgesBoard');
  const isFilled = board.items.length > 0;
  return (
    // One thing: where it does not fit beside the greeting it goes below it as a whole.
    <div className="flex max-w-full flex-wrap items-center gap-x-4 gap-y-3 max-md:w-full">
      {board.items.some(({ itemType }) => itemType !== 'Component') && <BoardScopeControls today={today} />}
      <div className="flex items-center gap-2">
        {isFilled && (
          <Button
            variant="secondary"
            icon={isArranging ? <Check aria-hidden="true" /> : <LayoutGrid aria-hidden="true" />}
            aria-pressed={isArranging}
            className={classNames(!isArranging && 'max-lg:px-3')}
            onClick={() => onArrange(!isArranging)}
          >
            <span className={classNames(!isArranging && 'max-lg:sr-only')}>
              {t(isArranging ? 'arrange.done' : 'arrange.start')}
            </span>
          </Button>
        )}
        <BoardMenuButton
          board={board}
          button={menuButton}
          onRestore={() => gallery.setIsRestoring(true)}
          onShowSetup={onShowSetup}
        />
        {isFilled && (
          <Button
            variant={isQuiet ? 'secondary' : 'primary'}
            icon={<Plus strokeWidth={1.75} aria-hidden="true" />}
            aria-haspopup="dialog"
            aria-expanded={gallery.isOpen}
            className="max-md:px-3"
            onClick={() => gallery.setIsOpen(true)}
          >
            <span className="max-md:sr-only">{t('gallery.open')}</span>
          </Button>
        )}
      </div>
    </div>
  );
}

interface GreetingProps extends Pick<DashboardScreenProps, 'me'> {
  timeZone: string;
}

function Greeting({ me, timeZone }: GreetingProps) {
  const { t } = useTranslation('badgesBoard');
  const format = useFormat(timeZone);
  const now = useNow();
  return (
    <div className="min-w-0 flex-1 basis-64">
      <h1>
        {me === undefined ? (
          <Skeleton className="h-7.5 w-60" />
        ) : (
          t(`greeting.${partOfDayAt(now, timeZone)}`, { name: me.firstName })
        )}
      </h1>
      <p className="mt-0.5 text-sm text-balance text-ink-2">
        {format.weekdayDate(now)}
        <ListingsAge me={me} before=" · " />
      </p>
    </div>
  );
}

/** How old the listings are that everything here is counted from. */
function ListingsAge({ me, before = '' }: Pick<DashboardScreenProps, 'me'> & { before?: string }) {
  const { t } = useTranslation('badgesBoard');
  const format = useFormat();
  const now = useNow();
  const { data: scope } = useQuery(boardScopeQuery);
  const readAt = me?.boardAgreement.status === 'active' ? scope?.listingsReadAt : null;
  return readAt ? `${before}${t('listingsAge', { age: format.age(readAt, now) })}` : null;
}

const BoardMenu = lazyPart(async () => (await import('./board-menu.tsx')).BoardMenu);

/** The agent's dashboards as tabs; one alone needs none. */
function BoardTabs({ name }: { name: string }) {
  const { t } = useTranslation('badgesBoard');
  const { data: boards = [] } = useQuery(boardsQuery);
  if (boards.length < 2) return null;
  return (
    <nav
      aria-label={t('boards.label')}
      className="mb-5 flex gap-6 overflow-x-auto overflow-y-hidden border-b border-line [scrollbar-width:none]"
    >
      {boards.map((board) => (
        <Link
          key={board.id}
          to="/"
          search={board.name === mainBoard ? {} : { board: board.name }}
          aria-current={board.name === name ? 'page' : undefined}
          activeProps={{}}
          className={classNames(
            'relative flex shrink-0 items-center rounded-t-sm pt-1 pb-[11px] text-sm font-medium whitespace-nowrap transition-control max-lg:min-h-11 hovered:text-ink focused:-outline-offset-2',
            board.name === name
              ? "text-ink after:absolute after:inset-x-0 after:bottom-0 after:h-0.5 after:rounded-t-[2px] after:bg-brand after:content-['']"
              : 'text-ink-2',
          )}
        >
          {board.name === mainBoard ? t('boards.main') : board.name}
        </Link>
      ))}
    </nav>
  );
}

interface BoardMenuButtonProps extends Pick<DashboardScreenProps, 'onShowSetup'> {
  board: Dashboard;
  button: RefObject<HTMLButtonElement | null>;
  onRestore: () => void;
}

function BoardMenuButton({ board, button, onRestore, onShowSetup }: BoardMenuButtonProps) {
  const { t } = useTranslation('badgesBoard');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <IconButton
        ref={button}
        variant="outline"
        label={t('boards.menu')}
        icon={<Ellipsis aria-hidden="true" />}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
      />
      <BoardMenu
        board={board}
        triggerRef={button}
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        onRestore={onRestore}
        onShowSetup={onShowSetup}
      />
    </>
  );
}
