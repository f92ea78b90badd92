/** Where the function takes questions. */
export const questionPath = '/api/send';

/** Carries a UUID that stays the same when the form sends the same question again. */
export const idempotencyHeader = 'Idempotency-Key';

/** Carries how many milliseconds the form was open; a form filled in faster than a person can is put aside. */
export const formAgeHeader = 'X-Form-Age';

/** A field that people never see and programs fill in. The form sends it only when it is not empty. */
export const honeypotField = 'website';
