import ICAL from 'ical.js';
import { expect, test } from './visitor';

const eventsOf = (text: string) =>
  new ICAL.Component(ICAL.parse(text))
    .getAllSubcomponents('vevent')
    .map((component) => new ICAL.Event(component));

for (const [path, add, all, folder] of [
  ['/', 'Add to calendar', 'All dates as a file', ''],
  ['/es', 'Añadir al calendario', 'Todas las fechas en un archivo', '/es'],
] as const) {
  test(`each event of ${path} has a calendar file`, async ({ page, request }) => {
    await page.goto(path);
    const link = page
      .locator('#calendar')
      .getByRole('link', { name: `${add} Mass Moral Revival & Rally` });
    const href = (await link.getAttribute('href')) ?? '';
    expect(href).toBe(`${folder}/calendar/event-2021-10-24-2000.ics`);

    const answer = await request.get(href);
    expect(answer.headers()['content-type']).toMatch(/^text\/calendar/);
    const [event, ...rest] = eventsOf(await answer.text());
    expect(rest).toEqual([]);
    expect(event?.summary).toBe('Mass Moral Revival & Rally');
    expect(event?.startDate.toJSDate()).toEqual(new Date('2021-10-24T20:00:00Z'));
    expect(event?.location).toMatch(/^North Circle Stage, .* Charleston$/);
  });

  test(`the calendar of ${path} has them all, each once`, async ({ page, request }) => {
    await page.goto(path);
    const href = await page.getByRole('link', { name: all }).getAttribute('href');
    const text = await (await request.get(href ?? '')).text();
    const events = eventsOf(text);
    expect(events).toHaveLength(21);
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(21);
    expect(text).not.toContain('&nbsp;');
    expect(text).not.toMatch(/[^\r]\n/);
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  });
}

test('the calendar can be subscribed to', async ({ page, baseURL }) => {
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Subscribe to the calendar' })).toHaveAttribute(
    'href',
    `${baseURL?.replace(/^http:/, 'webcal:')}/calendar/season.ics`,
  );
});

test('search engines learn of the events', async ({ page }) => {
  await page.goto('/es');
  const facts = await page.locator('#calendar script[type="application/ld+json"]').textContent();
  const { '@graph': events } = JSON.parse(facts ?? '');
  expect(events).toHaveLength(2);
  expect(events[0]).toMatchObject({
    '@type': 'Event',
    startDate: '2021-10-24T20:00:00Z',
    location: { '@type': 'Place', name: expect.stringContaining('Charleston') },
  });
});

test('search engines learn whose site this is', async ({ page, request }) => {
  await page.goto('/es');
  const [facts] = await page.locator('main > script[type="application/ld+json"]').allTextContents();
  const organization = JSON.parse(facts ?? '');
  expect(organization).toMatchObject({
    '@type': 'Organization',
    name: 'Temporada de acción directa moral no violenta',
    sameAs: expect.arrayContaining([expect.stringContaining('instagram.com')]),
  });
  expect((await request.get(organization.logo)).status()).toBe(200);
});
