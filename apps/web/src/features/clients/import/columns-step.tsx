import type { ClientImport, ImportTarget, MatchedTarget } from '@hearthline/contract/client-import';
import type { ClientCategory } from '@hearthline/domain/client/vocabulary';
import { ArrowRight, ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { Checkbox } from '../../../shared/ui/checkbox.tsx';
import { Menu, MenuItem } from '../../../shared/ui/menu.tsx';
import { Segmented } from '../../../shared/ui/segmented.tsx';
import type { TagTone } from '../../../shared/ui/tag.tsx';
import { Tag } from '../../../shared/ui/tag.tsx';
import { CheckingCard, MainReason, MissingColumns } from './checking-card.tsx';
import { ColumnList } from './column-list.tsx';
import { ImportBar } from './import-bar.tsx';
import { isMatchedTarget, useTargetWords } from './import-targets.ts';
import type { PlannedColumn } from './plan.ts';
import { choiceKey, planColumns } from './plan.ts';
import { PreviewCard } from './preview-card.tsx';
import type { PlanAutosave } from './use-plan.ts';

interface ColumnsStepProps {
  found: ClientImport;
  autosave: PlanAutosave;
  onBack: () => void;
  onNext: () => void;
}

export function ColumnsStep({ found, autosave, onBack, onNext }: ColumnsStepProps) {
  const { t } = useTranslation('clients');
  const { plan, change, isSaving } = autosave;
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

interface ValuesCardProps {
  column: PlannedColumn;
  target: MatchedTarget;
  onChoose: (value: string, becomes: string | null) => void;
}

const shownValues = 8;
const categoryTones: Record<ClientCategory, TagTone> = {
  interested: 'success',
  waitingList: 'warning',
  notInterested: 'neutral',
};

/** The file's own words for a list of ours, each beside what it becomes. */
function ValuesCard({ column, target, onChoose }: ValuesCardProps) {
  const { t } = useTranslation('clients');
  const { labelOf } = useTargetWords();
  const [isOpen, setIsOpen] = useState(false);
  const { values, name, index } = column;
  const headingId = `values-${index}`;
  const hidden = isOpen ? 0 : Math.max(0, values.length - shownValues);
  return (
    <Card aria-labelledby={headingId} className="px-5 pt-3.5 pb-3">
      <div className="mb-1 flex items-baseline gap-2">
        <h3 id={headingId} className="min-w-0 flex-1 truncate">
          {t('import.matching.title', { column: name })}
        </h3>
        <span className="text-xs text-ink-3">{labelOf(target)}</span>
      </div>
      <ul>
        {values.slice(0, values.length - hidden).map((each) => (
          <ValueRow
            key={each.value}
            each={each}
            target={target}
            onChoose={(code) => onChoose(each.value, code)}
          />
        ))}
      </ul>
      {hidden > 0 ? (
        <Button variant="link" size="sm" className="mt-1" onClick={() => setIsOpen(true)}>
          {t('import.matching.more', { count: hidden })}
        </Button>
      ) : null}
    </Card>
  );
}

function ValueRow({
  each: { value, rows, becomes, match },
  target,
  onChoose,
}: {
  each: PlannedColumn['values'][number];
  target: MatchedTarget;
  onChoose: (code: string | null) => void;
}) {
  const { t } = useTranslation('clients');
  const { codesOf, wordOf } = useTargetWords();
  const word = becomes === null ? t('import.matching.leaveEmpty') : wordOf(target, becomes);
  const tone =
    becomes === null
      ? match === 'none'
        ? 'danger'
        : 'neutral'
      : target === 'category'
        ? categoryTones[becomes as ClientCategory]
        : 'info';
  const label = t('import.matching.becomes', { value });
  return (
    <li className="flex min-h-8 items-center gap-2 text-sm max-md:min-h-11">
      <span className="min-w-0 flex-1 truncate" title={value}>
        {value}
      </span>
      <span className="flex-none text-xs text-ink-3">{t('import.matching.rows', { count: rows })}</span>
      <ArrowRight aria-hidden="true" size={14} strokeWidth={1.75} className="flex-none text-ink-3" />
      <Menu
        label={label}
        trigger={(attributes) => (
          <button
            {...attributes}
            type="button"
            aria-label={`${label} ${word}`}
            className="touch-target inline-flex items-center gap-1.5 rounded-sm py-1 transition-control hovered:bg-hover"
          >
            <Tag tone={tone}>{word}</Tag>
            <ChevronDown aria-hidden="true" size={14} strokeWidth={1.75} className="text-ink-3" />
          </button>
        )}
      >
        {codesOf(target).map(({ id, label: name }) => (
          <MenuItem key={id} onAction={() => onChoose(id)}>
            {name}
          </MenuItem>
        ))}
        <MenuItem onAction={() => onChoose(null)}>{t('import.matching.leaveEmpty')}</MenuItem>
      </Menu>
    </li>
  );
}
