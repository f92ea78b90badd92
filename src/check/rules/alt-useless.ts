import { valueAt } from '../../content/json/json-pointer.ts';
import type { Place } from '../../content/place.ts';
import { asObject, asText } from '../../content/unknown-value.ts';
import type { Rule } from '../rule.ts';

const saysNothing =
  /^(?:image|picture|photo|photograph|graphic|drawing|illustration|figure|logo|icon|untitled|зображення|картинка|малюнок|рисунок|фото|фотографія|світлина|ілюстрація|логотип|іконка|без назви)[\s.\d]*$/iu;
const fileName =
  /\.(?:jpe?g|png|webp|avif|svg|gif|bmp|tiff?)$|^(?:IMG|DSC|DSCN|P)[_-]?\d{3,}|^[a-z0-9]+(?:[-_][a-z0-9]+){2,}$/i;
const tooLong = 300;

/** The text for those who cannot see a picture says what it shows. */
export const rule: Rule<'alt-useless'> = {
  code: 'alt-useless',
  severity: 'warning',
  check({ index }, report) {
    const check = (place: Place, text: string, title: string | undefined) => {
      const words = text.trim();
      if (words === '') return;
      if (fileName.test(words)) report(place, { found: words, problem: 'file-name' });
      else if (saysNothing.test(words)) report(place, { found: words, problem: 'says-nothing' });
      else if (title !== undefined && words === title.trim()) report(place, { found: words, problem: 'title' });
      else if ([...words].length > tooLong) report(place, { found: `${words.slice(0, 40)}…`, problem: 'long' });
    };
    for (const { file, pointer, value, isProse } of index.values()) {
      if (!isProse || !/alt(?:\/\d+)?$/i.test(pointer)) continue;
      const around = pointer.replace(/\/[^/]*alt(?:\/\d+)?$/i, '');
      check({ file, pointer }, value, asText(asObject(valueAt(file.value, around)).title));
    }
    for (const { value, parts } of index.markdown()) {
      for (const { alt, from, to } of parts.images) {
        const place = { file: value.file, pointer: value.pointer, from, to };
        if (alt.trim() === '') report(place, { found: '', problem: 'missing' });
        else check(place, alt, undefined);
      }
    }
  },
};
