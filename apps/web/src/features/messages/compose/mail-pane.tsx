import type { Language } from '@hearthline/contract/common';
import type { Channel } from '@hearthline/contract/messages';
import { isWritten } from '@hearthline/domain/message/is-written';
import { Link } from '@tanstack/react-router';
import { Mail, MessageSquareText, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { escapeHtml } from '../../../shared/lib/escape-html.ts';
import { Banner } from '../../../shared/ui/banner.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { labelClass } from '../../../shared/ui/field.tsx';
import { SaveState } from '../../../shared/ui/save-state.tsx';
import { Segmented } from '../../../shared/ui/segmented.tsx';
import { Select } from '../../../shared/ui/select.tsx';
import type { MailField, MailProblem } from '../model/compose-state.ts';
import { mailLanguages, writtenIn } from '../model/compose-state.ts';
import { categories } from '../model/log-view.ts';
import { MailBodyField, SmsField, SubjectField } from './mail-fields.tsx';
import type { ComposeForm } from './use-compose-form.ts';
import type { Sending } from './use-sending.ts';

/** What is written, in one language at a time. */
export function MailPane({ form, sending: { problems, fields } }: { form: ComposeForm; sending: Sending }) {
  const { t } = useTranslation('messages');
  const { mail, channel, write, edition, language, sender, restored } = form;
  const errorOf = useErrorText(problems, channel === 'sms');
  const { subject, body } = mail[language];
  const bodyField = {
    ref: fields.body,
    value: body,
    onChange: (text: string) => write(language, 'body', text),
    error: errorOf(language, 'body'),
  };
  return (
    <section
      aria-label={t('compose.title')}
      className="min-w-0 lg:row-span-2 xl:row-span-1 xl:overflow-y-auto xl:px-8 xl:py-5"
    >
      <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-52">
          <h1 className="text-xl font-semibold tracking-[-0.02em]">{t('compose.title')}</h1>
          <SaveState {...form.draft} timeZone={form.timeZone} idleText={t('compose.draft.idle')} />
        </div>
        <Segmented
          label={t('compose.language')}
          items={mailLanguages.map((id) => {
            const hasWords = isWritten(mail[id].body);
            const name = t(`compose.languages.${id}`);
            return {
              id,
              name: hasWords ? `${name}, ${t('compose.written')}` : name,
              label: (
                <>
                  {name}
                  {hasWords ? <i aria-hidden="true" className="size-2 rounded-full bg-success" /> : null}
                </>
              ),
            };
          })}
          value={language}
          onChange={form.setLanguage}
        />
      </div>
      <div className="grid gap-3.5">
        {restored ? <RestoredBanner {...restored} form={form} /> : null}
        {sender.isComplete ? null : <SenderBanner />}
        <KindFields form={form} />
        {channel === 'email' ? (
          <SubjectField
            key={`subject-${edition}`}
            input={fields.subject}
            value={subject}
            onChange={(text) => write(language, 'subject', text)}
            error={errorOf(language, 'subject')}
          />
        ) : null}
        {channel === 'sms' ? (
          <>
            <SmsField {...bodyField} key={`sms-${language}-${edition}`} />
            {form.listingIds.length > 0 ? (
              <p className="text-xs text-ink-2">{t('compose.homes.notInSms')}</p>
            ) : null}
          </>
        ) : (
          <MailBodyField
            {...bodyField}
            key={`mail-${language}-${edition}`}
            homes={form}
            signature={[sender.name, sender.brokerage].filter(Boolean).join(', ')}
          />
        )}
        <MissingLanguage form={form} />
        <p className="flex gap-2.5 rounded-md border border-success-line bg-success-soft px-3.5 py-3 text-sm">
          <ShieldCheck
            aria-hidden="true"
            size={18}
            strokeWidth={1.75}
            className="mt-px flex-none text-success"
          />
          {t(channel === 'sms' ? 'compose.addedSms' : 'compose.added')}
        </p>
      </div>
    </section>
  );
}

/** Those who read the other language get what there is; better to know it before. */
function MissingLanguage({ form: { mail, audience } }: { form: ComposeForm }) {
  const { t } = useTranslation('messages');
  const written = writtenIn(mail);
  const missing = mailLanguages.find((each) => !written.includes(each));
  if (!audience || written.length !== 1 || !missing || audience.languages[missing] === 0) return null;
  return (
    <p className="text-xs text-ink-2">
      {t(`compose.readersWithout.${missing}`, { count: audience.languages[missing] })}
    </p>
  );
}

function useErrorText(problems: readonly MailProblem[], isSms: boolean) {
  const { t } = useTranslation('messages');
  return (language: Language, field: MailField): string | undefined => {
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

function RestoredBanner({ at, isForOthers, form }: { at: string; isForOthers: boolean; form: ComposeForm }) {
  const { t } = useTranslation('messages');
  const [isDismissed, setDismissed] = useState(false);
  if (isDismissed) return null;
  const when = form.momentText(at, 'inSentence');
  return (
    <Banner tone={isForOthers ? 'warning' : 'info'} onDismiss={() => setDismissed(true)}>
      <span className="mr-3">
        {t(isForOthers ? 'compose.draft.restoredElsewhere' : 'compose.draft.restored', { when })}
      </span>
      <Button
        variant="link"
        onClick={() => {
          form.startOver();
          setDismissed(true);
        }}
      >
        {t('compose.draft.startOver')}
      </Button>
    </Banner>
  );
}

function SenderBanner() {
  const { t } = useTranslation('messages');
  return (
    <Banner tone="warning" title={t('compose.senderMissing.title')}>
      {t('compose.senderMissing.text')}{' '}
      <Link to="/user/profile" className="text-link">
        {t('compose.senderMissing.link')}
      </Link>
    </Banner>
  );
}

const channels = [
  { id: 'email', Icon: Mail },
  { id: 'sms', Icon: MessageSquareText },
] as const;

/** What kind of mail it is, which decides who may get it, and by which way it goes. */
function KindFields({ form }: { form: ComposeForm }) {
  const { t } = useTranslation('messages');
  const { mode, category, channel, mail, change } = form;

  /** What is written stays, in the form that the other way wants. */
  function handleChannel(chosen: Channel) {
    const convert = chosen === 'sms' ? htmlToText : textToHtml;
    const { en, fr } = mail;
    change({
      channel: chosen,
      mail: { en: { ...en, body: convert(en.body) }, fr: { ...fr, body: convert(fr.body) } },
    });
  }

  const offered = categories.filter((each) => mode === 'clients' || each !== 'personal');
  return (
    <div className="flex flex-wrap items-start gap-x-4 gap-y-3">
      <Select
        label={t('compose.kind')}
        items={offered.map((id) => ({ id, label: t(`compose.kinds.${id}`) }))}
        value={category}
        onChange={(chosen) => change({ category: chosen })}
        hint={`${t(`compose.needs.${category}`)}${mode === 'list' ? ` ${t('compose.onlyForChosen')}` : ''}`}
        className="min-w-60 flex-1"
      />
      <div className="grid gap-1.5">
        <span aria-hidden="true" className={labelClass}>
          {t('compose.channel')}
        </span>
        <Segmented
          label={t('compose.channel')}
          items={channels.map(({ id, Icon }) => ({
            id,
            label: (
              <>
                <Icon aria-hidden="true" size={16} strokeWidth={1.75} />
                {t(`compose.channels.${id}`)}
              </>
            ),
          }))}
          value={channel}
          onChange={handleChannel}
        />
      </div>
    </div>
  );
}

/** Paragraphs as lines. */
function htmlToText(html: string): string {
  const lines = html.replace(/<br>|<\/(p|li)>/g, (end) => `${end}\n`);
  return new DOMParser().parseFromString(lines, 'text/html').body.textContent.trim();
}

function textToHtml(text: string): string {
  if (text.trim() === '') return '';
  const lines = text.trim().split(/\r?\n/);
  return lines.map((line) => `<p>${escapeHtml(line) || '<br>'}</p>`).join('');
}
