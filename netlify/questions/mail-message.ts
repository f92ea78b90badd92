import MailComposer from 'nodemailer/lib/mail-composer';
import type { DeliveryRecord, QuestionRecord } from './question-record.ts';
import type { MailSettings } from './settings.ts';

/** A mail ready to be sent. */
export interface Mail {
  from: string;
  to: string;
  content: Buffer;
}

/** What a mail says. */
interface Letter {
  id: string;
  to: string;
  subject: string;
  lines: readonly string[];
  replyTo?: { name: string; address: string };
}

const kyivTime = new Intl.DateTimeFormat('uk', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/Kyiv',
});

/** Writes the mail that brings a question to the institute. */
export function composeQuestionMail(
  settings: MailSettings,
  { id, receivedAt, question }: QuestionRecord,
  { doubts }: Pick<DeliveryRecord, 'doubts'>,
): Promise<Mail> {
  const { name, phone, email, message } = question;
  return compose(settings, {
    id: `question-${id}`,
    to: settings.to,
    subject: `Питання з сайту № ${id.slice(0, 8)}`,
    // As an object: a text could be read as two addresses.
    replyTo: { name, address: email },
    lines: [
      `Ім’я: ${name}`,
      `Телефон: ${phone}`,
      `Е-пошта: ${email}`,
      `Отримано: ${kyivTime.format(new Date(receivedAt))} (за Києвом)`,
      '',
      message,
      '',
      '-- ',
      `Питання № ${id}. Відповідь на цей лист отримає відвідувач.`,
      ...(doubts ? ['Попередня спроба обірвалася, тож такий самий лист міг уже надійти.'] : []),
    ],
  });
}

/** Writes a mail to the operator. */
export function composeOperatorMail(
  settings: MailSettings,
  letter: Pick<Letter, 'id' | 'subject' | 'lines'>,
): Promise<Mail> {
  return compose(settings, { ...letter, to: settings.operator });
}

async function compose(settings: MailSettings, letter: Letter): Promise<Mail> {
  const { from } = settings;
  const domain = from.address.slice(from.address.lastIndexOf('@') + 1);
  const content = await new MailComposer({
    from,
    to: { name: '', address: letter.to },
    replyTo: letter.replyTo,
    subject: letter.subject,
    text: letter.lines.join('\n'),
    // Always the same for the same question, so that a second copy can be recognized.
    messageId: `<${letter.id}@${domain}>`,
    // Keeps holiday notices of the office from going to visitors.
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  })
    .compile()
    .build();
  return { from: from.address, to: letter.to, content };
}
