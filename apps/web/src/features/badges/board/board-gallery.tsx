import type { Dashboard } from '@hearthline/contract/dashboard';
import { RotateCcw } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMediaQuery } from '../../../shared/hooks/use-media-query.ts';
import { lazyPart } from '../../../shared/ui/lazy-part.tsx';
import { useAddItem, useRestoreDefault } from '../api/dashboard-actions.ts';
import type { Found, Slot } from './board-grid.tsx';

const GalleryDrawer = lazyPart(async () => (await import('./gallery-drawer.tsx')).GalleryDrawer);
const ConfirmDialog = lazyPart(
  async () => (await import('../../../shared/ui/confirm-dialog.tsx')).ConfirmDialog,
);

/** Long enough to be found by the eye. */
const foundMs = 2_400;

export type Gallery = ReturnType<typeof useGallery>;

/** Adding to a board: whether the drawer is open, the place it aims at, and what was just added or looked for. */
export function useGallery() {
  const [isOpen, setIsOpen] = useState(false);
  const [isRestoring, setIsRestoring] = useState(false);
  const [slot, setSlot] = useState<Slot | null>(null);
  const [found, setFound] = useState<Found | null>(null);
  useEffect(() => {
    if (!found) return;
    const timer = setTimeout(() => setFound(null), foundMs);
    return () => clearTimeout(timer);
  }, [found]);
  return {
    isOpen,
    setIsOpen: useCallback((next: boolean) => {
      setIsOpen(next);
      setSlot(null);
    }, []),
    isRestoring,
    setIsRestoring,
    slot,
    setSlot,
    found,
    setFound,
  };
}

/** The layers over a board: its gallery, and the question before it is restored. */
export function BoardGallery({ board, gallery }: { board: Dashboard; gallery: Gallery }) {
  const { t } = useTranslation(['badgesBoard', 'common']);
  const { isOpen, setIsOpen, isRestoring, setIsRestoring, setSlot, setFound } = gallery;
  const isPhone = useMediaQuery('(width < 768px)');
  const show = (id: string) => {
    // The sheet of a phone would cover what it shows.
    if (isPhone) setIsOpen(false);
    setFound({ id });
  };
  const add = useAddItem(board, ({ id }) => show(id));
  const restore = useRestoreDefault(board);
  return (
    <>
      <GalleryDrawer
        board={board}
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        onAim={(entry) => setSlot(entry && { tile: entry.tile, title: entry.title })}
        onAdd={({ item, title }) => !add.isPending && add.mutate({ item, title })}
        onFind={show}
        onRestore={() => setIsRestoring(true)}
      />
      <ConfirmDialog
        isOpen={isRestoring}
        onOpenChange={setIsRestoring}
        icon={<RotateCcw strokeWidth={1.75} />}
        title={t('gallery.restore')}
        text={t('gallery.restoreText')}
        confirmLabel={t('gallery.restoreConfirm')}
        cancelLabel={t('common:cancel')}
        isLoading={restore.isPending}
        onConfirm={() =>
          restore.mutate(undefined, {
            onSettled: () => {
              setIsRestoring(false);
              setIsOpen(false);
            },
          })
        }
      />
    </>
  );
}
