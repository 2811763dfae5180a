/** The part of fontkit that the lettering uses; the package ships no types of its own. */
declare module 'fontkit' {
  export type PathCommand = {
    command: 'moveTo' | 'lineTo' | 'quadraticCurveTo' | 'bezierCurveTo' | 'closePath';
    args: number[];
  };

  export type Glyph = {
    id: number;
    bbox: { minX: number; maxX: number; minY: number; maxY: number };
    path: { commands: PathCommand[] };
  };

  export type GlyphRun = {
    glyphs: Glyph[];
    positions: { xAdvance: number }[];
  };

  export type Font = {
    unitsPerEm: number;
    capHeight: number;
    layout(text: string): GlyphRun;
  };

  export function openSync(path: string): Font;
}
