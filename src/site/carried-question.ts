/** A question that is being written, as it goes over a reload of the site's own. */
interface CarriedQuestion {
  values: Record<string, string>;
  /** Its idempotency key, if it has been sent. */
  key?: string | undefined;
  /** The time for which the form has been open, in ms. */
  formAge: number;
}

interface Carried {
  question?: CarriedQuestion | undefined;
  /** The address at which the form opens again. */
  reopenAt?: string | undefined;
}

/** In the session, and in the inline script, which loads the script at once where something is carried. */
const key = 'question-form';

let carried: Carried = {};
let read = () => carried.question;

/** Takes what the page before left for this one: from here on it is nowhere but in the page. */
export function takeCarried(): void {
  try {
    const stored = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    carried = JSON.parse(stored ?? '{}') as Carried;
  } catch {
    // Without storage nothing was carried.
  }
}

/** The question that was being written before the page reloaded itself. */
export function carriedQuestion(): CarriedQuestion | undefined {
  return carried.question;
}

/** Has the question that is being written read before the page reloads itself. */
export function carryQuestion(reader: () => CarriedQuestion | undefined): void {
  read = reader;
}

/** Has the question form opened again once this page has been reloaded. */
export function reopenAfterReload(): void {
  carried.reopenAt = window.location.href;
}

/** Tells, once, whether the page was reloaded to open the question form. */
export function takeReopening(): boolean {
  const { reopenAt } = carried;
  carried.reopenAt = undefined;
  return reopenAt === window.location.href;
}

/** Reloads the page. The session keeps what is written in the question form for as long as that takes. */
export function reloadPage(): void {
  const question = read();
  try {
    if (question || carried.reopenAt) {
      sessionStorage.setItem(key, JSON.stringify({ question, reopenAt: carried.reopenAt } satisfies Carried));
    }
  } catch {
    // Without storage the visitor presses the button once more.
  }
  window.location.reload();
}
