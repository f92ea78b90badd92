import type { Fixture } from './fixture.ts';

/** The difference from the plan of a fixture, as JSON; marks may stand anywhere. */
interface Campus {
  corner?: string;
  street?: string;
  building?: string;
  floor?: string;
  room?: string;
  /** The floors of the building, as a member of it. */
  floors?: string;
  /** The rooms in the English texts. */
  rooms?: string;
}

/** A plan with a street, a building and two rooms. */
export function campusFiles(campus: Campus = {}): NonNullable<Fixture['write']> {
  const {
    corner = '40',
    street = '"street"',
    building = '"main"',
    room = '"office"',
    floor = '2',
    floors = ', "floors": [1, 2, 3]',
  } = campus;
  return {
    'data/campus.json': `{
  "$schema": "../schema/campus-data.schema.json",
  "lines": [{ "id": ${street}, "kind": "street", "points": [{ "x": 0, "y": 30 }, { "x": 80, "y": 30 }] }],
  "areas": [],
  "buildings": [
    { "id": "main", "outline": [{ "x": 20, "y": 10 }, { "x": ${corner}, "y": 10 }, { "x": 20, "y": 20 }]${floors} }
  ],
  "places": [],
  "rooms": [{ "id": ${room}, "building": ${building}, "floor": ${floor}, "number": "21" },
    { "id": "library", "building": "main", "floor": 1 }]
}
`,
    'ua/campus.json': texts(
      'Слово',
      '{{floor}}-й поверх',
      '{ "street": "вулиця Ливарна", "main": "Головний корпус" }',
      '[{ "id": "office", "name": "Канцелярія" }, { "id": "library", "name": "Бібліотека" }]',
    ),
    'en/campus.json': texts(
      'Word',
      'Floor {{floor}}',
      '{ "street": "Lyvarna Street", "main": "Main building" }',
      campus.rooms ?? '[{ "id": "office", "name": "Office of records" }, { "id": "library", "name": "Library" }]',
    ),
  };
}

function texts(word: string, floor: string, names: string, rooms: string): string {
  return `{
  "$schema": "../schema/campus-texts.schema.json",
  "title": "${word}",
  "description": "${word}",
  "caption": "${word}",
  "ways": [{ "title": "${word}", "steps": ["${word}"] }],
  "names": ${names},
  "floor": "${floor}",
  "basement": "${word}",
  "room": "${word} {{number}}",
  "rooms": ${rooms}
}
`;
}
