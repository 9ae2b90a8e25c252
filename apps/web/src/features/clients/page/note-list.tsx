import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/button.tsx';
import { Card, CardHeader } from '../../../shared/ui/card.tsx';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import type { ClientPartProps } from './client-detail.ts';
import { notesQuery } from './client-queries.ts';
import { NoteForm } from './note-form.tsx';
import { NoteItem } from './note-item.tsx';
import { useNotes } from './use-notes.ts';

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
      {notes === undefined && <Skeleton className="my-2 h-20" />}
      {notes?.length === 0 && !client.note && !isAdding && (
        <p className="py-2 text-sm text-ink-3">{t('page.notes.none')}</p>
      )}
      <ul className="divide-y divide-line">
        <FormNote text={client.note} />
        {notes?.slice(0, shownInCard).map((note) => (
          <NoteItem key={note.id} clientId={client.id} note={note} timeZone={timeZone} />
        ))}
      </ul>
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
  const { data: notes } = useQuery(notesQuery(client.id));
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
      {notes?.length === 0 && !client.note && (
        <p className="py-4 text-sm text-ink-3">{t('page.notes.none')}</p>
      )}
      <ul className="mt-2 divide-y divide-line">
        <FormNote text={client.note} />
        {notes?.map((note) => (
          <NoteItem key={note.id} clientId={client.id} note={note} timeZone={timeZone} />
        ))}
      </ul>
    </>
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
