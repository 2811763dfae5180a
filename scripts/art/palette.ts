import { shadesOf } from '@/lib/colours/palette';
import { campaign } from './content';

const { dark, ...shades } = shadesOf(campaign.inks);

/** The inks and papers of every drawing, from campaign.json. */
export const palette = shades;

/** The inks that differ in the dark scheme: the hour before dawn. */
export const darkPalette = dark;
