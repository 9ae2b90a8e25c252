import type { BadgePatternColor, BadgePattern as Pattern } from '@hearthline/domain/badge/configuration';

/** Three arcs at the right edge: radius and how strongly each is drawn. */
const arcs = [
  { radius: 58, opacity: 0.15 },
  { radius: 96, opacity: 0.1125 },
  { radius: 136, opacity: 0.075 },
];
const waves = [
  'M0 112C40 86 74 132 124 112S214 70 300 100V150H0Z',
  'M0 128C60 104 96 146 160 124S250 98 300 118V150H0Z',
];
const crest = 'M0 92C52 60 92 108 150 88S244 40 300 74';

/** Stays faint under the side where the words stand, see badge.css. */
export function BadgePattern({ pattern, color }: { pattern: Pattern; color: BadgePatternColor }) {
  if (pattern === 'Default') return null;
  const paint = `var(--pat-${color})`;
  if (pattern === 'Wave') {
    return (
      <svg className="badge-pattern" viewBox="0 0 300 150" preserveAspectRatio="none" aria-hidden="true">
        {waves.map((wave) => (
          <path key={wave} d={wave} style={{ fill: paint }} opacity="0.15" />
        ))}
        <path d={crest} fill="none" style={{ stroke: paint }} strokeWidth="1.2" opacity="0.165" />
      </svg>
    );
  }
  return (
    <svg
      className="badge-pattern"
      viewBox="0 0 300 150"
      preserveAspectRatio="xMaxYMid slice"
      aria-hidden="true"
    >
      {arcs.map(({ radius, opacity }) => (
        <circle key={radius} cx="300" cy="75" r={radius} style={{ fill: paint }} opacity={opacity} />
      ))}
    </svg>
  );
}
