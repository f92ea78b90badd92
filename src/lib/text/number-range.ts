/** Writes whole numbers in their order, those that follow each other as a range: `2–4`, `1, 3`. */
export function numberRange(numbers: readonly number[]): string {
  const [first = 0, ...others] = [...numbers].sort((a, b) => a - b);
  const isRow = others.length > 0 && others.every((each, index) => each === first + index + 1);
  return isRow ? `${first}–${others.at(-1)}` : [first, ...others].join(', ');
}
