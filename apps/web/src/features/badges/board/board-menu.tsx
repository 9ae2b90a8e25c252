import type { Dashboard } from '@hearthline/contract/dashboard';
import { useNavigate } from '@tanstack/react-router';
import { Gauge, LayoutDashboard, ListChecks, Pencil, RotateCcw, Trash2 } from 'lucide-react';
import type { RefObject } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormModal } from '../../../shared/ui/form-modal.tsx';
import { MenuItem, MenuPopover } from '../../../shared/ui/menu.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';
import { useCreateBoard, useDeleteBoard, useRenameBoard, useSetLazy } from '../api/dashboard-actions.ts';
import { mainBoard } from './board-items.ts';

interface BoardMenuProps {
  board: Dashboard;
  onRestore: () => void;
  triggerRef: RefObject<HTMLElement | null>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Calls the set-up checklist back; missing while it stands there. */
  onShowSetup: (() => void) | undefined;
}

export function BoardMenu({
  board,
  triggerRef,
  isOpen,
  onOpenChange,
  onRestore,
  onShowSetup,
}: BoardMenuProps) {
  const { t } = useTranslation('badgesBoard');
  const navigate = useNavigate();
  const [naming, setNaming] = useState<'create' | 'rename' | null>(null);
  const open = (name: string) =>
    void navigate({ to: '/', search: name === mainBoard ? {} : { board: name } });
  const create = useCreateBoard();
  const rename = useRenameBoard(board);
  const remove = useDeleteBoard(open);
  const { mutate: setLazy } = useSetLazy(board);
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
        <MenuItem icon={<RotateCcw aria-hidden="true" />} onAction={onRestore}>
          {t('gallery.restore')}
        </MenuItem>
        <MenuItem icon={<Gauge aria-hidden="true" />} onAction={() => setLazy(!board.isLazy)}>
          {t(board.isLazy ? 'boards.loadAll' : 'boards.loadLazily')}
        </MenuItem>
        {onShowSetup && (
          <MenuItem icon={<ListChecks aria-hidden="true" />} onAction={onShowSetup}>
            {t('setup.show')}
          </MenuItem>
        )}
        {!isMain && (
          <MenuItem
            isDestructive
            icon={<Trash2 aria-hidden="true" />}
            onAction={() => {
              open(mainBoard);
              remove.mutate(board);
            }}
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

const longestName = 60;

interface BoardNameDialogProps {
  title: string;
  name: string;
  isPending: boolean;
  onSave: (name: string) => void;
  onClose: () => void;
}

function BoardNameDialog({ title, name: before, isPending, onSave, onClose }: BoardNameDialogProps) {
  const { t } = useTranslation(['badgesBoard', 'common']);
  const [name, setName] = useState(before);
  const [hasProblem, setHasProblem] = useState(false);

  function handleSubmit() {
    if (name.trim() === '') setHasProblem(true);
    else onSave(name.trim());
  }

  return (
    <FormModal
      title={title}
      submitLabel={t('common:save')}
      isPending={isPending}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <TextField
        autoFocus
        label={t('boards.name')}
        isRequired
        maxLength={longestName}
        value={name}
        error={hasProblem && t('boards.nameRequired')}
        onChange={(event) => {
          setName(event.target.value);
          setHasProblem(false);
        }}
      />
    </FormModal>
  );
}
