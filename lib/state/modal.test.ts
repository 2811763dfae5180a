import { beforeEach, describe, expect, test } from 'vitest';
import { hideModal, modalHashes, modalNames, modalOfHash, showModal, useModal } from './modal';

beforeEach(() => useModal.setState({ modal: null }));

test('the eight modals of the specification', () => {
  expect([...modalNames].sort()).toEqual([
    'archived',
    'call-form',
    'call-script',
    'covid',
    'moral-monday',
    'open-letter',
    'selfie-form',
    'trailer',
  ]);
});

test('one modal at a time is shown by name, and hiding clears it', () => {
  expect(useModal.getState().modal).toBeNull();
  showModal('covid');
  showModal('trailer');
  expect(useModal.getState().modal).toBe('trailer');
  hideModal();
  expect(useModal.getState().modal).toBeNull();
});

describe('deep links', () => {
  test.each([
    ['#call-form', 'call-form'],
    ['#open-letter', 'open-letter'],
    ['#covid', 'covid'],
    ['#selfie', 'selfie-form'],
    ['#call-script', null],
    ['#archived', null],
    ['#calendar', null],
    ['#Covid', null],
    ['#', null],
    ['', null],
  ])('%s opens %s', (hash, modal) => {
    expect(modalOfHash(hash)).toBe(modal);
  });

  test('every modal that has a hash is opened by it, and no two share one', () => {
    const hashes = Object.entries(modalHashes);
    for (const [name, hash] of hashes) expect(modalOfHash(hash)).toBe(name);
    expect(new Set(Object.values(modalHashes)).size).toBe(hashes.length);
  });
});
