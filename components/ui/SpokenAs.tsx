import layout from './layout.module.css';

/** Text on the screen, such as "Sending...", with other text in its place for screen readers. */
export function SpokenAs({ spoken, children }: { spoken: string; children: string }) {
  return (
    <>
      <span aria-hidden="true">{children}</span>
      <span className={layout.visuallyHidden}>{spoken}</span>
    </>
  );
}
