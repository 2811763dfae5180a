import layout from './layout.module.css';

/** Words for the eye, such as "Sending...", and how they are read out. */
export function SpokenAs({ spoken, children }: { spoken: string; children: string }) {
  return (
    <>
      <span aria-hidden="true">{children}</span>
      <span className={layout.visuallyHidden}>{spoken}</span>
    </>
  );
}
