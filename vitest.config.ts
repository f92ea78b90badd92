import { defineConfig } from 'vitest/config';

const shared = { environment: 'node', testTimeout: 30_000, hookTimeout: 60_000 } as const;

export default defineConfig({
  test: {
    projects: [
      { test: { ...shared, name: 'unit', include: ['tests/{unit,check,questions}/**/*.test.ts'] } },
      // These read dist/client: build first.
      { test: { ...shared, name: 'built', include: ['tests/built/**/*.test.ts'] } },
    ],
  },
});
