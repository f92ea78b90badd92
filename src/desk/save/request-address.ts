/** What the address of a pull request ends with on GitHub, Gitea, Bitbucket and GitLab; other addresses may speak of "pull", too. */
const ofRequest =
  /https?:\/\/\S+\/(?:pull\/(?:new\/|\d)|pulls\/\d|pull-requests\/(?:new|\d)|merge_requests\/(?:new|\d)|compare\/\S+\.\.\.)\S*/;

/**
 * The address at which the pull request of a branch is opened.
 * @param remote the address of the repository, as git has it
 * @param said what the repository said when the branch was sent: most name the address
 * @returns undefined where neither tells it
 */
export function requestAddress(remote: string, said: string, branch: string): string | undefined {
  const named = ofRequest.exec(said)?.[0];
  if (named) return named;
  const [, host, path] =
    /^(?:https?:\/\/(?:[^@/]*@)?|ssh:\/\/git@|git@)([\w.-]+)(?::\d+)?[:/](.+?)(?:\.git)?\/?$/.exec(remote) ?? [];
  if (!host || !path) return undefined;
  const name = encodeURIComponent(branch);
  if (host === 'github.com') return `https://${host}/${path}/pull/new/${name}`;
  return /gitlab/.test(host)
    ? `https://${host}/${path}/-/merge_requests/new?merge_request%5Bsource_branch%5D=${name}`
    : undefined;
}
