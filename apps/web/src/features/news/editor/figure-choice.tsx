import { figureDays, figureKinds } from '@hearthline/domain/site/vocabulary';
import { useTranslation } from 'react-i18next';
import { Select } from '../../../shared/ui/select.tsx';
import type { PostDraft } from './use-post-draft.ts';

const chipClass =
  'inline-flex h-9 items-center gap-1.5 rounded-full border border-line-strong bg-surface px-2.5 text-xs font-medium text-ink-2 outline-offset-2 transition-control hovered:bg-hover lg:h-6.5';

interface FigureChoiceProps {
  draft: PostDraft;
  /** In the head of a part that fills itself. */
  isSmall?: boolean;
  hasPeriod?: boolean;
}

/** Whose sales the figures are of, and how far they look back. */
export function FigureChoice({
  draft: { value, set },
  isSmall = false,
  hasPeriod = true,
}: FigureChoiceProps) {
  const { t } = useTranslation('news');
  const look = isSmall
    ? { isLabelHidden: true, faceClassName: chipClass }
    : { className: 'min-w-44 flex-1 lg:min-w-32' };
  return (
    <>
      <Select
        {...look}
        label={t('figuresOf.kind')}
        items={[
          { id: 'all', label: t('figuresOf.kinds.all') },
          ...figureKinds.map((id) => ({ id, label: t(`figuresOf.kinds.${id}`) })),
        ]}
        value={value.figureKind ?? 'all'}
        onChange={(id) => set({ figureKind: figureKinds.find((kind) => kind === id) ?? null })}
      />
      {hasPeriod ? (
        <Select
          {...look}
          label={t('figuresOf.period')}
          items={figureDays.map((days) => ({
            id: String(days),
            label: t('figuresOf.days', { count: days }),
          }))}
          value={String(value.figureDays)}
          onChange={(id) => set({ figureDays: figureDays.find((days) => String(days) === id) ?? 90 })}
        />
      ) : null}
    </>
  );
}
