/** An exception from a content rule. Every content file may have a list of them under "$exceptions". */
export interface RuleException {
  /** The code of the rule, as the check names it. @uk Правило | Код правила, як його називає перевірка. */
  rule: string;
  /**
   * Where it applies, including everything below: keys separated by slashes, an entry of a list by its id or its number
   * from 0. For a picture or document: its path, beginning with images/ or files/.
   * @uk Місце | Де воно діє, разом з усім, що нижче: ключі через скісну риску, запис списку за id або за номером від 0. Для
   * зображення чи документа — його шлях, що починається з images/ або files/.
   * @minLength 2
   * @examples ["/name", "/items/new-microscope/title", "images/news/old-photo.webp"]
   */
  at: string;
  /**
   * Why the rule is wrong here, for those who come after.
   * @uk Причина | Чому правило тут хибне: для тих, хто прийде після вас.
   * @minLength 10
   * @examples ["Signs all papers with this spelling"]
   */
  reason: string;
}
