import type { GridFound } from '@hearthline/contract/cma';
import { findLacking } from '@hearthline/domain/valuation/plausible-facts';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format.ts';
import { Banner } from '../../../shared/ui/banner.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { useFactWords } from '../components/fact-words.ts';
import { dropGone } from './model/draft-edits.ts';
import type { LoadedState } from './model/loaded-state.ts';

interface DraftBannersProps {
  state: LoadedState;
  found: GridFound;
}

/** What the agent should know before looking at the value. */
export function DraftBanners({ state, found }: DraftBannersProps) {
  const { t } = useTranslation('cmaCalculate');
  const { t: tCma } = useTranslation('cma');
  const format = useFormat();
  const words = useFactWords();
  const { cma, draft, change } = state;
  const { score, moved } = cma;
  const lacking = findLacking(draft.subject.facts).filter((fact) => cma.lacking.includes(fact));
  const saved = cma.versions.reduce((last, each) => (each.number > last.number ? each : last), {
    number: 0,
    value: 0,
  });
  const { gone } = found;
  return (
    <>
      {lacking.length > 0 ? (
        <Banner tone="info" className="mb-3">
          {tCma('fallback')}. {tCma('generate.lacking', { facts: words.list(lacking) })}
        </Banner>
      ) : null}
      {gone.length > 0 ? (
        <Banner
          tone="warning"
          className="mb-3"
          actions={
            <Button
              size="sm"
              variant="secondary"
              onClick={() => change((current) => dropGone(current, gone))}
            >
              {t('gone.drop')}
            </Button>
          }
        >
          {t('gone.text', { count: gone.length, number: format.number(gone.length) })}
        </Banner>
      ) : null}
      {moved && saved.number > 0 ? (
        <Banner tone="info" className="mb-3">
          {t('moved', { before: format.price(saved.value), now: format.price(moved.value) })}
        </Banner>
      ) : null}
      {score ? (
        <Banner tone={score.isInside ? 'success' : 'info'} className="mb-3">
          {t(score.isInside ? 'score.inside' : 'score.outside', {
            price: format.price(score.soldPrice),
            date: format.dateText(score.soldDate),
            version: format.number(score.version),
            value: format.price(score.value),
            error: format.percent(score.error, 1),
          })}
        </Banner>
      ) : null}
    </>
  );
}
