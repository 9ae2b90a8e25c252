import type { Language } from '@hearthline/contract/common';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useQueryBoundary } from '../../../shared/api/use-query-boundary.ts';
import { QueryError } from '../../../shared/ui/query-error.tsx';
import { RadioGroup } from '../../../shared/ui/radio-group.tsx';
import { templateQuery } from '../api/greetings-api.ts';
import { templateLink } from '../model/greeting-links.ts';
import { mailLanguages, missingIn } from '../model/mail-words.ts';
import { LanguageSwitch, WordsFields } from '../parts/words-fields.tsx';
import type { TaskForm } from './use-task-form.ts';

/** The words of the design, as they are in its template, or others for this task alone. */
export function OwnWords({ form }: { form: TaskForm }) {
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
            description: template.data?.words[language].subject.replace(/\{\{[^}]*\}\}/g, '…'),
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
