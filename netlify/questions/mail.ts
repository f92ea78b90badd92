import { domainToASCII } from 'node:url';
import MailComposer from 'nodemailer/lib/mail-composer';
import type { DeliveryRecord, QuestionRecord } from './record.ts';
import type { MailSettings } from './settings.ts';

export interface Mail {
  from: string;
  to: string;
  content: Buffer;
}

interface Message {
  id: string;
  to: string;
  subject: string;
  lines: readonly string[];
  replyTo?: { name: string; address: string };
}

/** Writes the mail that brings a question to the institute. */
export function composeQuestionMail(
  settings: MailSettings,
  { id, receivedAt, question }: QuestionRecord,
  { doubts, mayBeCopy }: Pick<DeliveryRecord, 'doubts' | 'mayBeCopy'>,
): Promise<Mail> {
  const { timeZone } = settings;
  const { name, phone, email, message } = question;
  const time = new Intl.DateTimeFormat('uk', { dateStyle: 'long', timeStyle: 'short', timeZone });
  // Few servers take other letters before the @ in a header, and the others would refuse the question.
  const answerable = /^[\x20-\x7e]*$/.test(splitAddress(email).mailbox);
  return composeMail(settings, {
    id: `question-${id}`,
    to: settings.to,
    subject: `Запитання із сайту № ${id.slice(0, 8)}`,
    // As an object: a string could be parsed as two addresses.
    replyTo: answerable ? { name, address: email } : undefined,
    lines: [
      `Ім’я: ${name}`,
      `Телефон: ${phone}`,
      `Електронна пошта: ${email}`,
      `Отримано: ${time.format(new Date(receivedAt))} (${timeZone})`,
      '',
      message,
      '',
      '-- ',
      answerable
        ? `Запитання № ${id}. Відповідь на цей лист отримає відвідувач.`
        : `Запитання № ${id}. Відповідь надішліть на електронну пошту, вказану вище: відповіді на цей лист відвідувач не отримає.`,
      ...(doubts || mayBeCopy ? ['Попередня спроба обірвалася, тож такий самий лист міг уже надійти.'] : []),
    ],
  });
}

export async function composeMail(settings: MailSettings, message: Message): Promise<Mail> {
  const from = withAsciiDomain(settings.from);
  const to = withAsciiDomain(message.to);
  const content = await new MailComposer({
    from: { name: 'Запитання із сайту', address: from },
    to: { name: '', address: to },
    replyTo: message.replyTo,
    subject: message.subject,
    text: message.lines.join('\n'),
    // The same at each try, so that a second copy can be recognized: most readers show it as one mail.
    messageId: `<${message.id}@${splitAddress(from).domain}>`,
    // Keeps automatic replies of the office from going to visitors.
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  })
    .compile()
    .build();
  return { from, to, content };
}

function splitAddress(address: string): { mailbox: string; domain: string } {
  const at = address.lastIndexOf('@');
  return { mailbox: address.slice(0, at), domain: address.slice(at + 1) };
}

/** An address as every mail server takes it. What is no name of a host stays as it is. */
function withAsciiDomain(address: string): string {
  const { mailbox, domain } = splitAddress(address);
  return `${mailbox}@${domainToASCII(domain) || domain}`;
}
