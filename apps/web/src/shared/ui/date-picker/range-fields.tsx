import type { RangeEnd } from '@hearthline/domain/date-range';
import { ArrowRight } from 'lucide-react';
import type { RefObject } from 'react';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { DateField } from './date-field.tsx';
import type { RangeDraft } from './range-draft.ts';

interface RangeFieldsProps {
  draft: RangeDraft;
  messageId: string;
  inputs: Record<RangeEnd, RefObject<HTMLInputElement | null>>;
  onActivate: (end: RangeEnd) => void;
  onType: (end: RangeEnd, text: string) => void;
  onCommit: (end: RangeEnd) => void;
}

const ends = ['from', 'to'] as const;

/** A wrong order concerns both ends, any other problem only its own. */
function isEndInvalid({ problem }: RangeDraft, end: RangeEnd): boolean {
  if (!problem) return false;
  return problem.end === end || problem.kind === 'fromAfterTo' || problem.kind === 'toBeforeFrom';
}

export function RangeFields({ draft, messageId, inputs, onActivate, onType, onCommit }: RangeFieldsProps) {
  const { t } = useTranslation('datePicker');
  return (
    <div className="flex items-center gap-2.5">
      {ends.map((end) => (
        <Fragment key={end}>
          {end === 'to' ? <ArrowRight aria-hidden="true" className="size-4 shrink-0 text-ink-3" /> : null}
          <DateField
            ref={inputs[end]}
            label={t(end)}
            text={draft.texts[end]}
            isActive={draft.end === end}
            isInvalid={isEndInvalid(draft, end)}
            describedBy={messageId}
            onActivate={() => onActivate(end)}
            onType={(text) => onType(end, text)}
            onCommit={() => onCommit(end)}
          />
        </Fragment>
      ))}
    </div>
  );
}
