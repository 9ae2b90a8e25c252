import type { ReportMap } from '@hearthline/contract/cma-report-map';

type Point = [number, number];

/** A made-up suburb on a shore: a grid of streets that bends a little, a creek, two parks, a railway. */
export function sampleMap(comparables: number): ReportMap {
  const bend = (x: number, y: number): Point => [
    Math.round(x + Math.sin(y / 500) * 40),
    Math.round(y + Math.sin(x / 600) * 30),
  ];
  const line = (from: Point, to: Point): Point[] =>
    Array.from({ length: 13 }, (_, step) =>
      bend(from[0] + ((to[0] - from[0]) * step) / 12, from[1] + ((to[1] - from[1]) * step) / 12),
    );
  const roads: ReportMap['roads'] = [];
  for (let place = -14; place <= 14; place++) {
    const kind = place === 6 ? 'arterial' : place % 5 === 0 ? 'collector' : 'local';
    roads.push({ class: kind, points: line([-1500, place * 100 + 30], [1500, place * 100 + 30]) });
    if (place % 2 === 0)
      roads.push({
        class: place === -8 ? 'arterial' : 'local',
        points: line([place * 110, -900], [place * 110, 1500]),
      });
  }
  roads.push({ class: 'motorway', points: line([-1500, 1120], [1500, 1240]) });
  return {
    west: -1250,
    south: -1020,
    east: 1250,
    north: 1020,
    radius: 1000,
    marks: Array.from({ length: comparables }, (_, place) => ({
      number: place + 1,
      at:
        place < 3
          ? [210 + place * 9, 160 - place * 6]
          : [
              Math.round(Math.cos(place * 2.4) * (250 + ((place * 37) % 70) * 8)),
              Math.round(Math.sin(place * 2.4) * (250 + ((place * 37) % 70) * 8)),
            ],
    })),
    water: [
      [[...line([-1500, -760], [1500, -640]), [1500, -1400], [-1500, -1400]]],
      [[...line([640, 1400], [560, -700]), ...line([590, -700], [680, 1400])]],
    ],
    parks: [
      [bend(-760, -180), bend(-420, -180), bend(-420, 110), bend(-760, 110)],
      [bend(690, 260), bend(980, 260), bend(980, 620), bend(690, 620)],
    ],
    roads,
    rails: [line([-1500, 740], [1500, 800])],
    names: [
      { kind: 'water', text: 'Lake Ontario', at: [120, -900], angle: 0 },
      { kind: 'place', text: 'Port Credit', at: [-330, 420], angle: 0 },
      { kind: 'park', text: 'Rosewood Park', at: [-590, -30], angle: 0 },
      { kind: 'road', text: 'Hurontario St', at: [-880, 480], angle: -90 },
      { kind: 'road', text: 'Lakeshore Rd E', at: [-60, 630], angle: 0 },
      { kind: 'road', text: 'Mineola Rd E', at: [320, 530], angle: 0 },
      { kind: 'road', text: 'Elmwood Ave N', at: [-260, -370], angle: 0 },
    ],
  };
}
