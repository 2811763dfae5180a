import { describe, expect, test } from 'vitest';
import { localePath } from '@/lib/addresses/routes';
import { localeFolder, locales } from '@/lib/i18n/locales';
import { contentOf } from '@/tests/support/e2e-content';
import { stringsOf } from '@/tests/support/e2e-strings';
import { eventsOf } from '@/tests/support/ics';
import { all, exported, site, textOf } from './exported-site';

describe.each(locales)('%s', (locale) => {
  const t = stringsOf(locale);
  const home = localePath(locale, '/');
  const folder = `${localeFolder(locale)}/calendar`;
  const { document } = exported.page(home);
  const { events, livestreams } = contentOf(locale);
  const timed = events.filter(({ starts_at }) => starts_at);
  const linkTo = (href: string) =>
    all(document, `a[href="${href}"]`).map(
      (link) => link.getAttribute('aria-label') ?? textOf(link),
    );

  test('the calendar has them all, each once, in lines that every reader takes', () => {
    expect(linkTo(`${folder}/season.ics`)).toEqual([t.dates.download]);
    const text = exported.text(`${folder}/season.ics`);
    const entries = eventsOf(text);
    const visible = livestreams.filter((livestream) => livestream.visible);
    expect(entries).toHaveLength(timed.length + visible.length);
    expect(new Set(entries.map(({ uid }) => uid)).size).toBe(entries.length);
    expect(text).not.toContain('&nbsp;');
    expect(text).not.toMatch(/[^\r]\n/);
    expect(text.split('\r\n').filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
  });

  test('the calendar can be subscribed to', () => {
    const address = `${site.replace(/^http:/, 'webcal:')}${folder}/season.ics`;
    expect(linkTo(address)).toEqual([t.dates.subscribe]);
  });
});
