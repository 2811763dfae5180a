import { Hono } from 'hono';
import { bareRepository } from './git';
import { graphqlOver } from './graphql';

/** A pull request as the REST API has it, as far as it is asked for. */
export type PullRequest = {
  number: number;
  node_id: string;
  title: string;
  body: string;
  html_url: string;
  draft: boolean;
  state: 'open' | 'closed';
  merged: boolean;
  labels: { name: string }[];
  head: { ref: string; sha: string | null };
  base: { ref: string };
  created_at: string;
  updated_at: string;
};

const NOT_FOUND = { message: 'Not Found', documentation_url: 'https://docs.github.com/rest' };

/** What GitHub's own answers carry, so that pages of any origin may read them. */
const CORS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': 'Authorization, Content-Type, Accept',
  'Access-Control-Allow-Methods': 'GET, POST, PATCH, PUT, DELETE',
};

/**
 * A stand-in for https://api.github.com with one repository, kept in a real bare git repository: REST and
 * GraphQL as the form editor asks them. A token other than `token` is refused.
 * @param options `name` as `owner/repository`
 */
export function githubStandIn({
  gitDir,
  name,
  token,
}: {
  gitDir: string;
  name: string;
  token: string;
}) {
  const git = bareRepository(gitDir);
  const pulls: PullRequest[] = [];
  const user = {
    id: 7,
    login: 'organiser',
    name: 'Test Organiser',
    email: 'organiser@example.org',
    avatar_url: 'https://avatars.githubusercontent.com/u/7?v=4',
    html_url: 'https://github.com/organiser',
  };
  const answer = graphqlOver(git, pulls, { name, user });
  const pullOf = (number: string) => pulls.find((each) => each.number === Number(number));

  const app = new Hono();
  app.use(async (context, next) => {
    for (const [header, value] of Object.entries(CORS)) context.header(header, value);
    if (context.req.method === 'OPTIONS') return context.body(null, 204);
    const given = context.req.header('Authorization')?.replace(/^(token|bearer) /i, '');
    if (given !== token) return context.json({ message: 'Bad credentials' }, 401);
    return next();
  });
  app.get('/user', (context) => context.json(user));
  app.post('/graphql', async (context) => context.json(await answer(await context.req.json())));

  const repository = new Hono();
  repository.get('/collaborators/:login', (context) =>
    context.req.param('login') === user.login
      ? context.body(null, 204)
      : context.json(NOT_FOUND, 404),
  );
  repository.get('/git/trees/:tree', (context) => {
    const tree = context.req.param('tree');
    return context.json({ sha: git.idOf(tree), tree: git.files(tree), truncated: false });
  });
  repository.get('/git/blobs/:sha', (context) =>
    context.body(new Uint8Array(git.blob(context.req.param('sha'))), 200, {
      'Content-Type': 'application/octet-stream',
    }),
  );
  repository.patch('/git/refs/heads/:branch{.+}', async (context) => {
    const { branch } = context.req.param();
    const { sha } = await context.req.json();
    git.setBranch(branch, sha);
    return context.json({ ref: `refs/heads/${branch}`, object: { sha, type: 'commit' } });
  });
  repository.delete('/git/refs/heads/:branch{.+}', (context) => {
    git.deleteBranch(context.req.param('branch'));
    return context.body(null, 204);
  });
  repository.post('/pulls', async (context) => {
    const { title, body, head, base, draft } = await context.req.json();
    const number = pulls.length + 1;
    const now = new Date().toISOString();
    const pull: PullRequest = {
      number,
      node_id: `PR_${number}`,
      title,
      body,
      html_url: `https://github.com/${name}/pull/${number}`,
      draft: Boolean(draft),
      state: 'open',
      merged: false,
      labels: [],
      head: { ref: head, sha: git.headOf(head) },
      base: { ref: base },
      created_at: now,
      updated_at: now,
    };
    pulls.push(pull);
    return context.json(pull, 201);
  });
  repository.patch('/pulls/:number', async (context) => {
    const pull = pullOf(context.req.param('number'));
    if (!pull) return context.json(NOT_FOUND, 404);
    return context.json(Object.assign(pull, await context.req.json()));
  });
  repository.get('/issues/:number', (context) => {
    const pull = pullOf(context.req.param('number'));
    return pull ? context.json(pull) : context.json(NOT_FOUND, 404);
  });
  const asLabels = (labels: string[]) => labels.map((each) => ({ name: each }));
  repository.patch('/issues/:number', async (context) => {
    const pull = pullOf(context.req.param('number'));
    if (!pull) return context.json(NOT_FOUND, 404);
    pull.labels = asLabels((await context.req.json()).labels);
    return context.json(pull);
  });
  repository.post('/issues/:number/labels', async (context) => {
    const pull = pullOf(context.req.param('number'));
    if (!pull) return context.json(NOT_FOUND, 404);
    pull.labels.push(...asLabels((await context.req.json()).labels));
    return context.json(pull.labels);
  });
  app.route(`/repos/${name}`, repository);
  app.notFound((context) => context.json(NOT_FOUND, 404));
  return { app, pulls };
}
