import type { CmaDraft } from '@hearthline/contract/cma';
import { cmaLimits } from '@hearthline/contract/cma';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../shared/i18n/format.ts';
import { Card } from '../../../../shared/ui/card.tsx';
import { MoneyField } from '../../../../shared/ui/number-field.tsx';
import { TextArea } from '../../../../shared/ui/text-area.tsx';
import type { CmaDraftState } from '../../model/use-cma-draft.ts';

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
  const { note, suggestedPrice } = draft;
  return (
    <Card isPadded aria-label={t('notes.title')} className="flex flex-col gap-4">
      <h3>{t('notes.title')}</h3>
      <SuggestedPrice price={suggestedPrice} value={value} onChange={onChange} />
      <TextArea
        label={t('notes.note')}
        hint={t('notes.noteHint')}
        rows={4}
        maxLength={cmaLimits.noteLength}
        value={note}
        readOnly={onChange === null}
        onChange={(event) => {
          const next = event.target.value;
          onChange?.((current) => ({ ...current, note: next }));
        }}
      />
    </Card>
  );
}

interface SuggestedPriceProps {
  price: number | null;
  value: number;
  onChange: NotesCardProps['onChange'];
}

function SuggestedPrice({ price, value, onChange }: SuggestedPriceProps) {
  const { t } = useTranslation('cmaCalculate');
  const format = useFormat();
  return (
    <MoneyField
      label={t('notes.suggested')}
      hint={
        price === null
          ? t('notes.suggestedHint')
          : `${t('notes.suggestedHint')} ${t('notes.besideValue', { share: signed(format.percent(price / value - 1, 1), price >= value) })}.`
      }
      invalidText={t('notes.invalid')}
      suffix="$"
      isWhole
      value={price ?? undefined}
      readOnly={onChange === null}
      onChange={(cents) => {
        if (cents !== null) onChange?.((current) => ({ ...current, suggestedPrice: cents ?? null }));
      }}
    />
  );
}

const signed = (percent: string, isMore: boolean): string => (isMore ? `+${percent}` : percent);
