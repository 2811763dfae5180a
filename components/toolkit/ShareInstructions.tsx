import layout from '@/components/ui/layout.module.css';
import type { LocalizedContent } from '@/lib/content/localized';

export function ShareInstructions({ text }: LocalizedContent) {
  return (
    <>
      <p className={layout.pointer} {...text('toolkit_page_share_instructions')} />
      <p className={layout.touch} {...text('toolkit_page_share_instructions_phone')} />
    </>
  );
}
