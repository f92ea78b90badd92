import type { CompiledImage, CompiledPicture } from '../../compile/captioned-picture.ts';
import { belowSm, pictureSizes } from '../../lib/namespaces/breakpoints.ts';
import './chart-figure.css';

interface PictureProps {
  image: CompiledImage;
  alt: string;
  phoneImage?: CompiledImage;
  /** The width at which it is shown from the breakpoint sm, as in `<img sizes>`. */
  wide?: string;
  /** The same in narrower windows. */
  narrow?: string;
  /** The same from the breakpoint xxl, if it differs there. */
  widest?: string | undefined;
  /** The page's largest picture is loaded first, all others when they come near. */
  eager?: boolean;
  className?: string | undefined;
}

/** An image with its dimensions, so that nothing moves when it arrives. */
export function Picture({ image, alt, phoneImage, wide, narrow, widest, eager = false, className }: PictureProps) {
  const sizes = pictureSizes(wide, narrow, widest);
  return (
    <picture className={className}>
      {phoneImage && <Sources image={phoneImage} sizes={sizes} media={belowSm} />}
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

interface PictureFigureProps {
  picture: CompiledPicture;
  /** The width at which it is shown from the breakpoint sm, as in `<img sizes>`. */
  wide: string;
  /** The same where the window is wider than 1920 px, if it differs there. */
  widest?: string;
  /** The page's largest picture is loaded first, all others when they come near. */
  eager?: boolean;
  className?: string | undefined;
}

/** A picture with its caption, the numbers and names of its parts, and its scale. */
export function PictureFigure({ picture, wide, widest, eager = false, className = '' }: PictureFigureProps) {
  const { src, alt, caption, marks, parts } = picture;
  return (
    <figure className={`chart-figure picture-figure ${className}`}>
      <div className="picture-room">
        <Picture image={src} alt={alt} wide={wide} widest={widest} eager={eager} />
        {marks && <div dangerouslySetInnerHTML={{ __html: marks }} />}
      </div>
      {caption && (
        <figcaption>
          {caption}
          {parts && (
            <ol>
              {parts.map((name) => (
                <li key={name}>{name}</li>
              ))}
            </ol>
          )}
        </figcaption>
      )}
    </figure>
  );
}
