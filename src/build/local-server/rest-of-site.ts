import type { ChildProcess } from 'node:child_process';
import type { Server } from 'node:http';

/** Time without a request after which the visitor has the first page, and time at which the rest begins in any case, in ms. */
const [quietMs, latestMs] = [2000, 10_000];
/** Folders whose files come after the pages. */
const comesLater = /^\/(images|cards|pagefind)\//;

interface RestOptions {
  /** The build that has put the pages in their places, and tells when a further part of the site is there. */
  build: ChildProcess;
  /** Makes the picture at an address; returns undefined if the site has none there. */
  makePicture: (path: string) => Promise<Buffer | undefined>;
  say: (line: string) => void;
}

/** The parts of a site that are still to be made while its pages are served: pictures as they are asked for, all else once a visitor has the first page. */
export class RestOfSite {
  readonly begun: Promise<void>;
  readonly begin: () => void;
  /** Settled when all but pictures is there, or the build has failed. */
  private readonly isFound: Promise<void>;
  private readonly timers: NodeJS.Timeout[] = [];
  private state: 'coming' | 'there' | 'failed' | 'stopped' = 'coming';

  constructor(private readonly options: RestOptions) {
    const { build, say } = options;
    let begin = () => {};
    this.begun = new Promise((resolve) => {
      begin = resolve;
    });
    this.begin = begin;
    const goOn = () => build.connected && build.send('go on');
    void this.begun.then(goOn);
    this.isFound = new Promise((resolve) => {
      build.once('message', () => {
        say('The search is there.');
        goOn();
        resolve();
      });
      build.once('exit', (status) => {
        if (this.state === 'coming') this.state = status === 0 ? 'there' : 'failed';
        if (this.state === 'failed')
          say('The rest of the site could not be made. Fix what is said above, then npm run build makes it.');
        resolve();
      });
    });
  }

  follow(server: Server): void {
    const quiet = setTimeout(this.begin, quietMs);
    this.timers.push(quiet, setTimeout(this.begin, latestMs));
    server.on('request', () => this.state === 'coming' && quiet.refresh());
  }

  isComing(path: string): boolean {
    return comesLater.test(path) && (this.state === 'coming' || this.state === 'failed');
  }

  get hasFailed(): boolean {
    return this.state === 'failed';
  }

  /** Makes a picture and returns its bytes; of another file, waits until it is there. */
  async wait(path: string): Promise<Buffer | undefined> {
    if (path.startsWith('/images/')) return this.options.makePicture(path).catch(() => undefined);
    this.begin();
    await this.isFound;
    return undefined;
  }

  stop(): void {
    if (this.state === 'coming') this.state = 'stopped';
    for (const timer of this.timers) clearTimeout(timer);
    this.options.build.kill();
  }
}
