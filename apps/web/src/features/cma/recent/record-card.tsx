import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format.ts';
import { Card, CardHeader } from '../../../shared/ui/card.tsx';
import { cmaRecordQuery } from '../api/cma-api.ts';

/** How far saved values were from prices, for homes that were sold since. */
export function RecordCard() {
  const { t } = useTranslation('cma');
  const format = useFormat();
  const { data: record } = useQuery(cmaRecordQuery);
  if (!record) return null;
  const share = (value: number | null, digits: number) =>
    value === null ? '—' : format.percent(value, digits);
  const figures = [
    { id: 'scored', value: format.number(record.scored) },
    { id: 'medianError', value: share(record.medianError, 1) },
    { id: 'within10', value: share(record.within10, 0) },
    { id: 'inside', value: share(record.inside, 0) },
  ] as const;
  return (
    <Card aria-labelledby="cma-record">
      <CardHeader
        id="cma-record"
        title={t('recent.record.title')}
        meta={record.scored > 0 ? t('recent.record.hint') : undefined}
      />
      {record.scored === 0 ? (
        <p className="px-5 py-4 text-sm text-ink-2">{t('recent.record.none')}</p>
      ) : (
        <dl className="grid grid-cols-2 gap-px md:grid-cols-4">
          {figures.map(({ id, value }) => (
            <div key={id} className="flex flex-col-reverse px-5 py-3.5">
              <dt className="text-xs text-ink-3">{t(`recent.record.${id}`)}</dt>
              <dd className="text-lg font-semibold tracking-tight">{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </Card>
  );
}
