import { isAhead } from './clock.ts';
import { composeOperatorMail } from './mail-message.ts';
import { questionTimes } from './question-times.ts';
import type { Services } from './services.ts';

const markKey = 'daily/warned';
const hour = 60 * 60 * 1000;
const pauseMs = 24 * hour;

/** No warning is begun with less time left. */
const reserveMs = 4000;

/**
 * Mails the operator when a question has waited too long, at most once a day. The mail has figures only. One that
 * fails is retried by the next sweep; one that may have arrived is not, or it could arrive every 5 minutes.
 */
export async function warnOfWaiting(services: Services, timeLeft: () => number): Promise<void> {
  const { store, clock, settings, log } = services;
  if (!settings.mail || timeLeft() < reserveMs) return;
  const now = clock.now();
  const waiting = (await questionTimes(store, 'pending')).filter(({ time }) => time < now - settings.warnAfterMs);
  const [oldest] = waiting;
  if (!oldest) return;
  const last = (await store.read<{ at: number }>(markKey))?.value?.at ?? 0;
  if (isAhead(last + pauseMs, now, pauseMs)) return;
  const hours = Math.floor((now - oldest.time) / hour);
  const mail = await composeOperatorMail(settings.mail, {
    id: `questions-waiting-${new Date(now).toISOString().slice(0, 10)}`,
    subject: `Запитання із сайту не доходять (чекають: ${waiting.length})`,
    lines: [
      `Запитань, що чекають на доставку: ${waiting.length}. Найдавніше чекає, годин: ${hours}.`,
      'Жодне не втрачено: вони збережені, і сайт далі намагається їх надіслати.',
      '',
      'Перевірте поштову скриньку отримувача, пароль і поштовий сервер.',
      'Що саме не вдається: npm run questions -- list pending',
    ],
  });
  const result = await services.send(mail, timeLeft() - 1000);
  if (result.sent) log('warned', { count: waiting.length });
  else log('warning-not-mailed', { code: result.failure.code, status: result.failure.status });
  if (result.sent || result.kind === 'doubt') await store.write(markKey, { at: now });
}
