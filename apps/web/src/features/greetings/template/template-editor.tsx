import type { Language } from '@hearthline/contract/common';
import type { GreetingTemplate } from '@hearthline/contract/greetings';
import type { Occasion } from '@hearthline/domain/greeting/occasions';
import type { GreetingPlaceholderName } from '@hearthline/domain/greeting/placeholders';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { MailCheck, Moon } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { greetingCategoriesQuery } from '../../../shared/api/greeting-queries.ts';
import { useLostFocus } from '../../../shared/hooks/use-lost-focus.ts';
import { useFormat } from '../../../shared/i18n/format.ts';
import { classNames } from '../../../shared/lib/class-names.ts';
import { Banner } from '../../../shared/ui/banner.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { LeaveGuard } from '../../../shared/ui/leave-guard.tsx';
import { Select } from '../../../shared/ui/select.tsx';
import type { TemplatePlace } from '../api/greetings-api.ts';
import { templateLink } from '../model/greeting-links.ts';
import { mailLanguages, missingIn } from '../model/mail-words.ts';
import { DesignPicture } from '../parts/design-picture.tsx';
import { LanguageSwitch, WordsFields } from '../parts/words-fields.tsx';
import { PictureField } from './picture-field.tsx';
import { TemplatePreview } from './template-preview.tsx';
import type { TemplateForm } from './use-template-form.ts';
import { useTemplateForm } from './use-template-form.ts';

interface TemplateEditorProps {
  place: TemplatePlace;
  template: GreetingTemplate;
  agentName: string;
  onDay: (day: Occasion) => void;
}

/** Designs, words and what comes of them, side by side. */
export function TemplateEditor({ place, template, agentName, onDay }: TemplateEditorProps) {
  const { t, i18n } = useTranslation('greetings');
  const form = useTemplateForm(place, template);
  const [language, setLanguage] = useState<Language>(i18n.language === 'fr' ? 'fr' : 'en');
  return (
    <div className="flex flex-1 flex-col">
      <div className="grid flex-1 grid-cols-[minmax(0,1fr)] xl:h-[calc(100dvh-136px)] xl:flex-none xl:grid-cols-[264px_minmax(0,1fr)_392px]">
        <DesignPane template={template} />
        <section
          aria-label={t('template.wordsLabel')}
          className="flex min-w-0 flex-col gap-4 p-4 md:p-8 xl:overflow-y-auto xl:px-7 xl:py-5"
        >
          <div className="flex flex-wrap items-center justify-between gap-3">
            <div className="min-w-0">
              <h1 className="truncate">{template.design.name}</h1>
              <SavedLine template={template} form={form} />
            </div>
            <LanguageSwitch words={form.words} language={language} onLanguage={setLanguage} />
          </div>
          {template.occasions.length > 1 ? (
            <Select
              label={t('template.day')}
              items={template.occasions.map((id) => ({ id, label: t(`words.occasion.${id}`) }))}
              value={template.occasion}
              onChange={onDay}
              hint={t('template.dayHint')}
              className="max-w-80"
            />
          ) : null}
          <OtherLanguageMissing form={form} language={language} />
          <WordsFields
            words={form.words}
            onChange={(words) => form.set({ words })}
            language={language}
            wasTried={form.wasTried}
            footer={
              <p className="mx-4.5 mb-4 rounded-md border border-dashed border-line-control px-3.5 py-2.5 text-xs text-ink-2">
                <b className="block text-sm font-medium text-ink">{t('template.signature')}</b>
                {t('template.signatureText')}
              </p>
            }
          />
          <Missing template={template} form={form} />
          <PictureField form={form} design={template.design} />
        </section>
        <TemplatePreview
          place={place}
          words={form.words}
          pictureFileId={form.picture?.fileId ?? null}
          agentName={agentName}
        />
      </div>
      <Bar form={form} template={template} language={language} />
      <LeaveGuard wouldLose={form.wouldLose} text={t('template.leaveText')} />
    </div>
  );
}

function SavedLine({ template, form }: { template: GreetingTemplate; form: TemplateForm }) {
  const { t } = useTranslation('greetings');
  const format = useFormat();
  const { savedAt, isChanged } = template;
  const text = form.isChanged
    ? t('template.unsaved')
    : isChanged && savedAt !== null
      ? t('template.savedAt', { when: format.relativeInSentence(savedAt) })
      : t('template.ours');
  return (
    <p role="status" className="text-sm text-ink-2">
      {text}
    </p>
  );
}

/** A try to save fails by the language that is not open, too. */
function OtherLanguageMissing({ form, language }: { form: TemplateForm; language: Language }) {
  const { t } = useTranslation('greetings');
  const other = mailLanguages.find((each) => each !== language && missingIn(form.words, each).length > 0);
  if (!form.wasTried || !other) return null;
  return <Banner tone="danger">{t('mail.missingIn', { language: t(`mail.languages.${other}`) })}</Banner>;
}

/** Clients of whom a placeholder that is used knows nothing. */
function Missing({ template, form }: { template: GreetingTemplate; form: TemplateForm }) {
  const { t } = useTranslation('greetings');
  const text = JSON.stringify(form.words);
  const used = template.missing.filter(({ name }) => new RegExp(`\\{\\{\\s*${name}\\b`).test(text));
  if (used.length === 0) return null;
  const what = used.map(({ name, clients }) =>
    t('template.missing', {
      name: t(`mail.placeholders.${name as GreetingPlaceholderName}`),
      count: clients,
    }),
  );
  return (
    <Banner tone="info" title={what.join(' ')}>
      {t('template.missingText', { example: '{{firstName|…}}' })}
    </Banner>
  );
}

function DesignPane({ template }: { template: GreetingTemplate }) {
  const { t } = useTranslation('greetings');
  const { category, designs, design: open, clientCount } = template;
  const { data: rows } = useQuery(greetingCategoriesQuery);
  const usedId = rows?.find((row) => row.category === category)?.designId;
  return (
    <nav
      aria-label={t('template.designs')}
      className="border-line bg-surface p-4 md:px-8 xl:overflow-y-auto xl:border-r xl:px-5 xl:py-5"
    >
      <h2>{t(`words.category.${category}`)}</h2>
      <p className="text-sm text-ink-2">{t('template.goesTo', { count: clientCount })}</p>
      <ul className="mt-3.5 flex gap-4 max-xl:-mx-4 max-xl:overflow-x-auto max-xl:px-4 max-xl:pb-1 md:max-xl:-mx-8 md:max-xl:px-8 xl:flex-col">
        {designs.map((design) => (
          <li key={design.id} className="max-xl:w-40 max-xl:flex-none">
            <Link
              {...templateLink(category, design.id)}
              search={{}}
              aria-current={design.id === open.id ? 'page' : undefined}
              className="group block rounded-lg outline-offset-3"
            >
              <DesignPicture
                design={design}
                isDecorative
                className={classNames(
                  'rounded-lg outline-offset-2',
                  design.id === open.id
                    ? 'outline-2 outline-brand'
                    : 'group-hover:outline-2 group-hover:outline-line-strong',
                )}
              />
              <span className="mt-2 flex justify-between gap-2 text-xs">
                <span className="font-medium">{design.name}</span>
                {design.id === usedId ? <span className="text-ink-3">{t('template.inUse')}</span> : null}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface BarProps {
  form: TemplateForm;
  template: GreetingTemplate;
  language: Language;
}

function Bar({ form, template, language }: BarProps) {
  const { t } = useTranslation('greetings');
  // The way back goes away once it is taken.
  const save = useLostFocus<HTMLButtonElement>(template.isChanged);
  return (
    <div className="sticky bottom-0 z-(--z-sticky) flex min-h-18 flex-wrap items-center gap-2 border-t border-line-strong bg-chrome px-4 py-3 md:px-8">
      <p className="flex min-w-0 flex-1 items-center gap-2 text-sm text-ink-2 max-lg:hidden">
        <Moon aria-hidden="true" size={16} strokeWidth={1.75} className="flex-none" />
        {t('template.when')}
      </p>
      {template.isChanged ? (
        <Button variant="ghost" isLoading={form.reset.isPending} onClick={() => form.reset.mutate()}>
          {t('template.reset')}
        </Button>
      ) : null}
      <Button
        variant="ghost"
        icon={<MailCheck aria-hidden="true" strokeWidth={1.75} className="md:hidden" />}
        isLoading={form.test.isPending}
        className="max-md:border-line-strong"
        onClick={() => form.test.mutate(language)}
      >
        <span className="max-md:sr-only">{t('template.test')}</span>
      </Button>
      <Button ref={save} isLoading={form.isSaving} className="max-md:flex-1" onClick={form.submit}>
        {t('template.save')}
      </Button>
    </div>
  );
}
