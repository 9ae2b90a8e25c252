import type { Demographics } from '@hearthline/contract/places';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../shared/ui/button.tsx';
import type { ShareBar } from './share-bars.tsx';
import { ShareBars } from './share-bars.tsx';

interface Count {
  id: string;
  label: string;
  count: number | null;
}

/** Shares of what is known; a part that is kept back stays without one. */
function toShares(counts: readonly Count[]): ShareBar[] {
  const total = counts.reduce((sum, { count }) => sum + (count ?? 0), 0);
  return counts.map(({ id, label, count }) => ({
    id,
    label,
    share: count === null ? null : total === 0 ? 0 : count / total,
  }));
}

/** Owners and renters, kinds of dwellings, ages: opened when asked for. */
export function DwellingBars({ figures }: { figures: Demographics }) {
  const { t } = useTranslation('listings');
  const [isOpen, setOpen] = useState(false);
  const { owners, renters, dwellingTypes, ageGroups } = figures;
  const parts: { id: 'tenure' | 'dwellings' | 'ages'; counts: Count[] }[] = [
    {
      id: 'tenure',
      counts: [
        { id: 'owners', label: t('detail.demographics.owners'), count: owners },
        { id: 'renters', label: t('detail.demographics.renters'), count: renters },
      ],
    },
    {
      id: 'dwellings',
      counts: dwellingTypes
        .filter(({ count }) => count !== 0)
        .map(({ type, count }) => ({
          id: type,
          label: t(`detail.demographics.dwellingTypes.${type}`),
          count,
        })),
    },
    {
      id: 'ages',
      counts: ageGroups.map(({ group, count }) => ({
        id: group,
        label: t('detail.demographics.ageGroup', { group: group.replace('-', ' – ') }),
        count,
      })),
    },
  ];
  return (
    <>
      {isOpen
        ? parts.map(({ id, counts }) => (
            <div key={id}>
              <h4 className="mb-2 text-xs font-normal text-ink-3">{t(`detail.demographics.parts.${id}`)}</h4>
              {counts.length === 0 || counts.every(({ count }) => count === null) ? (
                <p className="text-xs text-ink-2">{t('detail.demographics.suppressed')}</p>
              ) : (
                <ShareBars label={t(`detail.demographics.parts.${id}`)} bars={toShares(counts)} />
              )}
            </div>
          ))
        : null}
      <Button
        variant="link"
        size="sm"
        className="self-start"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {t(isOpen ? 'detail.showFewer' : 'detail.demographics.open')}
      </Button>
    </>
  );
}
