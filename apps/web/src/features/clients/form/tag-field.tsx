import { foldText } from '@hearthline/domain/client/same-person';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Chip } from '../../../shared/ui/chip.tsx';
import { ComboBox } from '../../../shared/ui/combo-box.tsx';
import { clientTagsQuery } from '../api/clients-api.ts';
import { useClientFormContext } from './use-client-form-context.ts';

const tagLimit = 20;
const tagMaxLength = 30;
const shownSuggestions = 8;

/** Tags as chips inside the field; those in use elsewhere are offered while typing. */
export function TagField({ className }: { className?: string }) {
  const { t } = useTranslation('clients');
  const { control, setValue } = useClientFormContext();
  const tags = useWatch({ control, name: 'tags' });
  const { data: known = [] } = useQuery(clientTagsQuery);
  const [text, setText] = useState('');
  const folded = foldText(text);
  const suggestions = known
    // Without a word to go by there is none, which also closes the list once a tag is taken.
    .filter(({ tag }) => folded !== '' && !tags.includes(tag) && foldText(tag).includes(folded))
    .slice(0, shownSuggestions)
    .map(({ tag, count }) => ({ id: tag, count }));

  function add(tag: string) {
    const clean = tag.trim().slice(0, tagMaxLength);
    const isNew = clean !== '' && !tags.some((other) => foldText(other) === foldText(clean));
    if (isNew && tags.length < tagLimit) setValue('tags', [...tags, clean]);
    setText('');
  }

  return (
    <ComboBox
      label={t('form.fields.tags')}
      items={suggestions}
      text={text}
      onTextChange={setText}
      onChoose={({ id }) => add(id)}
      onEnterText={add}
      hasCommas
      onRemoveLast={() => setValue('tags', tags.slice(0, -1))}
      maxLength={tagMaxLength}
      placeholder={tags.length === 0 ? t('form.tagExample') : ''}
      className={className}
      boxClassName="min-h-11 flex-wrap gap-1.5 rounded-md py-1 pr-3 pl-1.5 lg:min-h-10"
      inputClassName="h-7 min-w-24 pl-1.5"
      before={tags.map((tag) => (
        <Chip
          key={tag}
          isRemovable
          aria-label={t('form.removeTag', { tag })}
          className="max-w-full"
          onClick={() =>
            setValue(
              'tags',
              tags.filter((other) => other !== tag),
            )
          }
        >
          <span className="truncate">{tag}</span>
        </Chip>
      ))}
    >
      {({ id, count }) => (
        <>
          <span className="min-w-0 flex-1 truncate">{id}</span>
          <span className="text-xs text-ink-3">{count}</span>
        </>
      )}
    </ComboBox>
  );
}
