import clsx from 'clsx';
import type { ComponentProps } from 'react';
import styles from './Button.module.css';

export type ButtonLook = {
  variant?: 'primary' | 'dark' | 'gold' | 'outline' | undefined;
  size?: 'sm' | 'lg' | undefined;
  isFullWidth?: boolean | undefined;
};

/** Primary is for the one thing to do in a view. */
export function buttonClass({ variant = 'primary', size, isFullWidth }: ButtonLook = {}): string {
  return clsx(
    'screenOnly',
    styles.button,
    styles[variant],
    size === 'lg' && styles.large,
    isFullWidth && styles.fullWidth,
  );
}

type ButtonProps = ComponentProps<'button'> & ButtonLook;

export function Button({ variant, size, isFullWidth, ...rest }: ButtonProps) {
  return <button type="button" {...rest} className={buttonClass({ variant, size, isFullWidth })} />;
}

type ButtonLinkProps = ComponentProps<'a'> & ButtonLook;

export function ButtonLink({ variant, size, isFullWidth, ...rest }: ButtonLinkProps) {
  return <a {...rest} className={buttonClass({ variant, size, isFullWidth })} />;
}
