import type { Language } from '@hearthline/contract/common';
import type { GreetingCategoryRow } from '@hearthline/contract/greetings';
import type { IsoDate } from '@hearthline/domain/calendar';
import type { Occasion } from '@hearthline/domain/greeting/occasions';
import { occasionsOf } from '@hearthline/domain/greeting/occasions';
import type { GreetingCategory } from '@hearthline/domain/greeting/vocabulary';
import { greetingCategories } from '@hearthline/domain/greeting/vocabulary';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useQueryBoundary } from '../../../shared/api/use-query-boundary.ts';
import { Checkbox } from '../../../shared/ui/checkbox.tsx';
import { DayField } from '../../../shared/ui/date-picker/day-field.tsx';
import { FieldError, labelClass } from '../../../shared/ui/field.tsx';
import { PersonPicker } from '../../../shared/ui/person-picker.tsx';
import { QueryError } from '../../../shared/ui/query-error.tsx';
import { RadioGroup } from '../../../shared/ui/radio-group.tsx';
import { RadioTiles } from '../../../shared/ui/radio-tiles.tsx';
import { Select } from '../../../shared/ui/select.tsx';
import { Switch } from '../../../shared/ui/switch.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';
import { smartListsQuery, templateQuery } from '../api/greetings-api.ts';
import { templateLink } from '../model/greeting-links.ts';
import { mailLanguages, missingIn } from '../model/mail-words.ts';
import { DesignPicture } from '../parts/design-picture.tsx';
import { LanguageSwitch, WordsFields } from '../parts/words-fields.tsx';
import type { TaskProblem } from './task-values.ts';
import { isCustom } from './task-values.ts';
import type { TaskForm } from './use-task-form.ts';

interface TaskFieldsProps {
  form: TaskForm;
  categories: readonly GreetingCategoryRow[];
  today: IsoDate;
}

export function TaskFields({ form, categories, today }: TaskFieldsProps) {
  const { t } = useTranslation('greetings');
  const { values, set } = form;
  const row = categories.find(({ category }) => category === values.category);

  function handleCategory(category: GreetingCategory) {
    const next = categories.find((each) => each.category === category);
    const hasDesign = next?.designs.some(({ id }) => id === values.designId);
    set({
      category,
      occasions: occasionsOf(category),
      designId: hasDesign ? values.designId : (next?.designId ?? ''),
      words: null,
    });
  }

  return (
    <>
      <Select
        label={t('form.category')}
        items={greetingCategories.map((id) => ({ id, label: t(`words.category.${id}`) }))}
        value={values.category}
        onChange={handleCategory}
      />
      {isCustom(values) ? <CustomDate form={form} today={today} /> : <Occasions form={form} />}
      <Switch isSelected={values.repeatsAnnually} onChange={(repeatsAnnually) => set({ repeatsAnnually })}>
        {t('form.repeats')}
      </Switch>
      <DesignChoice
        designs={row?.designs ?? []}
        value={values.designId}
        onChange={(designId) => set({ designId })}
      />
      <Audience form={form} />
      <OwnWords form={form} />
      <div>
        <Switch
          isSelected={values.approvesBeforeSending}
          onChange={(approvesBeforeSending) => set({ approvesBeforeSending })}
        >
          {t('form.approves')}
        </Switch>
        <p className="mt-1 text-xs text-ink-3">{t('form.approvesHint')}</p>
      </div>
    </>
  );
}

const dayErrors: Partial<Record<TaskProblem, 'pastDay' | 'passedHour'>> = {
  pastDay: 'pastDay',
  passedHour: 'passedHour',
};

/** A day of the agent's own, and what it is called. */
function CustomDate({ form, today }: { form: TaskForm; today: IsoDate }) {
  const { t } = useTranslation('greetings');
  const { values, set, problemOf } = form;
  const dayProblem = problemOf('customDate');
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2">
      <div data-field="name">
        <TextField
          label={t('form.name')}
          isRequired
          maxLength={80}
          value={values.name}
          placeholder={t('form.nameExample')}
          error={problemOf('name') && t('form.errors.name')}
          onChange={(event) => set({ name: event.target.value })}
        />
      </div>
      <div data-field="customDate">
        <DayField
          label={t('form.customDate')}
          isRequired
          value={values.customDate}
          today={today}
          error={dayProblem && t(`form.errors.${dayErrors[dayProblem] ?? 'customDate'}`)}
          onChange={(customDate) => set({ customDate })}
        />
      </div>
    </div>
  );
}

/** Which days of the category; one is no choice. */
function Occasions({ form }: { form: TaskForm }) {
  const { t } = useTranslation('greetings');
  const { values, set, problemOf } = form;
  const offered = occasionsOf(values.category);
  if (offered.length < 2) return null;
  const toggle = (occasion: Occasion, isOn: boolean) =>
    set({
      occasions: offered.filter((each) => (each === occasion ? isOn : values.occasions.includes(each))),
    });
  return (
    <fieldset data-field="occasions" className="min-w-0">
      <legend className={`mb-1.5 ${labelClass}`}>{t('form.occasions')}</legend>
      <div className="flex flex-wrap gap-x-5 gap-y-2 max-lg:gap-y-0">
        {offered.map((occasion) => (
          <Checkbox
            key={occasion}
            isSelected={values.occasions.includes(occasion)}
            onChange={(isOn) => toggle(occasion, isOn)}
          >
            {t(`words.occasion.${occasion}`)}
          </Checkbox>
        ))}
      </div>
      {problemOf('occasions') ? (
        <FieldError id="occasions-error">{t('form.errors.occasions')}</FieldError>
      ) : null}
    </fieldset>
  );
}

interface DesignChoiceProps {
  designs: GreetingCategoryRow['designs'];
  value: string;
  onChange: (id: string) => void;
}

export function DesignChoice({ designs, value, onChange }: DesignChoiceProps) {
  const { t } = useTranslation('greetings');
  return (
    <RadioTiles
      label={t('form.design')}
      tiles={designs.map((design) => ({
        id: design.id,
        name: design.name,
        content: <DesignPicture design={design} isDecorative className="rounded-[7px]" />,
      }))}
      value={value}
      onChange={onChange}
      tilesClassName="grid grid-cols-2 gap-2.5 sm:grid-cols-3 md:grid-cols-4"
      tileClassName="rounded-md border-2 border-transparent p-0.5 has-checked:border-brand hovered:border-line-strong"
    />
  );
}

function Audience({ form }: { form: TaskForm }) {
  const { t } = useTranslation('greetings');
  const { values, set, problemOf } = form;
  const { data: lists = [], isLoading } = useQuery({
    ...smartListsQuery,
    enabled: values.audience === 'list',
  });
  const problem = problemOf('audience');
  return (
    <div data-field="audience" className="grid gap-3">
      <RadioGroup
        label={t('form.audience')}
        items={(['all', 'client', 'list'] as const).map((id) => ({
          id,
          label: t(`form.audiences.${id}`),
          description: t(`form.audienceHints.${id}`),
        }))}
        value={values.audience}
        onChange={(audience) => set({ audience })}
      />
      {values.audience === 'client' ? (
        <PersonPicker
          label={t('form.client')}
          isRequired
          placeholder={t('form.findClient')}
          chosen={values.client ? [values.client] : []}
          error={problem && t('form.errors.client')}
          onChange={([client]) => set({ client: client ?? null })}
        />
      ) : null}
      {values.audience === 'list' ? (
        <Select
          label={t('form.list')}
          isRequired
          placeholder={t('form.chooseList')}
          items={lists.map(({ id, name }) => ({ id, label: name }))}
          value={values.listId}
          isLoading={isLoading}
          error={problem && t('form.errors.list')}
          hint={lists.length === 0 && !isLoading ? t('form.noLists') : undefined}
          onChange={(listId) => set({ listId })}
        />
      ) : null}
    </div>
  );
}

/** The words of the design, as they are in its template, or others for this task alone. */
function OwnWords({ form }: { form: TaskForm }) {
  const { t, i18n } = useTranslation('greetings');
  const { values, set, problemOf, wasTried } = form;
  const { category, designId, occasions, words } = values;
  const template = useQuery({
    ...templateQuery({ category, design: designId, occasion: occasions[0] }),
    enabled: designId !== '',
  });
  const failure = useQueryBoundary(template);
  const [language, setLanguage] = useState<Language>(i18n.language === 'fr' ? 'fr' : 'en');
  const unfinished = words && mailLanguages.find((each) => missingIn(words, each).length > 0);
  const isElsewhere = problemOf('words') !== undefined && unfinished && unfinished !== language;
  return (
    <div data-field="words" className="grid gap-3">
      <RadioGroup
        label={t('form.words')}
        items={[
          {
            id: 'design',
            label: t('form.wordsOfDesign'),
            description: template.data?.words[language].subject.replace(/\{\{[^{}]{0,90}\}\}/g, '…'),
          },
          { id: 'own', label: t('form.ownWords'), isDisabled: !template.data },
        ]}
        value={words === null ? 'design' : 'own'}
        onChange={(choice) => set({ words: choice === 'own' ? (template.data?.words ?? null) : null })}
      />
      {failure ? <QueryError layout="line" failure={failure} text={t('form.templateFailed')} /> : null}
      {words === null ? (
        designId === '' ? null : (
          <p>
            <Link {...templateLink(category, designId)} className="text-link text-sm">
              {t('form.editTemplate')}
            </Link>
          </p>
        )
      ) : (
        <>
          <div className="flex justify-end">
            <LanguageSwitch words={words} language={language} onLanguage={setLanguage} />
          </div>
          {isElsewhere ? (
            <p className="text-xs text-danger">
              {t('mail.missingIn', { language: t(`mail.languages.${unfinished}`) })}
            </p>
          ) : null}
          <WordsFields
            words={words}
            onChange={(next) => set({ words: next })}
            language={language}
            wasTried={wasTried}
          />
        </>
      )}
    </div>
  );
}
