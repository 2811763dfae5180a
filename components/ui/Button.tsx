import type { ComponentProps } from 'react';
import styles from './Button.module.css';

export type ButtonLook = {
  ink?: 'flame' | 'ink' | 'gold' | 'line' | undefined;
  isBig?: boolean | undefined;
  isFull?: boolean | undefined;
};

/** The class of a button in one of the four inks; flame is for the one thing to do in a view. */
export function buttonClass({
  ink = 'flame',
  isBig = false,
  isFull = false,
}: ButtonLook = {}): string {
  return [styles.button, styles[ink], isBig && styles.big, isFull && styles.full]
    .filter(Boolean)
    .join(' ');
}

/** A press that does something on this page. */
export function Button({ ink, isBig, isFull, ...rest }: ComponentProps<'button'> & ButtonLook) {
  return <button type="button" {...rest} className={buttonClass({ ink, isBig, isFull })} />;
}

/** A link that looks like a button: it leads somewhere. */
export function ButtonLink({ ink, isBig, isFull, ...rest }: ComponentProps<'a'> & ButtonLook) {
  return <a {...rest} className={buttonClass({ ink, isBig, isFull })} />;
}
