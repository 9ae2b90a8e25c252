import type { SectionView } from './section.tsx';
import { Section } from './section.tsx';

export function MapSection({ section }: { section: SectionView<'map'> }) {
  const { sheet, home, pins, names } = section;
  return (
    <Section id="map" title={section.title}>
      <p>{section.words}</p>
      <figure>
        <svg className="map" viewBox={`0 0 ${sheet.width} ${sheet.height}`} aria-hidden="true">
          <image
            href={`data:image/svg+xml,${encodeURIComponent(section.drawing)}`}
            width={sheet.width}
            height={sheet.height}
          />
          {names.map(({ kind, text, x, y, angle }) => (
            <text
              key={text}
              className={`name ${kind}`}
              textAnchor="middle"
              transform={`translate(${x} ${y}) rotate(${angle})`}
            >
              {text}
            </text>
          ))}
          {pins.map(({ number, x, y, truth, isMoved }) => (
            <g key={number}>
              {isMoved ? <line className="leader" x1={x} y1={y} x2={truth.x} y2={truth.y} /> : null}
              <circle className="pin" cx={x} cy={y} r="11" />
              <text className="dot-text" x={x} y={y + 4} textAnchor="middle">
                {number}
              </text>
            </g>
          ))}
          <circle className="home" cx={home.x} cy={home.y} r="12" />
        </svg>
      </figure>
      <ol className="legend">
        {section.legend.entries.map(({ number, text, side }) => (
          <li key={number ?? 'home'}>
            <span className={number === null ? 'chip home-chip' : 'chip'} aria-hidden={number === null}>
              {number ?? '⌂'}
            </span>
            <span>{text}</span>
            <span className="quiet">{side}</span>
          </li>
        ))}
      </ol>
    </Section>
  );
}
