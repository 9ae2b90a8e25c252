import type { Dashboard } from '@hearthline/contract/dashboard';
import { useNavigate } from '@tanstack/react-router';
import { LayoutDashboard, Pencil, Trash2 } from 'lucide-react';
import type { RefObject } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MenuItem, MenuPopover } from '../../../shared/ui/menu.tsx';
import { useCreateBoard, useDeleteBoard, useRenameBoard } from '../api/dashboard-actions.ts';
import { BoardNameDialog } from './board-name-dialog.tsx';
import { mainBoard } from './main-board.ts';

interface BoardMenuProps {
  board: Dashboard;
  triggerRef: RefObject<HTMLElement | null>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

export function BoardMenu({ board, triggerRef, isOpen, onOpenChange }: BoardMenuProps) {
  const { t } = useTranslation('badgesBoard');
  const navigate = useNavigate();
  const [naming, setNaming] = useState<'create' | 'rename' | null>(null);
  const open = (name: string) =>
    void navigate({ to: '/', search: name === mainBoard ? {} : { board: name } });
  const create = useCreateBoard();
  const rename = useRenameBoard(board);
  const remove = useDeleteBoard(board, open);
  const isMain = board.name === mainBoard;

  function handleName(name: string): void {
    const onSuccess = () => {
      setNaming(null);
      open(name);
    };
    if (naming === 'rename') rename.mutate(name, { onSuccess });
    else create.mutate(name, { onSuccess });
  }

  return (
    <>
      <MenuPopover
        triggerRef={triggerRef}
        isOpen={isOpen}
        onOpenChange={onOpenChange}
        label={t('boards.menu')}
        className="min-w-56"
      >
        <MenuItem icon={<LayoutDashboard aria-hidden="true" />} onAction={() => setNaming('create')}>
          {t('boards.create')}
        </MenuItem>
        {!isMain && (
          <MenuItem icon={<Pencil aria-hidden="true" />} onAction={() => setNaming('rename')}>
            {t('boards.rename')}
          </MenuItem>
        )}
        {!isMain && (
          <MenuItem
            isDestructive
            icon={<Trash2 aria-hidden="true" />}
            onAction={() => remove.mutate(undefined, { onSuccess: () => open(mainBoard) })}
          >
            {t('boards.delete')}
          </MenuItem>
        )}
      </MenuPopover>
      {naming && (
        <BoardNameDialog
          title={t(naming === 'create' ? 'boards.create' : 'boards.rename')}
          name={naming === 'rename' ? board.name : ''}
          isPending={create.isPending || rename.isPending}
          onSave={handleName}
          onClose={() => setNaming(null)}
        />
      )}
    </>
  );
}
