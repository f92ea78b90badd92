import {
  electronMicroscope,
  emissionSpectrometer,
  hardnessTester,
  opticalMicroscope,
} from './drawings/equipment-analysis.ts';
import {
  dilatometer,
  tensileMachine,
  thermomechanicalSimulator,
  vacuumFurnace,
} from './drawings/equipment-testing.ts';
import { equipment, flatRolling, pressure } from './drawings/forming.ts';
import { furnaceProfile } from './drawings/furnace-profile.ts';
import { dtoSteel, heatTech, htMachinery } from './drawings/heat-treatment.ts';
import { brassMicroscope, firstBuilding, openHearth, wheelMill } from './drawings/history.ts';
import { ironRefining, pigIron } from './drawings/ironmaking.ts';
import { organization, quality, scientificServices, structureProperties } from './drawings/laboratory.ts';
import { laboratoryMill, railProfile, wheelQuenching, wheelRolling, wireDrawing } from './drawings/news-forming.ts';
import { charpyPendulum, lectureHall, metallographicSections, monographs } from './drawings/news-science.ts';
import {
  coalInjection,
  continuousCasting,
  converterBlowing,
  inductionFurnace,
  magnesiumInjection,
  vacuumDegassing,
} from './drawings/news-steel.ts';
import { notFound } from './drawings/others.ts';
import { physChem, physTech } from './drawings/steelmaking.ts';

/** A line drawing of the catalogue. */
export interface VectorPicture {
  kind: 'drawing';
  path: string;
  draw: () => string;
}

function drawing(path: string, draw: () => string): VectorPicture {
  return { kind: 'drawing', path: `${path}.svg`, draw };
}

/** Every line drawing. */
export const drawings: VectorPicture[] = [
  drawing('drawings/pig-iron', pigIron),
  drawing('drawings/iron-refining', ironRefining),
  drawing('drawings/phys-tech', physTech),
  drawing('drawings/phys-chem', physChem),
  drawing('drawings/ht-machinery', htMachinery),
  drawing('drawings/dto-steel', dtoSteel),
  drawing('drawings/pressure', pressure),
  drawing('drawings/equipment', equipment),
  drawing('drawings/organization', organization),
  drawing('drawings/quality', quality),
  drawing('drawings/scientific-services', scientificServices),
  drawing('drawings/heat-tech', heatTech),
  drawing('drawings/flat-rolling', flatRolling),
  drawing('drawings/structure-properties', structureProperties),
  drawing('news/magnesium-injection', magnesiumInjection),
  drawing('news/converter-blowing', converterBlowing),
  drawing('news/vacuum-degassing', vacuumDegassing),
  drawing('news/continuous-casting', continuousCasting),
  drawing('news/laboratory-mill', laboratoryMill),
  drawing('news/wheel-quenching', wheelQuenching),
  drawing('news/coal-injection', coalInjection),
  drawing('news/wire-drawing', wireDrawing),
  drawing('news/wheel-rolling', wheelRolling),
  drawing('news/rail-profile', railProfile),
  drawing('news/charpy-pendulum', charpyPendulum),
  drawing('news/furnace-profile', furnaceProfile),
  drawing('news/induction-furnace', inductionFurnace),
  drawing('news/metallographic-sections', metallographicSections),
  drawing('news/lecture-hall', lectureHall),
  drawing('news/monographs', monographs),
  drawing('equipment/scanning-electron-microscope', electronMicroscope),
  drawing('equipment/optical-microscope', opticalMicroscope),
  drawing('equipment/optical-emission-spectrometer', emissionSpectrometer),
  drawing('equipment/tensile-machine', tensileMachine),
  drawing('equipment/dilatometer', dilatometer),
  drawing('equipment/hardness-tester', hardnessTester),
  drawing('equipment/vacuum-furnace', vacuumFurnace),
  drawing('equipment/thermomechanical-simulator', thermomechanicalSimulator),
  drawing('history/first-building', firstBuilding),
  drawing('history/open-hearth', openHearth),
  drawing('history/brass-microscope', brassMicroscope),
  drawing('history/wheel-mill', wheelMill),
  drawing('not-found', notFound),
];
