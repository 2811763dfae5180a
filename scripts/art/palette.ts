import { shadesOf } from '@/lib/palette';
import { UserError } from '@/scripts/cli';
import { campaign } from './content';

for (const [name, ink] of Object.entries(campaign.inks)) {
  if (/^#[0-9a-f]{6}$/i.test(ink)) continue;
  throw new UserError(
    `The ink "${name}" in campaign.json is ${JSON.stringify(ink)}. Write # and six digits, such as #ffc53d.`,
  );
}

const { dark, ...shades } = shadesOf(campaign.inks);

/** The inks and papers of every drawing, from campaign.json. */
export const palette = shades;

/** The inks that differ in the dark scheme: the hour before dawn. */
export const darkPalette = dark;
