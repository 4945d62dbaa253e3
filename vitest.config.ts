import path from 'node:path'
import { configDefaults, defineConfig } from 'vitest/config'

const root = import.meta.dirname

export default defineConfig({
  resolve: {
    alias: {
      'server-only': path.join(root, 'tests/setup/empty-module.mjs'),
      '@': root,
    },
  },
  test: {
    environment: 'node',
    include: ['**/*.test.{ts,tsx}', '{deploy,scripts}/**/*.test.mjs'],
    exclude: [...configDefaults.exclude, 'tests/e2e/**', '.next*/**', '.data*/**', '.releases/**', 'generated/**'],
    globalSetup: 'tests/setup/global-database.mjs',
    setupFiles: 'tests/setup/worker-database.mjs',
    pool: 'forks',
    // Shared modules; tests/setup/worker-database.mjs lists what is separate for each file.
    isolate: false,
    maxWorkers: 2,
    // Long timeouts cost a green run nothing: beside a build a decoder takes many times as long.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
  },
})
