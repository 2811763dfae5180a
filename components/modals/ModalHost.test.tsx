import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { type ModalName, modalNames, showModal, useModal } from '@/lib/state/modal';
import { newVisit } from '@/tests/support/new-visit';
import { renderIn } from '@/tests/support/renderIn';
import { modalTextsIn } from '@/tests/support/texts';
import { ModalHost } from './ModalHost';

/** Each modal's title in both languages, and whether the Spanish site has it in English. */
const titles: Record<ModalName, [en: string, es: string, isFallback?: true]> = {
  archived: ['This site has been archived.', 'Este sitio ha sido archivado.'],
  'call-form': ['Thanks! Can you call?', '¡Gracias! ¿Puede llamar?'],
  'call-script': ['Calling you now...', 'Llamándole ahora...'],
  covid: ['COVID Protocols', 'COVID Protocols', true],
  'moral-monday': ['Join the Next Moral Monday', 'Únase al próximo Lunes Moral'],
  trailer: ['Watch the trailer', 'Vea el avance'],
  'selfie-form': ['Dreams for Democracy', 'Sueños por la democracia'],
  'open-letter': ['Open Letters', 'Open Letters', true],
};

/** Words of each modal's body, by which a visitor sees that it has arrived. */
const bodies: Record<ModalName, RegExp> = {
  archived: /^Some functionality may be disabled/,
  'call-form': /^You will get a suggestion of what to say/,
  'call-script': /^Introduce yourself, be polite, and say:/,
  covid: /^These were the rules/,
  'moral-monday': /^Loading the form/,
  trailer: /^Watch on YouTube/,
  'selfie-form': /^Take a picture, write your dream/,
  'open-letter': /^Loading the form/,
};

beforeEach(newVisit);

describe('the modal host', () => {
  test('shows nothing until a modal is asked for', () => {
    renderIn('en', <ModalHost isArchived={false} texts={modalTextsIn('en')} />);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test.each(modalNames)('opens %s under its title, with its body', async (name) => {
    renderIn('en', <ModalHost isArchived={false} texts={modalTextsIn('en')} />);
    act(() => showModal(name));
    expect(await screen.findByRole('dialog', { name: titles[name][0] })).toBeVisible();
    expect(await screen.findByText(bodies[name])).toBeVisible();
  });

  test.each(modalNames)('opens %s in Spanish, and says where it is English', async (name) => {
    const [, title, isFallback] = titles[name];
    renderIn('es', <ModalHost isArchived={false} texts={modalTextsIn('es')} />);
    act(() => showModal(name));
    const heading = await screen.findByRole('heading', { name: title, level: 2 });
    expect(heading.lang).toBe(isFallback ? 'en-US' : '');
    await waitFor(() => expect(screen.queryByText('Un momento…')).not.toBeInTheDocument());
  });

  test('opens nothing for a shared link to a trailer that the campaign has no more', async () => {
    history.replaceState(null, '', '/#trailer');
    const texts = { ...modalTextsIn('en'), trailer: null };
    renderIn('en', <ModalHost isArchived={false} texts={texts} />);
    expect(useModal.getState().modal).toBeNull();
  });

  test('shows one modal at a time, the latest', async () => {
    renderIn('en', <ModalHost isArchived={false} texts={modalTextsIn('en')} />);
    act(() => showModal('covid'));
    await screen.findByText(bodies.covid);
    act(() => showModal('trailer'));
    await screen.findByText(bodies.trailer);

    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    const title = screen.getByRole('heading', { name: titles.trailer[0] });
    expect(screen.queryByText(bodies.covid)).not.toBeInTheDocument();
    expect(title).toHaveFocus();
  });
});
