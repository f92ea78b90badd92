import type { ContentFile, ImagePath } from './formats.ts';

/** The brand of the institute. File: content/data/brand.json. */
export interface BrandData extends ContentFile {
  /**
   * The colour from which both themes, the footer, the cards for social networks and the browser's bar are made, as
   * #rrggbb. White text must be readable on it.
   * @uk Колір | Колір, з якого зроблено обидві теми, підвал, картки для соціальних мереж і рядок браузера, як #rrggbb. Білий
   * текст на ньому має читатися.
   * @format brand-colour
   * @pattern ^#[0-9a-fA-F]{6}$
   * @examples ["#2D7A84"]
   */
  colour: string;
  /**
   * The mark before the name, as a square SVG below content/images; the icons of the site are made of it. The mark of the
   * sample if none is given.
   * @uk Знак | Знак перед назвою: квадратний SVG у content/images; з нього зроблено піктограми сайту. Якщо його немає — знак
   * зразка.
   * @pattern \.svg$
   * @examples ["logo.svg"]
   */
  logo?: ImagePath;
}
