import type { AudienceReply } from '@hearthline/contract/messages';
import { useTranslation } from 'react-i18next';
import { useSettled } from '../../../shared/hooks/use-settled.ts';
import { useFormat } from '../../../shared/i18n/format.ts';
import { classNames } from '../../../shared/lib/class-names.ts';

const announceMs = 800;

interface AudienceCountsProps {
  audience: AudienceReply;
  isOld: boolean;
}

/** How many get it, of how many, and in which language. */
export function AudienceCounts({ audience, isOld }: AudienceCountsProps) {
  const { t } = useTranslation('messages');
  const format = useFormat();
  const { matches, willGet } = audience;
  const leftOut = matches - willGet;
  const announced = useSettled(isOld ? undefined : willGet, announceMs);
  return (
    <section className={classNames('border-b border-line px-6 py-4.5 max-md:px-4', isOld && 'opacity-60')}>
      <p role="status" className="sr-only">
        {announced === undefined ? null : t('compose.audience.willGetWhole', { count: announced })}
      </p>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <b className="text-[36px]/[40px] font-semibold tracking-[-0.035em]">{format.number(willGet)}</b>
        <span className="flex-1 text-base text-ink-2">
          {t('compose.audience.willGet', { count: willGet })}
        </span>
        <span className="text-sm text-ink-3">{t('compose.audience.match', { count: matches })}</span>
      </p>
      <div aria-hidden="true" className="my-2.5 flex h-2.5 gap-[3px]">
        {willGet > 0 ? <i className="rounded-[5px] bg-brand" style={{ flexGrow: willGet }} /> : null}
        {leftOut > 0 ? <i className="rounded-[5px] bg-line-control" style={{ flexGrow: leftOut }} /> : null}
      </div>
      <p className="flex flex-wrap justify-between gap-x-3 gap-y-1 text-xs text-ink-2">
        {willGet > 0 ? (
          <span className="flex items-center gap-1.5">
            <i aria-hidden="true" className="size-[9px] rounded-[3px] bg-brand" />
            <Languages {...audience.languages} />
          </span>
        ) : null}
        {leftOut > 0 ? (
          <span className="flex items-center gap-1.5">
            <i aria-hidden="true" className="size-[9px] rounded-[3px] bg-line-control" />
            {t('compose.audience.leftOutCount', { count: leftOut })}
          </span>
        ) : null}
      </p>
    </section>
  );
}

function Languages({ en, fr }: AudienceReply['languages']) {
  const { t } = useTranslation('messages');
  const format = useFormat();
  if (fr === 0) return t('compose.audience.onlyEnglish', { count: en });
  if (en === 0) return t('compose.audience.onlyFrench', { count: fr });
  return t('compose.audience.languages', { english: format.number(en), french: format.number(fr) });
}
