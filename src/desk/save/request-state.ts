import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { z } from 'zod';
import { asObject } from '../../content/unknown-value.ts';

/** The open pull request of the branch that is checked out. */
export type RequestState = NonNullable<Awaited<ReturnType<typeof requestState>>>;

/** The most time for an answer of GitHub, in milliseconds. */
const timeout = 15_000;
/** The results of checks and states of commits that have ended well, as GitHub has them. */
const good = new Set(['SUCCESS', 'NEUTRAL', 'SKIPPED']);
const unfinished = new Set(['', 'PENDING', 'EXPECTED']);

/** The answer of `gh`: a check has a conclusion, empty while it is under way; a state of a commit, a state and what it leads to. */
const openRequest = z.object({
  url: z.string(),
  state: z.literal('OPEN'),
  headRefOid: z.string(),
  statusCheckRollup: z.array(
    z.object({
      conclusion: z.string().optional(),
      state: z.string().optional(),
      context: z.string().optional(),
      targetUrl: z.string().optional(),
    }),
  ),
});
/** Who may publish, as GitHub calls them. */
const mayWrite = new Set(['ADMIN', 'MAINTAIN', 'WRITE']);

/**
 * Asks GitHub's own program `gh` for the pull request of the branch that is checked out.
 * @returns undefined where there is no such program, no answer, or no open pull request
 */
export async function requestState(root: string) {
  try {
    const fields = Object.keys(openRequest.shape).join(',');
    const found = openRequest.parse(JSON.parse(await askGitHub(root, ['pr', 'view', '--json', fields])));
    const { url, headRefOid, statusCheckRollup } = found;
    const check = checkOf(statusCheckRollup.map(({ conclusion, state }) => conclusion ?? state ?? ''));
    // The site with what it changes, once that is there.
    const preview = statusCheckRollup.find(
      ({ context, state, targetUrl }) => state === 'SUCCESS' && targetUrl && context?.endsWith('/deploy-preview'),
    )?.targetUrl;
    const canPublish = check === 'passed' && (await mayPublish(root));
    return { address: url, check, commit: headRefOid, canPublish, ...(preview && { preview }) };
  } catch {
    // It is a help beside the work: whatever is wrong with it, nothing is known.
    return undefined;
  }
}

/** Publishes a pull request as it was seen. @throws with what GitHub says against it */
export async function publishRequest(root: string, { address, commit }: RequestState): Promise<void> {
  const merge = (way: string) => askGitHub(root, ['pr', 'merge', address, way, '--match-head-commit', commit]);
  await merge('--merge').catch((error: Error) => {
    // A repository may want one commit for each pull request.
    if (!/not allowed/i.test(error.message)) throw error;
    return merge('--squash');
  });
}

async function mayPublish(root: string): Promise<boolean> {
  const answer: unknown = JSON.parse(await askGitHub(root, ['repo', 'view', '--json', 'viewerPermission']));
  return mayWrite.has(String(asObject(answer).viewerPermission));
}

/** @throws with what the program says when it fails */
async function askGitHub(root: string, args: readonly string[]): Promise<string> {
  const env = { ...process.env, GH_PROMPT_DISABLED: '1' };
  return (await promisify(execFile)('gh', args, { cwd: root, env, timeout })).stdout;
}

function checkOf(results: readonly string[]): 'none' | 'running' | 'passed' | 'failed' {
  if (results.length === 0) return 'none';
  if (results.some((result) => !good.has(result) && !unfinished.has(result))) return 'failed';
  return results.some((result) => unfinished.has(result)) ? 'running' : 'passed';
}
