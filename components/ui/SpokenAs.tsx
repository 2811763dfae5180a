import layout from './layout.module.css';

/** A text as it is seen, such as "Sending...", and how a screen reader says it. */
export function SpokenAs({ spoken, children }: { spoken: string; children: string }) {
  return (
    <>
      <span aria-hidden="true">{children}</span>
      <span className={layout.visuallyHidden}>{spoken}</span>
    </>
  );
}
