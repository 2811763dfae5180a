'use client';

import { createContext, useContext } from 'react';
import type { Addressee } from '@/lib/call/office-addresses';
import type { Vote } from '@/lib/call/senators';
import { useVisitor } from '@/lib/call/visitor';
import styles from './OfficeLetter.module.css';

export const AddresseeContext = createContext<Addressee | null>(null);

/** Lines to write on. */
export function Blanks({ count }: { count: number }) {
  return Array.from({ length: count }, (_, line) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they are alike
    <span key={line} className={styles.blank} />
  ));
}

export function Sender() {
  return useVisitor('name')?.trim() || <Blanks count={1} />;
}

export function OfficeAddress() {
  const addressee = useContext(AddresseeContext);
  if (!addressee) return <Blanks count={3} />;
  return [`The Honorable ${addressee.senator.name}`, ...addressee.lines].map((line) => (
    <span key={line}>{line}</span>
  ));
}

/** `to` has `{name}` where the senator’s last name goes. */
export function Salutation({ to }: { to: string }) {
  const name = useContext(AddresseeContext)?.senator.lastName;
  return to.replace('{name}', name ?? '________________');
}

/** What to say of each of the senator’s votes; empty for one who came later. */
export function VoteText({ sentences }: { sentences: readonly (Record<Vote, string> | null)[] }) {
  const votes = useContext(AddresseeContext)?.senator.votes ?? [];
  return votes.flatMap((vote, index) => sentences[index]?.[vote] ?? []).join(' ');
}

export function Reason() {
  return useVisitor('reason')?.trim() || <Blanks count={6} />;
}
