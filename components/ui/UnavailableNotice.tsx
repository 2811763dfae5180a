import type { ReactNode } from 'react';

export function UnavailableNotice({ children }: { children: ReactNode }) {
  return <p className="unavailable">{children}</p>;
}
