import { Field, Slider } from '@fluentui/react-components';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react';
import type { Crop } from '../../server/assets/fit-picture.ts';
import { useWords } from '../words.ts';

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
  size: Size;
  /** Undefined before the frame was shown first. */
  crop: Crop | undefined;
  onCrop: (crop: Crop) => void;
}

/** A picture with a frame around the part that is kept, moved with the pointer or the arrow keys; a slider has its size. */
export function CropFrame({ address, size, crop = firstCrop(size), onCrop }: CropFrameProps) {
  const words = useWords().crop;
  const picture = useRef<HTMLImageElement>(null);
  useEffect(() => onCrop(crop), []);
  const held = useDrag(crop, (from, dx, dy) => {
    const scale = size.width / (picture.current?.clientWidth ?? size.width);
    onCrop(moved(from, dx * scale, dy * scale, size));
  });
  const onKeyDown = (event: KeyboardEvent) => {
    const [x, y] = directions[event.key] ?? [0, 0];
    if (x === 0 && y === 0) return;
    event.preventDefault();
    const by = step * (event.shiftKey ? 0.1 : 1);
    onCrop(moved(crop, x * by * size.width, y * by * size.height, size));
  };
  const [left, top] = [percent(crop.left, size.width), percent(crop.top, size.height)];
  const [width, height] = [percent(crop.width, size.width), percent(crop.height, size.height)];
  const said = Object.entries({ left, top, width }).reduce(
    (text, [name, value]) => text.replace(`{${name}}`, String(Math.round(value))),
    words.place,
  );
  const largest = widestCrop(size);
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

/** Lets the pointer move something. @param onMove told what it was when it was taken hold of, and by how many pixels it was moved since */
function useDrag<Held>(held: Held, onMove: (from: Held, dx: number, dy: number) => void) {
  const grip = useRef<{ x: number; y: number; from: Held }>(undefined);
  return {
    onPointerDown: ({ clientX: x, clientY: y, currentTarget, pointerId }: PointerEvent) => {
      currentTarget.setPointerCapture(pointerId);
      grip.current = { x, y, from: held };
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      if (grip.current) onMove(grip.current.from, clientX - grip.current.x, clientY - grip.current.y);
    },
    onPointerUp: () => {
      grip.current = undefined;
    },
  };
}

const directions: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const percent = (part: number, whole: number) => (100 * part) / whole;

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

/** Its middle stays in its place. */
function resized(crop: Crop, width: number, size: Size): Crop {
  const height = Math.min(size.height, Math.round(width / ratio));
  return moved({ ...crop, width, height }, (crop.width - width) / 2, (crop.height - height) / 2, size);
}
