import type { Basket, BasketHome } from '@hearthline/contract/baskets';
import { basketLimits } from '@hearthline/contract/baskets';
import { useNavigate } from '@tanstack/react-router';
import { CircleCheck, CircleX, FolderOpen, House, RotateCcw, StickyNote, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormModal } from '../../../shared/ui/form-modal.tsx';
import { MenuItem, MenuSeparator, MoreMenu } from '../../../shared/ui/menu.tsx';
import { TextArea } from '../../../shared/ui/text-area.tsx';
import { useDecide, useRemoveHome, useSaveNote } from '../api/home-actions.ts';
import { basketItemLink, basketViewLink, listingLink } from '../model/basket-links.ts';

interface HomeMenuProps {
  basket: Basket;
  home: BasketHome;
  name: string;
  /** On the home’s own page: nothing leads there, and taking the home out leads away. */
  isOpened?: boolean;
}

const decisions = [
  { action: 'approve', icon: <CircleCheck aria-hidden="true" /> },
  { action: 'reject', icon: <CircleX aria-hidden="true" /> },
  { action: 'reconsider', icon: <RotateCcw aria-hidden="true" /> },
] as const;

/** What can be done with a home now, as the server says. */
export function HomeMenu({ basket, home, name, isOpened = false }: HomeMenuProps) {
  const { t } = useTranslation('baskets');
  const navigate = useNavigate();
  const [isNoting, setIsNoting] = useState(false);
  const { mutate: decide } = useDecide(basket.id);
  const { mutate: remove } = useRemoveHome(basket.id);
  const { listing } = home;
  const open = decisions.filter(({ action }) => home.actions.includes(action));
  return (
    <>
      <MoreMenu label={t('home.more', { name })} buttonClassName="z-1 -mt-0.5 -mr-1.5">
        {open.map(({ action, icon }) => (
          <MenuItem key={action} icon={icon} onAction={() => decide({ homeIds: [home.id], action })}>
            {t(`decide.${action}`)}
          </MenuItem>
        ))}
        {open.length > 0 ? <MenuSeparator /> : null}
        {isOpened ? null : (
          <MenuItem
            icon={<FolderOpen aria-hidden="true" />}
            onAction={() => void navigate(basketItemLink(basket, home.id))}
          >
            {t('home.answersAndComments')}
          </MenuItem>
        )}
        <MenuItem icon={<StickyNote aria-hidden="true" />} onAction={() => setIsNoting(true)}>
          {t(home.note ? 'home.editNote' : 'home.addNote')}
        </MenuItem>
        {listing ? (
          <MenuItem
            icon={<House aria-hidden="true" />}
            onAction={() => void navigate(listingLink(listing.id))}
          >
            {t('home.openListing')}
          </MenuItem>
        ) : null}
        <MenuSeparator />
        <MenuItem
          isDestructive
          icon={<Trash2 aria-hidden="true" />}
          onAction={() => {
            remove({ homeId: home.id, name });
            if (isOpened) void navigate(basketViewLink(basket));
          }}
        >
          {t('home.remove')}
        </MenuItem>
      </MoreMenu>
      {isNoting ? (
        <NoteDialog basketId={basket.id} home={home} name={name} onClose={() => setIsNoting(false)} />
      ) : null}
    </>
  );
}

interface NoteDialogProps {
  basketId: string;
  home: BasketHome;
  name: string;
  onClose: () => void;
}

function NoteDialog({ basketId, home, name, onClose }: NoteDialogProps) {
  const { t } = useTranslation(['baskets', 'common']);
  const [note, setNote] = useState(home.note);
  const save = useSaveNote(basketId);
  return (
    <FormModal
      title={t('form.noteOn', { name })}
      description={t('home.noteText')}
      submitLabel={t('common:save')}
      isPending={save.isPending}
      onClose={onClose}
      onSubmit={() => save.mutate({ homeId: home.id, note: note.trim() }, { onSuccess: onClose })}
    >
      <TextArea
        autoFocus
        label={t('form.notePlaceholder')}
        isLabelHidden
        maxLength={basketLimits.note}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
    </FormModal>
  );
}
