import { dayMinutes } from '@hearthline/domain/calendar';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { Slider } from '../../../shared/ui/slider.tsx';
import { Switch } from '../../../shared/ui/switch.tsx';
import type { QuietThumbs } from '../model/quiet-hours.ts';
import {
  endsInTheMorning,
  instantOf,
  quietStepMinutes,
  quietTimesOf,
  thumbsOf,
} from '../model/quiet-hours.ts';
import type { EditablePreferences } from '../model/use-preferences.ts';

type QuietHoursSectionProps = Pick<EditablePreferences, 'preferences' | 'change'>;

const marks = [0, 6, 12, 18, 24];
const quietClass =
  'absolute inset-y-0 rounded-[7px] bg-[color-mix(in_srgb,var(--brand)_28%,transparent)] in-data-disabled:bg-hover';

function percentOf(minutes: number): number {
  return (minutes / dayMinutes) * 100;
}

function QuietParts({ low, high, isOvernight }: QuietThumbs) {
  if (!isOvernight) {
    return (
      <i className={quietClass} style={{ left: `${percentOf(low)}%`, width: `${percentOf(high - low)}%` }} />
    );
  }
  return (
    <>
      <i className={quietClass} style={{ left: 0, width: `${percentOf(low)}%` }} />
      <i className={quietClass} style={{ left: `${percentOf(high)}%`, right: 0 }} />
    </>
  );
}

export function QuietHoursSection({ preferences, change }: QuietHoursSectionProps) {
  const { t } = useTranslation('users');
  // Times of day have no date: they are written as if they were in UTC.
  const format = useFormat('UTC');
  const { quietHours } = preferences;
  const thumbs = thumbsOf(quietHours);
  const places = [thumbs.low / quietStepMinutes, thumbs.high / quietStepMinutes] as const;
  const ends = thumbs.isOvernight ? (['to', 'from'] as const) : (['from', 'to'] as const);
  const span = { from: format.time(instantOf(quietHours.from)), to: format.time(instantOf(quietHours.to)) };

  // A thumb never comes closer to the other than a step: together they would mean always or never.
  function handleMove([low, high]: readonly [number, number]) {
    if (low === places[0] && high === places[1]) return;
    change({
      quietHours: {
        ...quietHours,
        ...quietTimesOf({ ...thumbs, low: low * quietStepMinutes, high: high * quietStepMinutes }),
      },
    });
  }

  return (
    <Card isPadded aria-labelledby="quiet-heading">
      <div className="mb-1 flex items-center gap-2">
        <h2 id="quiet-heading" className="min-w-0 flex-1 text-[15px]/[22px]">
          {t('quietHours.heading')}
        </h2>
        <Switch
          aria-label={t('quietHours.heading')}
          isSelected={quietHours.isOn}
          onChange={(isOn) => change({ quietHours: { ...quietHours, isOn } })}
        />
      </div>
      <p className="text-xs text-ink-2">
        {quietHours.isOn
          ? t(endsInTheMorning(quietHours) ? 'quietHours.overnight' : 'quietHours.range', span)
          : t('quietHours.off')}
      </p>
      <Slider
        length={dayMinutes / quietStepMinutes}
        places={places}
        names={[t(`quietHours.${ends[0]}`), t(`quietHours.${ends[1]}`)]}
        texts={[span[ends[0]], span[ends[1]]]}
        onMove={handleMove}
        onSettle={handleMove}
        isDisabled={!quietHours.isOn}
        look={{
          track: 'relative mt-3 mb-1.5 h-7 rounded-[8px] border border-line bg-inset',
          thumb: quietHours.isOn
            ? 'h-9 w-3 rounded-sm border-brand bg-white'
            : 'h-9 w-3 rounded-sm border-line-control bg-hover',
          fill: <QuietParts {...thumbs} />,
        }}
      />
      <div aria-hidden="true" className="flex justify-between text-2xs text-ink-3">
        {marks.map((hour) => (
          <span key={hour}>{format.hour(hour)}</span>
        ))}
      </div>
    </Card>
  );
}
