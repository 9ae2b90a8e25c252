import { fillMaterial } from '../building/materials.ts';
import { darken, lighten } from '../drawing/colour.ts';
import { stroke } from '../drawing/svg.ts';
import { tone } from '../outdoors/light.ts';
import { drawFloorLines } from './floors.ts';
import type { Spot, Stage } from './stage.ts';
import { facing, outlineOf, surface } from './stage.ts';

export interface ShellLook {
  /** Colour or material of the back wall. */
  back: 'plain' | 'feature' | 'brick' | 'tiles' | 'panelled';
  floor?: Stage['taste']['floor'];
  floorColour?: string;
}

/** Floor, walls and ceiling. */
export function drawShell(stage: Stage, look: ShellLook): string {
  const { taste, depth, height, sheet } = stage;
  const half = stage.width / 2;
  const near = 4;
  const wall = tone(stage, taste.wall);
  const floor = tone(stage, look.floorColour ?? taste.floorColour);
  const flank = (x: number, tint: string) =>
    surface(
      stage,
      [
        [x, 0, near],
        [x, height, near],
        [x, height, depth],
        [x, 0, depth],
      ],
      tint,
    );
  let shell = surface(
    stage,
    [
      [-half, 0, near],
      [half, 0, near],
      [half, 0, depth],
      [-half, 0, depth],
    ],
    sheet.linear([
      [0, darken(floor, 0.16)],
      [1, lighten(floor, 0.06)],
    ]),
  );
  shell += drawFloorLines(stage, look.floor ?? taste.floor, floor);
  shell += surface(
    stage,
    [
      [-half, height, near],
      [half, height, near],
      [half, height, depth],
      [-half, height, depth],
    ],
    sheet.linear([
      [0, lighten(tone(stage, taste.ceiling), 0.2)],
      [1, darken(tone(stage, taste.ceiling), 0.06)],
    ]),
  );
  shell += flank(
    -half,
    sheet.linear(
      [
        [0, lighten(wall, 0.16)],
        [1, darken(wall, 0.05)],
      ],
      [0, 0],
      [1, 0],
    ),
  );
  shell += flank(
    half,
    sheet.linear(
      [
        [0, darken(wall, 0.12)],
        [1, darken(wall, 0.03)],
      ],
      [0, 0],
      [1, 0],
    ),
  );
  shell += drawBackWall(stage, look.back) + drawTrim(stage);
  const shadeBack = sheet.linear([
    [0, stage.light.shadow, 0.22],
    [1, stage.light.shadow, 0],
  ]);
  return (
    shell +
    surface(
      stage,
      [
        [-half, 0.01, depth],
        [half, 0.01, depth],
        [half, 0.01, depth - 1.6],
        [-half, 0.01, depth - 1.6],
      ],
      shadeBack,
    )
  );
}

function drawBackWall(stage: Stage, look: ShellLook['back']): string {
  const { taste, width, height, depth, sheet } = stage;
  const left = -width / 2;
  const spot: Spot = [left, 0, depth];
  if (look === 'brick') {
    const brick = fillMaterial(stage, {
      look: 'brick',
      colour: stage.random.pick(['#a4624a', '#9c5540', '#b98a72', '#e3ddd4']),
    });
    return (
      facing(stage, spot, width, height, brick) +
      facing(
        stage,
        spot,
        width,
        height,
        sheet.linear([
          [0, '#ffffff', 0.1],
          [1, stage.light.shadow, 0.2],
        ]),
      )
    );
  }
  const colour = tone(stage, look === 'feature' ? taste.feature : look === 'tiles' ? taste.tile : taste.wall);
  const shading = sheet.linear([
    [0, lighten(colour, 0.06)],
    [1, darken(colour, 0.07)],
  ]);
  let wall = facing(stage, spot, width, height, shading);
  if (look === 'tiles') {
    const tile = sheet.pattern(
      48,
      24,
      `<rect width="48" height="24" fill="${darken(colour, 0.12)}"/><rect x="1" y="1" width="46" height="22" fill="${lighten(colour, 0.25)}"/><rect x="1" y="1" width="46" height="22" fill="${colour}" fill-opacity=".6"/>`,
    );
    wall +=
      facing(stage, spot, width, height, tile) +
      facing(
        stage,
        spot,
        width,
        height,
        sheet.linear(
          [
            [0, '#ffffff', 0.2],
            [1, stage.light.shadow, 0.12],
          ],
          [0, 0],
          [1, 1],
        ),
      );
  }
  if (look === 'panelled') wall += drawPanels(stage, colour);
  return wall;
}

/** Raised mouldings, as in older formal rooms. */
function drawPanels(stage: Stage, colour: string): string {
  const { width, depth } = stage;
  const count = 5;
  const cell = (width - 1) / count;
  let panels = '';
  for (let index = 0; index < count; index++) {
    const x = -width / 2 + 0.5 + index * cell + 0.22;
    for (const [y, tall] of [
      [0.75, 1.9],
      [3.1, 4.9],
    ] as const) {
      const d = outlineOf(stage, [
        [x, y, depth],
        [x + cell - 0.44, y, depth],
        [x + cell - 0.44, y + tall, depth],
        [x, y + tall, depth],
      ]);
      panels += stroke(d, darken(colour, 0.14), 3.4) + stroke(d, lighten(colour, 0.3), 1.4);
    }
  }
  return panels;
}

function drawTrim(stage: Stage): string {
  const { taste, width, height, depth } = stage;
  const half = width / 2;
  const trim = tone(stage, taste.trim);
  const base = taste.era === 'victorian' || taste.era === 'interwar' ? 0.62 : 0.4;
  const run = (x: number) =>
    surface(
      stage,
      [
        [x, 0, 4],
        [x, base, 4],
        [x, base, depth],
        [x, 0, depth],
      ],
      darken(trim, x < 0 ? 0.02 : 0.1),
    );
  let drawn =
    run(-half) +
    run(half) +
    facing(stage, [-half, 0, depth], width, base, trim) +
    facing(stage, [-half, base - 0.06, depth], width, 0.06, darken(trim, 0.12));
  if (taste.era !== 'contemporary' && taste.era !== 'split') {
    const crown = 0.36;
    drawn +=
      facing(stage, [-half, height - crown, depth], width, crown, trim) +
      facing(stage, [-half, height - crown - 0.05, depth], width, 0.06, darken(trim, 0.14));
    for (const x of [-half, half])
      drawn += surface(
        stage,
        [
          [x, height, 4],
          [x, height - crown, 4],
          [x, height - crown, depth],
          [x, height, depth],
        ],
        darken(trim, 0.05),
      );
  }
  const corner = stage.light.shadow;
  for (const x of [-half, half])
    drawn += stroke(
      outlineOf(
        stage,
        [
          [x, 0, depth],
          [x, height, depth],
        ],
        false,
      ),
      corner,
      2,
      'stroke-opacity=".12"',
    );
  return drawn;
}
