/** It has an effect and exports nothing. */
declare module '*/listen-here.mjs';
