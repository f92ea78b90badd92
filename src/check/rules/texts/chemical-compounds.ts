import { toLatin } from '../../../text/look-alikes.ts';

/** Compounds of metallurgy, as they are typed without subscripts. What could as well be a code is not among them: H2, N2, O2, NO2. */
const compounds =
  'Al2O3 Al2S3 Al4C3 As2O3 B2O3 BaCO3 CaC2 CaCl2 CaCO3 CaF2 CaSO4 CH4 C2H2 C2H4 C2H6 C3H8 CeO2 CO2 Cr2O3 Cr23C6 Cr7C3 Cr3C2 Cu2O ' +
  'CuSO4 Fe2O3 Fe3O4 Fe3C Fe4N FeCl2 FeCl3 FeCO3 FeS2 FeSO4 H2O H2O2 H2S H2SO4 H3PO4 HNO3 K2CO3 K2O KMnO4 KNO3 La2O3 M23C6 M7C3 ' +
  'MgCl2 MgCO3 Mn2O3 Mn3C Mn3O4 MnO2 MnSO4 Mo2C MoO3 MoS2 Na2CO3 Na2O Na2SO4 NaHCO3 NaNO3 Nb2O5 NH3 NH4Cl Ni3Al P2O5 PbO2 SF6 Si3N4 ' +
  'SiCl4 SiF4 SiO2 SnO2 SO2 SO3 TiCl4 TiO2 V2O3 V2O5 WO3 Y2O3 ZrO2';

const known: ReadonlySet<string> = new Set(compounds.split(' '));
const subscripts = '₀₁₂₃₄₅₆₇₈₉';

/** A compound with plain digits in a text; not a part of a word or of the name of a file. */
export const plainCompound = new RegExp(
  `(?<![\\p{L}_@]\\d{0,3})(?:${compounds.replaceAll(' ', '|')})(?![\\p{L}\\p{N}_@]|\\.\\p{L})`,
  'gu',
);

/** The same typed in Cyrillic letters that look alike, which is the way of Ukrainian keyboards. */
export const cyrillicCompound = /(?<![\p{L}\p{N}_@.-])(?:СО[2₂]|Н[2₂]О)(?![\p{L}\p{N}_@-]|\.\p{L})/gu;

/** A formula with subscripts, in Latin letters. */
export function withSubscripts(formula: string): string {
  return [...formula].map((each) => subscripts[Number.parseInt(each, 10)] ?? toLatin.get(each) ?? each).join('');
}

/** The compound that a word of two alphabets was meant to be. */
export function meantCompound(word: string): string | undefined {
  const latin = [...word].map((each) => toLatin.get(each) ?? each).join('');
  return known.has(latin) ? withSubscripts(latin) : undefined;
}
