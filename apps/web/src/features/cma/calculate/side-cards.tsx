import type { Cma, CmaDraft } from '@hearthline/contract/cma';
import { cmaLimits } from '@hearthline/contract/cma';
import type { ParsedNumber } from '@hearthline/format/parse-number';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format.ts';
import { buttonClass } from '../../../shared/ui/button.tsx';
import { Card, CardHeader } from '../../../shared/ui/card.tsx';
import { MoneyField, NumberField } from '../../../shared/ui/number-field.tsx';
import { Switch } from '../../../shared/ui/switch.tsx';
import { TextArea } from '../../../shared/ui/text-area.tsx';
import { useSetWatch } from '../api/cma-api.ts';
import type { CmaDraftState } from '../model/use-cma-draft.ts';

interface NotesCardProps {
  draft: CmaDraft;
  /** Of the subject, in cents. */
  value: number;
  /** Null where it can only be read. */
  onChange: CmaDraftState['change'] | null;
}

/** The agent's own words and advice; no part of the value. */
export function NotesCard({ draft, value, onChange }: NotesCardProps) {
  const { t } = useTranslation('cmaCalculate');
  const format = useFormat();
  const { note, suggestedPrice } = draft;
  const beside = (price: number) => `${price >= value ? '+' : ''}${format.percent(price / value - 1, 1)}`;
  return (
    <Card isPadded aria-label={t('notes.title')} className="flex flex-col gap-4">
      <h3>{t('notes.title')}</h3>
      <MoneyField
        label={t('notes.suggested')}
        hint={
          suggestedPrice === null
            ? t('notes.suggestedHint')
            : `${t('notes.suggestedHint')} ${t('notes.besideValue', { share: beside(suggestedPrice) })}.`
        }
        invalidText={t('notes.invalid')}
        isWhole
        value={suggestedPrice ?? undefined}
        readOnly={onChange === null}
        onChange={(cents) => {
          if (cents !== null) onChange?.((current) => ({ ...current, suggestedPrice: cents ?? null }));
        }}
      />
      <TextArea
        label={t('notes.note')}
        hint={t('notes.noteHint')}
        rows={4}
        maxLength={cmaLimits.noteLength}
        value={note}
        readOnly={onChange === null}
        onChange={({ target }) => onChange?.((current) => ({ ...current, note: target.value }))}
      />
    </Card>
  );
}

/** What was saved, the newest first. */
export function VersionsCard({ cma, timeZone }: { cma: Cma; timeZone: string | undefined }) {
  const { t } = useTranslation('cmaCalculate');
  const { t: tCma } = useTranslation('cma');
  const format = useFormat(timeZone);
  const versions = cma.versions.toSorted((a, b) => b.number - a.number);
  return (
    <Card aria-label={t('versions.title')}>
      <CardHeader
        title={t('versions.title')}
        actions={
          versions.length > 1 ? (
            <Link to="/cma/recent" search={{ id: cma.id }} className="text-link text-sm">
              {t('versions.compare')}
            </Link>
          ) : null
        }
      />
      {versions.length === 0 ? (
        <p className="px-5 py-4 text-sm text-ink-2">{t('versions.none')}</p>
      ) : (
        <ul className="max-h-80 overflow-y-auto">
          {versions.map(({ number, value, low, high, savedAt, method, comparables, note }) => {
            const name = t('versions.name', { number: format.number(number) });
            return (
              <li
                key={number}
                className="flex items-center gap-3 border-b border-line px-5 py-3 last:border-b-0"
              >
                <div className="min-w-0 flex-1 text-sm">
                  <p className="flex flex-wrap gap-x-2">
                    <span className="font-medium">{name}</span>
                    <span className="text-ink-3">
                      {format.dateText(savedAt)}, {format.time(savedAt)}
                    </span>
                  </p>
                  <p className="text-ink-2">
                    <b className="text-ink">{format.priceRange(low, high)}</b> {format.price(value)}
                  </p>
                  <p className="text-xs text-ink-3">
                    {t('versions.row', {
                      count: comparables,
                      number: format.number(comparables),
                      method: tCma(`methodNames.${method}`),
                    })}
                  </p>
                  {note ? <p className="mt-0.5 text-ink-2">{note}</p> : null}
                </div>
                <Link
                  to="/cma/calculate"
                  search={{ id: cma.id, version: number }}
                  aria-label={t('pair', { name: t('versions.open'), value: name })}
                  className={buttonClass({ variant: 'secondary', size: 'sm' })}
                >
                  {t('versions.open')}
                </Link>
              </li>
            );
          })}
        </ul>
      )}
    </Card>
  );
}

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

  function savePercent() {
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
        onBlur={savePercent}
        onKeyDown={(event) => {
          if (event.key === 'Enter') savePercent();
        }}
      />
    </Card>
  );
}
