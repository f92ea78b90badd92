import { describe, expect, it } from 'vitest';
import { readSettings } from '../../netlify/questions/settings.ts';
import { site } from './support/question-lab.ts';

describe('settings', () => {
  it('none set: questions are kept, mail waits, and the reason is named', () => {
    const settings = readSettings({}, site);
    expect(settings.mail).toBeUndefined();
    expect(settings.problems).toEqual(['SMTP_HOST is not set: questions are kept, and none is mailed.']);
    expect(settings).toMatchObject({
      retentionDays: 180,
      maxBytes: 16_384,
      storeTimeoutMs: 8000,
    });
  });

  it.each(['ua', 'en'])('the form’s notice has the default retention (%s)', async (language) => {
    const { default: modal } = await import(`../../content/${language}/modal.json`);
    expect(modal.privacyNotice).toContain(String(readSettings({}, site).retentionDays));
  });

  it('with a host: safe defaults', () => {
    const { mail, problems } = readSettings({ SMTP_HOST: 'mail.example.org' }, site);
    expect(problems).toEqual([]);
    expect(mail).toMatchObject({
      port: 587,
      tls: 'starttls',
      to: site.email,
      operator: site.email,
      auth: undefined,
    });
    expect(mail?.from).toBe(site.email);
  });

  it.each([
    [{ SMTP_HOST: 'mail.example.org', SMTP_PORT: '465' }, 'implicit'],
    [{ SMTP_HOST: 'mail.example.org', SMTP_PORT: '25' }, 'starttls'],
    [{ SMTP_HOST: '127.0.0.1', SMTP_PORT: '2525' }, 'none'],
    [{ SMTP_HOST: 'mail.example.org', SMTP_PORT: '2465' }, 'implicit'],
  ])('%o → TLS %s', (env, tls) => {
    expect(readSettings(env as Record<string, string>, site).mail?.tls).toBe(tls);
  });

  it.each([
    ['SMTP_PORT', 'abc'],
    ['SMTP_PORT', '0'],
    ['SMTP_USER', 'alone'],
    ['QUESTIONS_MAIL_TO', 'a@b.c, d@e.f'],
    ['QUESTIONS_MAIL_FROM', 'office'],
    ['QUESTIONS_OPERATOR_MAIL_TO', ' nobody '],
  ])('%s=%s → no mail is sent, the setting is named', (name, value) => {
    const { mail, problems } = readSettings({ SMTP_HOST: 'mail.example.org', [name]: value }, site);
    expect(mail).toBeUndefined();
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(name);
  });

  it.each(['SMTP_TLS', 'QUESTIONS_MAIL_TOO'])('%s is no setting: mail is sent, and it is named', (name) => {
    const { mail, problems } = readSettings({ SMTP_HOST: 'mail.example.org', [name]: 'none', PATH: '/bin' }, site);
    // A password never goes over the network unprotected.
    expect(mail?.tls).toBe('starttls');
    expect(problems).toEqual([`${name} is not a setting: it has no effect.`]);
  });

  it('an invalid number of days → the default and a problem', () => {
    const env = { SMTP_HOST: 'mail.example.org', QUESTIONS_RETENTION_DAYS: '-1' };
    const settings = readSettings(env, site);
    expect(settings.mail).toBeDefined();
    expect(settings.problems).toEqual([expect.stringContaining('QUESTIONS_RETENTION_DAYS')]);
    expect(settings.retentionDays).toBe(180);
  });

  it.each([
    ['20000', 20_000, []],
    // The local server ends a function after 30 s, and answers with its own words then.
    ['30000', 8000, [expect.stringContaining('QUESTIONS_STORE_DEADLINE_MS')]],
    ['20001', 8000, [expect.stringContaining('20000')]],
  ])('QUESTIONS_STORE_DEADLINE_MS=%s → %i ms', (value, timeoutMs, problems) => {
    const env = { SMTP_HOST: 'mail.example.org', QUESTIONS_STORE_DEADLINE_MS: value };
    expect(readSettings(env, site)).toMatchObject({ storeTimeoutMs: timeoutMs, problems });
  });

  it('takes only origins of the web: anything else could let every page send', () => {
    const list = ' https://a.example/path ,localhost:8888, nothing, http://b.example:81 ';
    const { allowedOrigins, problems } = readSettings(
      { SMTP_HOST: 'mail.example.org', QUESTIONS_ALLOWED_ORIGINS: list, URL: 'https://c.example' },
      site,
    );
    expect(allowedOrigins).toEqual([
      'https://example.org',
      'https://c.example',
      'https://a.example',
      'http://b.example:81',
    ]);
    expect(problems).toEqual([
      expect.stringMatching(/^QUESTIONS_ALLOWED_ORIGINS .*"localhost:8888"/),
      expect.stringMatching(/^QUESTIONS_ALLOWED_ORIGINS .*"nothing"/),
    ]);
  });

  it('names everything that is wrong at once', () => {
    const env = {
      SMTP_PORT: '1e2',
      SMTP_USER: 'a',
      QUESTIONS_STORE_DEADLINE_MS: '0',
      QUESTIONS_RETENTION_DAYS: '  ',
    };
    const settings = readSettings(env, site);
    expect(settings).toMatchObject({ mail: undefined, storeTimeoutMs: 8000, retentionDays: 180 });
    expect(settings.problems.map((problem) => problem.split(' ', 1)[0]).sort()).toEqual([
      'QUESTIONS_STORE_DEADLINE_MS',
      'SMTP_HOST',
      'SMTP_PORT',
      'SMTP_USER',
    ]);
  });
});
