import type { Favorite } from '@hearthline/contract/favorites';
import type { KeyboardEvent } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSaveNote } from './favorite-actions.tsx';

/** As long as the server takes. */
const longestNote = 1_000;

/** The agent's own words about a home; they are kept when the field is left. */
export function NoteField({ favorite }: { favorite: Favorite }) {
  const { t } = useTranslation('listings');
  const { listing, note } = favorite;
  const { mutate, isPending, isSuccess } = useSaveNote(listing.id);
  /** Null while nobody types: then the field shows what is kept. */
  const [draft, setDraft] = useState<string | null>(null);

  function handleBlur() {
    const text = draft?.trim();
    if (text === undefined || text === note) return setDraft(null);
    mutate(text, { onSuccess: () => setDraft(null) });
  }

  function handleKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key !== 'Escape' || draft === null) return;
    event.stopPropagation();
    setDraft(null);
  }

  return (
    <label className="mt-2 flex items-start gap-2 text-sm">
      <span className="py-1.5 text-xs/[20px] text-ink-3">{t('favorites.note')}</span>
      <textarea
        rows={1}
        value={draft ?? note}
        maxLength={longestNote}
        placeholder={t('favorites.notePlaceholder')}
        aria-label={t('favorites.noteOn', { address: listing.address || t('facts.noAddress') })}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={handleBlur}
        onKeyDown={handleKeyDown}
        className="field-sizing-content max-h-40 min-h-8 min-w-0 flex-1 resize-none rounded-sm border border-transparent bg-transparent px-2 py-[5px] transition-control hovered:border-line-control focus:border-line-control focus:bg-surface max-md:text-[16px]"
      />
      <span role="status" className="py-1.5 text-xs/[20px] text-ink-3">
        {isPending ? t('favorites.saving') : isSuccess && draft === null ? t('favorites.saved') : ''}
      </span>
    </label>
  );
}
