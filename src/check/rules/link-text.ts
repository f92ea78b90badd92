import type { Rule } from '../rule.ts';

const empty = new Set(
  `тут|тут.|сюди|ось|ось тут|за посиланням|посилання|лінк|більше|детальніше|докладніше|читати далі|далі|клацніть тут|
  натисніть тут|перейти|here|click here|this|link|this link|more|read more|learn more|details|go`
    .split('|')
    .map((text) => text.trim()),
);

/** The words of a link say where it leads, also to those who hear the links one by one. */
export const rule: Rule<'link-text'> = {
  code: 'link-text',
  severity: 'warning',
  check({ index }, report) {
    for (const { file, pointer, text, from, to } of index.links()) {
      if (text === undefined || from === undefined || to === undefined) continue;
      const words = text.trim().toLowerCase();
      if (words === '' || empty.has(words)) report({ file, pointer, from, to }, { text });
    }
    for (const { file, pointer, value } of index.values()) {
      const isLabel = pointer.endsWith('/label') && index.hasHrefBeside(file, pointer);
      if (isLabel && empty.has(value.trim().toLowerCase())) report({ file, pointer }, { text: value });
    }
  },
};
