type BlankValueProps = { className?: string | undefined; value: string };

/** The text alone without a class; names have one, and are not translated. */
export function BlankValue({ className, value }: BlankValueProps) {
  return className ? (
    <span className={className} translate="no">
      {value}
    </span>
  ) : (
    value
  );
}
