import { toIsoDate, yearOf } from '@hearthline/domain/calendar';
import { foldText } from '@hearthline/domain/client/same-person';
import { clientCategories } from '@hearthline/domain/client/vocabulary';
import { useQuery } from '@tanstack/react-query';
import { Check, Mail, Plus } from 'lucide-react';
import { useState } from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../shared/lib/class-names.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Chip } from '../../../shared/ui/chip.tsx';
import { ComboBox } from '../../../shared/ui/combo-box.tsx';
import { RadioTiles } from '../../../shared/ui/radio-tiles.tsx';
import { TextArea } from '../../../shared/ui/text-area.tsx';
import { clientTagsQuery } from '../api/clients-api.ts';
import { useClientWords } from '../parts/use-client-words.ts';
import { FieldCard, FormDayField, FormSelect, FormTextField, PhoneField } from './form-fields.tsx';
import { MoreContacts } from './more-contacts.tsx';
import { useClientFormContext } from './use-client-form-context.ts';
import { useLeapDayHint } from './use-greeting-hint.tsx';

interface PersonalStepProps {
  today: string;
  /** Another client has the typed e-mail. */
  isEmailTaken: boolean;
}

export function PersonalStep({ today, isEmailTaken }: PersonalStepProps) {
  const { t } = useTranslation('clients');
  const { register } = useClientFormContext();
  return (
    <>
      <FieldCard card="who" special={{ birthday: <BirthdayField today={today} /> }} />
      <ReachCard isEmailTaken={isEmailTaken} />
      <FieldCard
        card="work"
        special={{
          category: <CategoryChoice className="@min-[700px]:col-span-2" />,
          relation: <FormSelect name="relation" hint={t('form.hints.relation')} />,
          recoGuideOn: (
            <FormDayField name="recoGuideOn" today={today} max={today} hint={t('form.hints.recoGuideOn')} />
          ),
          representationOn: <FormDayField name="representationOn" today={today} max={today} />,
        }}
      />
      <FieldCard
        card="notes"
        special={{
          tags: <TagField className="@min-[700px]:col-span-2" />,
          entryDate: <FormDayField name="entryDate" today={today} max={today} />,
          note: (
            <TextArea
              {...register('note')}
              label={t('form.fields.note')}
              hint={t('form.hints.note')}
              maxLength={10_000}
              className="@min-[440px]:col-span-full"
            />
          ),
        }}
      />
    </>
  );
}

const usualAgeYears = 40;

function BirthdayField({ today }: { today: string }) {
  const { control } = useClientFormContext();
  const birthday = useWatch({ control, name: 'birthday' });
  const leapDayHint = useLeapDayHint(birthday);
  const yearsAround = toIsoDate(yearOf(today) - usualAgeYears, 1, 1);
  return (
    <FormDayField name="birthday" today={today} max={today} yearsAround={yearsAround} hint={leapDayHint} />
  );
}

/** The three categories side by side. */
function CategoryChoice({ className }: { className?: string }) {
  const { t } = useTranslation('clients');
  const { wordOf } = useClientWords();
  const { control, setValue } = useClientFormContext();
  const chosen = useWatch({ control, name: 'category' });
  return (
    <RadioTiles
      label={t('form.fields.category')}
      className={classNames('flex flex-col gap-1.5', className)}
      tiles={clientCategories.map((id) => ({
        id,
        content: (
          <>
            {id === chosen && <Check aria-hidden="true" />}
            {wordOf('category', id)}
          </>
        ),
        className:
          id === chosen
            ? 'border-brand-soft-line bg-brand-soft text-brand-ink'
            : 'border-line-strong bg-surface text-ink-2 hover:bg-hover hover:text-ink',
      }))}
      value={chosen}
      onChange={(category) => setValue('category', category)}
      tilesClassName="flex flex-wrap gap-2"
      tileClassName="inline-flex h-11 items-center gap-1.5 rounded-full border px-3.5 text-[12.5px]/[20px] font-medium lg:h-9 [&_svg]:size-3.5"
    />
  );
}

const rowLimit = 5;

/** Addresses, numbers, and how they came. */
function ReachCard({ isEmailTaken }: { isEmailTaken: boolean }) {
  const { t } = useTranslation('clients');
  const { control } = useClientFormContext();
  const emails = useFieldArray({ control, name: 'moreEmails' });
  const phones = useFieldArray({ control, name: 'morePhones' });
  // Above the fields: below them, an error that appears would push the buttons away under the pointer.
  const actions = (
    <div className="-my-1 -mr-2 flex flex-wrap">
      {emails.fields.length < rowLimit && (
        <AddButton label={t('form.addEmail')} onAdd={() => emails.append({ value: '' })} />
      )}
      {phones.fields.length < rowLimit && (
        <AddButton label={t('form.addPhone')} onAdd={() => phones.append({ number: '', label: '' })} />
      )}
    </div>
  );
  return (
    <FieldCard
      card="reach"
      actions={actions}
      special={{
        email: (
          <FormTextField
            name="email"
            type="email"
            maxLength={254}
            icon={<Mail aria-hidden="true" strokeWidth={1.75} />}
            otherError={isEmailTaken ? t('form.errors.emailExists') : undefined}
          />
        ),
        phone: <PhoneField name="phone" hint={t('form.errors.phoneDigits')} />,
        homeNumber: <PhoneField name="homeNumber" placeholder={t('form.optional')} />,
        officeNumber: <PhoneField name="officeNumber" placeholder={t('form.optional')} />,
        sourceDetail: <SourceDetailField />,
        moreEmails: <MoreContacts emails={emails} phones={phones} />,
        morePhones: null,
      }}
    />
  );
}

function AddButton({ label, onAdd }: { label: string; onAdd: () => void }) {
  return (
    <Button
      variant="ghost"
      size="sm"
      icon={<Plus aria-hidden="true" />}
      className="px-2! text-brand-ink!"
      onClick={onAdd}
    >
      {label}
    </Button>
  );
}

/** Who or what it was, named after the source. */
function SourceDetailField() {
  const { t } = useTranslation('clients');
  const { control } = useClientFormContext();
  const source = useWatch({ control, name: 'source' });
  const known = source === 'referral' || source === 'openHouse' || source === 'event' ? source : 'other';
  return <FormTextField name="sourceDetail" maxLength={120} label={t(`form.sourceDetail.${known}`)} />;
}

const tagLimit = 20;
const tagMaxLength = 30;
const shownSuggestions = 8;

/** Tags as chips inside the field; those in use elsewhere are offered while typing. */
function TagField({ className }: { className?: string }) {
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
