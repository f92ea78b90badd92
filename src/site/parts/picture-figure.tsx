import type { CompiledPicture } from '../../compile/captioned-picture.ts';
import './chart-figure.css';
import { Picture } from './picture.tsx';

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
