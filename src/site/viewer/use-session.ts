import { useEffect, useMemo, useRef, useState } from 'react';
import { DocumentSession, type SessionState } from './document-session.ts';

/** A document as a viewer uses it. */
interface UsedSession {
  state: SessionState;
  /** Opens the document again after a failure. */
  open: () => void;
  /** Opens it in other workers, because these hang. */
  recover: () => void;
}

/** Opens a document while a viewer shows it. */
export function useSession(url: string): UsedSession {
  const [state, setState] = useState<SessionState>({ status: 'loading', loaded: 0, total: 0 });
  const session = useRef<DocumentSession>(null);
  useEffect(() => {
    const opened = new DocumentSession(url, setState);
    session.current = opened;
    opened.open();
    return () => opened.close();
  }, [url]);
  return useMemo(
    () => ({
      state,
      open: () => session.current?.open(),
      recover: () => session.current?.recover(),
    }),
    [state],
  );
}
