import type { Channel } from '@hearthline/contract/messages';
import { Mail, MessageSquareText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { escapeHtml } from '../../../shared/lib/escape-html.ts';
import { labelClass } from '../../../shared/ui/field.tsx';
import { Segmented } from '../../../shared/ui/segmented.tsx';
import { Select } from '../../../shared/ui/select.tsx';
import { categories } from '../model/log-address.ts';
import type { Compose } from '../model/use-compose.ts';

const icon = { 'aria-hidden': true, size: 16, strokeWidth: 1.75 } as const;

/** What kind of mail it is, which decides who may get it, and by which way it goes. */
export function KindFields({ compose }: { compose: Compose }) {
  const { t } = useTranslation('messages');
  const { mode, category, channel, letter, change } = compose;

  /** What is written stays, in the form that the other way wants. */
  function handleChannel(chosen: Channel) {
    const convert = chosen === 'sms' ? htmlToText : textToHtml;
    change({
      channel: chosen,
      letter: {
        en: { ...letter.en, body: convert(letter.en.body) },
        fr: { ...letter.fr, body: convert(letter.fr.body) },
      },
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
          items={[
            {
              id: 'email',
              label: <ChannelLabel icon={<Mail {...icon} />} text={t('compose.channels.email')} />,
            },
            {
              id: 'sms',
              label: <ChannelLabel icon={<MessageSquareText {...icon} />} text={t('compose.channels.sms')} />,
            },
          ]}
          value={channel}
          onChange={handleChannel}
        />
      </div>
    </div>
  );
}

function ChannelLabel({ icon: mark, text }: { icon: React.ReactNode; text: string }) {
  return (
    <>
      {mark}
      {text}
    </>
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
