import type { Access } from '@/lib/schedule/access';

type AccessLineProps = { access?: Access | undefined; className?: string | undefined };

export function AccessLine({ access, className }: AccessLineProps) {
  if (!access) return null;

  return (
    <p className={className}>
      {access.words} {access.note && <span lang={access.noteLang}>{access.note}</span>}
    </p>
  );
}
