import type { Announcement, AnnouncementInput, announcementLimits } from '@hearthline/contract/notifications';
import type { Me } from '@hearthline/contract/users';
import { languages } from '@hearthline/domain/language';
import { useQuery } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLostFocus } from '../../../shared/hooks/use-lost-focus.ts';
import { useFormat } from '../../../shared/i18n/format.ts';
import { useLanguageStore } from '../../../shared/stores/language-store.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { BellIllustration } from '../../../shared/ui/illustrations.tsx';
import { QueryBoundary } from '../../../shared/ui/query-boundary.tsx';
import { QueryError } from '../../../shared/ui/query-error.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { TextArea } from '../../../shared/ui/text-area.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';
import { toast } from '../../../shared/ui/toast.tsx';
import { announcementsQuery, useSendAnnouncement } from '../api/announcements-api.ts';
import { TypeTile } from '../components/type-tile.tsx';

type Words = AnnouncementInput['en'];
type Language = keyof AnnouncementInput;

const blank: AnnouncementInput = { en: { title: '', body: '' }, fr: { title: '', body: '' } };
/** By type the same as in the contract, whose own values would bring its schemas along. */
const mostLetters: Omit<typeof announcementLimits, 'listed'> = { title: 120, body: 1_500 };

const isWritten = ({ title, body }: Words): boolean => title.trim() !== '' && body.trim() !== '';

/** What an administrator tells all agents, in both languages. */
export function AnnouncementsScreen({ me }: { me: Me | undefined }) {
  const { t } = useTranslation('notifications');
  return (
    <div className="mx-auto w-full max-w-260">
      <h1>{t('announcements.title')}</h1>
      <p className="mt-0.5 mb-5 text-sm text-ink-2">{t('announcements.subtitle')}</p>
      {me?.isAdmin === false ? (
        <EmptyState
          illustration={<BellIllustration />}
          title={t('announcements.adminsOnly')}
          text={t('announcements.adminsOnlyText')}
          headingLevel={2}
          className="min-h-80"
        />
      ) : null}
      {me?.isAdmin ? <Writing timeZone={me.preferences.timeZone} /> : null}
    </div>
  );
}

function Writing({ timeZone }: { timeZone: string }) {
  const { t } = useTranslation('notifications');
  const [words, setWords] = useState(blank);
  const query = useQuery(announcementsQuery);
  const change = (language: Language, changes: Partial<Words>) =>
    setWords((before) => ({ ...before, [language]: { ...before[language], ...changes } }));

  return (
    <div className="grid gap-4">
      <div className="grid gap-4 md:grid-cols-2">
        {languages.map((language) => (
          <WordsCard
            key={language}
            language={language}
            words={words[language]}
            onChange={(changes) => change(language, changes)}
          />
        ))}
      </div>
      <Preview words={words} />
      <SendBar words={words} agents={query.data?.agents} onSent={() => setWords(blank)} />
      <Card isPadded aria-labelledby="sent-heading">
        <h2 id="sent-heading" className="mb-3 text-[15px]/[22px]">
          {t('announcements.sent')}
        </h2>
        <QueryBoundary
          query={query}
          pending={<Skeleton className="h-12 w-full rounded-md!" />}
          error={(failure) => <QueryError layout="line" failure={failure} text={t('announcements.failed')} />}
          isEmpty={({ sent }) => sent.length === 0}
          empty={<p className="text-sm text-ink-2">{t('announcements.noneSent')}</p>}
        >
          {({ sent }) => (
            <ul className="grid gap-3">
              {sent.map((announcement) => (
                <SentRow key={announcement.id} announcement={announcement} timeZone={timeZone} />
              ))}
            </ul>
          )}
        </QueryBoundary>
      </Card>
    </div>
  );
}

interface WordsCardProps {
  language: Language;
  words: Words;
  onChange: (changes: Partial<Words>) => void;
}

function WordsCard({ language, words, onChange }: WordsCardProps) {
  const { t } = useTranslation('notifications');
  const headingId = `words-${language}`;
  return (
    <Card isPadded aria-labelledby={headingId} className="grid gap-3.5">
      <h2 id={headingId} className="text-[15px]/[22px]">
        {t(`announcements.languages.${language}`)}
      </h2>
      <TextField
        label={t('announcements.heading')}
        isRequired
        lang={language}
        maxLength={mostLetters.title}
        value={words.title}
        onChange={({ target }) => onChange({ title: target.value })}
      />
      <TextArea
        label={t('announcements.text')}
        isRequired
        lang={language}
        rows={5}
        maxLength={mostLetters.body}
        value={words.body}
        onChange={({ target }) => onChange({ body: target.value })}
      />
    </Card>
  );
}

/** As agents will read it. */
function Preview({ words }: { words: AnnouncementInput }) {
  const { t } = useTranslation('notifications');
  const written = languages.filter((language) => words[language].title.trim() !== '');
  return (
    <Card isPadded aria-labelledby="preview-heading">
      <h2 id="preview-heading" className="mb-3 text-[15px]/[22px]">
        {t('announcements.preview')}
      </h2>
      {written.length === 0 ? (
        <p className="text-sm text-ink-2">{t('announcements.noPreview')}</p>
      ) : (
        <ul className="grid gap-4 md:grid-cols-2">
          {written.map((language) => (
            <li key={language} lang={language} className="flex min-w-0 gap-3">
              <TypeTile type="Announcement" size="page" isBlue={false} />
              <div className="min-w-0 wrap-anywhere">
                <p className="font-medium">{words[language].title}</p>
                <p className="text-sm whitespace-pre-line text-ink-2">
                  {words[language].body.trim().replace(/\n\s*\n/g, '\n')}
                </p>
              </div>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

interface SendBarProps {
  words: AnnouncementInput;
  /** How many there are; not known yet while they are counted. */
  agents: number | undefined;
  onSent: () => void;
}

function SendBar({ words, agents, onSent }: SendBarProps) {
  const { t } = useTranslation('notifications');
  const [isAsking, setIsAsking] = useState(false);
  const send = useSendAnnouncement();
  // What was sent leaves its button without anything to send.
  const bar = useLostFocus<HTMLParagraphElement>(isAsking);
  const isReady = languages.every((language) => isWritten(words[language]));

  function handleConfirm() {
    send.mutate(words, {
      onSuccess: () => {
        toast.success(t('announcements.done'));
        onSent();
      },
      onSettled: () => setIsAsking(false),
    });
  }

  return (
    <div className="flex flex-wrap items-center justify-end gap-x-4 gap-y-2">
      <p ref={bar} tabIndex={-1} className="rounded-xs text-sm text-ink-2 outline-none">
        {isReady ? t('announcements.reaches', { count: agents ?? 0 }) : t('announcements.bothLanguages')}
      </p>
      <Button
        icon={<Send aria-hidden strokeWidth={1.75} />}
        disabled={!isReady || agents === undefined}
        onClick={() => setIsAsking(true)}
      >
        {t('announcements.send')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title={t('announcements.confirm', { count: agents ?? 0 })}
        text={t('announcements.confirmText')}
        confirmLabel={t('announcements.sendNow')}
        cancelLabel={t('announcements.notYet')}
        isLoading={send.isPending}
        onConfirm={handleConfirm}
      />
    </div>
  );
}

function SentRow({ announcement, timeZone }: { announcement: Announcement; timeZone: string }) {
  const { t } = useTranslation('notifications');
  const language = useLanguageStore((state) => state.lan);
  const format = useFormat(timeZone);
  const { told: count, isFinished, createdAt } = announcement;
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 text-sm">
      <span className="min-w-0 font-medium wrap-anywhere">{announcement[language].title}</span>
      <span className="text-ink-2">
        {format.dateText(createdAt)} ·{' '}
        {t(isFinished ? 'announcements.told' : 'announcements.telling', { count })}
      </span>
    </li>
  );
}
