import { buildSchema, graphql } from 'graphql';
import type { PullRequest } from './app';
import type { Changes, Repository } from './git';

/** The part of GitHub's public schema that the form editor asks, by its names and types. */
const schema = buildSchema(`
  interface GitObject { oid: String! }
  interface Actor { login: String! avatarUrl: String! }
  type User implements Actor { login: String! avatarUrl: String! name: String email: String! databaseId: Int }
  type GitActor { name: String email: String avatarUrl: String! user: User }
  type TreeEntry { oid: String! }
  type StatusContext { context: String! state: String! targetUrl: String description: String }
  type Status { contexts: [StatusContext!]! }
  type DeploymentStatus { state: String! environmentUrl: String description: String }
  type Deployment { environment: String latestStatus: DeploymentStatus }
  type DeploymentConnection { nodes: [Deployment] }
  type CheckRun { name: String! status: String! conclusion: String detailsUrl: String summary: String }
  type CheckRunConnection { nodes: [CheckRun] }
  type CheckSuite { checkRuns(last: Int): CheckRunConnection }
  type CheckSuiteConnection { nodes: [CheckSuite] }
  type CommitHistoryConnection { nodes: [Commit] }
  type Commit implements GitObject {
    oid: String! message: String! committedDate: String! author: GitActor
    history(first: Int, path: String): CommitHistoryConnection!
    file(path: String!): TreeEntry
    status: Status
    deployments(last: Int, orderBy: DeploymentOrder): DeploymentConnection
    checkSuites(last: Int): CheckSuiteConnection
  }
  type Blob implements GitObject {
    oid: String! byteSize: Int! isBinary: Boolean isTruncated: Boolean! text: String
  }
  type Ref { name: String! target: GitObject }
  type Label { name: String! }
  type LabelConnection { nodes: [Label] }
  type PullRequestChangedFile { path: String! changeType: String! }
  type PullRequestChangedFileConnection { nodes: [PullRequestChangedFile] }
  type PullRequest {
    id: ID! number: Int! title: String! url: String! isDraft: Boolean! isCrossRepository: Boolean!
    createdAt: String! updatedAt: String! headRefName: String! headRefOid: String! author: Actor
    labels(first: Int): LabelConnection
    files(first: Int): PullRequestChangedFileConnection
  }
  type PullRequestConnection { totalCount: Int! nodes: [PullRequest] }
  enum PullRequestState { OPEN CLOSED MERGED }
  enum OrderDirection { ASC DESC }
  enum IssueOrderField { UPDATED_AT CREATED_AT }
  enum DeploymentOrderField { CREATED_AT }
  input IssueOrder { field: IssueOrderField! direction: OrderDirection! }
  input DeploymentOrder { field: DeploymentOrderField! direction: OrderDirection! }
  type Repository {
    id: ID! defaultBranchRef: Ref
    ref(qualifiedName: String!): Ref
    object(oid: String, expression: String): GitObject
    pullRequests(
      states: [PullRequestState!] labels: [String!] headRefName: String first: Int orderBy: IssueOrder
    ): PullRequestConnection!
  }
  type Query { repository(owner: String!, name: String!): Repository }

  input CreateRefInput { repositoryId: ID! name: String! oid: String! }
  type CreateRefPayload { ref: Ref }
  input CommittableBranch { repositoryNameWithOwner: String branchName: String }
  input FileAddition { path: String! contents: String! }
  input FileDeletion { path: String! }
  input FileChanges { additions: [FileAddition!] deletions: [FileDeletion!] }
  input CommitMessage { headline: String! body: String }
  input CreateCommitOnBranchInput {
    branch: CommittableBranch! expectedHeadOid: String! fileChanges: FileChanges message: CommitMessage!
  }
  type CreateCommitOnBranchPayload { commit: Commit }
  input ConvertPullRequestToDraftInput { pullRequestId: ID! }
  input MarkPullRequestReadyForReviewInput { pullRequestId: ID! }
  type PullRequestPayload { pullRequest: PullRequest }
  type Mutation {
    createRef(input: CreateRefInput!): CreateRefPayload
    createCommitOnBranch(input: CreateCommitOnBranchInput!): CreateCommitOnBranchPayload
    convertPullRequestToDraft(input: ConvertPullRequestToDraftInput!): PullRequestPayload
    markPullRequestReadyForReview(input: MarkPullRequestReadyForReviewInput!): PullRequestPayload
  }
`);

const CHANGES = { A: 'ADDED', M: 'MODIFIED', D: 'DELETED' } as Record<string, string>;

/** Of a mutation. */
type Input<T> = { input: T };
type PullInput = { pullRequestId: string };
type CommitInput = {
  branch: { branchName: string };
  expectedHeadOid: string;
  fileChanges?: {
    additions?: { path: string; contents: string }[];
    deletions?: { path: string }[];
  };
  message: { headline: string };
};

/**
 * Answers GraphQL requests over a git repository and its pull requests. What GitHub's schema does not have,
 * and what is left out of it above, is refused as GitHub refuses it: with 200 and `errors`.
 */
export function graphqlOver(
  git: Repository,
  pulls: PullRequest[],
  {
    name,
    user,
  }: {
    name: string;
    user: { login: string; avatar_url: string; name: string; email: string; id: number };
  },
) {
  const author = {
    __typename: 'User',
    login: user.login,
    avatarUrl: user.avatar_url,
    name: user.name,
    email: user.email,
    databaseId: user.id,
  };

  function commitOf(oid: string, [own] = git.history(oid, 1)): object {
    return {
      __typename: 'Commit',
      ...own,
      author: { name: own?.name, email: own?.email, avatarUrl: user.avatar_url, user: author },
      history: ({ first, path }: { first: number; path?: string }) => ({
        nodes: git.history(oid, first, path).map((each) => commitOf(each.oid, [each])),
      }),
      file: ({ path }: { path: string }) => {
        const id = git.idOf(`${oid}:${path}`);
        return id && { oid: id };
      },
      status: null,
      deployments: { nodes: [] },
      checkSuites: { nodes: [] },
    };
  }

  function objectOf(oid: string | null) {
    if (!oid) return null;
    if (git.typeOf(oid) === 'commit') return commitOf(oid);
    const bytes = git.blob(oid);
    const isBinary = bytes.includes(0);
    const text = isBinary ? null : bytes.toString('utf8');
    return { __typename: 'Blob', oid, byteSize: bytes.length, isBinary, isTruncated: false, text };
  }

  function refOf(branch: string) {
    const head = git.headOf(branch);
    return head && { name: branch, target: () => commitOf(head) };
  }

  const asNode = ({
    node_id,
    number,
    title,
    html_url,
    draft,
    head,
    base,
    labels,
    ...times
  }: PullRequest) => ({
    id: node_id,
    number,
    title,
    url: html_url,
    isDraft: draft,
    isCrossRepository: false,
    createdAt: times.created_at,
    updatedAt: times.updated_at,
    headRefName: head.ref,
    headRefOid: git.headOf(head.ref),
    author,
    labels: { nodes: labels },
    files: () => ({
      nodes: git
        .changedFiles(base.ref, head.ref)
        .map(({ path, status }) => ({ path, changeType: CHANGES[status] })),
    }),
  });

  const repository = {
    id: 'R_1',
    defaultBranchRef: () => refOf(git.defaultBranch()),
    ref: ({ qualifiedName }: { qualifiedName: string }) => refOf(qualifiedName),
    object: ({ oid, expression }: { oid?: string; expression?: string }) =>
      objectOf(oid ?? git.idOf(expression ?? '')),
    pullRequests(asked: { states?: string[]; labels?: string[]; headRefName?: string }) {
      const { states, labels, headRefName } = asked;
      const found = pulls.filter(
        (pull) =>
          (!states || states.includes(pull.state.toUpperCase())) &&
          (!labels || pull.labels.some((label) => labels.includes(label.name))) &&
          (!headRefName || pull.head.ref === headRefName),
      );
      return { totalCount: found.length, nodes: found.map(asNode) };
    },
  };

  function setDraft(id: string, draft: boolean) {
    const pull = pulls.find(({ node_id }) => node_id === id);
    if (!pull) throw new Error(`Could not resolve to a node with the global id of '${id}'.`);
    pull.draft = draft;
    return { pullRequest: asNode(pull) };
  }

  const root = {
    repository: ({ owner, name: repo }: { owner: string; name: string }) =>
      `${owner}/${repo}` === name ? repository : null,
    createRef({ input }: Input<{ name: string; oid: string }>) {
      const branch = input.name.replace('refs/heads/', '');
      if (git.headOf(branch)) {
        throw new Error(`A ref named "${input.name}" already exists in the repository.`);
      }
      git.setBranch(branch, input.oid);
      return { ref: refOf(branch) };
    },
    createCommitOnBranch({ input }: Input<CommitInput>) {
      const { branchName } = input.branch;
      const head = git.headOf(branchName);
      if (head !== input.expectedHeadOid) {
        throw new Error(
          `Expected branch to point to "${input.expectedHeadOid}" but it did not. Pull and try again.`,
        );
      }
      const { additions = [], deletions = [] } = input.fileChanges ?? {};
      const changes: Changes = new Map(deletions.map(({ path }) => [path, null]));
      for (const { path, contents } of additions)
        changes.set(path, Buffer.from(contents, 'base64'));
      return { commit: commitOf(git.commit(branchName, changes, input.message.headline)) };
    },
    convertPullRequestToDraft: ({ input }: Input<PullInput>) => setDraft(input.pullRequestId, true),
    markPullRequestReadyForReview: ({ input }: Input<PullInput>) =>
      setDraft(input.pullRequestId, false),
  };

  return ({ query, variables }: { query: string; variables: Record<string, unknown> }) =>
    graphql({ schema, source: query, variableValues: variables, rootValue: root });
}
