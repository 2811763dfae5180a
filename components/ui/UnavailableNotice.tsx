import type { ReactNode } from 'react';
import typography from './typography.module.css';

/** The sentence shown in place of a form that is closed or cannot be offered. */
export function UnavailableNotice({ children }: { children: ReactNode }) {
  return <p className={typography.unavailable}>{children}</p>;
}
