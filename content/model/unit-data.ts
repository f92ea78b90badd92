import type { ContentFile, DepartmentKindId, Email, ImagePath, PersonId, Phone, UnitId } from './formats.ts';

/** The temper colour of a unit: its place on the scale that runs through the site. */
export type TemperColour =
  | 'straw'
  | 'bronze'
  | 'red-brown'
  | 'brown-purple'
  | 'purple'
  | 'blue'
  | 'light-blue'
  | 'teal';

/** The drawing of a station on the way of metal from ore to wheel. */
export type Station =
  | 'charge'
  | 'blast-furnace'
  | 'hot-metal-ladle'
  | 'converter'
  | 'ladle-furnace'
  | 'rolling-mill'
  | 'cooling'
  | 'wheel';

/** What every department and laboratory has. */
export interface UnitData extends ContentFile {
  /**
   * The position in lists, from 1.
   * @minimum 1
   * @TJS-type integer
   */
  order: number;
  /** The unit's colour; teal if none is given. */
  colour?: TemperColour;
  /** The drawing across the top of the page, as a path below content/images. */
  drawing?: ImagePath;
  /** The head. */
  head: PersonId;
  /**
   * The other staff, in the order they are shown.
   * @items.type string
   * @items.format person-id
   * @uniqueItems true
   */
  staff: string[];
  /** The unit's telephone number. */
  phone?: Phone;
  /** The unit's e-mail address. */
  email?: Email;
}

/** A department. File: content/data/departments/ID.json. */
export interface DepartmentData extends UnitData {
  /** The kind of department: those of one kind are listed together. */
  kind: DepartmentKindId;
  /** Its station on the way of metal, which the order of the departments follows; a plain point if none is given. */
  station?: Station;
}

/** A laboratory. File: content/data/laboratories/ID.json. */
export interface LaboratoryData extends UnitData {
  /** The department that the laboratory works with most. */
  partner?: UnitId;
}
