import type { LinkProblem } from '../../../content/link-target.ts';
import { linkTargets } from '../../../content/views/links.ts';
import { defineRule } from '../../rule.ts';

const linkProblemsEn: Record<LinkProblem, (suggestion?: string) => [message: string, hint: string]> = {
  script: () => ['runs a script', 'Link to a page or an address with https:// instead.'],
  scheme: (suggestion) => [
    'does not begin with https://, mailto: or tel:',
    suggestion ? `Write "${suggestion}".` : 'Write the whole address, beginning with https://.',
  ],
  'own-site': (suggestion) => ['leads to a page of this site by its full address', `Write "${suggestion}".`],
  'own-computer': (suggestion) => ['leads to the computer on which it was written', `Write "${suggestion}".`],
  relative: (suggestion) => ['is not a whole path', `Begin it with a slash: "${suggestion}".`],
  space: (suggestion) => ['contains a space', `Write "${suggestion}".`],
  slash: (suggestion) => ["is not the page's own form", `Write "${suggestion}".`],
  address: () => ['is not a proper address', 'Compare it with the address that the browser shows.'],
};

const linkProblemsUk: Record<LinkProblem, (suggestion?: string) => [message: string, hint: string]> = {
  script: () => ['запускає скрипт', 'Посилайтеся на сторінку або на адресу з https://.'],
  scheme: (suggestion) => [
    'не починається з https://, mailto: чи tel:',
    suggestion ? `Напишіть "${suggestion}".` : 'Напишіть усю адресу, починаючи з https://.',
  ],
  'own-site': (suggestion) => ['веде на сторінку цього сайту повною адресою', `Напишіть "${suggestion}".`],
  'own-computer': (suggestion) => ['веде на комп’ютер, на якому його написано', `Напишіть "${suggestion}".`],
  relative: (suggestion) => ['— неповний шлях', `Почніть його зі скісної риски: "${suggestion}".`],
  space: (suggestion) => ['містить пробіл', `Напишіть "${suggestion}".`],
  slash: (suggestion) => ['записано не так, як адресу самої сторінки', `Напишіть "${suggestion}".`],
  address: () => ['— неправильна адреса', 'Порівняйте її з адресою, яку показує браузер.'],
};

export const linkForm = defineRule<{ href: string; problem: LinkProblem; suggestion?: string }>({
  code: 'link-form',
  severity: 'error',
  scope: 'content',
  summary: 'A link has a form that browsers can follow.',
  why: 'Paths of this site begin with a slash and have none at the end; other sites begin with https://. Links that run scripts are not allowed.',
  words: {
    en: ({ href, problem, suggestion }) => {
      const [message, hint] = linkProblemsEn[problem](suggestion);
      return { message: `The link "${href}" ${message}.`, hint };
    },
    uk: ({ href, problem, suggestion }) => {
      const [message, hint] = linkProblemsUk[problem](suggestion);
      return { message: `Посилання "${href}" ${message}.`, hint };
    },
  },
  check(tree, report) {
    for (const { link, target } of linkTargets(tree)) {
      if (target.to !== 'nowhere') continue;
      const { problem, suggestion } = target;
      report(link, { href: link.href, problem, ...(suggestion !== undefined && { suggestion }) });
    }
  },
});
