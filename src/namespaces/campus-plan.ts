import type { PlanAreaKind, PlanLineKind, PlanPlace, PlanPlaceKind, WayTexts } from '../../content/model/campus.ts';

/** The plan of the way and the rooms, ready to be drawn. */
export interface CampusPlan {
  title: string;
  description: string;
  caption: string;
  ways: WayTexts[];
  /** Points of lines and outlines are the value of the attribute `points`, in squares of the plan. */
  areas: { kind: PlanAreaKind; points: string; label?: PlanLabel }[];
  lines: { kind: PlanLineKind; points: string; label?: PlanLabel }[];
  buildings: { points: string; label?: PlanLabel }[];
  places: PlanMark[];
  houses: House[];
}

/** A name on the plan. */
export interface PlanLabel {
  name: string;
  /** The middle of the name, in per cent of the plan. */
  x: number;
  y: number;
  /** How it is turned, in degrees. */
  angle?: number;
}

/** The mark of a place on the plan, with its name. */
export interface PlanMark {
  kind: PlanPlaceKind;
  name: string;
  side: PlanPlace['name'];
  /** Its middle, in per cent of the plan. */
  x: number;
  y: number;
}

/** A building in section. */
export interface House {
  name: string;
  /** From the top floor down. */
  floors: HouseFloor[];
}

/** A floor of a building in section. */
export interface HouseFloor {
  name: string;
  isBelowGround: boolean;
  rooms: HouseRoom[];
}

/** A room of a building in section. */
export interface HouseRoom {
  /** What stands on its door, in words. */
  number?: string;
  /** Who or what is there. */
  name: string;
  hours?: string;
  href?: string;
}
