import { STATUS_CODES } from 'node:http';
import { cors } from 'hono/cors';
import { contentFiles } from '@/lib/content/check/check-content';
import { textsIn } from '@/lib/content/check/files/json-path';
import { readContent } from '@/lib/content/check/read-content';
import { contentFolder } from '@/scripts/paths';
import type { MockService } from './request-log';

const CALLS_PER_HOUR = 2;
const HOUR_MS = 3_600_000;

const queued = {
  call: 'queued',
  campaign: 'live',
  fromNumber: '+12025550100',
  redirect: null,
  script: '<p>Introduce yourself, be polite, and say what you want your senator to do.</p>',
  targets: {
    segment: 'location',
    objects: [{ name: 'A. Senator', title: 'Senator', phone: '+12025550101' }],
    display: 'Senator A. Senator',
  },
};

/** By the last seven digits, so that people can try each outcome by hand. */
const outcomes: Record<string, 'refused' | 'blocklisted' | 'carrier failed'> = {
  5550181: 'refused',
  5550182: 'blocklisted',
  5550183: 'carrier failed',
};

/**
 * Answers like CallPower: it reads forms, never JSON; a campaign that is not live (`archived`,
 * `paused`) gets a 200 and no call; every POST places a call, up to an hourly limit per phone.
 */
export const callService: MockService = (app) => {
  const live = campaignsIn(contentFolder());
  const completed = new Map<string, number>();
  /** When each phone was called. */
  const calls = new Map<string, number[]>();

  app.post('/create', (c) => {
    const { form } = c.var;
    const refuse = (status: 400 | 429, description: string | object) =>
      c.json({ description, error: STATUS_CODES[status], status }, status);

    const phone = form.get('userPhone')?.trim();
    if (!phone) return refuse(400, 'userPhone required');
    const [, digits] = /^1?(\d{10})$/.exec(phone.replace(/\D/g, '')) ?? [];
    const outcome = digits ? outcomes[digits.slice(3)] : 'refused';
    if (outcome === 'blocklisted') return refuse(429, { blocklist: [digits] });
    const number = digits ?? phone;
    const recent = (calls.get(number) ?? []).filter((time) => Date.now() - time < HOUR_MS);
    if (recent.length >= CALLS_PER_HOUR) return refuse(429, `${CALLS_PER_HOUR} per 1 hour`);
    calls.set(number, [...recent, Date.now()]);

    const campaign = form.get('campaignId');
    if (!campaign) return refuse(400, 'campaignId required');
    if (campaign === 'archived' || campaign === 'paused') return c.json({ campaign });
    if (!live.has(campaign)) return refuse(400, 'campaignId unknown');
    if (outcome === 'refused') return refuse(400, 'userPhone refused');
    if (outcome) return c.json(queued, 500);

    completed.set(campaign, (completed.get(campaign) ?? 0) + 1);
    return c.json(queued);
  });
  app.all('/create', (c) => {
    c.header('Allow', 'POST, OPTIONS');
    return c.html('<!doctype html><title>405 Method Not Allowed</title>', 405);
  });
  app.get('/api/campaign/:id{[0-9]+}/count.json', cors(), (c) => {
    const count = completed.get(c.req.param('id')) ?? 0;
    return c.json({ completed: count, last_24h: count, last_week: count });
  });
};

/** The content's campaigns, and those of a list of twenty targets. */
function campaignsIn(content: string): Set<string> {
  const texts = readContent(contentFiles(content)).files.flatMap(({ value }) => textsIn(value));
  const ids = texts.filter(({ path }) => path.at(-1) === 'callpower_id').map(({ text }) => text);
  return new Set([...Array.from({ length: 20 }, (_, index) => `${index + 1}`), ...ids]);
}
