import { Field, Slider } from '@fluentui/react-components';
import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import type { Crop } from '../../server/assets/fit-picture.ts';
import { useWords } from '../words.ts';

/** The width of a portrait in relation to its height. */
const ratio = 4 / 5;
/** Narrower than this, in pixels, a portrait is blurred. */
const narrowest = 160;
/** A key moves the frame by this part of the picture, with Shift by a tenth of that. */
const step = 0.02;

interface Size {
  width: number;
  height: number;
}

interface CropFrameProps {
  address: string;
  /** In pixels of the picture. */
  size: Size;
  /** Undefined before the frame was shown first. */
  crop: Crop | undefined;
  onCrop: (crop: Crop) => void;
}

/** A picture with a frame around the part that is kept: moved with the pointer or the arrow keys, made larger with + and smaller with −. */
export function CropFrame({ address, size, crop = firstCrop(size), onCrop }: CropFrameProps) {
  const words = useWords().crop;
  const picture = useRef<HTMLImageElement>(null);
  const held = useDrag(picture, size, crop, onCrop);
  useEffect(() => onCrop(crop), []);
  const largest = widestCrop(size);
  const onKeyDown = (event: KeyboardEvent) => {
    const changed = cropAfterKey(event.key, crop, size, step * (event.shiftKey ? 0.1 : 1));
    if (!changed) return;
    event.preventDefault();
    onCrop(changed);
  };
  const [left, top] = [percent(crop.left, size.width), percent(crop.top, size.height)];
  const [width, height] = [percent(crop.width, size.width), percent(crop.height, size.height)];
  const said = Object.entries({ left, top, width }).reduce(
    (text, [name, value]) => text.replace(`{${name}}`, String(Math.round(value))),
    words.place,
  );
  return (
    <>
      <p>{words.help}</p>
      <div className="crop">
        <img ref={picture} src={address} alt="" draggable={false} />
        <div
          className="frame"
          role="slider"
          tabIndex={0}
          aria-label={words.frame}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={Math.round(left)}
          aria-valuetext={said}
          style={{ left: `${left}%`, top: `${top}%`, width: `${width}%`, height: `${height}%` }}
          onKeyDown={onKeyDown}
          {...held}
        />
        <div className="corner" style={{ left: `${left + width}%`, top: `${top + height}%` }} {...held} />
      </div>
      <Field label={words.size}>
        <Slider
          min={Math.min(narrowest, largest)}
          max={largest}
          value={crop.width}
          onChange={(_, { value }) => onCrop(resized(crop, value, size))}
        />
      </Field>
    </>
  );
}

const percent = (part: number, whole: number) => (100 * part) / whole;

/** Lets the pointer move the frame, or its corner. */
function useDrag(picture: RefObject<HTMLImageElement | null>, size: Size, crop: Crop, onCrop: (crop: Crop) => void) {
  const grip = useRef<{ x: number; y: number; crop: Crop }>(undefined);
  return {
    onPointerDown: (event: PointerEvent) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      grip.current = { x: event.clientX, y: event.clientY, crop };
    },
    onPointerMove: ({ clientX, clientY, currentTarget }: PointerEvent) => {
      const from = grip.current;
      if (!from || !picture.current) return;
      const scale = size.width / picture.current.clientWidth;
      const [dx, dy] = [(clientX - from.x) * scale, (clientY - from.y) * scale];
      const isCorner = currentTarget.classList.contains('corner');
      onCrop(isCorner ? resized(from.crop, from.crop.width + dx, size, 'corner') : moved(from.crop, dx, dy, size));
    },
    onPointerUp: () => {
      grip.current = undefined;
    },
  };
}

/** The frame after a key was pressed in it; undefined if the key does nothing. */
function cropAfterKey(key: string, crop: Crop, size: Size, by: number): Crop | undefined {
  const [x, y] = [size.width * by, size.height * by];
  if (key === 'ArrowLeft') return moved(crop, -x, 0, size);
  if (key === 'ArrowRight') return moved(crop, x, 0, size);
  if (key === 'ArrowUp') return moved(crop, 0, -y, size);
  if (key === 'ArrowDown') return moved(crop, 0, y, size);
  if (key === '+' || key === '=') return resized(crop, crop.width + x, size);
  if (key === '-' || key === '−') return resized(crop, crop.width - x, size);
  return undefined;
}

const clamp = (value: number, least: number, most: number) => Math.round(Math.min(Math.max(value, least), most));

function widestCrop({ width, height }: Size): number {
  return Math.floor(Math.min(width, height * ratio));
}

/** As large as there is room for, rather above: faces are there. */
function firstCrop(size: Size): Crop {
  const width = widestCrop(size);
  const height = Math.min(size.height, Math.round(width / ratio));
  return { width, height, left: Math.round((size.width - width) / 2), top: Math.round((size.height - height) * 0.2) };
}

function moved(crop: Crop, dx: number, dy: number, size: Size): Crop {
  const left = clamp(crop.left + dx, 0, size.width - crop.width);
  const top = clamp(crop.top + dy, 0, size.height - crop.height);
  return { ...crop, left, top };
}

/** @param hold what stays in its place: the middle, or the corner opposite to the one that is moved */
function resized(crop: Crop, wanted: number, size: Size, hold: 'middle' | 'corner' = 'middle'): Crop {
  const most =
    hold === 'corner'
      ? widestCrop({ width: size.width - crop.left, height: size.height - crop.top })
      : widestCrop(size);
  const width = clamp(wanted, Math.min(narrowest, most), most);
  const height = Math.min(size.height, Math.round(width / ratio));
  const share = hold === 'corner' ? 0 : 0.5;
  return moved({ ...crop, width, height }, (crop.width - width) * share, (crop.height - height) * share, size);
}
