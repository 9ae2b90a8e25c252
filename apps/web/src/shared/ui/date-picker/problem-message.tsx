import type { IsoDate } from '@hearthline/domain/calendar';
import type { DateLimits } from '@hearthline/domain/date-range';
import { CircleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';

interface ProblemMessageProps {
  id: string;
  kind: ProblemKind | undefined;
  limits: DateLimits;
  from?: IsoDate | null;
  to?: IsoDate | null;
  /** Changes with every refusal, so that the same sentence is spoken again. */
  refusals: number;
}

export function ProblemMessage({ id, kind, limits, from, to, refusals }: ProblemMessageProps) {
  const { t } = useTranslation('datePicker');
  return (
    <div id={id} role="alert" className="text-xs text-danger">
      {kind === undefined ? null : (
        <p key={refusals} className="flex gap-[5px] text-left">
          <CircleAlert aria-hidden="true" className="mt-px size-3.5 shrink-0" />
          <span>{t(kind, { ...limits, from: from ?? '', to: to ?? '' })}</span>
        </p>
      )}
    </div>
  );
}

/** Each kind is also the key of its sentence among the date picker's texts. */
export type ProblemKind =
  | 'notADate'
  | 'outsideLimits'
  | 'fromAfterTo'
  | 'toBeforeFrom'
  | 'chooseFrom'
  | 'chooseTo'
  | 'chooseDate'
  | 'notATime';
