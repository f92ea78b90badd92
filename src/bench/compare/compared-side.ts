import { join } from 'node:path';
import { CommandError } from '../../command/run-command.ts';
import type { BuildFigures } from '../bench-figures.ts';
import { copyImages } from '../bench-folder.ts';
import { makeContent } from '../make-content.ts';
import { type BuildFolders, buildSteps, measureBuild, measureCheck } from '../measure-builds.ts';

/** One of two versions of the project that are compared: its folders, and what it has cost so far. */
export class ComparedSide {
  readonly folders: BuildFolders;
  private readonly seconds = new Map<string, number[]>();

  /**
   * @param root the project in this version
   * @param dir a folder for what is built, which does not exist yet
   */
  constructor(
    private readonly root: string,
    private readonly dir: string,
    private readonly news: number,
  ) {
    this.folders = this.foldersIn('warm');
  }

  /**
   * Builds once without measuring: that compiles the commands, encodes pictures and bundles.
   * @param imagesFrom a cache with encoded pictures
   * @throws CommandError when it cannot be built
   */
  async buildFirst(imagesFrom: string, name: string): Promise<void> {
    this.writeContent(this.folders);
    copyImages(imagesFrom, this.folders);
    await measureBuild(this.root, this.folders).catch((error: Error) => {
      throw new CommandError(`${name} cannot be built with ${this.news} generated items. ${error.message}`);
    });
  }

  /** Measures a build or the check; builds in the order of `buildSteps`, of which the cold one starts with new content. */
  async measure(step: keyof BuildFigures | 'check'): Promise<void> {
    const seconds = this.seconds.get(step) ?? [];
    this.seconds.set(step, seconds);
    seconds.push((await this.costOf(step)).cpuSeconds);
  }

  secondsOf(step: string): readonly number[] {
    return this.seconds.get(step) ?? [];
  }

  private async costOf(step: keyof BuildFigures | 'check'): Promise<{ cpuSeconds: number }> {
    if (step === 'check') return measureCheck(this.root, this.folders.contentDir, '--no-cache');
    if (step === 'coldWithBundling') {
      const empty = this.foldersIn(`empty-${this.secondsOf(step).length}`);
      this.writeContent(empty);
      copyImages(this.folders.cacheDir, empty);
      return measureBuild(this.root, empty);
    }
    if (step === 'cold') this.writeContent(this.folders);
    buildSteps.find(({ build }) => build === step)?.before(this.folders);
    return measureBuild(this.root, this.folders);
  }

  private foldersIn(name: string): BuildFolders {
    const dir = join(this.dir, name);
    return { contentDir: join(dir, 'content'), outDir: join(dir, 'site'), cacheDir: join(dir, 'cache') };
  }

  private writeContent({ contentDir }: BuildFolders): void {
    makeContent(join(this.root, 'content'), contentDir, this.news);
  }
}
