import type { ReactNode } from 'react';
import typography from './typography.module.css';

export function UnavailableNotice({ children }: { children: ReactNode }) {
  return <p className={typography.unavailable}>{children}</p>;
}
