import { maskitoTransform } from '@maskito/core';
import { describe, expect, it, vi } from 'vitest';
import { phonePrefix } from '../../src/lib/question/phone.ts';
import { createPhoneMask, type ElementState } from '../../src/site/question-form/phone-mask.ts';
import { foreignPhones, phoneForms, wholePhone } from '../browser/support/phone-numbers.ts';
import { hungarianPhones, polishPhones, ukrainianPhones } from '../support/ukrainian-phones.ts';

/** A mask on a field that shows a value. */
function maskOn(current = '+38 (0', plan = ukrainianPhones) {
  const onRefused = vi.fn();
  return { onRefused, mask: createPhoneMask({ plan, current: () => current, onRefused }) };
}

/** The result of the mask for text inserted at a place, before Maskito formats it. */
function insert(state: ElementState, data: string, plan = ukrainianPhones) {
  const { mask, onRefused } = maskOn(state.value, plan);
  const [preprocess] = mask.preprocessors ?? [];
  const result = preprocess?.({ elementState: state, data }, 'insert');
  const [from, to] = result?.elementState.selection ?? [0, 0];
  const value = result?.elementState.value ?? '';
  const shown = maskitoTransform(value.slice(0, from) + (result?.data ?? '') + value.slice(to), mask);
  return { shown, refused: onRefused.mock.calls.length > 0 };
}

const at = (value: string, position = value.length): ElementState => ({
  value,
  selection: [position, position],
});

describe('what a browser fills in', () => {
  it.each(phoneForms)('%s', (text) => {
    const { mask, onRefused } = maskOn();
    expect(maskitoTransform(text, mask)).toBe(wholePhone);
    expect(onRefused).not.toHaveBeenCalled();
  });

  it.each(foreignPhones)('%s is refused, and the field stays as it was', (text) => {
    const { mask, onRefused } = maskOn('+38 (050) 1');
    expect(maskitoTransform(text, mask)).toBe('+38 (050) 1');
    expect(onRefused).toHaveBeenCalled();
  });

  it.each([
    ['', '+38 (0'],
    ['+38 (06', '+38 (06'],
    ['+38 (067) 12', '+38 (067) 12'],
    ['+38 (06712', '+38 (067) 12'],
    ['+38 (0067', '+38 (067'],
    ['+38 (0６７', '+38 (067'],
  ])('%j, unfinished, becomes %j', (text, shown) => {
    const { mask, onRefused } = maskOn();
    expect(maskitoTransform(text, mask)).toBe(shown);
    expect(onRefused).not.toHaveBeenCalled();
  });

  it.each(['+38 (00049301', '+38 (00091', '+38 (0 00 39 06'])(
    '%s, composed behind the prefix, is refused',
    (text) => {
      const { mask, onRefused } = maskOn('+38 (0');
      expect(maskitoTransform(text, mask)).toBe('+38 (0');
      expect(onRefused).toHaveBeenCalled();
    },
  );

  it('leaves the caret where it was in a value that needs no change', () => {
    const state = at('+38 (067) 123-45', 8);
    expect(maskitoTransform(state, maskOn().mask)).toEqual(state);
  });
});

describe('what is pasted', () => {
  it.each(phoneForms)('%s replaces the old value', (text) => {
    for (const state of [at('+38 (0'), at('+38 (050) 12'), at('+38 (050) 123-45-67', 3)]) {
      expect(insert(state, text)).toEqual({ shown: wholePhone, refused: false });
    }
  });

  it.each([...foreignPhones, 'тел. 067', '067 123 45 67 8', '12345678901', '0038067', '00'])(
    '%s is refused',
    (text) => {
      for (const value of ['+38 (0', '+38 (050) ', '+38 (050) 12'])
        expect(insert(at(value), text)).toEqual({ shown: value, refused: true });
    },
  );

  it.each(['49301234', '49 30 12', '123-45-67'])(
    '%s, which begins no number, is refused in the empty field',
    (text) => {
      expect(insert(at('+38 (0'), text)).toEqual({ shown: '+38 (0', refused: true });
    },
  );

  it('continues a number that was begun', () => {
    expect(insert(at('+38 (067) '), '123-45-67')).toEqual({ shown: wholePhone, refused: false });
  });

  it('loses no digit of a full field', () => {
    expect(insert(at(wholePhone, 12), '99')).toEqual({ shown: wholePhone, refused: true });
    expect(insert(at(wholePhone, 12), '9')).toEqual({ shown: wholePhone, refused: false });
  });
});

describe('what is typed by habit', () => {
  /** Types keys into an empty field, one after the other. */
  const typed = (keys: string, plan = ukrainianPhones, value = phonePrefix(plan)) => {
    let state = value;
    const onRefused = vi.fn();
    const mask = createPhoneMask({ plan, current: () => state, onRefused });
    for (const key of keys) {
      const [preprocess] = mask.preprocessors ?? [];
      const result = preprocess?.({ elementState: at(state), data: key }, 'insert');
      state = maskitoTransform((result?.elementState.value ?? '') + (result?.data ?? ''), mask);
    }
    return { shown: state, refused: onRefused.mock.calls.length, mask };
  };

  it.each([
    ['+49 30 1234567', '+38 (0'],
    ['+1 202 555 0100', '+38 (0'],
    ['+39 067 123 45 67', '+38 (03'],
    ['+381 67 123 45 67', '+38 (038'],
    ['0049301234', '+38 (0'],
    ['0091 98765 43210', '+38 (0'],
    ['0039 067 1234567', '+38 (03'],
    ['00 381 67 123 45', '+38 (038'],
  ])('%s, of another country, is refused from the digit on that tells', (keys, shown) => {
    const result = typed(keys);
    expect(result.shown).toBe(shown);
    expect(result.refused).toBeGreaterThan(0);
  });

  it('takes a number again after a deletion', () => {
    const { mask } = typed('0049');
    const [preprocess] = mask.preprocessors ?? [];
    preprocess?.({ elementState: at('+38 (0'), data: '' }, 'deleteBackward');
    expect(preprocess?.({ elementState: at('+38 (0'), data: '6' }, 'insert')).toMatchObject({ data: '6' });
  });

  it.each([
    '0671234567',
    '80671234567',
    '380671234567',
    '+380671234567',
    '00380671234567',
    '671234567',
    '+380 67 123 45 67',
    '8-067-123-45-67',
    '٠٦٧١٢٣٤٥٦٧',
  ])('%s, key by key', (text) => {
    let value = '+38 (0';
    for (const key of text) value = insert(at(value), key).shown;
    expect(value).toBe(wholePhone);
  });

  it('lets no key but a digit in, and says nothing of it', () => {
    for (const key of ['a', ' ', '-', '+']) {
      expect(insert(at('+38 (067) '), key)).toEqual({ shown: '+38 (067) ', refused: false });
    }
  });

  it('takes a digit before the prefix as one after it', () => {
    expect(insert(at('+38 (067', 0), '5').shown).toBe('+38 (056) 7');
  });
});

describe('the plan of another country', () => {
  it.each([
    ['501234567', '+48 501 234 567'],
    ['+48 501-234-567', '+48 501 234 567'],
    ['+48 50', '+48 50'],
  ])('%j becomes %j', (text, shown) => {
    const { mask, onRefused } = maskOn('+48 ', polishPhones);
    expect(maskitoTransform(text, mask)).toBe(shown);
    expect(onRefused).not.toHaveBeenCalled();
  });

  it('keeps digits that look like its code: numbers of an area begin with them', () => {
    const { mask } = maskOn('+48 ', polishPhones);
    const [preprocess] = mask.preprocessors ?? [];
    expect(preprocess?.({ elementState: at('+48 '), data: '48' }, 'insert')).toMatchObject({ data: '48' });
  });

  it.each([
    ['12345678', '+36 12 345 678'],
    ['201234567', '+36 20 123 4567'],
    ['06201234567', '+36 20 123 4567'],
    ['2012345678', '+36 20 123 4567'],
  ])('takes %s, key by key, where numbers differ in length', (text, shown) => {
    let value = '+36 ';
    for (const key of text) value = insert(at(value), key, hungarianPhones).shown;
    expect(value).toBe(shown);
  });

  it('refuses a number of Ukraine', () => {
    const { mask, onRefused } = maskOn('+48 50', polishPhones);
    expect(maskitoTransform('+380671234567', mask)).toBe('+48 50');
    expect(onRefused).toHaveBeenCalled();
  });
});
