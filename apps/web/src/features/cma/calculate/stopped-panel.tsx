import type { GridFound } from '@hearthline/contract/cma';
import { factBounds } from '@hearthline/domain/valuation/plausible-facts';
import type { ParsedNumber } from '@hearthline/format/parse-number';
import { Link } from '@tanstack/react-router';
import { Building2, Search, Undo2 } from 'lucide-react';
import type { FormEvent } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format.ts';
import { Banner } from '../../../shared/ui/banner.tsx';
import { Button, buttonClass } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { SearchIllustration } from '../../../shared/ui/illustrations.tsx';
import { NumberField } from '../../../shared/ui/number-field.tsx';
import { Tag } from '../../../shared/ui/tag.tsx';
import { HomeThumb } from '../components/home-thumb.tsx';
import type { LoadedState } from '../model/use-cma-draft.ts';
import type { Stopped } from './model/calculation.ts';
import type { EditsControl } from './model/use-edits.ts';
import { resetWeights, setLevels, toggleLeftOut } from './model/use-edits.ts';

interface LevelsPanelProps {
  found: GridFound;
  state: LoadedState;
  control: EditsControl;
  isBusy: boolean;
}

/** Nothing is calculated before this is mended. */
export function StoppedPanel({ stopped, ...props }: LevelsPanelProps & { stopped: Stopped }) {
  const { cma, draft } = props.state;
  const { edit } = props.control;
  if (stopped.state === 'levelsMissing')
    return <LevelsPanel key={stopped.items.join()} items={stopped.items} {...props} />;
  const { leftOut, weights } = draft.edits;
  if (stopped.state === 'tooFew') {
    const takeBack = () => edit((edits) => ({ ...edits, leftOut: [] }));
    return (
      <BlockedPanel cmaId={cma.id} reason={stopped} onUndo={leftOut.length > 0 ? takeBack : undefined} />
    );
  }
  const given = Object.values(weights);
  const isByWeights = given.length > 0 && given.every((weight) => weight === 0);
  return (
    <BlockedPanel
      cmaId={cma.id}
      reason={isByWeights ? stopped : { state: 'overAdjusted' }}
      onUndo={() =>
        edit((edits) => (isByWeights ? resetWeights(edits) : { ...edits, rates: {}, amounts: {} }))
      }
    />
  );
}

interface BlockedPanelProps {
  cmaId: string;
  reason: Extract<Stopped, { state: 'tooFew' | 'noWeight' }> | { state: 'overAdjusted' };
  /** Undoes what the agent decided, where that is the cause. */
  onUndo?: (() => void) | undefined;
}

/** Why there is no value, and the way back to one. */
export function BlockedPanel({ cmaId, reason, onUndo }: BlockedPanelProps) {
  const { t } = useTranslation('cmaCalculate');
  const format = useFormat();
  const text =
    reason.state !== 'tooFew'
      ? t(`blocked.${reason.state}.text`)
      : reason.count === 0
        ? t('blocked.tooFew.none')
        : t('blocked.tooFew.text', { count: reason.count, number: format.number(reason.count) });
  return (
    <Card>
      <EmptyState
        illustration={<SearchIllustration />}
        headingLevel={2}
        title={t(`blocked.${reason.state}.title`)}
        text={text}
        actions={
          <>
            {onUndo ? (
              <Button icon={<Undo2 />} onClick={onUndo}>
                {t(`blocked.undo.${reason.state}`)}
              </Button>
            ) : null}
            <Link
              to="/cma/generate"
              search={{ id: cmaId }}
              className={buttonClass({ variant: onUndo ? 'secondary' : 'primary' })}
            >
              <Search />
              {t('blocked.choose')}
            </Link>
          </>
        }
      />
    </Card>
  );
}

const { min, max } = factBounds.level;
const isLevel = (value: ParsedNumber): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max;

/** Flats are compared by their level, so each must have one: a field for every item that lacks it. */
function LevelsPanel(props: LevelsPanelProps & { items: readonly string[] }) {
  // `subject` and ids of comparables.
  const { items, found, state, control, isBusy } = props;
  const { t } = useTranslation('cmaCalculate');
  const format = useFormat();
  const { draft, cma, change } = state;
  const [typed, setTyped] = useState<Readonly<Record<string, ParsedNumber>>>({});
  const [isTried, setTried] = useState(false);
  const listings = new Map(found.listings.map((listing) => [listing.id, listing]));
  const invalidText = t('levels.invalid', { min: format.number(min), max: format.number(max) });
  const canLeaveOut = found.grid.sales.length - draft.edits.leftOut.length > 3;

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setTried(true);
    const levels = new Map<string, number>();
    for (const item of items) {
      const level = typed[item];
      if (isLevel(level)) levels.set(item, level);
      else return event.currentTarget.querySelector<HTMLInputElement>(`[name="level-${item}"]`)?.focus();
    }
    change((current) => setLevels(current, levels));
  }

  return (
    <Card className="mx-auto w-full max-w-3xl">
      <form noValidate onSubmit={handleSubmit}>
        <div className="border-b border-line px-5 py-4">
          <h2>{t('levels.title')}</h2>
          <Banner tone="warning" className="mt-3">
            {t('levels.text')}
          </Banner>
          <p className="mt-2 text-sm text-ink-3">
            {t('levels.missing', { count: items.length, number: format.number(items.length) })}
          </p>
        </div>
        <ul>
          {items.map((item) => {
            const isSubject = item === 'subject';
            const listing = isSubject ? cma.listing : (listings.get(item) ?? null);
            const address = isSubject ? draft.subject.address : (listing?.address ?? '');
            const value = typed[item];
            const isWrong = !isLevel(value) && (isTried || (value !== undefined && value !== null));
            return (
              <li
                key={item}
                className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line px-5 py-3"
              >
                <HomeThumb url={listing?.photoUrl ?? null} className="size-12 rounded-md" />
                <div className="min-w-40 flex-1">
                  {isSubject ? <Tag tone="brand">{t('levels.subject')}</Tag> : null}
                  <p className="truncate font-medium">{address}</p>
                  {listing?.mlsNumber ? <p className="text-xs text-ink-3">MLS {listing.mlsNumber}</p> : null}
                </div>
                <NumberField
                  name={`level-${item}`}
                  label={t('levels.level')}
                  aria-label={t('levels.field', { address })}
                  isRequired
                  icon={<Building2 />}
                  className="w-44"
                  value={value}
                  error={isWrong ? invalidText : undefined}
                  invalidText={invalidText}
                  onChange={(level) => setTyped({ ...typed, [item]: level })}
                />
                {isSubject ? (
                  <span className="w-24 max-md:hidden" />
                ) : (
                  <Button
                    variant="ghost"
                    size="sm"
                    className="w-24"
                    disabled={!canLeaveOut}
                    onClick={() => control.edit((edits) => toggleLeftOut(edits, item))}
                  >
                    {t('levels.leaveOut')}
                  </Button>
                )}
              </li>
            );
          })}
        </ul>
        <div className="flex justify-end px-5 py-4">
          <Button type="submit" isLoading={isBusy}>
            {t('levels.apply')}
          </Button>
        </div>
      </form>
    </Card>
  );
}
