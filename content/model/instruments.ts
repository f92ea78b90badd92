import type { ContentFile, ImagePath, PersonId, Slug, UnitId } from './formats.ts';
import type { TextPageTexts } from './text-page.ts';

/** The instruments of the collective-use equipment centre. File: content/data/instruments.json. */
export interface InstrumentsData extends ContentFile {
  /** The instruments, in the order they are shown. */
  items: InstrumentData[];
}

/** An instrument: what does not depend on the language. */
export interface InstrumentData {
  /** The instrument's id. */
  id: Slug;
  /** The picture, as a path below content/images. */
  image: ImagePath;
  /**
   * The year it was installed.
   * @TJS-type integer
   * @minimum 1900
   * @maximum 2100
   */
  installed: number;
  /** The unit where it is installed. */
  unit: UnitId;
  /** The person responsible for it. */
  contact: PersonId;
}

/** The page of the equipment centre. Files: content/ua/equipment-center.json, content/en/equipment-center.json. */
export interface EquipmentCenterTexts extends TextPageTexts {
  /** The heading of the instruments. */
  instrumentsTitle: string;
  /** The label before the year of installation. */
  installedLabel: string;
  /** The label before the unit. */
  unitLabel: string;
  /** The label before the person responsible for an instrument. */
  contactLabel: string;
  /** The instruments, matched by id with content/data/instruments.json. */
  items: InstrumentTexts[];
}

/** An instrument in one language. */
export interface InstrumentTexts {
  /** The id of the instrument in content/data/instruments.json. */
  id: Slug;
  /** The name of the instrument. */
  name: string;
  /** What it measures and for whom. */
  purpose: string;
  /** What the picture shows. */
  imageAlt: string;
  /** What it can do, in figures. */
  characteristics: Characteristic[];
}

/** A characteristic of an instrument. */
export interface Characteristic {
  /** The name of the characteristic. */
  name: string;
  /** The value with its unit. */
  value: string;
}
