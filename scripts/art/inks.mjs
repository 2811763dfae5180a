import { shadesOf } from '../../lib/inks.mjs';
import { campaign } from './content.mjs';

const { dark, ...shades } = shadesOf(campaign.inks);

/** The inks and papers of every drawing, as campaign.json has them. */
export const inks = shades;

/** What changes in the dark scheme: the hour before dawn. */
export const darkInks = dark;
