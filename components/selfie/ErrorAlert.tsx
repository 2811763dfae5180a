import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './SelfieForm.module.css';

type ErrorAlertProps = { message: string; children?: ReactNode };

export function ErrorAlert({ message, children }: ErrorAlertProps) {
  return (
    <div className={clsx('rows alert', styles.problem)} role="alert">
      <p>{message}</p>
      {children && <div>{children}</div>}
    </div>
  );
}
