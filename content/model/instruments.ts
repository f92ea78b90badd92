import type { ContentFile, EntryData, EntryTexts, ImagePath, PersonId, UnitId, Year } from './formats.ts';
import type { TextPageTexts } from './text-page.ts';

/** The instruments of the collective-use equipment centre. File: content/data/instruments.json. */
export interface InstrumentsData extends ContentFile {
  /** The instruments, in the order they are shown. @uk Записи | Прилади в тому порядку, в якому їх показано. */
  items: InstrumentData[];
}

export interface InstrumentData extends EntryData {
  /** The picture, as a path below content/images. @uk Зображення | Зображення: шлях у content/images. */
  image: ImagePath;
  /** The year it was installed. @uk Рік установлення | Рік, у якому його встановлено. */
  installed: Year;
  /** The unit where it is installed. @uk Підрозділ | Підрозділ, у якому він стоїть. */
  unit: UnitId;
  /** The person responsible for it. @uk Відповідальна особа | Особа, відповідальна за нього. */
  contact: PersonId;
}

/** The page of the equipment centre. Files: content/ua/equipment-center.json, content/en/equipment-center.json. */
export interface EquipmentCenterTexts extends TextPageTexts {
  /** The heading of the instruments. @uk Заголовок приладів | Заголовок приладів. */
  instrumentsTitle: string;
  /** The label before the year of installation. @uk Підпис року встановлення | Підпис перед роком установлення. */
  installedLabel: string;
  /** The label before the unit. @uk Підпис підрозділу | Підпис перед підрозділом. */
  unitLabel: string;
  /**
   * The label before the person responsible for an instrument.
   * @uk Підпис відповідальної особи | Підпис перед особою, відповідальною за прилад.
   */
  contactLabel: string;
  /** The instruments, by id. @uk Записи | Прилади, за id. */
  items: InstrumentTexts[];
}

export interface InstrumentTexts extends EntryTexts {
  /** The name of the instrument. @uk Назва | Назва приладу. */
  name: string;
  /** Its measurements and their users. @uk Призначення | Вимірювання та їхні замовники. */
  purpose: string;
  /** A description of the picture. @uk Що на зображенні | Опис зображення. @en What the picture shows */
  imageAlt: string;
  /** Its abilities in figures. @uk Характеристики | Можливості приладу в числах. */
  characteristics: Characteristic[];
}

/** A characteristic of an instrument. @uk Характеристика приладу. */
export interface Characteristic {
  /** The name of the characteristic. @uk Назва | Назва характеристики. */
  name: string;
  /** The value with its unit. @uk Значення | Значення з одиницею. */
  value: string;
}
