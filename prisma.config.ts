import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { defineConfig } from 'prisma/config'

const root = import.meta.dirname

// Not every machine reaches the host Prisma downloads its schema engine from, and without it Prisma can neither
// generate nor migrate. Where the engine is missing, Prisma's own WebAssembly build of it from npm replaces it.
const engines = path.join(root, 'node_modules/@prisma/engines')
const hasNativeEngine = existsSync(engines) && readdirSync(engines).some((name) => name.startsWith('schema-engine-'))
if (!hasNativeEngine) {
  process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= path.join(root, 'scripts/prisma-engine/schema-engine.mjs')
}

export default defineConfig({
  schema: 'prisma/schema',
  migrations: { path: 'prisma/migrations' },
  // `npm run prisma` sets the address of the embedded database when DATABASE_URL is unset.
  datasource: { url: process.env.DATABASE_URL ?? '' },
})
