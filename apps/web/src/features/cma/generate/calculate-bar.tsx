import type { Cma, CmaDraft } from '@hearthline/contract/cma';
import { leastComparables } from '@hearthline/domain/valuation/comparables';
import { Link, useNavigate } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format.ts';
import { Button, buttonClass } from '../../../shared/ui/button.tsx';
import { SaveNote } from '../components/save-note.tsx';
import type { CmaDraftState } from '../model/use-cma-draft.ts';

interface CalculateBarProps {
  state: CmaDraftState & { cma: Cma; draft: CmaDraft };
  timeZone: string | undefined;
}

/** Whether the draft is safe, and the way on; always within reach, because the list is long. */
export function CalculateBar({ state, timeZone }: CalculateBarProps) {
  const { t } = useTranslation('cma');
  const format = useFormat();
  const navigate = useNavigate();
  const [isGoing, setIsGoing] = useState(false);
  const { cma, draft, change, flush } = state;
  const number = draft.chosen.length;
  const missing = leastComparables - number;

  async function handleCalculate() {
    setIsGoing(true);
    // From here on it is Advance, also where Fast had saved a version before.
    change((now) => (now.method === 'advance' ? now : { ...now, method: 'advance' }));
    await flush();
    setIsGoing(false);
    void navigate({ to: '/cma/calculate', search: { id: cma.id } });
  }

  return (
    <div className="sticky bottom-0 z-(--z-sticky) -mx-4 mt-4 flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-line bg-canvas/95 px-4 pt-3 backdrop-blur-sm pb-[max(12px,env(safe-area-inset-bottom))] md:-mx-8 md:px-8">
      <SaveNote {...state} timeZone={timeZone} className="min-w-0 flex-1 max-md:basis-full" />
      <Link
        to="/cma"
        search={draft.subject.listingId ? { listing: draft.subject.listingId } : {}}
        className={buttonClass({ variant: 'secondary' })}
      >
        {t('generate.back')}
      </Link>
      <Button
        className="max-md:flex-1"
        disabled={missing > 0}
        isLoading={isGoing}
        onClick={() => void handleCalculate()}
      >
        {missing > 0
          ? t('generate.chooseMore', { count: missing, number: format.number(missing) })
          : t('generate.calculate', { number: format.number(number) })}
        <ArrowRight aria-hidden="true" className="size-4!" strokeWidth={1.75} />
      </Button>
    </div>
  );
}
