import type { Language } from '@hearthline/contract/common';
import type { MailContent } from '@hearthline/contract/messages';
import type { GreetingPlaceholderName } from '@hearthline/domain/greeting/placeholders';
import { greetingPlaceholderNames } from '@hearthline/domain/greeting/placeholders';
import type { ReactNode } from 'react';
import { useCallback, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { insertPlaceholder, PlaceholderMenu } from '../../../shared/editor/placeholder-menu.tsx';
import { RichTextEditor } from '../../../shared/editor/rich-text-editor.tsx';
import { Segmented } from '../../../shared/ui/segmented.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';
import type { MailField } from '../model/mail-words.ts';
import { mailLanguages, missingIn } from '../model/mail-words.ts';

/** As long as phones show a subject whole. */
const shownOnPhones = 45;
/** Stands for whatever is filled in, where only the length is asked for. */
const usualName = 'Alexandra';

interface LanguageSwitchProps {
  words: MailContent;
  language: Language;
  onLanguage: (language: Language) => void;
}

/** A dot says that a language is written whole. */
export function LanguageSwitch({ words, language, onLanguage }: LanguageSwitchProps) {
  const { t } = useTranslation('greetings');
  return (
    <Segmented
      label={t('mail.language')}
      items={mailLanguages.map((id) => {
        const isWhole = missingIn(words, id).length === 0;
        const name = t(`mail.ownNames.${id}`);
        return {
          id,
          name: t(isWhole ? 'mail.whole' : 'mail.unfinished', { language: name }),
          label: (
            <>
              <span lang={id}>{name}</span>
              <span
                aria-hidden="true"
                className={`size-2 rounded-full ${isWhole ? 'bg-success' : 'border-[1.5px] border-line-control'}`}
              />
            </>
          ),
        };
      })}
      value={language}
      onChange={onLanguage}
    />
  );
}

interface WordsFieldsProps {
  words: MailContent;
  onChange: (words: MailContent) => void;
  language: Language;
  /** What is missing is said only after a try to save. */
  wasTried: boolean;
  /** Under the words, as it will stand in the email. */
  footer?: ReactNode;
}

/** Subject and words of a greeting in one language, with what is filled in for each client. */
export function WordsFields({ words, onChange, language, wasTried, footer }: WordsFieldsProps) {
  const { t } = useTranslation('greetings');
  const input = useRef<HTMLInputElement>(null);
  const mail = words[language];
  const labelOf = useCallback(
    (name: string) => t(`mail.placeholders.${name as GreetingPlaceholderName}`),
    [t],
  );
  const missing = wasTried ? missingIn(words, language) : [];
  const errorOf = (field: MailField) => (missing.includes(field) ? t(`mail.missing.${field}`) : undefined);
  const set = (change: Partial<typeof mail>) => onChange({ ...words, [language]: { ...mail, ...change } });
  const length = mail.subject.replace(/\{\{[^{}]{0,90}\}\}/g, usualName).length;
  return (
    <>
      <TextField
        ref={input}
        label={t('mail.subject')}
        isRequired
        autoComplete="off"
        maxLength={200}
        lang={language}
        value={mail.subject}
        error={errorOf('subject')}
        hint={t('mail.subjectHint', { count: length, most: shownOnPhones })}
        onChange={(event) => set({ subject: event.target.value })}
        suffix={
          <span className="-mr-2">
            <PlaceholderMenu
              label={t('mail.insertSubject')}
              names={greetingPlaceholderNames}
              labelOf={labelOf}
              onChoose={(name) => insertPlaceholder(name, input.current, (subject) => set({ subject }))}
            />
          </span>
        }
      />
      <RichTextEditor
        key={language}
        format="mail"
        label={t('mail.message')}
        isRequired
        value={mail.body}
        onChange={(body) => set({ body })}
        error={errorOf('body')}
        placeholder={t('mail.messagePlaceholder')}
        labelOf={labelOf}
        tools={(insert) => (
          <PlaceholderMenu
            label={t('mail.insert')}
            names={greetingPlaceholderNames}
            labelOf={labelOf}
            onChoose={insert}
          />
        )}
        footer={footer}
      />
    </>
  );
}
