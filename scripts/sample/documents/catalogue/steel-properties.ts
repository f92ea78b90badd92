/** The mass fractions of a steel's elements, in per cent. */
export interface Composition {
  C: number;
  Si: number;
  Mn: number;
  Cr?: number;
  Ni?: number;
  Mo?: number;
  V?: number;
  Cu?: number;
}

/** The calculated properties of a steel of the given composition; each formula is named in the catalogue's first chapter. */
export class SteelProperties {
  private readonly e: Required<Composition>;

  constructor(composition: Composition) {
    this.e = { Cr: 0, Ni: 0, Mo: 0, V: 0, Cu: 0, ...composition };
  }

  /** Kawawa: the temperature at which the melt begins to solidify, °C. */
  get liquidus(): number {
    const { C, Si, Mn, Cr, Ni, Cu } = this.e;
    return 1536 - (78 * C + 7.6 * Si + 4.9 * Mn + 4.7 * Cu + 3.1 * Ni + 1.3 * Cr);
  }

  /** Andrews: the start of austenite formation on heating, °C. */
  get ac1(): number {
    const { Si, Mn, Cr, Ni } = this.e;
    return 723 - 10.7 * Mn - 16.9 * Ni + 29.1 * Si + 16.9 * Cr;
  }

  /** Andrews: the end of ferrite dissolution on heating, °C; never below Ac1. */
  get ac3(): number {
    const { C, Si, Mn, Cr, Ni, Mo, V, Cu } = this.e;
    const value =
      910 - 203 * Math.sqrt(C) + 44.7 * Si - 15.2 * Ni + 31.5 * Mo + 104 * V - 30 * Mn - 11 * Cr - 20 * Cu;
    return Math.max(value, this.ac1);
  }

  /** Steven and Haynes: the bainite start temperature, °C. */
  get bainiteStart(): number {
    const { C, Mn, Cr, Ni, Mo } = this.e;
    return 830 - 270 * C - 90 * Mn - 37 * Ni - 70 * Cr - 83 * Mo;
  }

  /** Andrews: the martensite start temperature, °C. */
  get martensiteStart(): number {
    const { C, Mn, Cr, Ni, Mo } = this.e;
    return 539 - 423 * C - 30.4 * Mn - 17.7 * Ni - 12.1 * Cr - 7.5 * Mo;
  }

  /** Koistinen and Marburger: the share of martensite at a temperature, per cent. */
  martensiteShare(temperature: number): number {
    return temperature >= this.martensiteStart
      ? 0
      : 100 * (1 - Math.exp(-0.011 * (this.martensiteStart - temperature)));
  }

  /** The carbon equivalent of the International Institute of Welding, per cent. */
  get carbonEquivalent(): number {
    const { C, Mn, Cr, Mo, V, Ni, Cu } = this.e;
    return C + Mn / 6 + (Cr + Mo + V) / 5 + (Ni + Cu) / 15;
  }

  /** Ito and Bessyo: the cracking parameter, per cent. */
  get crackingParameter(): number {
    const { C, Si, Mn, Cu, Cr, Ni, Mo, V } = this.e;
    return C + Si / 30 + (Mn + Cu + Cr) / 20 + Ni / 60 + Mo / 15 + V / 10;
  }

  /** Maynier: the slowest cooling at 700 °C that leaves nothing but martensite, °C/s. */
  get martensiteRate(): number {
    const { C, Mn, Ni, Cr, Mo } = this.e;
    return (
      10 ** (9.81 - (4.62 * C + 1.05 * Mn + 0.54 * Ni + 0.5 * Cr + 0.66 * Mo + 0.00183 * austenitization)) / 3600
    );
  }

  /** Maynier: the fastest cooling at 700 °C that leaves nothing but ferrite and pearlite, °C/s. */
  get pearliteRate(): number {
    const { C, Mn, Ni, Cr, Mo } = this.e;
    const exponent =
      0.43 * C + 0.49 * Mn + 0.78 * Ni + 0.27 * Cr + 0.38 * Mo + 2 * Math.sqrt(Mo) + 0.0019 * austenitization;
    return 10 ** (6.36 - exponent) / 3600;
  }

  /** Maynier: the hardness of a structure that formed at the given rate (°C/s), HV. */
  hardness(structure: 'martensite' | 'bainite' | 'pearlite', rate: number): number {
    const { C, Si, Mn, Ni, Cr, Mo, V } = this.e;
    const speed = Math.log10(rate * 3600);
    if (structure === 'martensite') return 127 + 949 * C + 27 * Si + 11 * Mn + 8 * Ni + 16 * Cr + 21 * speed;
    if (structure === 'bainite')
      return (
        -323 +
        185 * C +
        330 * Si +
        153 * Mn +
        65 * Ni +
        144 * Cr +
        191 * Mo +
        (89 + 53 * C - 55 * Si - 22 * Mn - 10 * Ni - 20 * Cr - 33 * Mo) * speed
      );
    return (
      42 +
      223 * C +
      53 * Si +
      30 * Mn +
      12.6 * Ni +
      7 * Cr +
      19 * Mo +
      (10 - 19 * Si + 4 * Ni + 8 * Cr + 130 * V) * speed
    );
  }

  /** Just: the hardness after an end quench, at a distance from the end in mm, HRC. */
  endQuenchHardness(distance: number): number {
    const { C, Si, Mn, Ni, Cr, Mo, V } = this.e;
    const atEnd = this.quenchedHardness;
    if (distance < 6) return atEnd;
    const value =
      95 * Math.sqrt(C) -
      0.0028 * distance ** 2 * Math.sqrt(C) +
      20 * Cr +
      38 * Mo +
      14 * Mn +
      5.5 * Ni +
      6.1 * Si +
      39 * V -
      0.81 * grainNumber -
      12.28 * Math.sqrt(distance) +
      0.898 * distance -
      13;
    return Math.min(value, atEnd);
  }

  /** Just: the hardness of the quenched end, HRC. */
  get quenchedHardness(): number {
    return 60 * Math.sqrt(this.e.C) + 20;
  }

  /** Spies: the hardness after quenching to martensite and tempering at 500–650 °C, HB. */
  temperedHardness(temperature: number): number {
    const { C, Si, Mn, Cr, Mo, V } = this.e;
    return (
      2.84 * this.quenchedHardness +
      75 * C -
      0.78 * Si +
      14.24 * Mn +
      14.77 * Cr +
      128.22 * Mo -
      54 * V -
      0.55 * temperature +
      435.66
    );
  }

  /** Shida: the resistance to hot deformation at a strain of 0.3, MPa; the rate is in 1/s. */
  flowStress(temperature: number, rate: number): number {
    const { C } = this.e;
    const strain = 0.3;
    const t = (temperature + 273) / 1000;
    const base = 0.28 * Math.exp(5 / t - 0.01 / (C + 0.05));
    const hardening = 1.3 * (strain / 0.2) ** (0.41 - 0.07 * C) - 0.3 * (strain / 0.2);
    const sensitivity = (-0.019 * C + 0.126) * t + (0.075 * C - 0.05);
    return 9.807 * base * hardening * (rate / 10) ** sensitivity;
  }
}

/** The austenitization parameter of Maynier's formulas: one hour at 900 °C. */
const austenitization = 900;

/** The grain size number for which hardenability is calculated. */
const grainNumber = 7;
