import type { SiteVersion } from '@hearthline/contract/sites';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useAgentTimeZone } from '../../../shared/api/agent-time-zone.ts';
import { useNow } from '../../../shared/hooks/use-now.ts';
import { useFormat } from '../../../shared/i18n/format.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { QueryBoundary } from '../../../shared/ui/query-boundary.tsx';
import { QueryError } from '../../../shared/ui/query-error.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { Tag } from '../../../shared/ui/tag.tsx';
import { showUndo } from '../../../shared/ui/undo-toast.tsx';
import { useRestoreVersion, versionsQuery } from '../api/sites-api.ts';
import type { PartProps } from '../model/part-props.ts';
import { useBuilderLanguage } from '../model/use-builder-language.ts';

/** What was published or kept before, each a step away from being the draft again. */
export function VersionsPart({ state }: PartProps) {
  const { t } = useTranslation('sites');
  const query = useQuery(versionsQuery);
  const restore = useRestoreVersion((_site, number) =>
    showUndo({ id: 'site-version', text: t('versions.restored', { number }), onUndo: state.undo }),
  );
  return (
    <>
      <p className="text-sm text-ink-2">{t('versions.text')}</p>
      <QueryBoundary
        query={query}
        pending={<Skeleton className="h-48 w-full rounded-md!" />}
        error={(failure) => <QueryError layout="line" failure={failure} text={t('versions.failed')} />}
        isEmpty={(versions) => versions.length === 0}
        empty={<p className="text-sm text-ink-2">{t('versions.none')}</p>}
      >
        {(versions) => (
          <ol className="grid gap-2">
            {versions.map((version) => (
              <VersionRow
                key={version.number}
                version={version}
                isRestoring={restore.isPending && restore.variables === version.number}
                onRestore={() => restore.mutate(version.number)}
              />
            ))}
          </ol>
        )}
      </QueryBoundary>
    </>
  );
}

interface VersionRowProps {
  version: SiteVersion;
  isRestoring: boolean;
  onRestore: () => void;
}

function VersionRow({ version, isRestoring, onRestore }: VersionRowProps) {
  const { t } = useTranslation('sites');
  const format = useFormat(useAgentTimeZone());
  const now = useNow();
  const { language } = useBuilderLanguage();
  const { number, template, madeAt, reason, isLive, slogan } = version;
  return (
    <li className="flex items-center gap-3 rounded-md border border-line bg-raised px-3.5 py-3">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-2 text-sm font-medium">
          {t('versions.number', { number })}
          {isLive ? <Tag tone="success">{t('versions.live')}</Tag> : null}
        </p>
        <p lang={language} className="truncate text-xs text-ink-2">
          {slogan[language]}
        </p>
        <p className="text-xs text-ink-3">
          {[
            t(`versions.${reason}`, { when: format.relativeInSentence(madeAt, now) }),
            t(`templates.${template}.name`),
          ].join(' · ')}
        </p>
      </div>
      <Button
        variant="secondary"
        size="sm"
        isLoading={isRestoring}
        aria-label={t('versions.restoreName', { number })}
        onClick={onRestore}
      >
        {t('versions.restore')}
      </Button>
    </li>
  );
}
