import type { MySite, SiteCheck } from '@hearthline/contract/sites';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArrowLeft, ExternalLink, Globe, RefreshCw } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useAgentTimeZone } from '../../../shared/api/agent-time-zone.ts';
import { useQueryBoundary } from '../../../shared/api/use-query-boundary.ts';
import { useLostFocus } from '../../../shared/hooks/use-lost-focus.ts';
import { useNow } from '../../../shared/hooks/use-now.ts';
import { useFormat } from '../../../shared/i18n/format.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { QueryError } from '../../../shared/ui/query-error.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { toast } from '../../../shared/ui/toast.tsx';
import { checkQuery, usePublish } from '../api/sites-api.ts';
import { PreviewFrame } from '../builder/preview-frame.tsx';
import { previewAddress, readableAddress } from '../model/preview-address.ts';
import { useBuilderLanguage } from '../model/use-builder-language.ts';
import type { SiteState } from '../model/use-site.ts';
import { CheckList } from './check-list.tsx';
import { UnpublishButton } from './unpublish-button.tsx';

const isUpToDate = ({ liveVersion, changes }: MySite) => liveVersion !== null && changes === 0;

/** The last look before the draft goes live: what must be mended leads to its field. */
export function PublishPart({ state }: { state: SiteState }) {
  const { t } = useTranslation('sites');
  const format = useFormat(useAgentTimeZone());
  const now = useNow();
  const query = useQuery(checkQuery);
  const failure = useQueryBoundary(query);
  const check = query.data;
  const must = check?.rows.filter(({ verdict }) => verdict === 'must').length ?? 0;
  return (
    <div className="grid flex-1 grid-cols-[minmax(0,1fr)] max-lg:content-start lg:grid-cols-[minmax(0,1fr)_480px]">
      <div className="min-w-0 px-4 py-4.5 md:px-8 md:py-6">
        <header className="mb-4 flex flex-wrap items-start gap-3">
          <div className="min-w-60 flex-1">
            <Link
              to="/site-builder"
              search={{}}
              className="touch-target mb-1 inline-flex items-center gap-1.5 rounded-xs text-sm text-ink-2 underline-offset-3 hover:underline"
            >
              <ArrowLeft aria-hidden="true" size={16} strokeWidth={1.75} />
              {t('title')}
            </Link>
            <h1>
              {!check
                ? t('gate.title')
                : must > 0
                  ? t('gate.must', { count: must })
                  : t(isUpToDate(state.site) ? 'gate.upToDate' : 'gate.ready')}
            </h1>
            <p role="status" className="text-sm text-ink-2">
              {query.isFetching
                ? t('gate.checking')
                : check
                  ? t('gate.checked', { when: format.relativeInSentence(check.checkedAt, now) })
                  : ''}
            </p>
          </div>
          <Button
            variant="secondary"
            icon={<RefreshCw aria-hidden="true" strokeWidth={1.75} />}
            isLoading={query.isFetching}
            onClick={() => void query.refetch()}
          >
            {t('gate.again')}
          </Button>
        </header>
        {check ? (
          <CheckList rows={check.rows} />
        ) : failure ? (
          <QueryError failure={failure} text={t('gate.failed')} />
        ) : (
          <div className="grid gap-3.5">
            <Skeleton className="h-44 w-full rounded-lg!" />
            <Skeleton className="h-44 w-full rounded-lg!" />
          </div>
        )}
      </div>
      <PublishAside state={state} check={check} must={must} />
    </div>
  );
}

interface PublishAsideProps {
  state: SiteState;
  check: SiteCheck | undefined;
  must: number;
}

function PublishAside({ state, check, must }: PublishAsideProps) {
  const { t } = useTranslation('sites');
  const format = useFormat(useAgentTimeZone());
  const now = useNow();
  const { language } = useBuilderLanguage();
  const { site } = state;
  const publish = usePublish(({ liveVersion }) =>
    toast.success(t('publish.done', { number: liveVersion ?? check?.nextVersion ?? 1 })),
  );
  const isSame = isUpToDate(site);
  const reasonId = useId();
  // The one that takes the site off the web goes with it.
  const button = useLostFocus<HTMLButtonElement>(site.liveUrl);
  const day = site.publishedAt === null ? null : format.relativeInSentence(site.publishedAt, now);
  const live =
    day === null
      ? t('live.none')
      : site.liveVersion === null
        ? t('live.off', { day })
        : t('live.version', { number: site.liveVersion, day });
  const address =
    site.host.state === 'proven' ? site.host.name : site.liveUrl ? readableAddress(site.liveUrl) : site.slug;
  const rows = [
    ['address', address],
    ['live', live],
    ...(site.liveVersion === null ? [] : [['draft', t('publish.changes', { count: site.changes })] as const]),
  ] as const;
  const canPublish = check?.canPublish === true && !isSame;
  return (
    <aside
      aria-label={t('publish.aside')}
      className="flex min-w-0 flex-col gap-4 border-line bg-surface px-4 py-5 max-lg:border-t md:px-6 lg:sticky lg:top-16 lg:h-[calc(100dvh-64px)] lg:self-start lg:overflow-y-auto lg:border-l"
    >
      <PreviewFrame
        title={t('view.frame')}
        src={previewAddress(site.previewUrl, { language })}
        version={`${site.revision} ${language}`}
        width="desktop"
        isStill
        className="h-88 flex-none rounded-md border border-line bg-inset max-lg:hidden"
      />
      <dl className="grid gap-2 text-sm">
        {rows.map(([name, value]) => (
          <div key={name} className="flex justify-between gap-4">
            <dt className="flex-none text-ink-2">{t(`publish.${name}`)}</dt>
            <dd className="min-w-0 text-right font-medium wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      {site.liveUrl ? (
        <a
          href={site.liveUrl}
          target="_blank"
          rel="noreferrer"
          className="text-link touch-target inline-flex items-center gap-1.5 self-start text-sm"
        >
          {t('publish.open')}
          <ExternalLink aria-hidden="true" size={14} strokeWidth={1.75} />
          <span className="sr-only">{t('opensNew')}</span>
        </a>
      ) : null}
      <div className="mt-auto grid gap-2">
        <Button
          size="lg"
          fullWidth
          icon={<Globe aria-hidden="true" strokeWidth={1.75} />}
          ref={button}
          // It is still there to come back to, with the reason why it waits.
          aria-disabled={!canPublish || undefined}
          data-disabled={!canPublish || undefined}
          aria-describedby={reasonId}
          isLoading={publish.isPending}
          onClick={() => canPublish && publish.mutate()}
        >
          {check ? t('publish.version', { number: check.nextVersion }) : t('publish.action')}
        </Button>
        <p id={reasonId} className="text-center text-xs text-ink-3">
          {!check
            ? ''
            : must > 0
              ? [t('publish.waits', { count: must }), site.liveUrl && t('publish.staysLive')]
                  .filter(Boolean)
                  .join(' ')
              : isSame
                ? t('publish.same')
                : t('publish.goes')}
        </p>
        {site.liveUrl ? (
          <div className="flex justify-center">
            <UnpublishButton state={state} />
          </div>
        ) : null}
      </div>
    </aside>
  );
}
