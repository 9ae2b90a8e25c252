import { useTranslation } from 'react-i18next';
import type { DateDraft, TimePart } from './date-draft.ts';
import { timeMaximums } from './date-draft.ts';

interface TimeFieldsProps {
  draft: DateDraft;
  messageId: string;
  onChange: (part: TimePart, text: string) => void;
  onCommit: (part: TimePart) => void;
}

const parts = ['hour', 'minute'] as const;

export function TimeFields({ draft, messageId, onChange, onCommit }: TimeFieldsProps) {
  const { t } = useTranslation('datePicker');
  const isInvalid = draft.problem === 'notATime';
  return (
    <div className="mt-4 flex gap-2.5">
      {parts.map((part) => (
        <label
          key={part}
          data-invalid={isInvalid || undefined}
          className="control-box flex h-[52px] min-w-0 flex-1 flex-col justify-center rounded-md px-3 transition-control"
        >
          <span className="text-2xs text-ink-3">{t(part)}</span>
          <input
            type="number"
            min={0}
            max={timeMaximums[part]}
            value={draft[part]}
            aria-invalid={isInvalid || undefined}
            aria-describedby={messageId}
            onChange={(event) => onChange(part, event.target.value)}
            onBlur={() => onCommit(part)}
            className="w-full min-w-0 bg-transparent text-md font-medium text-ink outline-none md:text-sm"
          />
        </label>
      ))}
    </div>
  );
}
