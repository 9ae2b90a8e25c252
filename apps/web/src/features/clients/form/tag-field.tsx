import { foldText } from '@hearthline/domain/client/same-person';
import { useQuery } from '@tanstack/react-query';
import type { KeyboardEvent } from 'react';
import { useState } from 'react';
import { ComboBox, Input, Label, ListBox, ListBoxItem, Popover } from 'react-aria-components';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../shared/lib/class-names.ts';
import { AriaLocale } from '../../../shared/ui/aria-locale.tsx';
import { Chip } from '../../../shared/ui/chip.tsx';
import { labelClass } from '../../../shared/ui/field.tsx';
import { itemClass, popoverClass } from '../../../shared/ui/popover-class.ts';
import { controlTextClass } from '../../../shared/ui/text-field.tsx';
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
    .slice(0, shownSuggestions);

  function add(tag: string) {
    const clean = tag.trim().slice(0, tagMaxLength);
    const isNew = clean !== '' && !tags.some((other) => foldText(other) === foldText(clean));
    if (isNew && tags.length < tagLimit) setValue('tags', [...tags, clean]);
    setText('');
  }

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const isChoosing = event.currentTarget.hasAttribute('aria-activedescendant');
    if (event.key === ',' || (event.key === 'Enter' && text.trim() !== '' && !isChoosing)) {
      event.preventDefault();
      add(text);
    }
    if (event.key === 'Backspace' && text === '') setValue('tags', tags.slice(0, -1));
  }

  return (
    <AriaLocale>
      <ComboBox
        allowsCustomValue
        inputValue={text}
        onInputChange={setText}
        selectedKey={null}
        onSelectionChange={(key) => {
          if (key !== null) add(String(key));
        }}
        onBlur={() => add(text)}
        menuTrigger="input"
        className={classNames('flex min-w-0 flex-col gap-1.5', className)}
      >
        <Label className={labelClass}>{t('form.fields.tags')}</Label>
        <div className="control-box flex min-h-11 min-w-0 flex-wrap items-center gap-1.5 rounded-md py-1 pr-3 pl-1.5 transition-control lg:min-h-10">
          {tags.map((tag) => (
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
          <Input
            maxLength={tagMaxLength}
            placeholder={tags.length === 0 ? t('form.tagExample') : ''}
            onKeyDown={handleKeyDown}
            className={classNames(
              'h-7 min-w-24 flex-1 bg-transparent pl-1.5 text-ink outline-none',
              controlTextClass,
            )}
          />
        </div>
        <Popover offset={6} className={classNames(popoverClass, 'w-(--trigger-width) min-w-50')}>
          <ListBox items={suggestions.map(({ tag, count }) => ({ id: tag, count }))} className="outline-none">
            {({ id, count }) => (
              <ListBoxItem id={id} textValue={id} className={classNames(itemClass, 'text-ink')}>
                <span className="min-w-0 flex-1 truncate">{id}</span>
                <span className="text-xs text-ink-3">{count}</span>
              </ListBoxItem>
            )}
          </ListBox>
        </Popover>
      </ComboBox>
    </AriaLocale>
  );
}
