import type { ClientNote } from '@hearthline/contract/client-page';
import { Pencil, Pin, PinOff, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MenuItem } from '../../../shared/ui/menu.tsx';
import { useDayText } from '../parts/use-day-text.ts';
import { ItemMenu } from './item-menu.tsx';
import { NoteForm } from './note-form.tsx';
import { useNotes } from './use-notes.ts';

interface NoteItemProps {
  clientId: string;
  note: ClientNote;
  timeZone?: string;
}

export function NoteItem({ clientId, note, timeZone }: NoteItemProps) {
  const { t } = useTranslation('clients');
  const { dayText } = useDayText(timeZone);
  const { save, remove } = useNotes(clientId);
  const [isEditing, setIsEditing] = useState(false);

  if (isEditing) {
    return (
      <li className="py-1">
        <NoteForm
          text={note.text}
          isSaving={save.isPending}
          onCancel={() => setIsEditing(false)}
          onSave={(text) => save.mutate({ ...note, text }, { onSuccess: () => setIsEditing(false) })}
        />
      </li>
    );
  }
  const day = dayText(note.createdAt);
  return (
    <li className="flex items-start gap-2 py-2">
      <div className="min-w-0 flex-1">
        <p className="text-[13px]/[19px] whitespace-pre-line wrap-anywhere">{note.text}</p>
        <p className="text-[11.5px]/[16px] text-ink-3">
          {note.isPinned ? t('page.notes.pinned', { day }) : day}
        </p>
      </div>
      <ItemMenu label={t('page.notes.menu', { day })}>
        <MenuItem icon={<Pencil />} onAction={() => setIsEditing(true)}>
          {t('page.edit')}
        </MenuItem>
        <MenuItem
          icon={note.isPinned ? <PinOff /> : <Pin />}
          onAction={() => save.mutate({ ...note, isPinned: !note.isPinned })}
        >
          {t(note.isPinned ? 'page.notes.unpin' : 'page.notes.pin')}
        </MenuItem>
        <MenuItem icon={<Trash2 />} onAction={() => remove.mutate(note.id)}>
          {t('page.delete')}
        </MenuItem>
      </ItemMenu>
    </li>
  );
}
