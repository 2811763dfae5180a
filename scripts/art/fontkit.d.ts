/** The part of fontkit that the lettering uses; the package has no types. */
declare module 'fontkit' {
  type Path = { mapPoints(map: (x: number, y: number) => [number, number]): Path; toSVG(): string };
  type Box = { minX: number; maxX: number; minY: number; maxY: number };
  type Glyph = { id: number; advanceWidth: number; bbox: Box; path: Path };
  export type GlyphRun = { glyphs: Glyph[]; positions: { xAdvance: number }[] };
  type Font = {
    unitsPerEm: number;
    capHeight: number;
    characterSet: number[];
    layout(text: string): GlyphRun;
  };

  export function openSync(path: string): Font;
}
