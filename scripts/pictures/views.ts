/** A way of viewing the site: the viewport and the visitor's system settings. */
export type View = {
  name: string;
  /** CSS pixels */
  width: number;
  /** CSS pixels */
  height: number;
  colorScheme?: 'light' | 'dark';
  forcedColors?: 'active' | 'none';
  media?: 'print' | 'screen';
  /** of the root element */
  textSize?: string;
  /** shows the modals in all their states */
  hasStates?: boolean;
};

export const views: View[] = [
  { name: 'phone', width: 371, height: 740, hasStates: true },
  { name: 'tablet', width: 768, height: 1024 },
  { name: 'desktop', width: 1280, height: 860, hasStates: true },
  { name: 'wide', width: 1920, height: 1080 },
  { name: 'phone on its side', width: 740, height: 360 },
  { name: 'phone, dark', width: 371, height: 740, colorScheme: 'dark' },
  { name: 'desktop, dark', width: 1280, height: 860, colorScheme: 'dark' },
  {
    name: 'phone, forced colours',
    width: 371,
    height: 740,
    forcedColors: 'active',
    colorScheme: 'dark',
  },
  { name: 'forced colours', width: 1280, height: 860, forcedColors: 'active', colorScheme: 'dark' },
  { name: '320 px', width: 320, height: 640 },
  { name: 'phone, text at 200 %', width: 371, height: 740, textSize: '200%' },
  { name: 'text at 200 %', width: 1280, height: 860, textSize: '200%' },
  { name: 'print', width: 720, height: 960, media: 'print' },
];
