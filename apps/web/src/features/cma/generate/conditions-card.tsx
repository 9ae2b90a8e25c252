import type { HouseStyle } from '@hearthline/domain/listing/vocabulary';
import { condoKinds } from '@hearthline/domain/listing/vocabulary';
import { localDay } from '@hearthline/domain/time-zone';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMediaQuery } from '../../../shared/hooks/use-media-query.ts';
import { useFormat } from '../../../shared/i18n/format.ts';
import { classNames } from '../../../shared/lib/class-names.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { useFactWords } from '../components/fact-words.ts';
import { kinOf, standardConditions, toggleIn, withCriterion } from '../model/conditions.ts';
import { AreaField } from './area-field.tsx';
import type { ConditionsProps } from './condition-fields.tsx';
import { Choices, LeastRooms, ToggleChip } from './condition-fields.tsx';
import { MoreConditions } from './more-conditions.tsx';
import { RadiusField } from './radius-field.tsx';
import { SoldSinceField } from './sold-since-field.tsx';

/** What counts as comparable. Where there is one column it opens on request. */
export function ConditionsCard({ isTooMany, ...props }: ConditionsProps & { isTooMany: boolean }) {
  const { t } = useTranslation('cma');
  const format = useFormat();
  const words = useFactWords();
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
                distance: words.km(conditions.radiusMetres / 1000),
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
            <ChevronDown
              aria-hidden="true"
              className={classNames('size-4.5 transition-transform', isOpen && 'rotate-180')}
            />
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
      <Choices label={t('generate.kind')}>
        {kin.map((each) => (
          <ToggleChip
            key={each}
            isOn={criteria.kind?.any?.includes(each) ?? false}
            // Without any kind nothing could be compared.
            onToggle={() =>
              onChange(withCriterion(conditions, 'kind', toggleIn(criteria.kind, each) ?? { any: [kind] }))
            }
          >
            {t(`vocabulary.kind.${each}`)}
          </ToggleChip>
        ))}
      </Choices>
      {isLand || condoKinds.includes(kind) ? null : (
        <Choices label={t('generate.style')}>
          {styles.map((style) => (
            <ToggleChip
              key={style}
              isOn={criteria.style?.any?.includes(style) ?? false}
              onToggle={() => onChange(withCriterion(conditions, 'style', toggleIn(criteria.style, style)))}
            >
              {t(`vocabulary.style.${style}`)}
            </ToggleChip>
          ))}
        </Choices>
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
