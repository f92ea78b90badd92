import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { DocumentSession, type SessionState } from './document-session.ts';

/** A document as a viewer uses it. */
interface UsedSession {
  state: SessionState;
  /** Opens the document again after a failure. */
  open: () => void;
  /** Opens it in another worker, because this one hangs. */
  recover: () => void;
  /** Called for every part of the document that arrives. */
  onArrival: RefObject<() => void>;
}

/** Opens a document while a viewer shows it. */
export function useSession(url: string): UsedSession {
  const [state, setState] = useState<SessionState>({ status: 'loading', loaded: 0, total: 0 });
  const session = useRef<DocumentSession>(null);
  const onArrival = useRef(() => {});
  useEffect(() => {
    const opened = new DocumentSession(url, setState, () => onArrival.current());
    session.current = opened;
    opened.open();
    return () => void opened.close();
  }, [url]);
  return useMemo(
    () => ({
      state,
      open: () => session.current?.open(),
      recover: () => session.current?.recover(),
      onArrival,
    }),
    [state],
  );
}
