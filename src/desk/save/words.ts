/** Something that git has begun and waits for somebody to finish. */
export interface UnfinishedWork {
  /** The command that goes on with it or undoes it; undefined for changes put aside that did not fit when they were taken out. */
  command?: 'rebase' | 'merge' | 'cherry-pick' | 'revert' | 'am' | 'bisect';
  /** The files with two versions, as paths from the top of the repository. */
  conflicts: string[];
}

const mostNamed = 5;

function named(paths: readonly string[]): string {
  const further = paths.length - mostNamed;
  return paths.slice(0, mostNamed).join(', ') + (further > 0 ? ` … +${further}` : '');
}

/** The commands that go on with something and undo it; what searches has nothing to go on with. */
const goOn = (command: UnfinishedWork['command']) => `git ${command} --continue`;
const undo = (command: UnfinishedWork['command']) =>
  command === 'bisect' ? 'git bisect reset' : `git ${command} --abort`;

/** The words of saving, in the languages in which commands speak. */
export const saveWords = {
  en: {
    noMessage: 'Say what you did, in quotes: npm run save -- "News of the furnace"',
    noRepository: 'This folder is no git repository. Clone the project: docs/editing.md shows how.',
    noCommit: 'This repository has no commit yet. Clone the project: docs/editing.md shows how.',
    noName: (what: string) => `git does not know your ${what}. Tell it once: git config --global ${what} "…"`,
    noRemote: 'The repository has no remote "origin" to send to. Clone the project: docs/editing.md shows how.',
    unfinished: ({ command, conflicts }: UnfinishedWork) => {
      if (command === 'bisect') return `git bisect is not finished. End it: ${undo(command)}`;
      const undone = command ? `. Or undo it: ${undo(command)}` : '';
      if (conflicts.length === 0) return `git ${command} is not finished. Go on with it: ${goOn(command)}${undone}`;
      const steps = `git add -u${command ? `, then ${goOn(command)}` : ''}`;
      return `Two versions of the same do not fit together, and git has kept both: ${named(conflicts)}. Open this in a text editor and keep one of them, or what is right in both. Then tell git in the terminal: ${steps}${undone}`;
    },
    nothing: 'Nothing in the content has changed, and everything is sent.',
    noBranch:
      'Nothing in the content has changed, but some commits are not sent. Give them a branch, git switch -c NAME, and send again.',
    errors: 'The content has errors, see above. Nothing was saved.',
    others: (paths: readonly string[]) => `Not saved, because it is not content: ${named(paths)}`,
    saved: (branch: string) => `Saved on the branch ${branch} and sent.`,
    open: (address: string) => `Open the pull request, or see it: ${address}`,
    openThere: 'Open the pull request on the site of the repository.',
    rejected: (branch: string) =>
      `Saved here, and not sent: the branch ${branch} has changes of somebody else. Send again: what has come is merged then.`,
    unsent: (reason: string) =>
      `Saved here, and not sent: ${reason} Check the connection and your right to write, and send again.`,
    uncommitted: (reason: string) =>
      `Nothing was saved: ${reason} Try again; if that does not help, show this to whoever maintains the site.`,
    changedMeanwhile: 'The content has changed while it was checked, so nothing was saved. Try again.',
    notMoved: (reason: string) =>
      `You are in the same piece of work as before: ${reason} If it is not clear what to do, show this to whoever maintains the site.`,
    mergeSubject: 'Merge the newest content',
    noSuchBranch: (branch: string) => `There is no branch ${branch} here any more: look again.`,
    notReady: 'This cannot be published yet: its check has not passed, or you may not publish. Look again.',
    notSent: 'Something here is not sent yet. Send it, and publish once the check has passed.',
    notPublished: (reason: string) => `GitHub has not published it: ${reason}`,
    noTitle: 'Say in a few words what you want to do.',
    noGivingUp: 'What is published cannot be given up.',
    keptApart: (ref: string) =>
      `Something that was not committed is kept apart, because there is something newer in its place. See it in a terminal: git show ${ref}`,
    nothingBegun: 'Git has begun nothing that could be given up: look again.',
    notFetched: (reason: string) =>
      `The repository does not answer, and nothing has changed here: ${reason}. Check the connection and try again.`,
    oldGit: (version: string, needed: string) =>
      `Git ${version} is too old to merge the newest content: install Git ${needed} or newer, https://git-scm.com/downloads, and try again. Nothing has changed here.`,
    inTheWay: (paths: readonly string[]) =>
      `Others have changed what is changed here, too, and is no text of the content: ${named(paths)}. Nothing has changed here. Save these under other names, or ask whoever maintains the site.`,
    noJson: (paths: readonly string[]) =>
      `This is no valid JSON, here or where others have changed it: ${named(paths)}. Correct it in a text editor, then try again; npm run check says where.`,
    unmergeable: (paths: readonly string[]) =>
      `You and others have changed the same, and no form shows it: ${named(paths)}. Nothing has changed here. Ask whoever maintains the site.`,
    undecided: (things: readonly string[]) =>
      `You and others have changed the same: ${named(things)}. Nothing has changed here. Open the desk (npm run desk), press “Get the newest”, and decide there.`,
    decide: (things: readonly string[]) =>
      `The newest content has come, and others have changed the same as you: ${named(things)}. Nothing was sent. Open it, decide what to keep, and save; then send again.`,
    unsavedHere: 'Something is not saved. Save or discard it first: what is typed belongs to this piece of work.',
    drafts: 'What you want to send is not saved. Save or discard it first.',
  },
  uk: {
    noMessage: 'Напишіть у лапках, що ви зробили: npm run save -- "Новина про піч"',
    noRepository: 'Ця тека — не репозиторій git. Клонуйте проєкт, як показано в docs/editing.uk.md.',
    noCommit: 'У цьому репозиторії ще немає комітів. Клонуйте проєкт, як показано в docs/editing.uk.md.',
    noName: (what: string) => `git не знає вашого ${what}. Вкажіть його один раз: git config --global ${what} "…"`,
    noRemote: 'У репозиторії немає віддаленого «origin». Клонуйте проєкт, як показано в docs/editing.uk.md.',
    unfinished: ({ command, conflicts }: UnfinishedWork) => {
      if (command === 'bisect') return `Команду git bisect не завершено. Завершіть її: ${undo(command)}`;
      const undone = command ? `. Або скасуйте: ${undo(command)}` : '';
      if (conflicts.length === 0) return `Команду git ${command} не завершено. Продовжте: ${goOn(command)}${undone}`;
      const steps = `git add -u${command ? `, а тоді ${goOn(command)}` : ''}`;
      return `Дві версії того самого не поєднуються, і git залишив обидві: ${named(conflicts)}. Відкрийте це в текстовому редакторі й залиште одну з них або те, що правильно в обох. Потім скажіть про це git у терміналі: ${steps}${undone}`;
    },
    nothing: 'У вмісті нічого не змінилося, і все вже надіслано.',
    noBranch:
      'У вмісті нічого не змінилося, але деякі коміти не надіслано. Створіть для них гілку, git switch -c НАЗВА, і надішліть знову.',
    errors: 'У вмісті є помилки, їх показано вище. Нічого не збережено.',
    others: (paths: readonly string[]) => `Не збережено, бо це не вміст: ${named(paths)}`,
    saved: (branch: string) => `Збережено в гілці ${branch} і надіслано.`,
    open: (address: string) => `Відкрийте запит на злиття або перегляньте його: ${address}`,
    openThere: 'Відкрийте запит на злиття на сайті репозиторію.',
    rejected: (branch: string) =>
      `Збережено тут і не надіслано: у гілці ${branch} є чужі зміни. Надішліть ще раз: тоді їх буде об’єднано з вашими.`,
    unsent: (reason: string) =>
      `Збережено тут і не надіслано: ${reason} Перевірте з’єднання та свої права й надішліть знову.`,
    uncommitted: (reason: string) =>
      `Нічого не збережено: ${reason} Спробуйте ще раз; якщо не допоможе, покажіть це тому, хто підтримує сайт.`,
    changedMeanwhile: 'Поки вміст перевіряли, він змінився, тож нічого не збережено. Спробуйте ще раз.',
    notMoved: (reason: string) =>
      `Ви залишилися в тій самій роботі: ${reason} Якщо незрозуміло, що робити, покажіть це тому, хто підтримує сайт.`,
    noSuchBranch: (branch: string) => `Гілки ${branch} тут уже немає: перегляньте ще раз.`,
    notReady:
      'Це ще не можна опублікувати: перевірку не пройдено, або ви не маєте права публікувати. Перегляньте ще раз.',
    notSent: 'Дещо тут ще не надіслано. Надішліть це й опублікуйте, коли перевірку буде пройдено.',
    notPublished: (reason: string) => `GitHub не опублікував: ${reason}`,
    noTitle: 'Напишіть кількома словами, що ви хочете зробити.',
    noGivingUp: 'Від опублікованого не можна відмовитися.',
    keptApart: (ref: string) =>
      `Дещо незакомічене збережено окремо, бо на його місці вже є новіше. Щоб побачити його, у терміналі: git show ${ref}`,
    nothingBegun: 'Git нічого не розпочав, тож скасовувати нічого: перегляньте ще раз.',
    notFetched: (reason: string) =>
      `Репозиторій не відповідає, тут нічого не змінилося: ${reason}. Перевірте з’єднання і спробуйте ще раз.`,
    oldGit: (version: string, needed: string) =>
      `Git ${version} застарий, щоб об’єднати найновіше з вашим: встановіть Git ${needed} або новіший, https://git-scm.com/downloads, і спробуйте ще раз. Тут нічого не змінилося.`,
    inTheWay: (paths: readonly string[]) =>
      `Інші змінили те, що змінено й тут, і це не тексти вмісту: ${named(paths)}. Тут нічого не змінилося. Збережіть це під іншими назвами або покличте того, хто підтримує сайт.`,
    noJson: (paths: readonly string[]) =>
      `Це не правильний JSON — тут або там, де його змінили інші: ${named(paths)}. Виправте його в текстовому редакторі й спробуйте ще раз; де саме помилка, каже npm run check.`,
    unmergeable: (paths: readonly string[]) =>
      `Ви та інші змінили те саме, і жодна форма цього не показує: ${named(paths)}. Тут нічого не змінилося. Покличте того, хто підтримує сайт.`,
    undecided: (things: readonly string[]) =>
      `Ви та інші змінили те саме: ${named(things)}. Тут нічого не змінилося. Відкрийте стіл редактора (npm run desk), натисніть «Отримати найновіше» й вирішіть там.`,
    decide: (things: readonly string[]) =>
      `Надійшло найновіше, і інші змінили те саме, що й ви: ${named(things)}. Нічого не надіслано. Відкрийте це, вирішіть, що залишити, і збережіть; тоді надішліть знову.`,
    unsavedHere: 'Щось не збережено. Спершу збережіть або відкиньте його: набране належить до цієї роботи.',
    drafts: 'Те, що ви хочете надіслати, не збережено. Спершу збережіть або відкиньте це.',
  },
} as const;
