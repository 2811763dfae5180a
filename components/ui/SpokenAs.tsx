export function SpokenAs({ spoken, children }: { spoken: string; children: string }) {
  return (
    <>
      <span aria-hidden="true">{children}</span>
      <span className="visuallyHidden">{spoken}</span>
    </>
  );
}
