/**
 * A publication as it is cited: HTML with italics, in the language of its letters. Where it names its address, that is a link,
 * which paper does not repeat.
 */
export function PublicationText({ html, address }: { html: string; address?: string | undefined }) {
  const lang = /\p{Script=Cyrillic}/u.test(html) ? 'uk' : 'en';
  const [before = '', after] = address ? html.split(address) : [];
  if (after === undefined) return <span lang={lang} dangerouslySetInnerHTML={{ __html: html }} />;
  return (
    <span lang={lang}>
      <span dangerouslySetInnerHTML={{ __html: before }} />
      <a href={address} rel="noopener" data-address>
        {address}
      </a>
      <span dangerouslySetInnerHTML={{ __html: after }} />
    </span>
  );
}
