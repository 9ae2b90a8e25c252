import type { NearMiss, Wanter } from '@hearthline/contract/alert-fit';
import { defaultCriteria } from '@hearthline/domain/criteria/criteria';
import type { RangeField } from '@hearthline/domain/criteria/fields';
import { localDay } from '@hearthline/domain/time-zone';
import { capitalize } from '@hearthline/format/intl-writers';
import { listingVocabularies } from '@hearthline/format/vocabulary/listing';
import type { LucideIcon } from 'lucide-react';
import {
  BedDouble,
  BellOff,
  Car,
  Check,
  CircleDollarSign,
  MapPin,
  Phone,
  Send,
  SlidersHorizontal,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNow } from '../../../../shared/hooks/use-now.ts';
import { useFormat } from '../../../../shared/i18n/format.ts';
import { classNames } from '../../../../shared/lib/class-names.ts';
import { Button, buttonClass } from '../../../../shared/ui/button.tsx';
import { Checkbox } from '../../../../shared/ui/checkbox.tsx';
import { PersonAvatar } from '../../../../shared/ui/person-avatar.tsx';
import { Tag } from '../../../../shared/ui/tag.tsx';
import { splitName } from '../../parts/people.tsx';
import type { CriteriaVoice, CriteriaWords } from '../model/criteria-voice.ts';

interface WanterRowProps {
  wanter: Wanter;
  isTicked: boolean;
  onTick: (isOn: boolean) => void;
  isSending: boolean;
  onSend: () => void;
  Words: CriteriaWords;
  timeZone: string | undefined;
}

/** One person with the reason why they may want the home, and the way to tell them. */
export function WanterRow({ wanter, isTicked, onTick, isSending, onSend, Words, timeZone }: WanterRowProps) {
  const { t } = useTranslation('basketsAlerts');
  const { name, alert, block, sentAt } = wanter;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-line py-3 not-last:border-b">
      <Checkbox
        aria-label={t('wanted.choose', { name })}
        isSelected={isTicked}
        isDisabled={block !== null || sentAt !== null}
        onChange={onTick}
      />
      <PersonAvatar {...splitName(name)} />
      <div className="min-w-0 flex-1 basis-40">
        <p className="truncate text-sm font-medium">{name}</p>
        <p className="truncate text-xs text-ink-2">{alert.name}</p>
        <Reasons wanter={wanter} Words={Words} />
      </div>
      <RowAction wanter={wanter} isSending={isSending} onSend={onSend} timeZone={timeZone} />
    </li>
  );
}

function Reason({ Icon, text, className }: { Icon: LucideIcon; text: string; className: string }) {
  return (
    <p className={classNames('mt-0.5 flex items-start gap-1.5 text-xs font-medium', className)}>
      <Icon aria-hidden="true" strokeWidth={1.75} className="mt-px size-3.5 flex-none" />
      <span className="min-w-0">{text}</span>
    </p>
  );
}

function Reasons({ wanter, Words }: Pick<WanterRowProps, 'wanter' | 'Words'>) {
  const { t } = useTranslation('basketsAlerts');
  const { misses, met, criteria, likes, block, answer } = wanter;
  return (
    <>
      {misses.length === 0 ? (
        <Reason
          Icon={Check}
          text={
            likes > 0
              ? t('wanted.likes', { met, criteria, count: likes })
              : t('wanted.met', { met, criteria })
          }
          className="text-success"
        />
      ) : (
        <Words criteria={defaultCriteria}>{(voice) => <Misses misses={misses} voice={voice} />}</Words>
      )}
      {answer === null ? null : <p className="mt-0.5 text-xs text-ink-3">{t(`wanted.answered.${answer}`)}</p>}
      {block === null ? null : (
        <Reason
          Icon={BellOff}
          text={t('wanted.optedOut', { reason: t(`ledger.block.${block}`) })}
          className="text-ink-3"
        />
      )}
    </>
  );
}

const shownMisses = 2;

function Misses({ misses, voice }: { misses: readonly NearMiss[]; voice: CriteriaVoice }) {
  const { t } = useTranslation('basketsAlerts');
  const textOf = useMissText(voice);
  const more = misses.length - shownMisses;
  return (
    <>
      {misses.slice(0, shownMisses).map((miss, place) => (
        <Reason
          key={'field' in miss ? miss.field : miss.kind}
          Icon={iconOf(miss)}
          text={[
            textOf(miss),
            more > 0 && place === shownMisses - 1 ? t('wanted.more', { count: more }) : null,
          ]
            .filter(Boolean)
            .join(', ')}
          className="text-warning"
        />
      ))}
    </>
  );
}

function iconOf(miss: NearMiss): LucideIcon {
  if (miss.kind === 'overBudget' || miss.kind === 'underBudget') return CircleDollarSign;
  if (miss.kind === 'outside' || miss.kind === 'otherPlace') return MapPin;
  if (miss.field === 'bedrooms') return BedDouble;
  if (miss.field === 'garage' || miss.field === 'parking') return Car;
  return SlidersHorizontal;
}

/** Names the gap, in numbers wherever there are some. */
function useMissText(voice: CriteriaVoice): (miss: NearMiss) => string {
  const { t, i18n } = useTranslation('basketsAlerts');
  const format = useFormat();
  const names = listingVocabularies[i18n.language === 'fr' ? 'fr' : 'en'].field;
  return (miss) => {
    switch (miss.kind) {
      case 'overBudget':
      case 'underBudget':
        return t(`wanted.${miss.kind}`, { amount: format.price(miss.by) });
      case 'outside':
        return t('wanted.outside', { distance: format.distance(miss.metres) });
      case 'otherPlace':
        return t('wanted.otherPlace');
      case 'choice':
        return miss.has === null
          ? t('wanted.notStated', { criterion: names[miss.field] })
          : t('wanted.notAsked', { value: capitalize(voice.saidOf(miss.field, miss.has)) });
      case 'range': {
        const { field, asked, has } = miss;
        if (field === 'bedrooms' || field === 'garage')
          return t('wanted.asksForNumber', { has: t(`wanted.${field}`, { count: has }), asked });
        const range = has < asked ? { min: asked } : { max: asked };
        return t('wanted.asksFor', {
          has: capitalize(voice.rangeOf(field as RangeField, { min: has, max: has })),
          asked: voice.rangeOf(field as RangeField, range),
        });
      }
    }
  };
}

type RowActionProps = Pick<WanterRowProps, 'wanter' | 'isSending' | 'onSend' | 'timeZone'>;

function RowAction({ wanter, isSending, onSend, timeZone }: RowActionProps) {
  const { t } = useTranslation('basketsAlerts');
  const format = useFormat(timeZone);
  const today = localDay(useNow(), timeZone);
  const { name, phone, block, sentAt } = wanter;
  if (sentAt !== null)
    return (
      <Tag tone="info" icon={<Send aria-hidden="true" />}>
        {t('wanted.sentOn', { day: format.shortDate(localDay(new Date(sentAt), timeZone), today) })}
      </Tag>
    );
  if (block === null)
    return (
      <Button
        size="sm"
        variant="secondary"
        icon={<Send aria-hidden="true" />}
        aria-label={t('wanted.sendName', { name })}
        isLoading={isSending}
        onClick={onSend}
      >
        {t('wanted.send')}
      </Button>
    );
  if (phone === '') return <span className="text-xs text-ink-3">{t('wanted.noPhone')}</span>;
  return (
    <a
      href={`tel:${phone.replace(/[^\d+]/g, '')}`}
      aria-label={t('wanted.callName', { name, phone: format.phone(phone) })}
      className={buttonClass({ variant: 'secondary', size: 'sm' })}
    >
      <Phone aria-hidden="true" />
      {t('wanted.call')}
    </a>
  );
}
