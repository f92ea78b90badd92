import type { Config } from 'vike/types';

export default {
  clientRouting: false,
  clientHooks: false,
} satisfies Config;
