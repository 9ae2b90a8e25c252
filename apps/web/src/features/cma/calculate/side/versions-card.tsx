import type { Cma } from '@hearthline/contract/cma';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../shared/i18n/format.ts';
import { buttonClass } from '../../../../shared/ui/button.tsx';
import { Card, CardHeader } from '../../../../shared/ui/card.tsx';

interface VersionsCardProps {
  cma: Cma;
  timeZone: string | undefined;
}

/** What was saved, the newest first. */
export function VersionsCard({ cma, timeZone }: VersionsCardProps) {
  const { t } = useTranslation('cmaCalculate');
  const { t: tCma } = useTranslation('cma');
  const format = useFormat(timeZone);
  const versions = cma.versions.toSorted((a, b) => b.number - a.number);
  return (
    <Card aria-label={t('versions.title')}>
      <CardHeader
        title={t('versions.title')}
        actions={
          versions.length > 1 ? (
            <Link to="/cma/recent" search={{ id: cma.id }} className="text-link text-sm">
              {t('versions.compare')}
            </Link>
          ) : null
        }
      />
      {versions.length === 0 ? (
        <p className="px-5 py-4 text-sm text-ink-2">{t('versions.none')}</p>
      ) : (
        <ul className="max-h-80 overflow-y-auto">
          {versions.map(({ number, value, low, high, savedAt, method, comparables, note }) => {
            const name = t('versions.name', { number: format.number(number) });
            return (
              <li
                key={number}
                className="flex items-center gap-3 border-b border-line px-5 py-3 last:border-b-0"
              >
                <div className="min-w-0 flex-1 text-sm">
                  <p className="flex flex-wrap gap-x-2">
                    <span className="font-medium">{name}</span>
                    <span className="text-ink-3">
                      {format.dateText(savedAt)}, {format.time(savedAt)}
                    </span>
                  </p>
                  <p className="text-ink-2">
                    <b className="text-ink">{format.price(value)}</b> {format.priceRange(low, high)}
                  </p>
                  <p className="text-xs text-ink-3">
                    {t('versions.row', {
                      count: comparables,
                      number: format.number(comparables),
                      method: tCma(`methodNames.${method}`),
                    })}
                  </p>
                  {note ? <p className="mt-0.5 text-ink-2">{note}</p> : null}
                </div>
                <Link
                  to="/cma/calculate"
                  search={{ id: cma.id, version: number }}
                  aria-label={t('pair', { name: t('versions.open'), value: name })}
                  className={buttonClass({ variant: 'secondary', size: 'sm' })}
                >
                  {t('versions.open')}
                </Link>
              </li>
            );
          })}
        </ul>
      )}
    </Card>
  );
}
