import { describe, expect, test } from 'vitest';
import { type ModalAddress, type ModalAddressEvent, modalAddressStep } from './address';
import type { ModalName } from './deep-links';

type Name = ModalName | null;

const closed: ModalAddress = { phase: 'closed' };
const open = (modal: ModalName, stepLength: number | null): ModalAddress => ({
  phase: 'open',
  modal,
  stepLength,
});
const leaving = (modal: Name = null): ModalAddress => ({ phase: 'leaving', modal, stepLength: 3 });
const changed = (modal: Name, linked: Name = null, length = 3): ModalAddressEvent => ({
  type: 'changed',
  modal,
  opensItself: modal === 'archived',
  linked,
  length,
});
const moved = (linked: Name): ModalAddressEvent => ({ type: 'moved', linked, length: 3 });
const pushed: ModalAddressEvent = { type: 'pushed', length: 3 };
const timedOut: ModalAddressEvent = { type: 'timed-out' };

const push = (hash: string) => ({ type: 'push', hash });
const replace = (hash: string) => ({ type: 'replace', hash });
const show = (modal: Name) => ({ type: 'show', modal });
const back = { type: 'back' };

type Case = [what: string, from: ModalAddress, event: ModalAddressEvent, result: unknown[]];

const table = (cases: Case[]) =>
  test.each(cases)('%s', (_what, from, event, result) => {
    expect(modalAddressStep(from, event)).toEqual(result);
  });

describe('opening', () => {
  table([
    ['by a press adds a step', closed, changed('covid'), [open('covid', null), push('#covid')]],
    ['remembers how long the history is then', open('covid', null), pushed, [open('covid', 3)]],
    [
      'one without a hash adds a bare step',
      closed,
      changed('call-script'),
      [open('call-script', null), push('')],
    ],
    ['by a deep link adds none', closed, changed('covid', 'covid'), [open('covid', null)]],
    ['the archived notice adds none', closed, changed('archived'), [open('archived', null)]],
    [
      'the archived notice leaves nothing of a deep link',
      closed,
      changed('archived', 'covid'),
      [open('archived', null), replace('')],
    ],
    [
      'another in its place keeps its step',
      open('open-letter', 3),
      changed('call-form', 'open-letter'),
      [open('call-form', 3), replace('#call-form')],
    ],
    ['the same again changes nothing', open('covid', 3), changed('covid'), [open('covid', 3)]],
  ]);
});

describe('closing', () => {
  table([
    ['takes its step back', open('covid', 3), changed(null, 'covid'), [leaving(), back]],
    [
      'takes only the hash where a frame has added steps',
      open('covid', 3),
      changed(null, 'covid', 4),
      [closed, replace('')],
    ],
    ['leaves a deep link bare', open('covid', null), changed(null, 'covid'), [closed, replace('')]],
    ['without step and hash changes nothing', open('archived', null), changed(null), [closed]],
    ['a closed one changes nothing', closed, changed(null), [closed]],
  ]);
});

describe('a step through the history', () => {
  table([
    ['away from the modal closes it', open('covid', 3), moved(null), [closed, show(null)]],
    ['to a modal opens it', closed, moved('covid'), [open('covid', 3), show('covid')]],
    ['that closing has asked for ends it', leaving(), moved(null), [closed, show(null)]],
    [
      'that comes after another was opened gives that one a step',
      leaving('moral-monday'),
      moved(null),
      [open('moral-monday', null), push('#moral-monday')],
    ],
  ]);
});

describe('while the browser goes back', () => {
  table([
    ['a modal that is opened is remembered', leaving(), changed('covid'), [leaving('covid')]],
    ['one that is closed again is forgotten', leaving('covid'), changed(null), [leaving()]],
    ['too long, the hash is taken away', leaving(), timedOut, [closed, replace('')]],
    [
      'too long, the one opened meanwhile gets its hash',
      leaving('covid'),
      timedOut,
      [open('covid', 3), replace('#covid')],
    ],
    ['a late timer changes nothing', open('covid', 3), timedOut, [open('covid', 3)]],
  ]);
});
