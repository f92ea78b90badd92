import type { BuildingId, CampusNameId, ContentFile, Href, Slug } from './formats.ts';

/**
 * The way to the institute and its rooms: the contacts page draws both. The plan is a sheet of squares, 80 across and 60 down; how
 * much one is, is yours to choose, and a plan need not be to scale. File: content/data/campus.json.
 */
export interface CampusData extends ContentFile {
  /** Streets, rails, paths, and the way to take. What comes later lies above. */
  lines: PlanLine[];
  /** Greens and yards. They lie below everything else. */
  areas: PlanArea[];
  /**
   * The institute's buildings, and those that help to find them.
   * @minItems 1
   */
  buildings: PlanBuilding[];
  /** Stops, entrances, parking. */
  places: PlanPlace[];
  /**
   * The rooms that visitors look for, in the order of their texts.
   * @minItems 1
   */
  rooms: RoomData[];
}

/** What a line of the plan is. It decides how it is drawn; a way is what a visitor walks or drives. */
export type PlanLineKind = 'street' | 'path' | 'tram' | 'railway' | 'way';

/** A line of the plan. */
export interface PlanLine {
  /** Its id, if its name stands along it: the texts name it. */
  id?: CampusNameId;
  /** What it is. */
  kind: PlanLineKind;
  /**
   * Its ends and bends, from one end to the other. The name stands along the longest straight part.
   * @minItems 2
   */
  points: PlanPoint[];
}

/** What an area of the plan is. It decides how it is drawn. */
export type PlanAreaKind = 'green' | 'yard';

/** An area of the plan. */
export interface PlanArea {
  /** Its id, if its name stands on it: the texts name it. */
  id?: CampusNameId;
  /** What it is. */
  kind: PlanAreaKind;
  /**
   * The corners of its boundary, in their order.
   * @minItems 3
   */
  outline: PlanPoint[];
}

/** A building of the plan. */
export interface PlanBuilding {
  /** Its id, if it is one of the institute's: the texts name it, and rooms are in it. */
  id?: CampusNameId;
  /**
   * The corners of its outline, in their order.
   * @minItems 3
   */
  outline: PlanPoint[];
  /**
   * Its floors from the lowest up, as its visitors count them, if rooms are in it. Those below 0 are below the ground.
   * @minItems 1
   * @uniqueItems true
   * @examples [[-1, 1, 2, 3]]
   */
  floors?: number[];
}

/** What a place of the plan is. It decides its mark. */
export type PlanPlaceKind = 'train' | 'tram' | 'bus' | 'metro' | 'entrance' | 'parking';

/** A place of the plan. */
export interface PlanPlace {
  /** Its id: the texts name it. */
  id: CampusNameId;
  /** What it is. */
  kind: PlanPlaceKind;
  /** Where it is. */
  at: PlanPoint;
  /** The side of the mark on which its name stands. */
  name: 'left' | 'right' | 'above' | 'below';
}

/** A point of the plan. */
export interface PlanPoint {
  /**
   * Squares from the left.
   * @minimum 0
   * @maximum 80
   */
  x: number;
  /**
   * Squares from the top.
   * @minimum 0
   * @maximum 60
   */
  y: number;
}

/** A room that visitors look for. */
export interface RoomData {
  /** Its id: the texts say who is there. */
  id: Slug;
  /** The building. */
  building: BuildingId;
  /**
   * The floor, one of the building's.
   * @TJS-type integer
   */
  floor: number;
  /**
   * What stands on the door; none for a place that has no number.
   * @pattern \S
   * @examples ["204", "18а"]
   */
  number?: string;
  /**
   * The page about those who are there, as a path of this site.
   * @pattern ^/
   * @examples ["/library"]
   */
  page?: Href;
}

/** The words of the plan and of the rooms. Files: content/ua/campus.json, content/en/campus.json. */
export interface CampusTexts extends ContentFile {
  /** The heading of the plan. */
  title: string;
  /** What the plan shows, for those who do not see it. */
  description: string;
  /** Below the plan: whether it is to scale, where north is. */
  caption: string;
  /**
   * The ways to the institute, each in steps: they say what the plan shows.
   * @minItems 1
   */
  ways: WayTexts[];
  /** The names of streets, areas, buildings and places, by their id. */
  names: CampusNames;
  /** A floor: {{floor}}. */
  floor: string;
  /** A floor below the ground: {{floor}} if its number is to be read. */
  basement: string;
  /** A room: {{number}}, as the door has it. */
  room: string;
  /** Who is in the rooms. */
  rooms: RoomTexts[];
}

/** A way to the institute. */
export interface WayTexts {
  /** From where, or by what. */
  title: string;
  /**
   * Its steps.
   * @items.type string
   * @minItems 1
   */
  steps: string[];
}

/** The names of what is on the plan, by their id. */
export interface CampusNames {
  [id: string]: string;
}

/** Who is in a room. */
export interface RoomTexts {
  /** The id of the room. */
  id: Slug;
  /** Who or what is there. */
  name: string;
  /** The opening hours. */
  hours?: string;
}
