import type { ContentFile, SiteLanguage } from './formats.ts';

/** Addresses that pages had before, on this site or on one that stood at its address. File: content/data/redirects.json. */
export interface RedirectsData extends ContentFile {
  /** The old addresses. @uk Переспрямування | Старі адреси. */
  redirects: Redirect[];
}

/** One old address, and where it leads now. @uk Одна стара адреса й те, куди вона тепер веде. */
export interface Redirect {
  /**
   * The old address: everything after the domain, without a trailing slash and without a question mark or a hash and what follows them.
   * It applies to every language, in English after /en, unless a language is given.
   * @uk Стара адреса | Стара адреса: усе після домену, без скісної риски в кінці та без знака питання чи решітки і того, що за ними. Діє для
   * всіх мов, англійською — після /en, якщо не вказано мову.
   * @en Old address
   * @pattern ^(?!/(api|assets|cards|content|pdfjs)(/|$))(/[A-Za-z0-9._~%+()@,=&-]+)+$
   * @examples ["/istoriia.html", "/index.php"]
   */
  from: string;
  /**
   * The page it leads to, as in a link: without a language, beginning with a slash. Or a document: /files/NAME.pdf.
   * @uk Нова адреса | Сторінка, на яку вона веде, як у посиланні: без мови, зі скісною рискою на початку. Або документ:
   * /files/НАЗВА.pdf.
   * @en New address
   * @pattern ^/$|^(/[A-Za-z0-9._-]+)+$
   * @examples ["/about/history", "/files/charter.pdf"]
   */
  to: string;
  /**
   * The only language that the old address applies to, exactly as it is written.
   * @uk Мова | Єдина мова, для якої діє стара адреса, точно як написано.
   */
  language?: SiteLanguage;
}
