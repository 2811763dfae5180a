import { virtual } from '@guidepup/virtual-screen-reader';
import { act, type ReactElement } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { CallForm } from '@/components/call/CallForm';
import { RsvpScreen } from '@/components/screens/RsvpScreen';
import SelfieFormModal from '@/components/selfie/SelfieFormModal';
import type { Locale } from '@/lib/i18n/locales';
import { connectServices } from '@/tests/support/call-form';
import { newVisit } from '@/tests/support/new-visit';
import { renderIn } from '@/tests/support/renderIn';

beforeEach(() => {
  newVisit();
  // a page that nobody has touched has no form in its frame yet
  delete document.documentElement.dataset.touched;
  connectServices();
});

/** What says only where a thing begins or ends. */
const BOUND = /^(end of .*|paragraph|status|form|main)$/;
/** The end, or the region that every page ends with. */
const END = /^(end of main|region, (Pass it on|Corra la voz))$/;

/** Without what only repeats a part of the phrase before. */
async function heard(locale: Locale, ui: ReactElement): Promise<string[]> {
  const { container } = renderIn(locale, ui);
  // the listener's own time comes once the page is idle
  await act(() => new Promise((idle) => setTimeout(idle)));
  await virtual.start({ container: container.querySelector('main') ?? container });
  do await virtual.next();
  while (!END.test(await virtual.lastSpokenPhrase()));
  const said = (await virtual.spokenPhraseLog()).slice(0, -1);
  await virtual.stop();
  const whole = said.filter((phrase) => !BOUND.test(phrase));
  return whole.filter(
    (phrase, index) =>
      !whole.slice(Math.max(0, index - 2), index).some((before) => before.includes(phrase)),
  );
}

const inMain = (part: ReactElement) => <main>{part}</main>;
const call = inMain(<CallForm id="call" />);
const selfie = inMain(<SelfieFormModal />);

const table: [string, Locale, ReactElement, string[]][] = [
  [
    'the call',
    'en',
    call,
    [
      'Your Phone Number',
      'textbox, Your Phone Number, placeholder (202) 555-0142, required',
      'ZIP',
      'textbox, ZIP, placeholder US ZIP Code, required',
      'button, Call',
      'Your number is used only for this call and never shared with third parties.',
      'link, Privacy policy (opens in a new tab)',
    ],
  ],
  [
    'the call',
    'es',
    call,
    [
      'Su número de teléfono',
      'textbox, Su número de teléfono, placeholder (202) 555-0142, required',
      'Código postal',
      'textbox, Código postal, placeholder Código postal de EE. UU., required',
      'button, Llamar',
      'Su número se usa solo para esta llamada y nunca se comparte con terceros.',
      'link, Política de privacidad (se abre en una pestaña nueva)',
    ],
  ],
  [
    'the RSVP',
    'en',
    <RsvpScreen key="en" locale="en" />,
    [
      'region, Join the Next Moral Monday',
      'heading, Join the Next Moral Monday, level 1',
      'Monday, July 20, 2099,',
      '11:00 AM ET',
      'U.S. Supreme Court, Washington, D.C.',
      'Your time: 8:45 PM',
      'link, RSVP',
      'region, RSVP',
      'heading, RSVP, level 2',
      'Tell us you’re coming: the form opens here.',
      'link, Open the form',
      'link, Open the form on Action Network (opens in a new tab)',
      'link, Rally card: what to know on the day',
      'link, Calendar for National Moral Mondays',
    ],
  ],
  [
    'the RSVP',
    'es',
    <RsvpScreen key="es" locale="es" />,
    [
      'region, Únase al próximo Lunes Moral',
      'heading, Únase al próximo Lunes Moral, level 1',
      'lunes, 20 de julio de 2099,',
      '11:00 a. m. ET',
      'Corte Suprema de EE. UU., Washington, D. C.',
      'Su hora: 8:45 p. m.',
      'link, Confirme su asistencia',
      'region, Confirme su asistencia',
      'heading, Confirme su asistencia, level 2',
      'Confirme su asistencia: el formulario se abre aquí.',
      'link, Abrir el formulario',
      'link, Abrir el formulario en Action Network (se abre en una pestaña nueva)',
      'link, Tarjeta del mitin: lo que hay que saber ese día',
      'link, Fechas de los Lunes Morales',
    ],
  ],
  [
    'the selfie',
    'en',
    selfie,
    [
      'Take a picture, write your dream or your prayer in 140 characters, and turn them into a poster.',
      'button, Choose a photo',
      'button, Upload',
      'button, Words alone, You don’t have to show your face: for some of us that is a risk, and your words are enough., not pressed',
      'You can also drop a picture here, or paste one.',
      'heading, 1. Your words, level 3',
      'Your dream or prayer',
      'Your words appear in capitals and quotes.',
      'textbox, Your dream or prayer, Your words appear in capitals and quotes. 56 characters left',
      'My dream for democracy is a vote for everyone and a life without poverty for anyone.',
      'heading, 2. The look, level 3',
      'group, Poster',
      'radio, Strip, checked, position 1, set size 3',
      'radio, Headline, not checked, position 2, set size 3',
      'radio, Column, not checked, position 3, set size 3',
      'group, Photo',
      'radio, Original, checked, position 1, set size 2',
      'radio, Two colors, not checked, position 2, set size 2',
      '56 characters left',
      'button, Make my poster, disabled',
      'The gallery of dreams is closed right now. Your poster is made on your device: save it and post it yourself.',
      'link, Privacy policy (opens in a new tab)',
    ],
  ],
  [
    'the selfie',
    'es',
    selfie,
    [
      'Tómese una foto, escriba su sueño o plegaria en 140 caracteres y conviértalos en cartel.',
      'button, Elegir una foto',
      'button, Subir foto',
      'button, Solo palabras, No hace falta que muestre su cara: para algunas personas es un riesgo, y sus palabras bastan., not pressed',
      'También puede arrastrar una imagen hasta aquí o pegarla.',
      'heading, 1. Sus palabras, level 3',
      'Su sueño o plegaria',
      'Sus palabras salen en mayúsculas y entre comillas.',
      'textbox, Su sueño o plegaria, Sus palabras salen en mayúsculas y entre comillas. Quedan 53 caracteres',
      'Mi sueño de democracia es que todo el mundo pueda votar y que nadie viva en la pobreza.',
      'heading, 2. El aspecto, level 3',
      'group, Cartel',
      'radio, Tira, checked, position 1, set size 3',
      'radio, Titular, not checked, position 2, set size 3',
      'radio, Columna, not checked, position 3, set size 3',
      'group, Foto',
      'radio, Original, checked, position 1, set size 2',
      'radio, Dos colores, not checked, position 2, set size 2',
      'Quedan 53 caracteres',
      'button, Hacer mi cartel, disabled',
      'La galería de los sueños está cerrada por ahora. Su cartel se hace en su dispositivo: guárdelo y publíquelo usted.',
      'link, Política de privacidad (se abre en una pestaña nueva)',
    ],
  ],
];

test.each(table)('%s in %s is heard in this order', async (_, locale, ui, expected) => {
  expect(await heard(locale, ui)).toEqual(expected);
});
