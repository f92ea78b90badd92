/** The environment; of it, what GitHub Codespaces sets, which reaches ports of its machine by addresses of its own. */
type Settings = Readonly<Record<string, string | undefined>>;

/**
 * The origin of a port of this computer as the editor's browser has it: in a codespace that of its forwarded port.
 * @param origin `http://127.0.0.1:3030`
 * @see https://docs.github.com/en/codespaces/developing-in-a-codespace/default-environment-variables-for-your-codespace
 */
export function publicOrigin(origin: string, settings: Settings = process.env): string {
  const { CODESPACE_NAME: name } = settings;
  const domain = forwardingDomain(settings);
  return name && domain ? `https://${name}-${new URL(origin).port}.${domain}` : origin;
}

/** The origins by which the server of a port is reached: no other page, and no name that somebody else can point here. */
export function ownOrigins(port: number, settings: Settings = process.env): string[] {
  const origins = [`http://127.0.0.1:${port}`, `http://localhost:${port}`];
  return [...new Set([...origins, publicOrigin(`http://127.0.0.1:${port}`, settings)])];
}

/** Where the preview is shown from, as a security policy has it: its port is any that is free. */
export function previewSources(settings: Settings = process.env): string {
  const domain = forwardingDomain(settings);
  return ['http://localhost:*', ...(domain ? [`https://*.${domain}`] : [])].join(' ');
}

function forwardingDomain({ GITHUB_CODESPACES_PORT_FORWARDING_DOMAIN: domain }: Settings): string | undefined {
  return domain;
}
