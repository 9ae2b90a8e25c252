/** As much of fontkit as lettering needs; it brings no types. */
declare module 'fontkit' {
  interface Path {
    commands: readonly {
      command: 'moveTo' | 'lineTo' | 'quadraticCurveTo' | 'bezierCurveTo' | 'closePath';
      args: readonly number[];
    }[];
  }

  interface Position {
    xAdvance: number;
    xOffset: number;
    yOffset: number;
  }

  export interface Font {
    unitsPerEm: number;
    hasGlyphForCodePoint(codePoint: number): boolean;
    layout(text: string): { glyphs: readonly { path: Path }[]; positions: readonly Position[] };
  }

  export function create(file: Uint8Array): Font;
}
