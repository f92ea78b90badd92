import { Icon } from '../parts/icon.tsx';

const paths = {
  fullscreen: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  exitFullscreen: 'M9 4v5H4M20 9h-5V4M15 20v-5h5M4 15h5v5',
  zoomIn: 'M5 12h14M12 5v14',
  zoomOut: 'M5 12h14',
  print: 'M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z',
} as const;

/** A drawing on a button of the viewer. */
export function ViewerIcon({ name }: { name: keyof typeof paths }) {
  return (
    <Icon>
      <path d={paths[name]} />
    </Icon>
  );
}
