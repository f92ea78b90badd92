import type { EquipmentCenterTexts, InstrumentData } from '../../content/model/instruments.ts';
import type { InstrumentLine } from '../namespaces/entries.ts';
import type { CompileContext } from './compile-context.ts';

/** The instruments of the equipment centre that a unit has or a person answers for. */
export function instrumentLines(
  { content, language, href }: CompileContext,
  isOwn: (instrument: InstrumentData) => boolean,
): InstrumentLine[] {
  const page = content.facts.pathOf('EquipmentCenterPage');
  return [...content.facts.itemsOf<InstrumentData>('instrument').values()].filter(isOwn).map(({ id, installed }) => {
    const texts = content.textsById<EquipmentCenterTexts['items'][number]>(language, 'equipment-center');
    return { id, ...(page && { href: `${href(page)}#${id}` }), name: texts(id).name, installed };
  });
}
