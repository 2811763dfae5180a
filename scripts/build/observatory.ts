// The published scoring table of the MDN HTTP Observatory (github.com/mdn/mdn-http-observatory), as far as
// headers decide it: certificates and redirects are up to the host. The first matching row of a test gives
// its points.

type Headers = Record<string, string>;
type Policy = Map<string, string[]>;
type Row = [outcome: string, points: number, holds: (headers: Headers, policy: Policy) => boolean];

const BROAD = ['ftp:', 'http:', 'https:', '*', 'http://*', 'https://*'];
const INLINE = ["'unsafe-inline'", 'data:'];
const PRIVATE = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'];
const SIX_MONTHS_S = 15_768_000;
const BONUS_FROM = 90;

const sources = (policy: Policy, rule: string) =>
  policy.get(rule) ?? policy.get('default-src') ?? ['*'];

const hasAny = (list: string[], wrong: string[]) => list.some((source) => wrong.includes(source));

const isInsecure = (list: string[]) => list.some((source) => /^(http|ftp):/.test(source));

const hstsSeconds = (headers: Headers) =>
  Number(/max-age=(\d+)/.exec(headers['Strict-Transport-Security'] ?? '')?.[1] ?? 0);

const TESTS: Record<string, Row[]> = {
  'content-security-policy': [
    ['not implemented', -25, (_, policy) => policy.size === 0],
    [
      'inline or broad scripts or objects',
      -20,
      (_, policy) =>
        hasAny(sources(policy, 'script-src'), [...BROAD, ...INLINE]) ||
        hasAny(sources(policy, 'object-src'), BROAD),
    ],
    ['insecure scheme', -20, (_, policy) => isInsecure([...policy.values()].flat())],
    ['unsafe eval', -10, (_, policy) => sources(policy, 'script-src').includes("'unsafe-eval'")],
    [
      'unsafe styles',
      0,
      (_, policy) => hasAny(sources(policy, 'style-src'), [...BROAD, ...INLINE]),
    ],
    ["default-src 'none'", 10, (_, policy) => policy.get('default-src')?.join() === "'none'"],
    ['no unsafe', 5, () => true],
  ],
  'strict-transport-security': [
    ['not implemented', -20, (headers) => hstsSeconds(headers) === 0],
    ['less than six months', -10, (headers) => hstsSeconds(headers) < SIX_MONTHS_S],
    ['six months or more', 0, () => true],
  ],
  'x-content-type-options': [
    ['nosniff', 0, (headers) => headers['X-Content-Type-Options'] === 'nosniff'],
    ['not implemented', -5, () => true],
  ],
  'x-frame-options': [
    [
      'by frame-ancestors',
      5,
      (_, policy) => !hasAny(policy.get('frame-ancestors') ?? ['*'], BROAD),
    ],
    ['header', 0, (headers) => /^(DENY|SAMEORIGIN)$/.test(headers['X-Frame-Options'] ?? '')],
    ['not implemented', -20, () => true],
  ],
  'referrer-policy': [
    ['not implemented', 0, (headers) => !headers['Referrer-Policy']],
    ['private', 5, (headers) => PRIVATE.includes(headers['Referrer-Policy'] ?? '')],
    ['unsafe', -5, () => true],
  ],
  'cross-origin-resource-policy': [
    ['not implemented', 0, (headers) => !headers['Cross-Origin-Resource-Policy']],
    [
      'own',
      10,
      (headers) => /^same-(origin|site)$/.test(headers['Cross-Origin-Resource-Policy'] ?? ''),
    ],
    ['cross-origin', 0, () => true],
  ],
};

const GRADES: [from: number, grade: string][] = [
  [100, 'A+'],
  [90, 'A'],
  [85, 'A-'],
  [80, 'B+'],
  [70, 'B'],
  [65, 'B-'],
  [60, 'C+'],
  [50, 'C'],
  [45, 'C-'],
  [40, 'D+'],
  [30, 'D'],
  [25, 'D-'],
  [0, 'F'],
];

/**
 * The grade of a page by its headers, and the outcome of each test. Bonus points count only where
 * the page has at least 90 without them.
 */
export function observatoryGrade(headers: Headers) {
  const policy = parsePolicy(headers['Content-Security-Policy'] ?? '');
  const tests = Object.entries(TESTS).map(([name, rows]) => {
    const [outcome, points] = rows.find(([, , holds]) => holds(headers, policy)) ?? ['', 0];
    return { name, outcome, points };
  });
  const sum = (counts: (points: number) => boolean) =>
    tests.reduce((total, { points }) => total + (counts(points) ? points : 0), 0);
  const base = 100 + sum((points) => points < 0);
  const score = Math.max(0, base >= BONUS_FROM ? base + sum((points) => points > 0) : base);
  const [, grade = 'F'] = GRADES.find(([from]) => score >= from) ?? [];
  return { score, grade, tests };
}

function parsePolicy(text: string): Policy {
  const rules = text.split(';').map((rule) => rule.trim().split(/\s+/));
  return new Map(rules.filter(([name]) => name).map(([name = '', ...list]) => [name, list]));
}
