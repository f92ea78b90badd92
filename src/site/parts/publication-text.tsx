/** A publication as it is cited, HTML with italics; where it names its address, that is a link, which paper does not repeat. */
export function PublicationText({ html, address }: { html: string; address?: string | undefined }) {
  const [before, after] = address ? html.split(address) : [];
  if (after === undefined) return <span dangerouslySetInnerHTML={{ __html: html }} />;
  return (
    <>
      <span dangerouslySetInnerHTML={{ __html: before ?? '' }} />
      <a href={address} rel="noopener" data-address>
        {address}
      </a>
      <span dangerouslySetInnerHTML={{ __html: after }} />
    </>
  );
}
