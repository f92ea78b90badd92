import { describe, expect, it } from 'vitest';
import {
  createQuestionFormSchema,
  createQuestionSchema,
  fieldErrors,
  toQuestionPayload,
} from '../../src/lib/question/question-schema.ts';
import { polishPhones, ukrainianPhones } from '../support/ukrainian-phones.ts';

const phonePlan = ukrainianPhones;
const valid = {
  name: 'Олена',
  phone: '+38 (067) 123-45-67',
  email: 'olena@example.org',
  message: 'Питання?',
};
const validForm = {
  firstName: 'Олена',
  phone: valid.phone,
  email: valid.email,
  question: 'hours',
  otherQuestion: '',
};

function errorsOf(values: object) {
  const result = createQuestionSchema({ phonePlan }).safeParse({ ...valid, ...values });
  return result.success ? {} : fieldErrors(result.error);
}

function formErrorsOf(values: object) {
  const result = createQuestionFormSchema({ phonePlan }).safeParse({ ...validForm, ...values });
  return result.success ? {} : fieldErrors(result.error);
}

describe('the payload', () => {
  it('takes the numbers of another plan, whatever their code, and refuses those of this one', () => {
    const schema = createQuestionSchema({ phonePlan: polishPhones });
    expect(schema.parse({ ...valid, phone: '+48 501234567' }).phone).toBe('+48 501 234 567');
    expect(schema.safeParse(valid).success).toBe(false);
  });

  it.each(['Олена', 'Ґудзь Їжакевич', 'Anna-Maria', 'José', 'Jose\u0301', ' Іван ', 'Єва', 'Ъ'])(
    'takes the name %j',
    (name) => {
      expect(errorsOf({ name })).toEqual({});
    },
  );

  it.each(["'", '’', 'ʼ', '`', '‘', '′', '´', '＇'])('takes the apostrophe %s between two letters', (apostrophe) => {
    const written = ['Дар*я', 'Мар*яна Лук*яненко-В*юн', 'Connor O*Neill', 'О*о*о', 'Рі\u0308*а'];
    const kept = ['Дарʼя', 'Марʼяна Лукʼяненко-Вʼюн', 'Connor OʼNeill', 'Оʼоʼо', 'Рїʼа'];
    const names = written.map((name) => name.replaceAll('*', apostrophe));
    const payloads = names.map((name) => createQuestionSchema({ phonePlan }).parse({ ...valid, name }));
    expect(payloads.map(({ name }) => name)).toEqual(kept);
    const forms = names.map((firstName) =>
      createQuestionFormSchema({ phonePlan }).parse({ ...validForm, firstName }),
    );
    expect(forms.map(({ firstName }) => firstName)).toEqual(kept);
  });

  it.each([
    "'Дарія",
    'Дарія’',
    'Дар ’я',
    'Дар’ я',
    'Дар’’я',
    'Дар’-я',
    'ʼ',
    'Дарʼ',
    'Дар"я',
    'Дар*я',
    'Дар”я',
    'Дар’1',
  ])('refuses %j, whose apostrophe is none', (name) => {
    expect(errorsOf({ name })).toEqual({ name: 'invalid' });
    expect(formErrorsOf({ firstName: name })).toEqual({ firstName: 'invalid' });
  });

  it.each(['Ivan3', 'Ivan_', '<b>', 'Ivan\nBcc: a@b.c', '李', 'Ⅷ', '- -', 'a@b', '👍', 'О. Петренко', 'ʻOkina'])(
    'refuses the name %j',
    (name) => {
      expect(errorsOf({ name })).toEqual({ name: 'invalid' });
    },
  );

  it('needs a name of 100 characters at most', () => {
    expect(errorsOf({ name: '  ' })).toEqual({ name: 'required' });
    expect(errorsOf({ name: 'а'.repeat(100) })).toEqual({});
    expect(errorsOf({ name: 'а'.repeat(101) })).toEqual({ name: 'tooLong' });
  });

  it.each(phonePlan.operatorCodes)('takes the operator code %s', (code) => {
    expect(errorsOf({ phone: `+38 (${code}) 123-45-67` })).toEqual({});
  });

  it.each([
    '+38 (044) 123-45-67',
    '+38 (067) 123-45-6',
    '+38 (067) 123-45-678',
    '+48 (067) 123-45-67',
    'call me',
    '0671234567',
    '+38 (067) 123-45-67 ext',
  ])('refuses the phone %s', (phone) => {
    expect(errorsOf({ phone })).toEqual({ phone: 'invalid' });
  });

  it.each(['380671234567', '+380671234567', ' +38 (067) 123 45 67'])('writes the phone %s in one form', (phone) => {
    expect(createQuestionSchema({ phonePlan }).parse({ ...valid, phone }).phone).toBe('+38 (067) 123-45-67');
  });

  it.each(['a@b.c', 'first.last+tag@mail.example.org', 'олена@приклад.укр', ' olena@example.org '])(
    'takes the e-mail %j',
    (email) => {
      expect(errorsOf({ email })).toEqual({});
    },
  );

  it.each([
    'a',
    'a@b',
    'a b@c.d',
    'a@b c.d',
    '@b.c',
    'a@',
    'a@b..c',
    'a@b.c,d@e.f',
    'a@b.c\nBcc: d@e.f',
    '<a@b.c>',
    'a@@b.c',
  ])('refuses the e-mail %j', (email) => {
    expect(errorsOf({ email })).toEqual({ email: 'invalid' });
  });

  it('needs a message of 5,000 characters at most, without control characters', () => {
    expect(errorsOf({ message: ' \n\t ' })).toEqual({ message: 'required' });
    expect(errorsOf({ message: 'я'.repeat(5000) })).toEqual({});
    expect(errorsOf({ message: 'я'.repeat(5001) })).toEqual({ message: 'tooLong' });
    const { message } = createQuestionSchema({ phonePlan }).parse({
      ...valid,
      message: 'a\r\nb\rc\u0000\u001b\ud800',
    });
    expect(message).toBe('a\nb\nc\uFFFD');
  });

  it.each(['\u200b', '\u2060 \ufeff', '\u3164', '\u2800', '\u00ad\ufe0f'])(
    'takes no text of invisible characters (%j)',
    (text) => {
      expect(errorsOf({ message: text })).toEqual({ message: 'required' });
      expect(errorsOf({ name: text })).toEqual({ name: 'invalid' });
      expect(formErrorsOf({ question: 'other', otherQuestion: text })).toEqual({ otherQuestion: 'required' });
    },
  );

  it('keeps invisible characters between visible ones: emoji and other scripts need them', () => {
    const message = '👩\u200d🔬 क्\u200dष ❤️';
    expect(createQuestionSchema({ phonePlan }).parse({ ...valid, message }).message).toBe(message);
  });

  it('names every field that is wrong, and drops what it does not know', () => {
    const result = createQuestionSchema({ phonePlan }).safeParse({ phone: 5, email: null, other: 1 });
    expect(result.success).toBe(false);
    expect(fieldErrors(result.error as NonNullable<typeof result.error>)).toEqual({
      name: 'required',
      phone: 'invalid',
      email: 'invalid',
      message: 'required',
    });
    expect(createQuestionSchema({ phonePlan }).parse({ ...valid, other: 1 })).toEqual(valid);
  });
});

describe('the form', () => {
  it('asks for the visitor’s own words only with "other"', () => {
    expect(formErrorsOf({ otherQuestion: '  ' })).toEqual({});
    expect(formErrorsOf({ question: 'other', otherQuestion: ' \n' })).toEqual({ otherQuestion: 'required' });
    expect(formErrorsOf({ question: 'other', otherQuestion: undefined })).toEqual({
      otherQuestion: 'required',
    });
    expect(formErrorsOf({ question: 'other', otherQuestion: 'я'.repeat(5001) })).toEqual({
      otherQuestion: 'tooLong',
    });
    expect(formErrorsOf({ question: 'other', otherQuestion: 'Так?' })).toEqual({});
    expect(formErrorsOf({ question: '' })).toEqual({ question: 'required' });
  });

  it('shows all errors at once', () => {
    expect(formErrorsOf({ firstName: '1', phone: '+38 (0', email: '', question: 'other' })).toEqual({
      firstName: 'invalid',
      phone: 'invalid',
      email: 'required',
      otherQuestion: 'required',
    });
  });

  it('becomes the payload', () => {
    const schema = createQuestionFormSchema({ phonePlan });
    const words = (id: string) => `words of ${id}`;
    expect(toQuestionPayload(schema.parse(validForm), words)).toEqual({
      ...valid,
      message: 'words of hours',
    });
    const other = schema.parse({ ...validForm, question: 'other', otherQuestion: ' Чому? ' });
    expect(toQuestionPayload(other, words)).toEqual({ ...valid, message: 'Чому?' });
  });
});
