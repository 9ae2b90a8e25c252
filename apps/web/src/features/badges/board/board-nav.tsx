import type { Dashboard } from '@hearthline/contract/dashboard';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Ellipsis } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../shared/lib/class-names.ts';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { boardsQuery } from '../api/dashboard-queries.ts';
import { mainBoard } from './main-board.ts';

const BoardMenu = lazy(async () => {
  const { BoardMenu } = await import('./board-menu.tsx');
  return { default: BoardMenu };
});

/** The agent's dashboards as tabs; one alone needs none. */
export function BoardTabs({ name }: { name: string }) {
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

export function BoardMenuButton({ board }: { board: Dashboard }) {
  const { t } = useTranslation('badgesBoard');
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [isLoaded, setIsLoaded] = useState(false);
  return (
    <>
      <IconButton
        ref={button}
        variant="outline"
        label={t('boards.menu')}
        icon={<Ellipsis aria-hidden="true" />}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => {
          setIsLoaded(true);
          setIsOpen(true);
        }}
      />
      {isLoaded ? (
        <Suspense fallback={null}>
          <BoardMenu board={board} triggerRef={button} isOpen={isOpen} onOpenChange={setIsOpen} />
        </Suspense>
      ) : null}
    </>
  );
}
