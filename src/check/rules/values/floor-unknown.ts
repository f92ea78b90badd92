import { asList, asObject } from '../../../content/unknown-value.ts';
import { buildingsOf } from '../../../content/views/buildings.ts';
import { defineRule } from '../../rule.ts';

export const floorUnknown = defineRule<{ floor: number; building: string; floors: string }>({
  code: 'floor-unknown',
  severity: 'error',
  scope: 'group',
  summary: { en: 'A room is on a floor of its building.', uk: 'Кімната — на поверсі свого корпусу.' },
  why: {
    en: 'The contacts page draws each building floor by floor. A room on a floor that its building does not have would be missing.',
    uk: 'Сторінка контактів малює кожен корпус поверх за поверхом. Кімнати на поверсі, якого корпус не має, там не було б.',
  },
  words: {
    en: ({ floor, building, floors }) => ({
      message: `The building "${building}" has no floor ${floor}, only ${floors}.`,
      hint: 'Fix the floor or the building of this room, or add the floor to "floors" of the building.',
    }),
    uk: ({ floor, building, floors }) => ({
      message: `У корпусі "${building}" немає поверху ${floor}, є лише ${floors}.`,
      hint: 'Виправте поверх чи корпус цього кабінету або додайте поверх до "floors" корпусу.',
    }),
  },
  check(tree, report) {
    const buildings = buildingsOf(tree);
    for (const file of tree.filesOf('campus-data')) {
      for (const [index, room] of asList(asObject(file.value).rooms).entries()) {
        const { building, floor } = asObject(room);
        const floors = buildings.get(String(building));
        if (!floors || typeof floor !== 'number' || floors.includes(floor)) continue;
        const parameters = { floor, building: String(building), floors: floors.join(', ') };
        report({ file, pointer: `/rooms/${index}/floor` }, parameters);
      }
    }
  },
});
