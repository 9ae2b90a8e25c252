import type { SendingPreview } from '@hearthline/contract/baskets';
import { CircleCheck, Clock, EyeOff, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format.ts';
import { classNames } from '../../../shared/lib/class-names.ts';
import { useMomentText } from '../parts/use-moment-text.ts';

const inks = {
  success: 'text-success',
  warning: 'text-warning',
  info: 'text-info',
  quiet: 'text-ink-3',
};

interface CheckRowProps {
  icon: ReactNode;
  tone: keyof typeof inks;
  title: string;
  text: string;
}

export function CheckRow({ icon, tone, title, text }: CheckRowProps) {
  return (
    <li className="flex gap-3 text-sm">
      <span
        aria-hidden="true"
        className={classNames('mt-0.5 flex-none [&_svg]:size-4.5 [&_svg]:stroke-[1.75]', inks[tone])}
      >
        {icon}
      </span>
      <span className="min-w-0">
        <span className="block font-medium">{title}</span>
        <span className="block text-xs text-ink-3">{text}</span>
      </span>
    </li>
  );
}

interface SendingChecksProps {
  preview: SendingPreview;
  timeZone: string | undefined;
}

/** Each person with what lets them be written to or not, the homes, and the moment. */
export function SendingChecks({ preview, timeZone }: SendingChecksProps) {
  const { t } = useTranslation('baskets');
  const format = useFormat(timeZone);
  const { momentText, today } = useMomentText(timeZone);
  const { readers, homes, hiddenHomes, leavesAt } = preview;
  return (
    <>
      {readers.map(({ readerId, name, leftOut, consentEndsOn, isByReferral }) =>
        leftOut === null ? (
          <CheckRow
            key={readerId}
            icon={<CircleCheck />}
            tone="success"
            title={t('before.mayReceive', { name })}
            text={
              isByReferral
                ? t('before.byReferral')
                : consentEndsOn === null
                  ? t('before.withoutEnd')
                  : t('before.until', { date: format.shortDate(consentEndsOn, today) })
            }
          />
        ) : (
          <CheckRow
            key={readerId}
            icon={<TriangleAlert />}
            tone="warning"
            title={t('before.leftOut', { name })}
            text={t(`leftOut.${leftOut}`)}
          />
        ),
      )}
      <CheckRow
        icon={hiddenHomes > 0 ? <EyeOff /> : <CircleCheck />}
        tone={hiddenHomes > 0 ? 'warning' : 'success'}
        title={
          hiddenHomes > 0
            ? t('before.hidden', { count: hiddenHomes })
            : t('before.allShown', { count: homes })
        }
        text={t(hiddenHomes > 0 ? 'before.hiddenText' : 'before.checked')}
      />
      <CheckRow icon={<Clock />} tone="info" title={momentText(leavesAt)} text={t('before.tenMinutes')} />
    </>
  );
}
