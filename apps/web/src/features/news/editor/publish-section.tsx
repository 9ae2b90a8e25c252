import { ExternalLink, Eye, Globe, Send } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLostFocus } from '../../../shared/hooks/use-lost-focus.ts';
import { useFormat } from '../../../shared/i18n/format.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Switch } from '../../../shared/ui/switch.tsx';
import { useNewsDates } from '../model/use-news-words.ts';
import { MomentField } from '../parts/moment-field.tsx';
import { StateTag } from '../parts/post-marks.tsx';
import type { PostDraft } from './use-post-draft.ts';
import type { Publishing } from './use-publishing.ts';

interface PublishSectionProps {
  draft: PostDraft;
  publishing: Publishing;
  timeZone: string | undefined;
}

/** Where a post is to be seen, and from when. */
export function PublishSection({ draft, publishing, timeZone }: PublishSectionProps) {
  const { t } = useTranslation('news');
  const { value, post, set } = draft;
  const state = post?.state ?? 'draft';
  // What takes it off goes with what it took off.
  const heading = useLostFocus<HTMLHeadingElement>(state);
  return (
    <section aria-labelledby="publish-heading" className="grid gap-2.5 px-5 py-4">
      <div className="flex items-center gap-2">
        <h2 ref={heading} tabIndex={-1} id="publish-heading" className="flex-1 text-[15px]/[22px]">
          {t('publish.title')}
        </h2>
        <StateTag state={state} />
      </div>
      <SideSwitch
        label={t('publish.onSite')}
        isOn={value.isOnSite}
        onChange={(isOnSite) => set({ isOnSite })}
      />
      <SideSwitch
        label={t('send.title')}
        isOn={publishing.wantsReaders}
        onChange={publishing.setWantsReaders}
      />
      {state === 'published' ? (
        <Published draft={draft} publishing={publishing} timeZone={timeZone} />
      ) : (
        <MomentField
          label={t('publish.when')}
          value={publishing.when}
          onChange={publishing.setWhen}
          noneText={t('publish.atOnce')}
          clearLabel={t('publish.clear')}
          timeZone={timeZone}
        />
      )}
      {state === 'scheduled' ? (
        <div className="flex flex-wrap gap-x-4 gap-y-2">
          <Button
            variant="link"
            isLoading={publishing.isPublishing}
            onClick={() => publishing.publishAt(null)}
          >
            {t('publish.now')}
          </Button>
          <Button variant="link" isLoading={publishing.isWithdrawing} onClick={publishing.withdraw}>
            {t('menu.unschedule')}
          </Button>
        </div>
      ) : null}
    </section>
  );
}

interface SideSwitchProps {
  label: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

function SideSwitch({ label, isOn, onChange }: SideSwitchProps) {
  return (
    <Switch isSelected={isOn} onChange={onChange} className="w-full flex-row-reverse justify-between">
      {label}
    </Switch>
  );
}

/** What came of it so far, and the way to it. */
function Published({ draft: { post }, publishing, timeZone }: PublishSectionProps) {
  const { t } = useTranslation('news');
  const format = useFormat();
  const { day } = useNewsDates(timeZone);
  if (!post) return null;
  const { results, publishedAt, url } = post;
  const facts = [
    publishedAt && t('publish.since', { day: day(publishedAt) }),
    t('list.visits', { count: results.visits }),
    results.sentTo > 0 && t('list.sentTo', { count: results.sentTo }),
    results.delivered > 0 && t('list.read', { share: format.percent(results.read / results.delivered, 0) }),
  ];
  return (
    <>
      <p className="text-sm text-ink-2">{facts.filter(Boolean).join(' · ')}</p>
      <div className="flex flex-wrap gap-x-4 gap-y-2">
        {url === null ? null : (
          <a
            href={url}
            target="_blank"
            rel="noreferrer"
            className="text-link inline-flex items-center gap-1.5 text-sm"
          >
            <ExternalLink aria-hidden="true" size={16} strokeWidth={1.75} />
            {t('publish.see')}
          </a>
        )}
        <Button variant="link" isLoading={publishing.isWithdrawing} onClick={publishing.withdraw}>
          {t('menu.withdraw')}
        </Button>
      </div>
      {post.isOnSite ? (
        <p className="text-xs text-ink-3">{t(url === null ? 'publish.siteIsOff' : 'publish.live')}</p>
      ) : null}
    </>
  );
}

/** The next step stands at the bottom of the column, or of the window. */
export function PublishBar({ draft, publishing }: Omit<PublishSectionProps, 'timeZone'>) {
  const { t } = useTranslation('news');
  const { post } = draft;
  const { when, wantsReaders, isPublishing } = publishing;
  const state = post?.state ?? 'draft';
  const isMoved = state === 'scheduled' && when !== post?.publishAt;
  // Where “Schedule” was pressed, a second press must not do what it did not say.
  const leadsToReaders = wantsReaders || state === 'published' || state === 'scheduled';
  return (
    <div className="sticky bottom-0 z-(--z-sticky) grid grid-cols-[1fr_1.4fr] gap-2 border-t border-line bg-chrome px-5 py-3.5 lg:static">
      <Button
        variant="secondary"
        icon={<Eye aria-hidden="true" strokeWidth={1.75} />}
        disabled={post === null && draft.saveState.status === 'idle'}
        onClick={() => void publishing.preview()}
      >
        {t('menu.preview')}
      </Button>
      {leadsToReaders && !isMoved ? (
        <Button
          icon={<Send aria-hidden="true" strokeWidth={1.75} />}
          onClick={() => void publishing.chooseReaders()}
        >
          {t('publish.chooseReaders')}
        </Button>
      ) : (
        <Button
          icon={<Globe aria-hidden="true" strokeWidth={1.75} />}
          isLoading={isPublishing}
          onClick={() => publishing.publishAt(when)}
        >
          {t(when === null ? 'publish.now' : isMoved ? 'publish.move' : 'publish.schedule')}
        </Button>
      )}
    </div>
  );
}
