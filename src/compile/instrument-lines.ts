import type { EquipmentCenterTexts, InstrumentData } from '../../content/model/instruments.ts';
import type { CompileContext } from './compile-context.ts';

/** An instrument of the equipment centre, with its place on the page of that, if there is one. */
export type InstrumentLine = ReturnType<typeof instrumentLines>[number];

/** The instruments of the equipment centre that a unit has or a person answers for. */
export function instrumentLines(
  { content, language, href }: CompileContext,
  isOwn: (instrument: InstrumentData) => boolean,
) {
  const page = content.routeOf('EquipmentCenterPage')?.path;
  return [...content.itemsOf<InstrumentData>('instrument').values()].filter(isOwn).map(({ id, installed }) => {
    const texts = content.textsById<EquipmentCenterTexts['items'][number]>(language, 'equipment-center');
    return { id, ...(page && { href: `${href(page)}#${id}` }), name: texts(id).name, installed };
  });
}
