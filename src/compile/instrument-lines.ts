import type { EquipmentCenterTexts, InstrumentData } from '../../content/model/instruments.ts';
import type { InstrumentLine } from '../namespaces/entries.ts';
import type { CompileContext } from './compile-context.ts';

/** The instruments of the equipment centre that a unit has or a person answers for. */
export function instrumentLines(
  { content, language }: CompileContext,
  isOwn: (instrument: InstrumentData) => boolean,
): InstrumentLine[] {
  return [...content.facts.itemsOf<InstrumentData>('instrument').values()].filter(isOwn).map(({ id, installed }) => {
    const texts = content.textsById<EquipmentCenterTexts['items'][number]>(language, 'equipment-center');
    return { id, name: texts(id).name, installed };
  });
}
