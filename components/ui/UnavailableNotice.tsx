import type { ReactNode } from 'react';
import typography from './typography.module.css';

/** The sentence that stands where a form was or cannot be. */
export function UnavailableNotice({ children }: { children: ReactNode }) {
  return <p className={typography.unavailable}>{children}</p>;
}
