/** The path of the function that receives questions. */
export const questionPath = '/api/send';

/** Carries a UUID that stays the same when the form sends the same question again. */
export const idempotencyHeader = 'Idempotency-Key';

/** Carries how many milliseconds the form was open; one filled in faster than a person can is suspicious. */
export const formAgeHeader = 'X-Form-Age';

/** The honeypot: a field that people never see and bots fill in. The form sends it only when it is not empty. */
export const honeypotField = 'website';
