import type { CompiledImage } from '../../namespaces/entries.ts';

interface PictureProps {
  image: CompiledImage;
  alt: string;
  /** Another image for narrow windows. */
  phoneImage?: CompiledImage;
  /** The widths at which it is shown, as in `<img sizes>`. */
  sizes?: string;
  /** The page's largest picture is loaded first, all others when they come near. */
  eager?: boolean;
  className?: string | undefined;
}

/** An image with its dimensions, so that nothing moves when it arrives. */
export function Picture({ image, alt, phoneImage, sizes = '100vw', eager = false, className }: PictureProps) {
  return (
    <picture className={className}>
      {phoneImage && <Sources image={phoneImage} sizes={sizes} media="(max-width: 768px)" />}
      {image.avif && <source type="image/avif" srcSet={image.avif} sizes={sizes} />}
      <img
        src={image.src}
        srcSet={image.srcset}
        sizes={image.srcset && sizes}
        alt={alt}
        width={image.width}
        height={image.height}
        loading={eager ? undefined : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding={eager ? undefined : 'async'}
      />
    </picture>
  );
}

function Sources({ image, sizes, media }: { image: CompiledImage; sizes: string; media: string }) {
  const { width, height, src, srcset, avif } = image;
  return (
    <>
      {avif && <source type="image/avif" {...{ media, sizes, width, height }} srcSet={avif} />}
      <source {...{ media, sizes, width, height }} srcSet={srcset ?? src} />
    </>
  );
}
