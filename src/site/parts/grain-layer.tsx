import { type MouseEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { CompiledImage } from '../../compile/captioned-picture.ts';
import type { Namespaces } from '../../compile/namespaces.ts';
import { isWide } from '../frame/use-menu-drawer.ts';
import { useLoadNamespace } from '../page-context.ts';
import styles from './grain-layer.module.css';

/** The room above a grain that the name of its phase needs, in pixels. */
const nameRoom = 40;
/** The room that the name leaves free on either side, in pixels. */
const margin = 60;

interface GrainLayerProps {
  image: CompiledImage;
  phoneImage: CompiledImage;
}

/**
 * Lies over a micrograph: the grain under the pointer lights up and names its phase. The grains are fetched when a pointer comes.
 * Decoration: the caption names the phases for everyone.
 */
export function GrainLayer({ image, phoneImage }: GrainLayerProps) {
  const [grains, setGrains] = useState<Namespaces['grains']>();
  const [lit, setLit] = useState<ReturnType<typeof litGrain>>();
  const isAsked = useRef(false);
  const pointer = useRef<MouseEvent>(undefined);
  const loadNamespace = useLoadNamespace();

  const follow = (event?: MouseEvent) => {
    pointer.current = event;
    setLit(event && litGrain(event));
    if (!event || isAsked.current) return;
    isAsked.current = true;
    const show = (loaded: Namespaces['grains']) => {
      flushSync(() => setGrains(loaded));
      setLit(pointer.current && litGrain(pointer.current));
    };
    // Without them the picture stays as it is.
    loadNamespace('grains').then(show, console.error);
  };

  const shown = grains && (isWide() ? { image, of: grains.image } : { image: phoneImage, of: grains.phoneImage });
  return (
    <div
      className={styles.layer}
      aria-hidden="true"
      data-lit
      onPointerMove={(event) => {
        // A finger that moves scrolls the page: it lights up what it taps.
        if (event.pointerType !== 'touch') follow(event);
      }}
      onClick={follow}
      onPointerLeave={() => follow()}
    >
      {shown && (
        <svg
          aria-hidden="true"
          viewBox={`0 0 ${shown.image.width} ${shown.image.height}`}
          preserveAspectRatio="xMidYMid slice"
        >
          <g transform={`scale(${shown.image.width / 100} ${shown.image.height / 100})`}>
            {shown.of.map(({ outline }, index) => (
              <polygon
                key={index}
                points={outline.join(' ')}
                className={index === lit?.index ? styles.lit : undefined}
              />
            ))}
          </g>
        </svg>
      )}
      {lit && (
        // An element of its own for each grain: a name that moves would be a layout shift.
        <span key={lit.index} data-above={lit.isAbove || undefined} style={{ left: lit.left, top: lit.top }}>
          {shown?.of[lit.index]?.phase}
        </span>
      )}
    </div>
  );
}

/** The grain under a pointer, and where in the layer its name stands: above it, or below it where there is no room. */
function litGrain({ clientX, clientY }: MouseEvent) {
  const grain = document.elementFromPoint(clientX, clientY);
  const room = grain?.closest('div')?.getBoundingClientRect();
  if (!(grain instanceof SVGPolygonElement) || !room) return undefined;
  const { left, right, top, bottom } = grain.getBoundingClientRect();
  const isAbove = top - room.top > nameRoom;
  const middle = (left + right) / 2 - room.left;
  return {
    index: [...(grain.parentElement?.children ?? [])].indexOf(grain),
    isAbove,
    left: Math.min(Math.max(middle, margin), room.width - margin),
    top: (isAbove ? top : bottom) - room.top,
  };
}
