import { type ComponentType, type MouseEvent, useRef, useState } from 'react';
import type { CompiledImage } from '../../compile/captioned-picture.ts';
import type { Namespaces } from '../../compile/namespaces.ts';
import { isWide } from '../frame/use-menu-drawer.ts';
import { useLoadNamespace } from '../page-context.ts';
import styles from './grain-layer.module.css';
import type { LitGrainProps, PlaceInBox } from './lit-grain.tsx';

interface Light {
  LitGrain: ComponentType<LitGrainProps>;
  grains: Namespaces['grains'];
}

interface GrainLayerProps {
  image: CompiledImage;
  phoneImage: CompiledImage;
}

/**
 * Lies over a micrograph: the grain under the pointer lights up and names its phase. Its script and the grains are fetched
 * when a pointer comes. Decoration: the caption names the phases for everyone.
 */
export function GrainLayer({ image, phoneImage }: GrainLayerProps) {
  const [at, setAt] = useState<PlaceInBox>();
  const [light, setLight] = useState<Light>();
  const isAsked = useRef(false);
  const loadNamespace = useLoadNamespace();

  const follow = ({ clientX, clientY, currentTarget }: MouseEvent) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    setAt({ x: clientX - left, y: clientY - top, width, height });
    if (isAsked.current) return;
    isAsked.current = true;
    Promise.all([importLight(), loadNamespace('grains')]).then(
      ([{ default: LitGrain }, grains]) => setLight({ LitGrain, grains }),
      // The picture stays as it is.
      console.error,
    );
  };

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
      onPointerLeave={() => setAt(undefined)}
    >
      {light && at && (
        <light.LitGrain
          at={at}
          grains={isWide() ? light.grains.image : light.grains.phoneImage}
          image={isWide() ? image : phoneImage}
        />
      )}
    </div>
  );
}

/** Fetches the script. Nobody points at the picture while pages are prerendered: the server's bundle goes without it. */
function importLight(): Promise<typeof import('./lit-grain.tsx')> {
  return import.meta.env.SSR ? new Promise(() => {}) : import('./lit-grain.tsx');
}
