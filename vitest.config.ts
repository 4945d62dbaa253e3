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
    include: ['**/*.test.{ts,tsx}', 'scripts/**/*.test.mjs'],
    exclude: [...configDefaults.exclude, 'tests/e2e/**', '.next*/**', '.data*/**', 'generated/**'],
    globalSetup: 'tests/setup/global-database.mjs',
    setupFiles: 'tests/setup/worker-database.mjs',
    pool: 'forks',
    // tests/setup/worker-database.mjs tells what is a file's own.
    isolate: false,
    maxWorkers: 2,
    // Patience costs a green run nothing: beside a build a decoder takes many times what it takes alone.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    restoreMocks: true,
  },
})
