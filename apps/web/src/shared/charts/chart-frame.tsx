import { chooseLabels, estimateTextWidth } from '@hearthline/charts/labels';
import type { ChartFrame as Frame, Plot } from '@hearthline/charts/plot';
import type { ReactNode, RefObject } from 'react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../lib/class-names.ts';

export type ChartMargins = Pick<Frame, 'left' | 'right' | 'top' | 'bottom'>;

interface ChartFrameProps {
  /** One sentence that says what the drawing shows; without one it is an ornament of words that say it. */
  summary?: string;
  margins: ChartMargins;
  /** Without one the drawing fills its box. */
  heightPx?: number;
  className?: string;
  /** What each point says, in their order: the Tab key comes onto the drawing, the arrow keys go from one to the next. */
  pointTexts?: readonly string[];
  /** With the point that the keyboard is on. */
  children: (frame: Frame, reached: number | null) => ReactNode;
}

export const axisFontPx = 11;
export const labelFontPx = 11.5;
const widthBeforeLayoutPx = 640;

/** A drawing in the size of its box, so that letters keep theirs. What it shows stands in a table, too. */
export function ChartFrame(props: ChartFrameProps) {
  const { summary, margins, heightPx, className, pointTexts = [], children } = props;
  const { t } = useTranslation('common');
  const [reached, setReached] = useState<number | null>(null);
  const last = pointTexts.length - 1;
  const [element, box] = useBox<HTMLDivElement>({ width: widthBeforeLayoutPx, height: heightPx ?? 200 });
  const frame = { ...margins, width: box.width, height: heightPx ?? box.height };
  return (
    <div ref={element} className={classNames('relative', className)}>
      {last > 0 ? (
        <input
          type="range"
          className="sr-only"
          aria-label={t('charts.points')}
          aria-valuetext={pointTexts[reached ?? last]}
          min={0}
          max={last}
          value={reached ?? last}
          onFocus={() => setReached(last)}
          onBlur={() => setReached(null)}
          onChange={(event) => setReached(Number(event.target.value))}
        />
      ) : null}
      <svg
        role="img"
        aria-label={summary}
        aria-hidden={summary === undefined || undefined}
        viewBox={`0 0 ${frame.width} ${frame.height}`}
        height={frame.height}
        className="block w-full font-sans"
        fontSize={axisFontPx}
      >
        {children(frame, reached)}
      </svg>
    </div>
  );
}

/** The words of the point that the keyboard is on, above the plot. */
export function Readout({ x, text, width }: { x: number; text: string; width: number }) {
  const half = Math.min(estimateTextWidth(text, labelFontPx), width) / 2;
  return (
    <text
      x={Math.min(Math.max(x, half), width - half)}
      y={14}
      textAnchor="middle"
      fill="var(--ink)"
      fontWeight={600}
      fontSize={labelFontPx}
    >
      {text}
    </text>
  );
}

interface ValueAxisProps {
  ticks: readonly { value: number; y: number }[];
  plot: Plot;
  textOf: (value: number) => string;
}

/** Lines across the plot with their amounts on the left. */
export function ValueAxis({ ticks, plot, textOf }: ValueAxisProps) {
  return ticks.map(({ value, y }) => (
    <g key={value}>
      <path d={`M${plot.left - 4},${y}H${plot.right}`} stroke="var(--chart-grid)" />
      <text x={0} y={y + 4} fill="var(--chart-axis)">
        {textOf(value)}
      </text>
    </g>
  ));
}

export interface AxisLabel {
  x: number;
  text: string;
  /** Among labels that would overlap, the higher one stays. */
  priority?: number | undefined;
}

interface LabelRowProps {
  labels: readonly AxisLabel[];
  width: number;
  gapPx?: number;
  fill?: string;
  /** One height for all of them, or of each. */
  y: number | ((index: number) => number);
}

/** Those labels of one row that can be read beside each other. */
export function LabelRow({ labels, width, gapPx = 10, fill = 'var(--chart-axis)', y }: LabelRowProps) {
  const wishes = labels.map(({ x, text, priority }) => ({
    x,
    priority: priority ?? 0,
    width: estimateTextWidth(text, axisFontPx),
  }));
  return chooseLabels(wishes, { left: 0, right: width, gap: gapPx }).map(({ index, x }) => (
    <text key={index} x={x} y={typeof y === 'number' ? y : y(index)} textAnchor="middle" fill={fill}>
      {labels[index]?.text}
    </text>
  ));
}

interface Box {
  width: number;
  height: number;
}

/** The measures of an element, so that a drawing fills it with letters of their own size. */
function useBox<Element extends HTMLElement>(beforeLayout: Box): [RefObject<Element | null>, Box] {
  const element = useRef<Element>(null);
  const [box, setBox] = useState(beforeLayout);

  useEffect(() => {
    if (!element.current) return;
    const observer = new ResizeObserver(([entry]) => {
      const { width = 0, height = 0 } = entry?.contentRect ?? {};
      if (width > 0 && height > 0) setBox({ width: Math.round(width), height: Math.round(height) });
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);

  return [element, box];
}
