import type { Language } from '@hearthline/contract/common';
import type { AudienceReply } from '@hearthline/contract/messages';
import { ShieldCheck } from 'lucide-react';
import type { Ref, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Segmented } from '../../../shared/ui/segmented.tsx';
import type { LetterField, LetterProblem } from '../model/compose-state.ts';
import { hasWords, letterLanguages, writtenIn } from '../model/compose-state.ts';
import type { Compose } from '../model/use-compose.ts';
import { BodyField } from './body-field.tsx';
import type { Sender } from './compose-screen.tsx';
import { KindFields } from './kind-fields.tsx';
import { DraftLine, RestoredBanner, SenderBanner } from './letter-banners.tsx';
import { SubjectField } from './subject-field.tsx';

interface LetterFields {
  subject: RefObject<HTMLInputElement | null>;
  body: Ref<{ focus: () => void }>;
}

interface LetterPaneProps {
  compose: Compose;
  language: Language;
  onLanguage: (language: Language) => void;
  problems: readonly LetterProblem[];
  audience: AudienceReply | undefined;
  sender: Sender;
  restored: { at: string; isForOthers: boolean } | null;
  timeZone: string | undefined;
  fields: LetterFields;
}

/** What is written, in one language at a time. */
export function LetterPane(props: LetterPaneProps) {
  const { compose, language, onLanguage, problems, audience, sender, restored, timeZone, fields } = props;
  const { t } = useTranslation('messages');
  const { letter, channel, category, write, edition } = compose;
  const errorOf = useErrorText(problems, channel === 'sms');
  const { subject, body } = letter[language];
  return (
    <section
      aria-label={t('compose.title')}
      className="min-w-0 lg:row-span-2 xl:row-span-1 xl:overflow-y-auto xl:px-8 xl:py-5"
    >
      <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-52">
          <h1 className="text-xl font-semibold tracking-[-0.02em]">{t('compose.title')}</h1>
          <DraftLine draft={compose.draft} timeZone={timeZone} />
        </div>
        <Segmented
          label={t('compose.language')}
          items={letterLanguages.map((id) => {
            const isWritten = hasWords(letter[id].body);
            const name = t(`compose.languages.${id}`);
            return {
              id,
              name: isWritten ? `${name}, ${t('compose.written')}` : name,
              label: (
                <>
                  {name}
                  {isWritten ? <i aria-hidden="true" className="size-2 rounded-full bg-success" /> : null}
                </>
              ),
            };
          })}
          value={language}
          onChange={onLanguage}
        />
      </div>
      <div className="grid gap-3.5">
        {restored ? (
          <RestoredBanner {...restored} timeZone={timeZone} onStartOver={compose.startOver} />
        ) : null}
        {sender.isComplete || category === 'personal' ? null : <SenderBanner />}
        <KindFields compose={compose} />
        {channel === 'email' ? (
          <SubjectField
            key={`subject-${edition}`}
            input={fields.subject}
            value={subject}
            onChange={(text) => write(language, 'subject', text)}
            error={errorOf(language, 'subject')}
          />
        ) : null}
        <BodyField
          key={`body-${language}-${channel}-${edition}`}
          ref={fields.body}
          channel={channel}
          value={body}
          onChange={(text) => write(language, 'body', text)}
          error={errorOf(language, 'body')}
          signature={[sender.name, sender.brokerage].filter(Boolean).join(', ')}
        />
        <MissingLanguage compose={compose} audience={audience} />
        <p className="flex gap-2.5 rounded-md border border-success-line bg-success-soft px-3.5 py-3 text-sm">
          <ShieldCheck
            aria-hidden="true"
            size={18}
            strokeWidth={1.75}
            className="mt-px flex-none text-success"
          />
          {t(
            channel === 'sms' && category !== 'personal'
              ? 'compose.addedSms'
              : category === 'personal'
                ? 'compose.addedPersonal'
                : 'compose.added',
          )}
        </p>
      </div>
    </section>
  );
}

/** Those who read the other language get what there is; better to know it before. */
function MissingLanguage({ compose, audience }: Pick<LetterPaneProps, 'compose' | 'audience'>) {
  const { t } = useTranslation('messages');
  const written = writtenIn(compose.letter);
  const missing = letterLanguages.find((each) => !written.includes(each));
  if (!audience || written.length !== 1 || !missing || audience.languages[missing] === 0) return null;
  return (
    <p className="text-xs text-ink-2">
      {t(`compose.readersWithout.${missing}`, { count: audience.languages[missing] })}
    </p>
  );
}

function useErrorText(problems: readonly LetterProblem[], isSms: boolean) {
  const { t } = useTranslation('messages');
  return (language: Language, field: LetterField): string | undefined => {
    const problem = problems.find((each) => each.language === language && each.field === field);
    if (!problem) return undefined;
    const { code, names } = problem;
    if (code === 'unknown')
      return t('compose.errors.unknown', {
        count: names.length,
        names: names.map((name) => (name.startsWith('{') ? name : `{{${name}}}`)).join(', '),
      });
    if (code === 'required') return t(`compose.errors.${field}`);
    if (field === 'subject') return t('compose.errors.subjectLong');
    return t(isSms ? 'compose.errors.smsLong' : 'compose.errors.bodyLong');
  };
}
