import type { LinkProblem } from '../../../content/link-target.ts';
import { linkTargets } from '../../../content/views/links.ts';
import { defineRule } from '../../rule.ts';

/**
 * What is wrong with a link and what to do.
 * @param content precedes the paths below the content folder
 */
type SayProblem = (suggestion: string | undefined, content: string) => [message: string, hint: string];

const linkProblemsEn: Record<LinkProblem, SayProblem> = {
  script: () => ['runs a script', 'Link to a page or an address with https:// instead.'],
  scheme: (suggestion) => [
    'does not start with https://, mailto: or tel:',
    suggestion ? `Write "${suggestion}".` : 'Write the full address, starting with https://.',
  ],
  'own-site': (suggestion) => ['leads to a page of this site by its full address', `Write "${suggestion}".`],
  'own-computer': (suggestion, content) => [
    'leads to your own computer',
    suggestion ? `Write "${suggestion}".` : `Put the document into ${content}files/, and link to it as "/files/…".`,
  ],
  'own-network': (_, content) => [
    'leads into a local network, which visitors cannot reach',
    `Link to an address that everybody reaches, or put the document into ${content}files/.`,
  ],
  relative: (suggestion) => ['is not a full path', `Start it with a slash: "${suggestion}".`],
  space: (suggestion) => ['contains a space', `Write "${suggestion}".`],
  slash: (suggestion) => ["differs from the page's own address", `Write "${suggestion}".`],
  address: () => ['is not a valid address', 'Copy the address from the browser.'],
};

const linkProblemsUk: Record<LinkProblem, SayProblem> = {
  script: () => ['запускає скрипт', 'Посилайтеся на сторінку або на адресу з https://.'],
  scheme: (suggestion) => [
    'не починається з https://, mailto: чи tel:',
    suggestion ? `Напишіть "${suggestion}".` : 'Напишіть повну адресу, починаючи з https://.',
  ],
  'own-site': (suggestion) => ['веде на сторінку цього сайту повною адресою', `Напишіть "${suggestion}".`],
  'own-computer': (suggestion, content) => [
    'веде на ваш власний комп’ютер',
    suggestion
      ? `Напишіть "${suggestion}".`
      : `Покладіть документ у ${content}files/ і посилайтеся на нього як "/files/…".`,
  ],
  'own-network': (_, content) => [
    'веде в локальну мережу, недоступну для відвідувачів',
    `Посилайтеся на адресу, доступну всім, або покладіть документ у ${content}files/.`,
  ],
  relative: (suggestion) => ['— неповний шлях', `Почніть його зі скісної риски: "${suggestion}".`],
  space: (suggestion) => ['містить пробіл', `Напишіть "${suggestion}".`],
  slash: (suggestion) => ['відрізняється від адреси самої сторінки', `Напишіть "${suggestion}".`],
  address: () => ['— неправильна адреса', 'Скопіюйте адресу з браузера.'],
};

export const linkForm = defineRule<{ href: string; problem: LinkProblem; suggestion?: string }>({
  code: 'link-form',
  severity: 'error',
  scope: 'content',
  byShape: true,
  summary: { en: 'A link has a valid format.', uk: 'Посилання має правильний вигляд.' },
  why: {
    en: 'Paths of this site start with a slash and do not end with one; links to other sites start with https://. Links that run scripts are not allowed.',
    uk: 'Шляхи цього сайту починаються скісною рискою й не закінчуються нею; посилання на інші сайти починаються з https://. Посилання, що запускають скрипти, заборонено.',
  },
  words: {
    en: ({ href, problem, suggestion }, content) => {
      const [message, hint] = linkProblemsEn[problem](suggestion, content);
      return { message: `The link "${href}" ${message}.`, hint };
    },
    uk: ({ href, problem, suggestion }, content) => {
      const [message, hint] = linkProblemsUk[problem](suggestion, content);
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
