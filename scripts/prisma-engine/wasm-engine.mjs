import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils'
import * as bindings from '@prisma/schema-engine-wasm/schema_engine_bg'
import { adapterFactory } from './adapter.mjs'

let isLoaded = false

/**
 * Prisma's own schema engine, compiled to WebAssembly. It gives up its shadow database after one use, so each call
 * gets a new engine; closing it also releases the migration lock, which belongs to the connection.
 * @param {{ url: string, shadowUrl?: string, datamodels?: [string, string][], log: (line: string) => void }} options
 * @param {(engine: object) => Promise<unknown>} call
 */
export async function withSchemaEngine({ url, shadowUrl, datamodels, log }, call) {
  if (!isLoaded) instantiate()
  const { factory, closeAll } = adapterFactory({ url, shadowUrl })
  const engine = await bindings.SchemaEngine.new({ datamodels }, log, bindMigrationAwareSqlAdapterFactory(factory))
  try {
    return await call(engine)
  } finally {
    await closeAll()
  }
}

function instantiate() {
  const entry = createRequire(import.meta.url).resolve('@prisma/schema-engine-wasm/schema_engine_bg')
  const code = fs.readFileSync(path.join(path.dirname(entry), 'schema_engine_bg.wasm'))
  const instance = new WebAssembly.Instance(new WebAssembly.Module(code), { './schema_engine_bg.js': bindings })
  bindings.__wbg_set_wasm(instance.exports)
  instance.exports.__wbindgen_start?.()
  isLoaded = true
}
