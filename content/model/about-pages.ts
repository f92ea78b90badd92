import type { ContentFile, DateText, DocumentId, ImagePath, Markdown, Slug, UnitId } from './formats.ts';
import type { TextPageTexts } from './text-page.ts';

/** The developments that the institute offers. File: content/data/developments.json. */
export interface DevelopmentsData extends ContentFile {
  /** The developments, in the order they are shown. */
  items: DevelopmentData[];
}

/** A development: what does not depend on the language. */
export interface DevelopmentData {
  /** The development's id. */
  id: Slug;
  /** The department or laboratory that made it. */
  unit: UnitId;
  /**
   * The year it was first used in production.
   * @TJS-type integer
   * @minimum 1900
   * @maximum 2100
   */
  year: number;
  /** A picture, as a path below content/images. */
  image?: ImagePath;
}

/** The page of developments. Files: content/ua/developments.json, content/en/developments.json. */
export interface DevelopmentsTexts extends TextPageTexts {
  /** The label before the effect. */
  effectLabel: string;
  /** The label before the department. */
  unitLabel: string;
  /** The label before the year of first use. */
  yearLabel: string;
  /** The developments, matched by id with content/data/developments.json. */
  items: DevelopmentTexts[];
}

/** A development in one language. */
export interface DevelopmentTexts {
  /** The id of the development in content/data/developments.json. */
  id: Slug;
  /** What it is, in a few words. */
  title: string;
  /** How it works and where it was used, in Markdown. */
  text: Markdown;
  /** The effect, as a figure with a unit. */
  effect: string;
  /** What the picture shows; empty if the picture is decorative. */
  imageAlt?: string;
}

/** The procurements. File: content/data/procurement.json. */
export interface ProcurementData extends ContentFile {
  /** The procurements; the page shows the newest first. */
  items: ProcurementItemData[];
}

/** A procurement: what does not depend on the language. */
export interface ProcurementItemData {
  /** The procurement's id. */
  id: Slug;
  /**
   * The code of the subject in the procurement vocabulary ДК 021:2015.
   * @pattern ^\d{8}-\d$
   * @examples ["24110000-8"]
   */
  code: string;
  /** The kind of procedure. */
  procedure: ProcurementProcedure;
  /**
   * The expected value with VAT, in the currency of the site (content/data/site.json).
   * @TJS-type integer
   * @minimum 1
   */
  amount: number;
  /** The day it was announced, DD.MM.YYYY. */
  announced: DateText;
  /** The deadline for offers, DD.MM.YYYY. */
  deadline: DateText;
  /** The status. */
  status: ProcurementStatus;
  /** The documentation. */
  document: DocumentId;
}

/** The kind of procedure. */
export type ProcurementProcedure = 'open-tender' | 'simplified' | 'direct-contract';

/** The status of a procurement. */
export type ProcurementStatus = 'announced' | 'evaluation' | 'contract' | 'completed' | 'cancelled';

/** The page of procurement. Files: content/ua/procurement.json, content/en/procurement.json. */
export interface ProcurementTexts extends TextPageTexts {
  /** The heading of the table. */
  tableTitle: string;
  /** The column of subjects. */
  subjectColumn: string;
  /** The column of procedures. */
  procedureColumn: string;
  /** The column of expected values. */
  amountColumn: string;
  /** The column of deadlines. */
  deadlineColumn: string;
  /** The column of statuses. */
  statusColumn: string;
  /** The names of the procedures. */
  procedures: ProcurementProcedureNames;
  /** The names of the statuses. */
  statuses: ProcurementStatusNames;
  /** The subjects, matched by id with content/data/procurement.json. */
  items: ProcurementItemTexts[];
}

/** The names of the procedures. */
export interface ProcurementProcedureNames {
  /** Open tender. */
  'open-tender': string;
  /** Simplified procurement. */
  simplified: string;
  /** Direct contract. */
  'direct-contract': string;
}

/** The names of the statuses. */
export interface ProcurementStatusNames {
  /** Announced, open for offers. */
  announced: string;
  /** Offers are being evaluated. */
  evaluation: string;
  /** The contract is signed. */
  contract: string;
  /** The contract is fulfilled. */
  completed: string;
  /** It was cancelled. */
  cancelled: string;
}

/** The subject of a procurement in one language. */
export interface ProcurementItemTexts {
  /** The id of the procurement in content/data/procurement.json. */
  id: Slug;
  /** What is bought. */
  subject: string;
  /** A note. */
  note?: string;
}
