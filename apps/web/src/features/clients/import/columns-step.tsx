import type { ClientImport, ImportTarget } from '@hearthline/contract/client-import';
import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { Checkbox } from '../../../shared/ui/checkbox.tsx';
import { Segmented } from '../../../shared/ui/segmented.tsx';
import { CheckingCard, MainReason, MissingColumns } from './checking-card.tsx';
import { ColumnList } from './column-list.tsx';
import { ImportBar } from './import-bar.tsx';
import { isMatchedTarget } from './import-targets.ts';
import { choiceKey, planColumns } from './plan.ts';
import { PreviewCard } from './preview-card.tsx';
import type { PlanKeeper } from './use-plan.ts';
import { ValuesCard } from './values-card.tsx';

interface ColumnsStepProps {
  found: ClientImport;
  keeper: PlanKeeper;
  onBack: () => void;
  onNext: () => void;
}

export function ColumnsStep({ found, keeper, onBack, onNext }: ColumnsStepProps) {
  const { t } = useTranslation('clients');
  const { plan, change, isSaving } = keeper;
  const columns = planColumns(found, plan);
  const setTarget = (index: number, target: ImportTarget) =>
    change({ targets: plan.targets.map((each, at) => (at === index ? target : each)) });
  return (
    <>
      <div className="grid items-start gap-4 pb-6 xl:grid-cols-[minmax(0,1fr)_368px]">
        <ColumnList columns={columns} isDayFirst={plan.isDayFirst} onTarget={setTarget} />
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
          <CheckingCard found={found} isSaving={isSaving}>
            <MainReason
              found={found}
              action={
                <Button variant="link" size="sm" onClick={onNext}>
                  {t('import.check.showRows')}
                </Button>
              }
            />
            <MissingColumns found={found} />
          </CheckingCard>
          {columns.some(({ isUnclear }) => isUnclear) ? (
            <DateCard isDayFirst={plan.isDayFirst} onChange={(isDayFirst) => change({ isDayFirst })} />
          ) : null}
          <PreviewCard found={found} />
          {columns.map((column) =>
            isMatchedTarget(column.target) && column.values.length > 0 ? (
              <ValuesCard
                key={`${column.index} ${column.target}`}
                column={column}
                target={column.target}
                onChoose={(value, becomes) =>
                  change({
                    choices: { ...plan.choices, [choiceKey(column.index, column.target, value)]: becomes },
                  })
                }
              />
            ) : null,
          )}
        </div>
      </div>
      <ImportBar
        aside={
          <Checkbox
            isSelected={plan.known === 'update'}
            onChange={(isUpdating) => change({ known: isUpdating ? 'update' : 'skip' })}
          >
            {t('import.columns.updatesKnown')}
          </Checkbox>
        }
      >
        <Button variant="secondary" onClick={onBack}>
          {t('import.back')}
        </Button>
        <Button className="max-md:flex-1" onClick={onNext}>
          {t('import.next', { step: t('import.steps.check') })}
          <ArrowRight aria-hidden="true" />
        </Button>
      </ImportBar>
    </>
  );
}

function DateCard({
  isDayFirst,
  onChange,
}: {
  isDayFirst: boolean;
  onChange: (isDayFirst: boolean) => void;
}) {
  const { t } = useTranslation('clients');
  return (
    <Card isPadded aria-labelledby="date-order" className="grid gap-3">
      <div>
        <h3 id="date-order">{t('import.dates.title')}</h3>
        <p className="mt-1 text-sm text-ink-2">{t('import.dates.text')}</p>
      </div>
      <Segmented
        fullWidth
        label={t('import.dates.title')}
        items={[
          { id: 'day', label: t('import.dates.dayFirst') },
          { id: 'month', label: t('import.dates.monthFirst') },
        ]}
        value={isDayFirst ? 'day' : 'month'}
        onChange={(order) => onChange(order === 'day')}
      />
    </Card>
  );
}
