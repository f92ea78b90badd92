/** An initial, as a pattern: В. О. Петренко, Дж. Сміт, Yu. Koval. */
export const initial = '\\p{Lu}|Д[жз]|Y[aeiu]|[CKSZ]h|Shch|Ts';
