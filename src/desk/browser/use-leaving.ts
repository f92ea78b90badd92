import { useEffect } from 'react';
import type { PartName } from '../server/thing.ts';
import { api } from './api.ts';
import type { PartEdits } from './part-edits.ts';

/** How much browsers let requests that outlive their page carry at once, in bytes. */
const keepaliveBytes = 64 * 1024;

/** Sends at once what is unsent of a thing when the page is hidden or left: it may be gone before the queue gets to it. */
export function useLeaving(name: string, edits: PartEdits): void {
  useEffect(() => {
    /** What is on its way: `pagehide` and `visibilitychange` both come when a tab is closed. */
    const left = new Map<PartName, unknown>();
    const leave = () => {
      let room = keepaliveBytes;
      for (const unsent of edits.sendable()) {
        const { part, value } = unsent;
        if (left.get(part) === value) continue;
        left.set(part, value);
        const bytes = new Blob([JSON.stringify(value)]).size;
        const isKept = bytes <= room;
        if (isKept) room -= bytes;
        edits.markSent(unsent);
        // If the page stays, the part is still unsent, and a refusal is reported when the queue sends it.
        void api
          .write(name, unsent, isKept)
          .catch(() => {})
          .then(() => left.delete(part));
      }
    };
    const onVisibility = () => document.hidden && leave();
    window.addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      window.removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', onVisibility);
    };
  }, [name, edits]);
}
