import { dayMinutes } from '@hearthline/domain/calendar';
import type { QuietHours } from '@hearthline/domain/message/quiet-hours';
import { useFormat } from '../i18n/format.ts';
import { classNames } from '../lib/class-names.ts';
import type { QuietThumbs } from '../lib/quiet-hours.ts';
import { instantOf, quietStepMinutes, quietTimesOf, thumbsOf } from '../lib/quiet-hours.ts';
import { Slider } from './slider.tsx';

interface QuietSliderProps {
  quietHours: QuietHours;
  /** Of the two ends of the quiet part. */
  names: { from: string; to: string };
  onChange: (quietHours: QuietHours) => void;
  isDisabled?: boolean;
  /** Thick with its quiet part tinted, or thin, with the waking hours tinted and the quiet ones hatched. */
  look?: 'thick' | 'thin';
  className?: string;
}

const marks = [0, 6, 12, 18, 24];
const tint = 'bg-[color-mix(in_srgb,var(--brand)_28%,transparent)] in-data-disabled:bg-hover';
const hatch = 'bg-[repeating-linear-gradient(135deg,var(--line-strong)_0_5px,transparent_5px_10px)]';

const looks = {
  thick: {
    track: 'relative mb-1.5 h-7 rounded-[8px] border border-line bg-inset',
    quiet: classNames('rounded-[7px]', tint),
    awake: '',
    thumb: 'h-9 w-3 rounded-sm',
  },
  thin: {
    track: 'relative mb-2.5 h-3 rounded-xs bg-inset',
    quiet: classNames('rounded-xs', hatch),
    awake: tint,
    thumb: 'touch-target size-7 rounded-full lg:size-5',
  },
};

const percentOf = (minutes: number): string => `${(minutes / dayMinutes) * 100}%`;

function Parts({ low, high, isOvernight, look }: QuietThumbs & { look: (typeof looks)['thick'] }) {
  const [inner, outer] = isOvernight ? [look.awake, look.quiet] : [look.quiet, look.awake];
  const part = (className: string) => classNames('absolute inset-y-0', className);
  return (
    <>
      <i className={part(outer)} style={{ left: 0, width: percentOf(low) }} />
      <i className={part(inner)} style={{ left: percentOf(low), width: percentOf(high - low) }} />
      <i className={part(outer)} style={{ left: percentOf(high), right: 0 }} />
    </>
  );
}

/** The hours of the day in which nobody is disturbed, between two thumbs that keys move as well. */
export function QuietSlider(props: QuietSliderProps) {
  const { quietHours, names, onChange, isDisabled = false, look: lookName = 'thick', className } = props;
  // Times of day have no date: they are written as if they were in UTC.
  const format = useFormat('UTC');
  const look = looks[lookName];
  const thumbs = thumbsOf(quietHours);
  const places = [thumbs.low / quietStepMinutes, thumbs.high / quietStepMinutes] as const;
  const ends = thumbs.isOvernight ? (['to', 'from'] as const) : (['from', 'to'] as const);
  const textOf = (end: 'from' | 'to') => format.time(instantOf(quietHours[end]));

  // A thumb never comes closer to the other than a step: together they would mean always or never.
  function handleMove([low, high]: readonly [number, number]) {
    if (low === places[0] && high === places[1]) return;
    onChange(quietTimesOf({ ...thumbs, low: low * quietStepMinutes, high: high * quietStepMinutes }));
  }

  return (
    <div className={className}>
      <Slider
        length={dayMinutes / quietStepMinutes}
        places={places}
        names={[names[ends[0]], names[ends[1]]]}
        texts={[textOf(ends[0]), textOf(ends[1])]}
        onMove={handleMove}
        onSettle={handleMove}
        isDisabled={isDisabled}
        look={{
          track: look.track,
          thumb: classNames(
            look.thumb,
            isDisabled ? 'border-line-control bg-hover' : 'border-brand bg-white',
          ),
          fill: <Parts {...thumbs} look={look} />,
        }}
      />
      <div aria-hidden="true" className="flex justify-between text-2xs text-ink-3">
        {marks.map((hour) => (
          <span key={hour}>{format.hour(hour)}</span>
        ))}
      </div>
    </div>
  );
}
