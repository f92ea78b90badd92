import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { api } from '../../../src/desk/browser/api.ts';
import { usePastedEntry } from '../../../src/desk/browser/new-thing-form.tsx';

type Answer = Awaited<ReturnType<typeof api.readReference>>;
const titled = (title: string): Answer => ({ answers: { title }, open: {} });

/** A form with a pasted entry; requests are answered when the test says so. */
function formWithEntry() {
  let answers = {};
  const setProblems = vi.fn();
  const requests: { resolve: (answer: Answer) => void; reject: (error: Error) => void }[] = [];
  vi.spyOn(api, 'readReference').mockImplementation(
    () => new Promise((resolve, reject) => requests.push({ resolve, reject })),
  );
  let pasted: ReturnType<typeof usePastedEntry> | undefined;
  const Form = () => {
    const isFirst = pasted === undefined;
    pasted = usePastedEntry({
      setAnswers: (next) => {
        answers = typeof next === 'function' ? next(answers) : next;
      },
      setProblems,
    });
    if (isFirst) pasted.fillIn(titled('pasted'), 'Koval');
    return null;
  };
  renderToStaticMarkup(createElement(Form));
  setProblems.mockClear();
  return {
    pasted: pasted as unknown as ReturnType<typeof usePastedEntry>,
    requests,
    setProblems,
    answers: () => answers,
  };
}

test.each<[string, (form: ReturnType<typeof formWithEntry>) => void, string]>([
  ['another language, answered first', ({ pasted }) => pasted.readIn('en'), 'second'],
  ['a language that is taken back', ({ pasted }) => pasted.readIn(''), 'pasted'],
  ['another entry', ({ pasted }) => pasted.fillIn(titled('other'), 'Bondar'), 'other'],
])('a late answer about an entry is dropped: %s', async (_, then, title) => {
  for (const end of ['resolve', 'reject'] as const) {
    const form = formWithEntry();
    const early = form.pasted.readIn('uk');
    const late = then(form);
    form.requests[1]?.resolve(titled('second'));
    await late;
    const said = form.setProblems.mock.calls.length;
    if (end === 'resolve') form.requests[0]?.resolve(titled('first'));
    else form.requests[0]?.reject(new Error('no connection'));
    await expect(early).resolves.toBeUndefined();
    expect(form.answers()).toEqual({ title });
    expect(form.setProblems).toHaveBeenCalledTimes(said);
  }
});

test('the answer about the last language is filled in, and its failure is told', async () => {
  const { pasted, requests, answers } = formWithEntry();
  const filled = pasted.readIn('uk');
  requests[0]?.resolve(titled('first'));
  await filled;
  expect(answers()).toEqual({ title: 'first' });
  const failed = pasted.readIn('en');
  requests[1]?.reject(new Error('no connection'));
  await expect(failed).rejects.toThrow('no connection');
});
