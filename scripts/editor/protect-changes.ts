import { HEADER_BYTES, isPicture } from '@/lib/pictures/picture-size';
import { ask } from './dialog';
import { SAVE_BUTTON } from './form-fields';
import type { ReportLanguage } from './form-schemas';

const sentences = {
  en: {
    noPicture: (name: string) =>
      `“${name}” is no picture, whatever its name says, and was not taken. Choose a JPEG, PNG, WebP, GIF or AVIF.`,
    leave: 'Leave this form? What you changed in it is not saved, and is lost.',
    stay: 'Stay here',
    go: 'Leave it',
    remove: 'Take this entry out? Until you save, reloading this page brings it back.',
    yes: 'Take it out',
    no: 'Keep it',
    back: 'Back to the form',
  },
  es: {
    noPicture: (name: string) =>
      `«${name}» no es una imagen, diga lo que diga su nombre, y no se tomó. Elija un JPEG, PNG, WebP, GIF o AVIF.`,
    leave: '¿Salir de este formulario? Lo que cambió en él no está guardado, y se pierde.',
    stay: 'Quedarse',
    go: 'Salir',
    remove: '¿Quitar esta entrada? Hasta que guarde, volver a cargar esta página la recupera.',
    yes: 'Quitarla',
    no: 'Dejarla',
    back: 'Volver al formulario',
  },
};

/** Every event that has been let through, to know it again. */
const passed = new WeakSet<Event>();

function pass(target: Element, event: Event) {
  passed.add(event);
  target.dispatchEvent(event);
}

/** Has a file that is no picture refused, where the browser's own dialog offers all files. */
function refuseOtherFiles(language: ReportLanguage) {
  addEventListener(
    'change',
    async (event) => {
      const { target } = event;
      if (passed.has(event) || !(target instanceof HTMLInputElement) || target.type !== 'file')
        return;
      event.stopImmediatePropagation();
      for (const file of target.files ?? []) {
        if (isPicture(await file.slice(0, HEADER_BYTES).arrayBuffer())) continue;
        target.value = '';
        await ask(sentences[language].noPicture(file.name), { no: sentences[language].back });
        return;
      }
      pass(target, new Event('change', { bubbles: true }));
    },
    true,
  );
}

const REMOVE = /^(Remove|Quitar|Eliminar)$/;

/** Asks before an entry of a list is taken out. */
function askBeforeRemoving(language: ReportLanguage) {
  addEventListener(
    'click',
    async (event) => {
      const button = event.target instanceof Element ? event.target.closest('button') : null;
      // a picture has such a button, too
      const list = button?.closest('[data-key-path]:has([aria-controls*="-item-"])');
      if (passed.has(event) || !button || list !== button.closest('[data-key-path]')) return;
      if (!REMOVE.test(button.ariaLabel ?? button.textContent?.trim() ?? '')) return;
      event.stopImmediatePropagation();
      event.preventDefault();
      const { remove, ...answers } = sentences[language];
      const { yes, no } = answers;
      if (await ask(remove, { yes, no })) pass(button, new MouseEvent('click', { bubbles: true }));
    },
    true,
  );
}

/** The form that an address opens, such as `/entries/events`. */
const formAt = (address: string) => /#.*(\/entries\/[^/?]+)/.exec(address)?.[1];

/** Asks before a form with unsaved changes is left, for another address as for another page of the editor. */
function askBeforeLeaving(language: ReportLanguage): { isSaving: boolean } {
  // nothing can be pressed meanwhile, but the browser's own Back
  const save = { isSaving: false };
  const button = () => document.querySelector<HTMLButtonElement>(SAVE_BUTTON);
  /** The CMS lets nothing be saved but changes. */
  const isUnsaved = () => save.isSaving || button()?.disabled === false;
  let mayLeave = false;
  addEventListener('beforeunload', (event) => {
    if (isUnsaved()) event.preventDefault();
  });
  // this listener comes before those of the CMS, which hears of nothing until the answer
  addEventListener('hashchange', async (event) => {
    const isLeft =
      formAt(event.oldURL) !== undefined && formAt(event.newURL) !== formAt(event.oldURL);
    if (mayLeave || !isLeft || !isUnsaved()) {
      mayLeave = false;
      return;
    }
    event.stopImmediatePropagation();
    history.pushState(history.state, '', event.oldURL);
    const { leave, go, stay } = sentences[language];
    mayLeave = await ask(leave, { yes: go, no: stay });
    if (mayLeave) history.back();
  });
  return save;
}

/**
 * Keeps what somebody typed, added or chose in a form from being lost or spoilt by one press. Returns what has
 * to be told of a save: while it is on its way, the form is unsaved still.
 */
export function protectChanges(language: ReportLanguage): { isSaving: boolean } {
  refuseOtherFiles(language);
  askBeforeRemoving(language);
  return askBeforeLeaving(language);
}
