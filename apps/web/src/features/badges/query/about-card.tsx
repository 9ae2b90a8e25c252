import type { NamedQuery } from '@hearthline/contract/badges';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNow } from '../../../shared/hooks/use-now.ts';
import { useFormat } from '../../../shared/i18n/format.ts';
import { Card } from '../../../shared/ui/card.tsx';

/** What the number rests on. */
export function AboutCard({ query, executedAt }: { query: NamedQuery; executedAt: string | undefined }) {
  const { t } = useTranslation('badges');
  const format = useFormat();
  const now = useNow();
  const { sources, smallestSample, recordKind, usedIn } = query;
  const sample = t(`records.${recordKind}`, {
    count: smallestSample,
    number: format.number(smallestSample),
  });
  return (
    <Card isPadded>
      <h2 className="mb-2 text-base/[24px]">{t('query.about.title')}</h2>
      <dl className="text-sm">
        <Fact name={t('query.about.source')}>
          {sources.map((source) => t(`query.about.sources.${source}`)).join(', ')}
        </Fact>
        {executedAt ? <Fact name={t('query.about.counted')}>{format.relative(executedAt, now)}</Fact> : null}
        <Fact name={t('query.about.recounted')}>{t('query.about.recountedText')}</Fact>
        <Fact name={t('query.about.sample')}>
          {smallestSample > 0 ? t('query.about.sampleText', { records: sample }) : t('query.about.noSample')}
        </Fact>
        <Fact name={t('query.about.usedIn')}>
          {usedIn.badges === 0
            ? t('query.about.unused')
            : [
                t('query.about.badges', { count: usedIn.badges }),
                usedIn.dashboards > 0 ? t('query.about.dashboards', { count: usedIn.dashboards }) : null,
              ]
                .filter(Boolean)
                .join(', ')}
        </Fact>
      </dl>
    </Card>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-4 py-1.5">
      <dt className="text-ink-3">{name}</dt>
      <dd className="min-w-0 text-right">{children}</dd>
    </div>
  );
}
