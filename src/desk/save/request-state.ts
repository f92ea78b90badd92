import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { z } from 'zod';

/** The open pull request of the branch that is checked out. */
export interface RequestState {
  address: string;
  /** How its check stands; `none` where nothing is checked. */
  check: 'none' | 'running' | 'passed' | 'failed';
}

/** How long GitHub may take to answer, in milliseconds. */
const timeout = 15_000;
/** What the results of checks and states of commits are called that have ended well, as GitHub has them. */
const good = new Set(['SUCCESS', 'NEUTRAL', 'SKIPPED']);
const unfinished = new Set(['', 'PENDING', 'EXPECTED']);

/** What `gh` answers: a check has a conclusion, empty while it is under way; a state of a commit, a state. */
const openRequest = z.object({
  url: z.string(),
  state: z.literal('OPEN'),
  statusCheckRollup: z.array(z.object({ conclusion: z.string().optional(), state: z.string().optional() })),
});

/**
 * Asks GitHub's own program `gh` for the pull request of the branch that is checked out.
 * @returns undefined where there is no such program, no answer, or no open pull request
 */
export async function requestState(root: string): Promise<RequestState | undefined> {
  const fields = Object.keys(openRequest.shape).join(',');
  const env = { ...process.env, GH_PROMPT_DISABLED: '1' };
  try {
    const options = { cwd: root, env, timeout };
    const { stdout } = await promisify(execFile)('gh', ['pr', 'view', '--json', fields], options);
    const { url, statusCheckRollup } = openRequest.parse(JSON.parse(stdout));
    return {
      address: url,
      check: checkOf(statusCheckRollup.map(({ conclusion, state }) => conclusion ?? state ?? '')),
    };
  } catch {
    // It is a help beside the work: whatever is wrong with it, nothing is known.
    return undefined;
  }
}

function checkOf(results: readonly string[]): RequestState['check'] {
  if (results.length === 0) return 'none';
  if (results.some((result) => !good.has(result) && !unfinished.has(result))) return 'failed';
  return results.some((result) => unfinished.has(result)) ? 'running' : 'passed';
}
