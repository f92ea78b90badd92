/**
 * Moves labels apart that would overlap, as little as possible in all, and keeps their order.
 * @param wanted where each label would stand by itself, in any order
 * @param gap the least distance of two
 * @returns the place of each, in the order of `wanted`, from `first` to `last`
 * @throws Error when there is no room for so many
 */
export function spreadLabels(wanted: readonly number[], gap: number, first: number, last: number): number[] {
  const most = last - (wanted.length - 1) * gap;
  if (most < first) throw new Error(`No room for ${wanted.length} labels between ${first} and ${last}.`);
  const order = wanted.map((_, index) => index).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
  // Without the gaps, places only have to rise: neighbours that fall are put at their mean (isotonic regression).
  const blocks: { mean: number; count: number }[] = [];
  order.forEach((index, rank) => {
    let block = { mean: Math.min(Math.max((wanted[index] ?? 0) - rank * gap, first), most), count: 1 };
    for (let before = blocks.at(-1); before && before.mean > block.mean; before = blocks.at(-1)) {
      blocks.pop();
      const count = before.count + block.count;
      block = { mean: (before.mean * before.count + block.mean * block.count) / count, count };
    }
    blocks.push(block);
  });
  const places = blocks.flatMap(({ mean, count }) => Array.from({ length: count }, () => mean));
  const result: number[] = [];
  order.forEach((index, rank) => {
    result[index] = (places[rank] ?? 0) + rank * gap;
  });
  return result;
}
