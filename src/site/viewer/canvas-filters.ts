/** What 256 values of a colour become. */
type ColourTable = ArrayLike<number>;

/** What a filter does. */
interface CanvasFilter {
  /** Changes pixels: red, green, blue and alpha, one after the other. */
  change: (pixels: Uint8ClampedArray) => void;
  /** What becomes of a colour that is painted, where the filter is of colours. */
  colour?: (colour: string) => string;
}

const filters = new Map<string, CanvasFilter>();
let made = 0;

/** Finds the filter of a name that the library gave a canvas. */
export function canvasFilter(name: string): CanvasFilter | undefined {
  return filters.get(name);
}

/** The filters that the library asks for, by name. They stand in for those of SVG, which a worker has not. */
export class CanvasFilterFactory {
  private names = new Map<unknown, string>();

  addFilter(tables: readonly ColourTable[] | null): string {
    if (!tables) return 'none';
    const [red = [], green = red, blue = red] = tables;
    const each = [red, green, blue];
    return this.add(tables, {
      change: (pixels) => {
        for (let index = 0; index < pixels.length; index += 4) {
          for (const [part, table] of each.entries()) {
            pixels[index + part] = table[pixels[index + part] ?? 0] ?? 0;
          }
        }
      },
      colour: (colour) => {
        const parts = each.map((table, part) => table[Number.parseInt(colour.slice(1 + 2 * part, 3 + 2 * part), 16)]);
        return `rgb(${parts.join(', ')})`;
      },
    });
  }

  addAlphaFilter(table: ColourTable): string {
    return this.add(table, {
      change: (pixels) => {
        for (let index = 3; index < pixels.length; index += 4) pixels[index] = table[pixels[index] ?? 0] ?? 0;
      },
    });
  }

  addLuminosityFilter(table: ColourTable | null): string {
    return this.add(table ? `luminosity ${Array.from(table)}` : 'luminosity', {
      change: (pixels) => {
        for (let index = 0; index < pixels.length; index += 4) {
          const [red = 0, green = 0, blue = 0] = [pixels[index], pixels[index + 1], pixels[index + 2]];
          const luminosity = Math.round(0.3 * red + 0.59 * green + 0.11 * blue);
          pixels[index + 3] = table ? (table[luminosity] ?? 0) : luminosity;
        }
      },
    });
  }

  /** High contrast is for the viewer's page to show, not for the document's. */
  addHCMFilter(): string {
    return 'none';
  }

  addHighlightHCMFilter(): string {
    return 'none';
  }

  destroy(): void {
    for (const name of this.names.values()) filters.delete(name);
    this.names.clear();
  }

  private add(key: unknown, filter: CanvasFilter): string {
    const known = this.names.get(key);
    if (known) return known;
    made += 1;
    const name = `filter-${made}`;
    this.names.set(key, name);
    filters.set(name, filter);
    return name;
  }
}
