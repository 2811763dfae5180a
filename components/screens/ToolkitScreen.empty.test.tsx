import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { locales } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/messages/messages';
import { renderIn } from '@/tests/support/renderIn';

await vi.hoisted(async () => {
  const { rmSync } = await import('node:fs');
  const { copyBundle, showContent } = await import('@/tests/support/bundle');
  const dir = copyBundle();
  for (const locale of ['en', 'es']) rmSync(`${dir}/${locale}/toolkit`, { recursive: true });
  showContent(dir);
});

const { ToolkitScreen } = await import('./ToolkitScreen');

test.each(locales)('an empty toolkit says so in %s, over no empty list', (locale) => {
  const { toolkitPage: t } = messagesOf(locale);
  renderIn(locale, <ToolkitScreen locale={locale} />);

  expect(screen.getByText(t.none)).toBeVisible();
  expect(screen.queryByRole('navigation', { name: t.contents })).not.toBeInTheDocument();
});
