import { addDays } from '@hearthline/domain/calendar';
import type { Range } from '@hearthline/domain/criteria/criteria';
import type { HouseStyle } from '@hearthline/domain/listing/vocabulary';
import { condoKinds } from '@hearthline/domain/listing/vocabulary';
import { localDay } from '@hearthline/domain/time-zone';
import { CalendarDays, ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMediaQuery } from '../../../shared/hooks/use-media-query.ts';
import { useFormat } from '../../../shared/i18n/format.ts';
import { classNames } from '../../../shared/lib/class-names.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { labelClass } from '../../../shared/ui/field.tsx';
import { lazyPart } from '../../../shared/ui/lazy-part.tsx';
import { Slider } from '../../../shared/ui/slider.tsx';
import { controlHeights, controlTextClass } from '../../../shared/ui/text-field.tsx';
import {
  areaScale,
  kinOf,
  radiusAt,
  radiusPlace,
  radiusSteps,
  standardConditions,
  toggleIn,
  usual,
  withCriterion,
} from '../model/conditions.ts';
import type { ConditionsProps } from './more-conditions.tsx';
import { ChoiceChips, LeastRooms, MoreConditions } from './more-conditions.tsx';

/** What counts as comparable. Where there is one column it opens on request. */
export function ConditionsCard({ isTooMany, ...props }: ConditionsProps & { isTooMany: boolean }) {
  const { t } = useTranslation('cma');
  const format = useFormat();
  const id = useId();
  const isBeside = useMediaQuery('(width >= 1280px)');
  const [isOpen, setIsOpen] = useState(false);
  const { subject, conditions, onChange } = props;
  const isShown = isBeside || isOpen;
  return (
    <Card
      aria-labelledby={`${id}-title`}
      className="px-4 pt-4 pb-4.5 xl:sticky xl:top-20 xl:max-h-[calc(100dvh-10.5rem)] xl:overflow-y-auto xl:[scrollbar-width:thin]"
    >
      <div className={classNames('flex items-center gap-2', isShown && 'mb-3')}>
        <div className="min-w-0 flex-1">
          <h3 id={`${id}-title`}>{t('generate.conditions')}</h3>
          {isShown ? null : (
            <p className="text-sm text-ink-2">
              {t('generate.conditionsShort', {
                distance: format.kilometres(conditions.radiusMetres / 1000),
                date: format.dateText(conditions.soldFrom),
              })}
            </p>
          )}
        </div>
        {isShown ? (
          <Button
            variant="link"
            onClick={() => onChange(standardConditions(subject.facts.kind, localDay(new Date())))}
          >
            {t('generate.reset')}
          </Button>
        ) : null}
        {isBeside ? null : (
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={`${id}-body`}
            aria-label={t('generate.conditions')}
            onClick={() => setIsOpen(!isOpen)}
            className="touch-target grid size-8 place-items-center rounded-[8px] text-ink-2 hover:bg-hover"
          >
            <ChevronDown className={classNames('size-4.5 transition-transform', isOpen && 'rotate-180')} />
          </button>
        )}
      </div>
      <div
        id={`${id}-body`}
        hidden={!isShown}
        className="grid gap-3.5 md:max-xl:grid-cols-2 md:max-xl:gap-x-6"
      >
        {isShown ? <Fields {...props} isTooMany={isTooMany} /> : null}
      </div>
    </Card>
  );
}

function Fields({ isTooMany, ...props }: ConditionsProps & { isTooMany: boolean }) {
  const { t } = useTranslation('cma');
  const { subject, conditions, onChange } = props;
  const { kind } = subject.facts;
  const { criteria } = conditions;
  const isLand = kind === 'land';
  const kin = kinOf(kind).filter((each, place) => place < shownKinds || criteria.kind?.any?.includes(each));
  return (
    <>
      <RadiusField {...props} />
      <SoldSinceField {...props} isWarned={isTooMany} />
      {isLand ? null : (
        <>
          <AreaField {...props} />
          <LeastRooms field="bedrooms" choices={[2, 3, 4]} {...props} />
        </>
      )}
      <ChoiceChips
        label={t('generate.kind')}
        items={kin.map((id) => ({ id, label: t(`vocabulary.kind.${id}`) }))}
        chosen={criteria.kind?.any}
        // Without any kind nothing could be compared.
        onToggle={(id) =>
          onChange(withCriterion(conditions, 'kind', toggleIn(criteria.kind, id) ?? { any: [kind] }))
        }
      />
      {isLand || condoKinds.includes(kind) ? null : (
        <ChoiceChips
          label={t('generate.style')}
          items={styles.map((id) => ({ id, label: t(`vocabulary.style.${id}`) }))}
          chosen={criteria.style?.any}
          onToggle={(id) => onChange(withCriterion(conditions, 'style', toggleIn(criteria.style, id)))}
        />
      )}
      <MoreConditions {...props} />
    </>
  );
}

const shownKinds = 4;
const styles: readonly HouseStyle[] = [
  'oneStorey',
  'oneAndHalfStorey',
  'twoStorey',
  'threeStorey',
  'backsplit',
  'sidesplit',
];

function RadiusField({ conditions, onChange }: ConditionsProps) {
  const { t } = useTranslation('cma');
  const format = useFormat();
  const [moved, setMoved] = useState<number | null>(null);
  const asked = radiusPlace(conditions.radiusMetres);
  const metres = moved === null ? conditions.radiusMetres : radiusAt(moved);
  const text = format.kilometres(metres / 1000);
  return (
    <div className="min-w-0">
      <div className="flex items-center justify-between gap-2">
        <span className={labelClass}>{t('generate.distance')}</span>
        <span className="text-sm font-medium">{text}</span>
      </div>
      <div className="mx-2.5 py-2.5">
        <Slider<[number]>
          className="relative"
          length={radiusSteps.length - 1}
          places={[moved ?? asked]}
          names={[t('generate.distance')]}
          texts={[text]}
          onMove={([place]) => setMoved(place)}
          onSettle={([place]) => {
            setMoved(null);
            if (place !== asked) onChange({ ...conditions, radiusMetres: radiusAt(place) });
          }}
        />
      </div>
      {metres > usual.radius ? <p className="text-xs text-warning">{t('generate.beyond')}</p> : null}
    </div>
  );
}

const DatePickerDialog = lazyPart(
  async () => (await import('../../../shared/ui/date-picker/date-picker-dialog.tsx')).DatePickerDialog,
);

/** Marked where an other date is one of the repairs. */
function SoldSinceField({ conditions, onChange, isWarned }: ConditionsProps & { isWarned: boolean }) {
  const { t } = useTranslation('cma');
  const [isOpen, setIsOpen] = useState(false);
  const [isLoaded, setIsLoaded] = useState(false);
  const { soldFrom } = conditions;
  const today = localDay(new Date());
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <span aria-hidden="true" className={labelClass}>
        {t('generate.soldSince')}
      </span>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={t('generate.chooseDate', { date: soldFrom })}
        onClick={() => {
          setIsLoaded(true);
          setIsOpen(true);
        }}
        className={classNames(
          'control-box flex w-full items-center gap-2 px-3 text-left text-ink transition-control',
          controlHeights.md,
          controlTextClass,
          isWarned && 'border-warning!',
        )}
      >
        <CalendarDays className="size-4.5 text-ink-3" strokeWidth={1.75} />
        {soldFrom}
      </button>
      {isLoaded ? (
        <DatePickerDialog
          mode="date"
          isOpen={isOpen}
          onOpenChange={setIsOpen}
          value={soldFrom}
          min={addDays(today, -usual.mostDays)}
          max={today}
          onApply={(date) => onChange({ ...conditions, soldFrom: date })}
        />
      ) : null}
    </div>
  );
}

type Places = [low: number, high: number];

/** Square feet with two thumbs; at the ends of the track there is no limit. */
function AreaField({ subject, conditions, onChange }: ConditionsProps) {
  const { t } = useTranslation('cma');
  const format = useFormat();
  const asked: Range | undefined = conditions.criteria.size;
  // The scale stands still while a thumb is held.
  const [moved, setMoved] = useState<{ places: Places; scale: ReturnType<typeof areaScale> } | null>(null);
  const scale = moved?.scale ?? areaScale(subject.facts.area, asked);
  const length = (scale.high - scale.low) / scale.step;
  const askedPlaces: Places = [
    asked?.min === undefined ? 0 : (asked.min - scale.low) / scale.step,
    asked?.max === undefined ? length : (asked.max - scale.low) / scale.step,
  ];
  const places = moved?.places ?? askedPlaces;
  const shown = moved ? rangeAt(moved.places) : (asked ?? {});

  function rangeAt([low, high]: Places): Range {
    const min = scale.low + low * scale.step;
    const max = scale.low + high * scale.step;
    return { ...(low > 0 && { min }), ...(high < length && { max }) };
  }

  function describe({ min, max }: Range): string {
    if (min !== undefined && max !== undefined) return format.numberRange(min, max);
    if (min !== undefined) return t('generate.from', { min: format.number(min) });
    return max === undefined ? t('generate.any') : t('generate.upTo', { max: format.number(max) });
  }

  return (
    <div className="min-w-0">
      <div className="flex items-center justify-between gap-2">
        <span className={labelClass}>{t('generate.area')}</span>
        <span className="text-sm font-medium">{describe(shown)}</span>
      </div>
      <div className="mx-2.5 py-2.5">
        <Slider<Places>
          className="relative"
          length={length}
          places={places}
          names={[t('generate.areaMin'), t('generate.areaMax')]}
          texts={[
            shown.min === undefined ? t('generate.any') : format.area(shown.min),
            shown.max === undefined ? t('generate.any') : format.area(shown.max),
          ]}
          onMove={(next) => setMoved({ places: next, scale })}
          onSettle={(next) => {
            setMoved(null);
            if (next.every((place, thumb) => place === askedPlaces[thumb])) return;
            const range = rangeAt(next);
            onChange(withCriterion(conditions, 'size', Object.keys(range).length > 0 ? range : undefined));
          }}
        />
      </div>
    </div>
  );
}
