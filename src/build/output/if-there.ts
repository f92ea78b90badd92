/** What is read about a path; undefined when nothing is there, also because a folder above it has become a file. */
export function ifThere<Found>(read: () => Found): Found | undefined {
  try {
    return read();
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return undefined;
    throw error;
  }
}
