import type { ClientImport, ImportCounts } from '@hearthline/contract/client-import';
import { lowerFirst } from '@hearthline/format/intl-writers';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format.ts';
import { classNames } from '../../../shared/lib/class-names.ts';
import { Banner } from '../../../shared/ui/banner.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { ProgressBar } from '../../../shared/ui/progress-bar.tsx';
import { useTargetWords } from './import-targets.ts';
import { useReasonWords } from './reason-words.ts';

type Counted = Exclude<keyof ImportCounts, 'created' | 'updated'>;

const tones: Record<Counted, string> = {
  ready: 'text-success',
  known: 'text-info',
  incomplete: 'text-warning',
  likely: 'text-info',
  refused: 'text-danger',
};

interface CheckingCardProps {
  found: ClientImport;
  isSaving: boolean;
  children?: ReactNode;
}

/** How far the rows are checked, and what they are. */
export function CheckingCard({ found, isSaving, children }: CheckingCardProps) {
  const { t } = useTranslation('clients');
  const format = useFormat();
  const { counts, rowsTotal } = found;
  const isChecked = found.state === 'checked' && !isSaving;
  const done = isSaving ? 0 : found.rowsDone;
  const kinds: Counted[] = ['ready', 'known', 'incomplete', 'likely', 'refused'];
  // The others only where there is any, so that the numbers always make up the file.
  const shown = kinds.filter((kind, index) => index < 3 || counts[kind] > 0);
  const title = t(isChecked ? 'import.check.done' : 'import.check.running');
  const progress = t('import.check.of', { done: format.number(done), total: format.number(rowsTotal) });
  return (
    <Card isPadded aria-labelledby="checking-rows">
      <div className="flex items-baseline gap-2">
        <h3 id="checking-rows" className="flex-1">
          {title}
        </h3>
        <span className="text-sm text-ink-2">{progress}</span>
      </div>
      <ProgressBar
        isLabelHidden
        label={title}
        value={rowsTotal === 0 ? 0 : (done / rowsTotal) * 100}
        valueText={progress}
        className="mt-3 mb-3.5 gap-0! [&_[role=progressbar]]:h-2"
      />
      <dl className={classNames('grid gap-2', shown.length === 4 ? 'grid-cols-2' : 'grid-cols-3')}>
        {shown.map((kind) => (
          <CountTile key={kind} label={t(`import.check.${kind}`)} count={counts[kind]} tone={tones[kind]} />
        ))}
      </dl>
      {children}
    </Card>
  );
}

export function CountTile({ label, count, tone }: { label: string; count: number; tone: string }) {
  const format = useFormat();
  return (
    <div className="flex flex-col-reverse justify-end rounded-md border border-line bg-inset px-2.5 py-2">
      <dt className="text-xs/4 text-ink-2">{label}</dt>
      <dd className={classNames('text-[20px]/[26px] font-semibold tracking-[-0.03em]', tone)}>
        {format.number(count)}
      </dd>
    </div>
  );
}

/** What most rows lack or have wrong, in one line. */
export function MainReason({ found, action }: { found: ClientImport; action: ReactNode }) {
  const { t } = useTranslation('clients');
  const reasonText = useReasonWords();
  const [main] = Object.entries(found.reasons)
    .filter(([reason]) => !reason.startsWith('same:'))
    .sort(([, one], [, other]) => other - one);
  if (!main) return null;
  const [reason, count] = main;
  return (
    <Banner tone="warning" className="mt-3.5">
      {t('import.check.reason', { count, reason: lowerFirst(reasonText(reason)) })} {action}
    </Banner>
  );
}

/** What no column of the file tells, and what follows from it. */
export function MissingColumns({ found }: { found: ClientImport }) {
  const { t } = useTranslation('clients');
  const { labelOf } = useTargetWords();
  if (found.missingFields.length === 0) return null;
  const fields = found.missingFields.map((field) => lowerFirst(labelOf(field))).join(', ');
  return (
    <Banner tone="info" className="mt-3.5">
      {t('import.check.noColumn', { fields })}
    </Banner>
  );
}
