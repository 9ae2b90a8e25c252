import type { Cma } from '@hearthline/contract/cma';
import { cmaLimits } from '@hearthline/contract/cma';
import type { ParsedNumber } from '@hearthline/format/parse-number';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../shared/i18n/format.ts';
import { Card } from '../../../../shared/ui/card.tsx';
import { NumberField } from '../../../../shared/ui/number-field.tsx';
import { Switch } from '../../../../shared/ui/switch.tsx';
import { useSetWatch } from '../../api/cma-actions.ts';

const { min, max } = cmaLimits.watchPercent;

/** Be told when new sales move the saved value. */
export function WatchCard({ cma }: { cma: Cma }) {
  const { t } = useTranslation('cmaCalculate');
  const format = useFormat();
  const { watch } = cma;
  const { mutate: setWatch, isPending, variables } = useSetWatch(cma.id);
  const [typed, setTyped] = useState<ParsedNumber>(watch.percent);
  const percent = typeof typed === 'number' ? Math.round(typed * 10) / 10 : null;
  const isWrong = percent === null || percent < min || percent > max;
  const hasVersion = cma.versions.length > 0;
  const isOn = isPending ? (variables?.isOn ?? watch.isOn) : watch.isOn;

  function keepPercent() {
    if (isWrong || percent === watch.percent) return;
    setWatch({ isOn: watch.isOn, percent });
  }

  return (
    <Card isPadded aria-label={t('watch.title')} className="flex flex-wrap items-start gap-x-4 gap-y-3">
      <div className="min-w-48 flex-1">
        <Switch
          isSelected={isOn}
          isDisabled={!hasVersion || isWrong}
          onChange={(next) => setWatch({ isOn: next, percent: percent ?? watch.percent })}
        >
          <span className="font-medium">{t('watch.title')}</span>
        </Switch>
        <p className="mt-1 text-sm text-ink-2">{t(hasVersion ? 'watch.text' : 'watch.needsVersion')}</p>
      </div>
      <NumberField
        label={t('watch.percent')}
        className="w-28"
        decimals={1}
        suffix="%"
        value={typed}
        disabled={!hasVersion}
        error={isWrong ? t('watch.invalid', { min: format.number(min), max: format.number(max) }) : undefined}
        onChange={setTyped}
        onBlur={keepPercent}
        onKeyDown={(event) => {
          if (event.key === 'Enter') keepPercent();
        }}
      />
    </Card>
  );
}
