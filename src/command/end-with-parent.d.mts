/** Loaded for what it does. */
export {};
