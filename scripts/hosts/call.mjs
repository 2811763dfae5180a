import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { fateOf, tenDigits } from './numbers.mjs';
import { hourlyLimit } from './rate-limit.mjs';

/** @typedef {{ status: 200 | 400 | 429 | 500, body: object }} Answer */

const CALLS_PER_HOUR = 2;

/**
 * The click-to-call service as contracts.md describes it (CallPower).
 *
 * @param {{ campaigns: ReturnType<typeof import('./campaigns.mjs').knownCampaigns> }} options
 */
export function callHost({ campaigns }) {
  /** @type {Hono<import('./received.mjs').HostsEnv>} */
  const app = new Hono();
  const isOverLimit = hourlyLimit(CALLS_PER_HOUR);
  /** @type {Map<string, number>} */
  const completed = new Map();

  /** @param {URLSearchParams} form @returns {Answer} */
  function answer(form) {
    const phone = form.get('userPhone')?.trim();
    if (!phone) return badRequest('userPhone required');
    const fate = fateOf(phone);
    if (fate === 'blocklisted') return tooMany({ blocklist: [tenDigits(phone)] });
    if (isOverLimit(tenDigits(phone) ?? phone)) return tooMany(`${CALLS_PER_HOUR} per 1 hour`);

    const campaignId = form.get('campaignId');
    if (!campaignId) return badRequest('campaignId required');
    const campaign = campaigns.get(campaignId);
    if (!campaign) return badRequest('campaignId unknown');
    if (campaign !== 'live') return { status: 200, body: { campaign } };
    if (fate === 'refused') return badRequest('userPhone refused');
    if (fate === 'carrier failed') return { status: 500, body: queued };

    completed.set(campaignId, (completed.get(campaignId) ?? 0) + 1);
    return { status: 200, body: queued };
  }

  app.on(['POST', 'OPTIONS'], '/create', cors({ origin: '*', allowMethods: ['POST'] }));
  app.post('/create', (c) => {
    const { status, body } = answer(c.var.form);
    return c.json(body, status);
  });
  app.all('/create', (c) => {
    c.header('Allow', 'POST, OPTIONS');
    return c.html(
      '<!doctype html><title>405 Method Not Allowed</title><h1>Method Not Allowed</h1>',
      405,
    );
  });
  app.get('/api/campaign/:id{[0-9]+}/count.json', cors(), (c) => {
    const count = completed.get(c.req.param('id')) ?? 0;
    return c.json({ completed: count, last_24h: count, last_week: count });
  });
  return app;
}

/** @param {string} description @returns {Answer} */
function badRequest(description) {
  return { status: 400, body: { description, error: 'Bad Request', status: 400 } };
}

/** @param {string | object} description @returns {Answer} */
function tooMany(description) {
  return { status: 429, body: { description, error: 'Too Many Requests', status: 429 } };
}

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
