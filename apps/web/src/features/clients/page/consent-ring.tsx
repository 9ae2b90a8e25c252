import { Ban, Check, MailCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ConsentTone, ConsentWords } from './consent-words.ts';

const radius = 33;
const around = 2 * Math.PI * radius;
const strokes: Record<ConsentTone, string> = {
  success: 'var(--success)',
  warning: 'var(--warning)',
  danger: 'var(--danger)',
  info: 'var(--info)',
  neutral: 'var(--ink-3)',
};

/** The days that are left, as a ring that empties. */
export function ConsentRing({ words, size = 76 }: { words: ConsentWords; size?: number }) {
  const { t } = useTranslation('clients');
  const { share, daysLeft, tone } = words;
  const Icon = share === 0 ? Ban : tone === 'info' ? MailCheck : Check;
  return (
    <span className="relative block flex-none" style={{ width: size, height: size }}>
      <svg viewBox="0 0 76 76" aria-hidden="true" className="size-full -rotate-90">
        <circle cx="38" cy="38" r={radius} fill="none" stroke="var(--line-strong)" strokeWidth="6" />
        {share > 0 && (
          <circle
            cx="38"
            cy="38"
            r={radius}
            fill="none"
            stroke={strokes[tone]}
            strokeWidth="6"
            strokeLinecap="round"
            strokeDasharray={`${share * around} ${around}`}
          />
        )}
      </svg>
      <span className="absolute inset-0 grid place-content-center justify-items-center text-center">
        {daysLeft === null ? (
          <Icon aria-hidden="true" size={24} strokeWidth={1.75} style={{ color: strokes[tone] }} />
        ) : (
          <>
            <b className="text-[18px]/[20px] tracking-[-0.03em]">{daysLeft}</b>
            <span className="text-2xs leading-3 text-ink-3">
              {t('page.consent.days', { count: daysLeft })}
            </span>
          </>
        )}
      </span>
    </span>
  );
}
