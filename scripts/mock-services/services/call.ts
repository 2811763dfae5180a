import { STATUS_CODES } from 'node:http';
import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { filesIn } from '@/lib/content/check/content';
import { textsIn } from '@/lib/content/check/files/json-path';
import { readContent } from '@/lib/content/check/read-content';
import type { MockServiceEnv } from '@/scripts/mock-services/services/request-log';

const CALLS_PER_HOUR = 2;
const HOUR_MS = 3_600_000;

/** What `npm run new-campaign` writes for up to twenty targets. */
const SAMPLES = [...Array(20).keys()].map((index) => String(index + 1));

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

/**
 * Numbers that fail, by their last seven digits, so that each outcome can be tried by hand: both
 * (202) 555-0182 and (919) 555-0182 are blocklisted.
 */
const outcomes = {
  5550181: 'refused',
  5550182: 'blocklisted',
  5550183: 'carrier failed',
} as const;

/**
 * The click-to-call service, answering like CallPower: it reads forms, never JSON; a campaign that
 * is not live gets a 200 and no call; every POST places a call, up to an hourly limit per phone. `ref`,
 * the code of who passed the page on, makes no difference to it.
 */
export function callService({ campaigns }: { campaigns: ReturnType<typeof knownCampaigns> }) {
  const app = new Hono<MockServiceEnv>();
  const isOverLimit = hourlyLimit();
  const completed = new Map<string, number>();

  app.on(['POST', 'OPTIONS'], '/create', cors({ origin: '*', allowMethods: ['POST'] }));
  app.post('/create', (c) => {
    const { form } = c.var;
    const refuse = (status: 400 | 429, description: string | object) =>
      c.json({ description, error: STATUS_CODES[status], status }, status);

    const phone = form.get('userPhone')?.trim();
    if (!phone) return refuse(400, 'userPhone required');
    const digits = tenDigits(phone);
    const outcome = outcomeOf(digits);
    if (outcome === 'blocklisted') return refuse(429, { blocklist: [digits] });
    if (isOverLimit(digits ?? phone)) return refuse(429, `${CALLS_PER_HOUR} per 1 hour`);

    const campaignId = form.get('campaignId');
    if (!campaignId) return refuse(400, 'campaignId required');
    const campaign = campaigns.get(campaignId);
    if (!campaign) return refuse(400, 'campaignId unknown');
    if (campaign !== 'live') return c.json({ campaign });
    if (outcome === 'refused') return refuse(400, 'userPhone refused');
    if (outcome === 'carrier failed') return c.json(queued, 500);

    completed.set(campaignId, (completed.get(campaignId) ?? 0) + 1);
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
  return app;
}

/** The ten digits of a US number, or null. */
function tenDigits(phone: string) {
  return /^1?(\d{10})$/.exec(phone.replace(/\D/g, ''))?.[1] ?? null;
}

/** The outcome of a call to these digits. */
function outcomeOf(digits: string | null) {
  if (digits === null) return 'refused';
  return Object.entries(outcomes).find(([ending]) => digits.endsWith(ending))?.[1] ?? 'placed';
}

/** Returns a function that is true once a phone has reached its limit of calls within an hour. */
function hourlyLimit() {
  const calls = new Map<string, number[]>();

  return (phone: string) => {
    const recent = (calls.get(phone) ?? []).filter((time) => Date.now() - time < HOUR_MS);
    if (recent.length >= CALLS_PER_HOUR) return true;
    calls.set(phone, [...recent, Date.now()]);
    return false;
  };
}

/**
 * The campaigns that the mock service knows: the content's and those of a new campaign, 1 to 20, are
 * live, one is archived, one paused.
 * @param content the content folder
 */
export function knownCampaigns(content: string): Map<string, 'live' | 'archived' | 'paused'> {
  const texts = readContent(filesIn(content)).files.flatMap(({ value }) => textsIn(value));
  const ids = texts.flatMap(({ path, text }) => (path.at(-1) === 'callpower_id' ? text : []));
  return new Map([
    ...[...SAMPLES, ...ids.filter(Boolean)].map((id) => [id, 'live'] as const),
    ['archived', 'archived'],
    ['paused', 'paused'],
  ]);
}
