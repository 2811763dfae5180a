import type { ReactNode } from 'react';
import layout from '@/components/ui/layout.module.css';
import styles from './SelfieForm.module.css';

type ErrorAlertProps = {
  message: string;
  /** what to do about it */
  children?: ReactNode;
};

/** Says at once that something went wrong, in red. */
export function ErrorAlert({ message, children }: ErrorAlertProps) {
  return (
    <div className={`rows ${layout.alert} ${styles.problem}`} role="alert">
      <p>{message}</p>
      {children && <div>{children}</div>}
    </div>
  );
}
