import { simpleParser } from 'mailparser';
import { describe, expect, it } from 'vitest';
import { createQuestionLab, sampleQuestion } from './support/question-lab.ts';

describe('the mail', () => {
  it('goes to the institute, is answered to the visitor, and is text only', async (context) => {
    const lab = await createQuestionLab(context, { QUESTIONS_MAIL_TO: 'questions@example.org' });
    const message = 'Перший рядок\n.\nhttps://example.org\n/etc/passwd\n<script>alert(1)</script>';
    await lab.post({ ...sampleQuestion(), message }, { mailNow: true });
    const mail = await simpleParser(lab.smtp.mails[0] ?? '');
    expect(mail.from?.value).toEqual([{ name: 'Запитання із сайту', address: 'office@example.org' }]);
    expect(mail.replyTo?.value).toEqual([{ name: 'Олена Ковальчук', address: 'olena.1@example.com' }]);
    expect([mail.to].flat().map((to) => to?.text)).toEqual(['questions@example.org']);
    expect(mail.messageId).toMatch(/^<question-[0-9a-f]{32}@example\.org>$/);
    expect(mail.html).toBe(false);
    expect(mail.attachments).toEqual([]);
    expect(mail.text).toContain('+38 (067) 123-45-67');
    expect(mail.text?.replaceAll('\r\n', '\n')).toContain(`\n${message}\n`);
    expect(mail.headers.get('auto-submitted')).toBe('auto-generated');
  });

  const addresses = ['o.k+tag@example.com', 'olena@приклад.укр', "o'k@example.com", 'a=b?c@example.com'];

  it.for(addresses)('answers to %s go to one address', async (email, context) => {
    const lab = await createQuestionLab(context);
    expect((await lab.post({ ...sampleQuestion(), email }, { mailNow: true })).status).toBe(200);
    const mail = await simpleParser(lab.smtp.mails[0] ?? '');
    expect(mail.replyTo?.value).toHaveLength(1);
  });

  it('is ASCII in its headers, whatever the addresses are: most servers refuse others', async (context) => {
    const lab = await createQuestionLab(context, { QUESTIONS_MAIL_FROM: 'office@приклад.укр' });
    const email = 'олена@приклад.укр';
    const envelopes: string[] = [];
    const { send } = lab;
    lab.send = (mail, timeoutMs) => {
      envelopes.push(mail.from);
      return send(mail, timeoutMs);
    };
    await lab.post({ ...sampleQuestion(), email }, { mailNow: true });
    const [mail = ''] = lab.smtp.mails;
    expect(mail.split('\r\n\r\n', 1)[0]).toMatch(/^[\r\n\x20-\x7e]+$/);
    const { replyTo, messageId, text } = await simpleParser(mail);
    expect(replyTo).toBeUndefined();
    expect(messageId).toMatch(/@xn--80aikifvh\.xn--j1amh>$/);
    expect(text).toContain(`Електронна пошта: ${email}`);
    expect(text).not.toContain('Відповідь на цей лист отримає відвідувач.');
    expect(envelopes).toEqual(['office@xn--80aikifvh.xn--j1amh']);
  });
});
