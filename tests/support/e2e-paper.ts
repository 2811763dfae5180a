import { PDFiumLibrary } from '@hyzyla/pdfium';
import type { Page } from '@playwright/test';
import jsQR from 'jsqr';

export const papers = ['Letter', 'A4'] as const;

/** A picture of four bytes a pixel. */
type Picture = { data: Uint8ClampedArray; width: number; height: number };

/** Dots for each point of a PDF: 288 to the inch. */
const SCALE = 4;

/** Prints a page as it is. Resolves to the pictures of its sheets. */
export async function printed(page: Page, format: (typeof papers)[number]): Promise<Picture[]> {
  const pdf = await page.pdf({ format, preferCSSPageSize: true });
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(pdf);
  const pictures: Picture[] = [];
  for (const sheet of document.pages()) {
    const { data, width, height } = await sheet.render({ scale: SCALE, render: 'bitmap' });
    pictures.push({ data: new Uint8ClampedArray(data), width, height });
  }
  document.destroy();
  library.destroy();
  return pictures;
}

/** What the QR code in a picture says; undefined where none can be read. */
export function qrCodeIn({ data, width, height }: Picture): string | undefined {
  return jsQR(data, width, height, { inversionAttempts: 'dontInvert' })?.data;
}

/** A square of a sheet of the print kit, in parts of the sheet's width. */
export type Square = { left: number; top: number; side: number };

const PIXELS_PER_MM = (72 * SCALE) / 25.4;
export const SHEET_MM = 182;
const MARGIN_MM = 14;
/** White around a code, which a reader needs. */
const QUIET_PX = 24;

/** A square of a printed sheet of the print kit, with white around it. */
export function cutOut({ data, width }: Picture, { left, top, side }: Square): Picture {
  const unit = SHEET_MM * PIXELS_PER_MM;
  const x = Math.round((width - unit) / 2 + left * unit) - 2;
  const y = Math.round(MARGIN_MM * PIXELS_PER_MM + top * unit) - 2;
  const size = Math.ceil(side * unit) + 4;
  const whole = size + 2 * QUIET_PX;
  const cut = new Uint8ClampedArray(4 * whole * whole).fill(255);
  for (let row = 0; row < size; row += 1) {
    const from = 4 * ((y + row) * width + x);
    cut.set(data.subarray(from, from + 4 * size), 4 * ((row + QUIET_PX) * whole + QUIET_PX));
  }
  return { data: cut, width: whole, height: whole };
}
