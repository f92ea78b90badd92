import { composeOperatorMail } from './mail-message.ts';
import { findUnmailedUnreadable } from './operator.ts';
import { parseStem, type QuestionRecord } from './question-record.ts';
import { questionTimes } from './question-times.ts';
import type { Services } from './services.ts';

/** The longest list in one mail; `npm run questions` shows the rest. */
const listLength = 50;

/** No summary is begun with less time left. */
const reserveMs = 4000;

/**
 * What the operator knows: all there is to tell; nothing for certain, and no further mail is sent today; or nothing, and the mail is
 * to be retried.
 */
export type SummaryOutcome = 'told' | 'unsure' | 'failed';

/**
 * Mails the operator which questions are dead, overdue, or in quarantine since the last summary, and which settings are wrong.
 * Nothing is mailed when there are none, or when mail is not set up.
 */
export async function sendSummary(
  services: Services,
  day: string,
  since: number,
  timeLeft: () => number,
): Promise<SummaryOutcome> {
  const { store, clock, settings, log } = services;
  if (!settings.mail) return 'unsure';
  if (timeLeft() < reserveMs) return 'failed';
  const now = clock.now();
  const dead = await store.list('dead/');
  const overdue = (await questionTimes(store, 'pending')).filter(({ time }) => time < now - settings.overdueMs);
  const suspicious = (await questionTimes(store, 'quarantine')).filter(({ time }) => time >= since);
  const unreadable = await findUnmailedUnreadable(store);
  const { problems } = settings;
  const count = dead.length + overdue.length + suspicious.length + unreadable.length + problems.length;
  if (!count) return 'told';

  const deadLines = await Promise.all(
    dead.slice(0, listLength).map(async (key) => {
      const record = (await store.read<QuestionRecord>(key))?.value;
      const { code = '', status = '' } = record?.failure ?? {};
      return `  ${record?.receivedAt ?? ''}  ${parseStem(key)?.id ?? key}  ${code} ${status}`.trimEnd();
    }),
  );
  const lines = [
    ...section('Не вдалося доставити (збережено, чекають на ваше рішення)', dead.length, deadLines),
    ...section('Чекають на доставку понад добу', overdue.length, overdue.map(describe)),
    ...section('Відкладено як можливий спам (збережено)', suspicious.length, suspicious.map(describe)),
    ...section('Не читаються (подивіться в сховищі, потім видаліть)', unreadable.length, unreadable.map(describe)),
    ...section(
      'Хибні налаштування (діють типові значення)',
      problems.length,
      problems.map((problem) => `  ${problem}`),
    ),
    'Переглянути: npm run questions -- list',
    'Надіслати знову: npm run questions -- retry НОМЕР',
  ];
  const mail = await composeOperatorMail(settings.mail, {
    id: `questions-summary-${day}`,
    subject: `Запитання із сайту: потрібна увага (${count})`,
    lines,
  });
  const result = await services.send(mail, timeLeft() - 1000);
  if (result.sent) return 'told';
  log('summary-not-mailed', { code: result.failure.code, status: result.failure.status });
  return result.kind === 'doubt' ? 'unsure' : 'failed';
}

function describe({ id, time }: { id: string; time: number }): string {
  return `  ${new Date(time).toISOString()}  ${id}`;
}

function section(title: string, count: number, lines: readonly string[]): string[] {
  if (!count) return [];
  const more = count - Math.min(lines.length, listLength);
  return [`${title}: ${count}`, ...lines.slice(0, listLength), ...(more ? [`  … і ще ${more}`] : []), ''];
}
