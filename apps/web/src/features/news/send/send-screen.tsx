import type { Language } from '@hearthline/contract/common';
import type { NewsPost } from '@hearthline/contract/news';
import { Link } from '@tanstack/react-router';
import { ArrowLeft, CalendarClock, Check, MailCheck, Moon, Send } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format.ts';
import { usePageName } from '../../../shared/stores/page-name-store.ts';
import { Banner } from '../../../shared/ui/banner.tsx';
import { Button, buttonClass } from '../../../shared/ui/button.tsx';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { PersonPicker } from '../../../shared/ui/person-picker.tsx';
import { QueryBoundary } from '../../../shared/ui/query-boundary.tsx';
import { QueryError } from '../../../shared/ui/query-error.tsx';
import { Select } from '../../../shared/ui/select.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { postLink } from '../model/news-links.ts';
import { findProblems, limits, titleOf } from '../model/post-values.ts';
import { useNewsDates } from '../model/use-news-words.ts';
import { MomentField } from '../parts/moment-field.tsx';
import { useReaders } from '../preview/shown-as.tsx';
import { FiguresCard, ReadersCard } from './audience-cards.tsx';
import { LeftOutCard } from './left-out-card.tsx';
import { MailingsCard } from './mailings-card.tsx';
import { ReaderPreview } from './reader-preview.tsx';
import type { Sending } from './use-sending.ts';
import { useSending } from './use-sending.ts';

interface SendScreenProps {
  post: NewsPost;
  /** When it is to go out, as the link here said. */
  at: string | undefined;
  agentName: string;
  timeZone: string | undefined;
}

/** Who gets a post by mail, who does not and why, and what each of them sees. */
export function SendScreen({ post, at, agentName, timeZone }: SendScreenProps) {
  const { t } = useTranslation('news');
  const { language } = useFormat();
  const sending = useSending(post, at);
  const readers = useReaders(sending.query.data?.readers, language);
  const isUnfinished = findProblems(post, language).length > 0;
  const title = titleOf(post, post.places, language) || t('untitled');
  usePageName(title);
  return (
    <div className="flex flex-1 flex-col">
      <div className="flex flex-1 flex-col lg:grid lg:grid-cols-[minmax(0,1fr)_404px] lg:grid-rows-[minmax(0,1fr)] xl:h-[calc(100dvh-8.5rem)] xl:flex-none">
        <div className="grid content-start items-start gap-4 px-4 py-5 md:px-8 md:py-6 xl:grid-cols-[minmax(0,1fr)_minmax(0,1.08fr)] xl:gap-x-6 xl:overflow-y-auto">
          <div className="grid gap-4">
            <header>
              <Link
                {...postLink(post.id)}
                activeOptions={{ exact: true }}
                className={buttonClass({ variant: 'link' })}
              >
                <ArrowLeft aria-hidden="true" strokeWidth={1.75} />
                {t('send.back')}
              </Link>
              <h1 className="mt-1">{t('send.title')}</h1>
              <p className="text-sm text-ink-2">{title}</p>
            </header>
            {isUnfinished ? (
              <Banner tone="warning" title={t('send.unfinished')}>
                <Link {...postLink(post.id)} activeOptions={{ exact: true }} className="text-link">
                  {t('send.finish')}
                </Link>
              </Banner>
            ) : null}
            <Readers sending={sending} />
            <QueryBoundary
              query={sending.query}
              previous="dim"
              pending={sending.query.isFetching ? <Skeleton className="h-36 w-full rounded-lg!" /> : null}
              error={(failure) => <QueryError failure={failure} text={t('send.failed')} />}
            >
              {(audience) => (
                <div className="grid gap-4">
                  <ReadersCard audience={audience} isPlanned={sending.sendAt !== null} />
                  <FiguresCard audience={audience} />
                </div>
              )}
            </QueryBoundary>
          </div>
          <div className="grid gap-4">
            {sending.counted ? <LeftOutCard leftOut={sending.counted.leftOut} /> : null}
            <MailingsCard post={post} sending={sending} timeZone={timeZone} />
          </div>
        </div>
        <ReaderPreview
          post={post}
          readers={readers}
          isCounting={sending.query.isLoading}
          agentName={agentName}
        />
      </div>
      <Bar
        sending={sending}
        testLanguage={readers.language}
        isUnfinished={isUnfinished}
        timeZone={timeZone}
      />
      <Confirm title={title} sending={sending} timeZone={timeZone} />
    </div>
  );
}

function Readers({ sending }: { sending: Sending }) {
  const { t } = useTranslation('news');
  const { lists, choice, people } = sending;
  const isList = choice !== 'all' && choice !== 'people';
  return (
    <div className="grid gap-3">
      <Select
        label={t('send.readers')}
        items={[
          { id: 'all', label: t('send.all') },
          { id: 'people', label: t('send.people') },
          ...(lists.data ?? []).map(({ id, name, count }) => ({
            id,
            label: t('send.list', { name, count }),
          })),
        ]}
        value={choice}
        isLoading={lists.isLoading}
        hint={isList ? t('send.recounted') : undefined}
        error={choice === 'people' ? undefined : sending.error}
        onChange={sending.setChoice}
      />
      {choice === 'people' ? (
        <PersonPicker
          label={t('send.people')}
          isRequired
          placeholder={t('send.find')}
          most={limits.readers}
          chosen={people}
          error={sending.error}
          onChange={sending.setPeople}
        />
      ) : null}
    </div>
  );
}

interface BarProps {
  sending: Sending;
  /** What stands in the preview is what a test shows. */
  testLanguage: Language;
  isUnfinished: boolean;
  timeZone: string | undefined;
}

/** Stands at the bottom of the window. */
function Bar({ sending, testLanguage, isUnfinished, timeZone }: BarProps) {
  const { t } = useTranslation('news');
  const { moment } = useNewsDates(timeZone);
  const { sendAt, willGet, publishesToo, done } = sending;
  const going = sendAt === null ? t('send.goesNow') : t('send.goesAt', { when: moment(sendAt) });
  return (
    <div className="sticky bottom-0 z-(--z-sticky) flex min-h-18 flex-wrap items-end gap-2 border-t border-line-strong bg-chrome px-4 py-3 md:items-center md:px-8">
      <p className="flex min-w-0 flex-1 basis-80 items-center gap-2 text-sm text-ink-2 max-md:hidden">
        <Moon aria-hidden="true" size={16} strokeWidth={1.75} className="flex-none" />
        <span>
          {going} {publishesToo ? t('send.publishesToo') : null}
        </span>
      </p>
      <Button
        variant="ghost"
        icon={<MailCheck aria-hidden="true" strokeWidth={1.75} className="md:hidden" />}
        isLoading={sending.test.isPending}
        disabled={isUnfinished}
        className="max-md:border-line-strong"
        onClick={() => sending.test.mutate(testLanguage)}
      >
        <span className="max-md:sr-only">{t('send.test')}</span>
      </Button>
      <div className="w-58 max-md:flex-1">
        <MomentField
          label={t('publish.when')}
          isLabelHidden
          value={sendAt}
          onChange={sending.setSendAt}
          noneText={t('send.atOnce')}
          clearLabel={t('send.clear')}
          timeZone={timeZone}
        />
      </div>
      <Button
        icon={
          done ? (
            <Check aria-hidden="true" strokeWidth={1.75} />
          ) : sendAt === null ? (
            <Send aria-hidden="true" strokeWidth={1.75} />
          ) : (
            <CalendarClock aria-hidden="true" strokeWidth={1.75} />
          )
        }
        isLoading={sending.isSending}
        disabled={isUnfinished}
        aria-disabled={done !== null}
        className="max-md:w-full"
        onClick={sending.submit}
      >
        {done
          ? t(`send.done.${done}`)
          : t(sendAt === null ? 'send.submit' : 'send.schedule', { count: willGet })}
      </Button>
    </div>
  );
}

function Confirm({ title, sending, timeZone }: { title: string } & Pick<BarProps, 'sending' | 'timeZone'>) {
  const { t } = useTranslation('news');
  const { t: common } = useTranslation('common');
  const { moment } = useNewsDates(timeZone);
  const { sendAt, willGet } = sending;
  return (
    <ConfirmDialog
      isOpen={sending.isAsking}
      onOpenChange={sending.stopAsking}
      icon={<Send aria-hidden="true" strokeWidth={1.75} />}
      title={t('send.confirm', { count: willGet })}
      text={
        sendAt === null
          ? t('send.confirmText', { title })
          : t('send.confirmLater', { title, when: moment(sendAt) })
      }
      confirmLabel={t(sendAt === null ? 'send.submit' : 'send.schedule', { count: willGet })}
      cancelLabel={common('cancel')}
      isLoading={sending.isSending}
      onConfirm={sending.confirm}
    />
  );
}
