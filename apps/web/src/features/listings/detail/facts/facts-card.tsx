import type { ListingDetail } from '@hearthline/contract/listing-detail';
import { Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../../shared/lib/class-names.ts';
import { Card, CardHeader } from '../../../../shared/ui/card.tsx';
import type { Fact } from './facts.ts';
import { useFactGroups } from './facts.ts';

export function FactsCard({ listing }: { listing: ListingDetail }) {
  const { t } = useTranslation('listings');
  const groups = useFactGroups(listing);
  return (
    <Card aria-labelledby="facts-title" className="overflow-hidden">
      <CardHeader id="facts-title" title={t('detail.facts.title')} />
      {groups.map(({ id, facts }) => (
        <div key={id} className="border-line px-5 pt-3 pb-2 not-first-of-type:border-t">
          <h4 className="text-xs font-medium text-ink-3">{t(`detail.facts.groups.${id}`)}</h4>
          {/* The hairline of the last row is cut off, however many columns there are. */}
          <div className="overflow-hidden">
            <dl className="-mb-px grid gap-x-8 md:grid-cols-2 xl:grid-cols-3">
              {facts.map((fact) => (
                <FactRow key={fact.label} fact={fact} />
              ))}
            </dl>
          </div>
        </div>
      ))}
    </Card>
  );
}

function FactRow({ fact }: { fact: Fact }) {
  const { t } = useTranslation('listings');
  const { label, value, note, isForAgents, isWide } = fact;
  return (
    <div
      className={classNames(
        'flex justify-between gap-3 border-b border-line py-2 text-sm',
        isWide && 'col-span-full',
      )}
    >
      <dt className="text-ink-3">
        {label}
        {isForAgents ? (
          <Lock
            role="img"
            aria-label={t('detail.agentsOnly')}
            className="ml-1.5 inline size-3 align-[-1px]"
            strokeWidth={1.75}
          />
        ) : null}
      </dt>
      <dd className="min-w-0 text-right font-medium wrap-anywhere">
        {value ?? '—'}
        {note ? <span className="block text-xs font-normal text-ink-3">{note}</span> : null}
      </dd>
    </div>
  );
}
