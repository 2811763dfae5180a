import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './SelfieForm.module.css';

export function ErrorAlert({ message, children }: { message: string; children?: ReactNode }) {
  return (
    <div className={clsx('rows alert', styles.problem)} role="alert">
      <p>{message}</p>
      {children && <div>{children}</div>}
    </div>
  );
}
