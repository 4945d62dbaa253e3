import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { defineConfig } from 'prisma/config'

const root = import.meta.dirname

// Prisma fetches its schema engine from a host that not every machine reaches, and then can neither generate nor
// migrate. Where the engine is missing, Prisma's own WebAssembly build of it from npm does the work.
const engines = path.join(root, 'node_modules/@prisma/engines')
const hasNativeEngine = existsSync(engines) && readdirSync(engines).some((name) => name.startsWith('schema-engine-'))
if (!hasNativeEngine) {
  process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= path.join(root, 'scripts/prisma-engine/schema-engine.mjs')
}

export default defineConfig({
  schema: 'prisma/schema',
  migrations: { path: 'prisma/migrations' },
  // `npm run prisma` sets the address of the embedded database where DATABASE_URL is not given.
  datasource: { url: process.env.DATABASE_URL ?? '' },
})
