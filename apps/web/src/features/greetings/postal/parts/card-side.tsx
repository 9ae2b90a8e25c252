import type { CardSize, Rectangle } from '@hearthline/domain/greeting/postal-geometry';
import { cardGeometry } from '@hearthline/domain/greeting/postal-geometry';
import type { CSSProperties } from 'react';
import { classNames } from '../../../../shared/lib/class-names.ts';

/** A drawing of ours as an address: nothing in it is run. */
export const svgUrl = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;

interface CardSideProps {
  size: CardSize;
  side: 'front' | 'back';
  svg: string;
  alt: string;
  /** Where it is cut, where words are safe, and where no ink may be. */
  hasGuides?: boolean;
  className?: string;
}

/** One side as it is printed, in the form of its file. */
export function CardSide({ size, side, svg, alt, hasGuides = false, className }: CardSideProps) {
  const { file, trim, safe, inkFree, address } = cardGeometry[size];
  const place = ({ left, top, width, height }: Rectangle): CSSProperties => ({
    left: `${(left / file.width) * 100}%`,
    top: `${(top / file.height) * 100}%`,
    width: `${(width / file.width) * 100}%`,
    height: `${(height / file.height) * 100}%`,
  });
  const clearFrom = address.top + address.height;
  return (
    <div
      className={classNames('relative overflow-hidden bg-white shadow-md', className)}
      style={{ aspectRatio: `${file.width} / ${file.height}` }}
    >
      <img src={svgUrl(svg)} alt={alt} className="absolute inset-0 size-full object-cover" />
      {hasGuides ? (
        <div aria-hidden="true">
          {side === 'back' ? (
            <>
              <span
                style={place(inkFree)}
                className="absolute border border-[#3f6fd1] bg-[repeating-linear-gradient(-45deg,rgb(63_111_209/0.08)_0_1px,transparent_1px_9px)]"
              />
              <span
                style={place({ ...inkFree, top: clearFrom, height: 0 })}
                className="absolute border-t border-dashed border-[#c7366b]"
              />
            </>
          ) : null}
          <span
            style={place(trim)}
            className="absolute border border-dashed border-[#1a1b20] outline-1 outline-dashed outline-white/80"
          />
          <span style={place(safe)} className="absolute border border-dotted border-[#2b8fd6]" />
        </div>
      ) : null}
    </div>
  );
}
