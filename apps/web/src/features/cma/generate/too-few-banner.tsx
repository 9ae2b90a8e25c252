import type { CmaConditions, CmaSubject, ComparablesFound } from '@hearthline/contract/cma';
import { leastComparables } from '@hearthline/domain/valuation/comparables';
import { findLacking } from '@hearthline/domain/valuation/plausible-facts';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format.ts';
import { Banner } from '../../../shared/ui/banner.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { RepairChips } from './repair-chips.tsx';

interface TooFewBannerProps {
  found: ComparablesFound;
  subject: CmaSubject;
  onRepair: (conditions: CmaConditions) => void;
  onEnter: () => void;
}

/** Fewer than three sales give no number; wider conditions are offered with what they find. */
export function TooFewBanner({ found, subject, onRepair, onEnter }: TooFewBannerProps) {
  const { t } = useTranslation('cma');
  const format = useFormat();
  const { total, repairs } = found;
  if (total >= leastComparables) return null;
  const hasPlace = !findLacking(subject.facts).includes('place');
  if (!hasPlace)
    return (
      <Banner
        tone="warning"
        title={t('generate.tooFew.noPlace')}
        actions={
          <Button size="sm" variant="secondary" onClick={onEnter}>
            {t('generate.lackingAction')}
          </Button>
        }
      />
    );
  return (
    <Banner
      tone="warning"
      title={
        total === 0
          ? t('generate.tooFew.none')
          : t('generate.tooFew.title', { count: total, number: format.number(total) })
      }
    >
      {t(repairs.length > 0 ? 'generate.tooFew.text' : 'generate.tooFew.decline', {
        least: leastComparables,
      })}
      {repairs.length > 0 ? (
        <RepairChips
          repairs={repairs}
          describe={(number) => t('generate.tooFew.found', { number: format.number(number) })}
          onRepair={onRepair}
        />
      ) : null}
    </Banner>
  );
}
