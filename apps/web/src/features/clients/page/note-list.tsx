import type { ClientNote } from '@hearthline/contract/client-page';
import { useQuery } from '@tanstack/react-query';
import { Pencil, Pin, PinOff, Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../shared/lib/class-names.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Card, CardHeader } from '../../../shared/ui/card.tsx';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { MenuItem, MoreMenu } from '../../../shared/ui/menu.tsx';
import { QueryBoundary } from '../../../shared/ui/query-boundary.tsx';
import { QueryError } from '../../../shared/ui/query-error.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { TextArea } from '../../../shared/ui/text-area.tsx';
import { useDayText } from '../parts/use-day-text.ts';
import type { ClientPartProps } from './client-detail.ts';
import { notesQuery, useNotes } from './client-page-api.ts';
import { InlineForm } from './inline-form.tsx';

const shownInCard = 3;

/** The pinned and the latest notes beside the timeline. */
export function NoteCard({ client, timeZone, onSeeAll }: ClientPartProps & { onSeeAll: () => void }) {
  const { t } = useTranslation('clients');
  const { data: notes } = useQuery(notesQuery(client.id));
  const [isAdding, setIsAdding] = useState(false);
  const count = notes?.length ?? 0;
  return (
    <Card aria-labelledby="notes-heading" className="px-5 pt-3.5 pb-4">
      <CardHeader
        isPlain
        id="notes-heading"
        title={t('page.notes.heading')}
        className="mb-1!"
        actions={
          <IconButton
            size="sm"
            label={t('page.notes.add')}
            icon={<Plus aria-hidden="true" />}
            className="-mr-2"
            onClick={() => setIsAdding(true)}
          />
        }
      />
      {isAdding && <AddNote clientId={client.id} onDone={() => setIsAdding(false)} />}
      <NoteList
        client={client}
        timeZone={timeZone}
        limit={shownInCard}
        pending={<Skeleton className="my-2 h-20" />}
        empty={!isAdding && <p className="py-2 text-sm text-ink-3">{t('page.notes.none')}</p>}
      />
      {count > shownInCard && (
        <Button variant="link" size="sm" className="mt-1.5" onClick={onSeeAll}>
          {t('page.notes.all', { count })}
        </Button>
      )}
    </Card>
  );
}

/** All of them, on a tab of their own. */
export function NoteTab({ client, timeZone }: ClientPartProps) {
  const { t } = useTranslation('clients');
  const [isAdding, setIsAdding] = useState(false);
  return (
    <>
      {isAdding ? (
        <AddNote clientId={client.id} onDone={() => setIsAdding(false)} />
      ) : (
        <Button variant="secondary" icon={<Plus aria-hidden="true" />} onClick={() => setIsAdding(true)}>
          {t('page.notes.add')}
        </Button>
      )}
      <NoteList
        client={client}
        timeZone={timeZone}
        empty={<p className="pt-4 pb-6 text-sm text-ink-3">{t('page.notes.none')}</p>}
        className="mt-2"
      />
    </>
  );
}

interface NoteListProps extends ClientPartProps {
  limit?: number;
  pending?: ReactNode;
  empty: ReactNode;
  className?: string;
}

/** The note of the form came with the client, so it is there whatever becomes of the others. */
function NoteList({ client, timeZone, limit, pending, empty, className }: NoteListProps) {
  const drawList = (notes: readonly ClientNote[]) => (
    <ul className={classNames('divide-y divide-line', className)}>
      <FormNote text={client.note} />
      {notes.slice(0, limit).map((note) => (
        <NoteItem key={note.id} clientId={client.id} note={note} timeZone={timeZone} />
      ))}
    </ul>
  );
  return (
    <QueryBoundary
      query={useQuery(notesQuery(client.id))}
      pending={
        <>
          {pending}
          {drawList([])}
        </>
      }
      error={(failure) => (
        <>
          <QueryError layout="line" failure={failure} className="py-2" />
          {drawList([])}
        </>
      )}
      isEmpty={(notes) => notes.length === 0 && !client.note}
      empty={empty}
    >
      {drawList}
    </QueryBoundary>
  );
}

/** What was written in the form; it is changed there too. */
function FormNote({ text }: { text: string }) {
  const { t } = useTranslation('clients');
  if (text === '') return null;
  return (
    <li className="py-2">
      <p className="text-[13px]/[19px] whitespace-pre-line wrap-anywhere">{text}</p>
      <p className="text-[11.5px]/[16px] text-ink-3">{t('page.notes.fromForm')}</p>
    </li>
  );
}

function AddNote({ clientId, onDone }: { clientId: string; onDone: () => void }) {
  const { add } = useNotes(clientId);
  return (
    <NoteForm
      isSaving={add.isPending}
      onCancel={onDone}
      onSave={(text) => add.mutate({ text, isPinned: false }, { onSuccess: onDone })}
    />
  );
}

interface NoteItemProps {
  clientId: string;
  note: ClientNote;
  timeZone?: string;
}

function NoteItem({ clientId, note, timeZone }: NoteItemProps) {
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
      <MoreMenu label={t('page.notes.menu', { day })} buttonClassName="-mr-2 text-ink-3!">
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
      </MoreMenu>
    </li>
  );
}

interface NoteFormProps {
  text?: string;
  isSaving: boolean;
  onSave: (text: string) => void;
  onCancel: () => void;
}

function NoteForm({ text: before = '', isSaving, onSave, onCancel }: NoteFormProps) {
  const { t } = useTranslation(['clients', 'common']);
  const [text, setText] = useState(before);
  const [hasTried, setHasTried] = useState(false);
  const input = useRef<HTMLTextAreaElement>(null);
  const label = t('page.notes.text');

  useEffect(() => input.current?.focus(), []);

  function handleSubmit() {
    setHasTried(true);
    if (text.trim() === '') return input.current?.focus();
    onSave(text.trim());
  }

  return (
    <InlineForm
      submitLabel={before === '' ? t('page.notes.add') : t('common:save')}
      isSaving={isSaving}
      onSubmit={handleSubmit}
      onCancel={onCancel}
    >
      <TextArea
        ref={input}
        label={label}
        rows={3}
        maxLength={4000}
        value={text}
        error={hasTried && text.trim() === '' ? `${label} ${t('common:required')}` : undefined}
        onChange={(event) => setText(event.target.value)}
      />
    </InlineForm>
  );
}
