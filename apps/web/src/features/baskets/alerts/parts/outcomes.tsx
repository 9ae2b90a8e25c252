import type { OutcomeCounts } from '@hearthline/contract/alerts';
import type { AlertOutcome } from '@hearthline/domain/alert/vocabulary';
import type { LucideIcon } from 'lucide-react';
import { Ban, Layers, Send, UserCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../../shared/lib/class-names.ts';

interface Look {
  Icon: LucideIcon;
  ink: string;
  soft: string;
  /** As part of a bar. */
  fill: string;
}

/** What became of a match: the same drawing and colour wherever it stands. */
export const outcomeLooks: Record<AlertOutcome, Look> = {
  sent: { Icon: Send, ink: 'text-info', soft: 'bg-info-soft', fill: 'bg-info' },
  merged: { Icon: Layers, ink: 'text-st-leased', soft: 'bg-st-leased-soft', fill: 'bg-st-leased-mark' },
  held: { Icon: UserCheck, ink: 'text-warning', soft: 'bg-warning-soft', fill: 'bg-warning' },
  blocked: { Icon: Ban, ink: 'text-danger', soft: 'bg-danger-soft', fill: 'bg-danger' },
};
/** In the order in which they are counted up. */
export const outcomeNames = Object.keys(outcomeLooks) as AlertOutcome[];

interface OutcomeBarProps {
  outcomes: OutcomeCounts;
  className?: string;
}

/** How the matches ended, as parts of one bar; it says in words what it shows. */
export function OutcomeBar({ outcomes, className }: OutcomeBarProps) {
  const { t } = useTranslation('basketsAlerts');
  return (
    <span
      role="img"
      aria-label={t('outcomes.sum', { ...outcomes })}
      title={t('outcomes.sum', { ...outcomes })}
      className={classNames('flex h-1.5 gap-0.5 overflow-hidden rounded-full', className)}
    >
      {outcomes.matches === 0 ? (
        <span className="flex-1 bg-line" />
      ) : (
        outcomeNames
          .filter((outcome) => outcomes[outcome] > 0)
          .map((outcome) => (
            <span
              key={outcome}
              className={classNames('min-w-1', outcomeLooks[outcome].fill)}
              style={{ flexGrow: outcomes[outcome] }}
            />
          ))
      )}
    </span>
  );
}

/** Each of its people has matches of their own: where there are several, that is said. */
export function MatchCount({ matches, people }: { matches: number; people: number }) {
  const { t } = useTranslation('basketsAlerts');
  return (
    <span>
      {t('outcomes.matches', { count: matches })}
      {people > 1 ? ` · ${t('outcomes.people', { count: people })}` : null}
    </span>
  );
}
