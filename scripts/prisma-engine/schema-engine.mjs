#!/usr/bin/env node
// Replaces Prisma's native `schema-engine`, whose download host is not reachable from every machine. Speaks the same
// JSON-RPC over standard input and output; Prisma's own engine does the work, as WebAssembly.
import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import readline from 'node:readline'
import { parseArgs } from 'node:util'
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils'
import * as bindings from '@prisma/schema-engine-wasm/schema_engine_bg'
import pg from 'pg'
import { adapterFactory } from './adapter.mjs'

const ERROR_CODES = { '3D000': 'P1003', '28P01': 'P1000', ECONNREFUSED: 'P1001', ENOTFOUND: 'P1001' }

/**
 * The engine's own command line, `schema-engine cli …`: creates, drops and checks a database. Ends the process,
 * reporting a failure in the form Prisma reads from standard error.
 */
async function runDatabaseCommand(command, url) {
  // Prisma drops the first line of standard error.
  console.error('')
  const address = new URL(url)
  address.searchParams.delete('schema')
  const name = decodeURIComponent(address.pathname.slice(1))
  try {
    await execute(command, address, name)
    process.exit(0)
  } catch (error) {
    const message =
      error.code === '3D000'
        ? `Database \`${name}\` does not exist`
        : `Database at \`${address.host}\`: ${error.message}`
    const fields = { message, error_code: ERROR_CODES[error.code] ?? 'P1000', is_panic: false }
    console.error(JSON.stringify({ level: 'ERROR', target: 'schema_engine::logger', fields }))
    process.exit(1)
  }
}

async function execute(command, address, name) {
  if (command === 'can-connect-to-database') return query(address)
  const server = new URL(address)
  server.pathname = '/postgres'
  const quoted = pg.escapeIdentifier(name)
  if (command === 'create-database') return query(server, `CREATE DATABASE ${quoted}`)
  if (command === 'drop-database') return query(server, `DROP DATABASE ${quoted} WITH (FORCE)`)
  throw new Error(`unknown command ${command}`)
}

async function query(address, sql = 'SELECT 1') {
  const client = new pg.Client({ connectionString: address.href })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}

let isLoaded = false

/**
 * Prisma's own schema engine, compiled to WebAssembly. It gives up its shadow database after one use, so each call
 * gets a new engine; closing it also releases the migration lock, which belongs to the connection.
 * @param {{ url: string, shadowUrl?: string, datamodels?: [string, string][], log: (line: string) => void }} options
 * @param {(engine: object) => Promise<unknown>} call
 */
async function withSchemaEngine({ url, shadowUrl, datamodels, log }, call) {
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

const { values, positionals } = parseArgs({
  strict: false,
  allowPositionals: true,
  options: {
    datamodels: { type: 'string', multiple: true },
    datasource: { type: 'string' },
    'enabled-preview-features': { type: 'string' },
    'extension-types': { type: 'string' },
    version: { type: 'boolean' },
  },
})

const datasource = JSON.parse(values.datasource ?? '{}')
const url = datasource.url ?? process.env.DATABASE_URL

// `generate` and `validate` open the engine without contacting the database.
const UNREACHABLE = 'postgresql://none@127.0.0.1:1/none'

// The two sides name this method differently.
const WASM_NAMES = { getDatabaseVersion: 'version' }

// For these, the engine has its shadow database only after a diagnosis.
const NEEDS_DIAGNOSIS = new Set(['evaluateDataLoss', 'createMigration'])

if (values.version) {
  console.log('schema-engine-cli wasm')
} else if (positionals[0] === 'cli') {
  await runDatabaseCommand(positionals[1], url)
} else {
  answerCalls()
}

function answerCalls() {
  let printed = 1_000_000
  let queue = Promise.resolve()
  const options = {
    url: url || UNREACHABLE,
    shadowUrl: datasource.shadowDatabaseUrl,
    datamodels: values.datamodels?.map((file) => [file, fs.readFileSync(file, 'utf8')]),
    log: (line) => process.stderr.write(`${line}\n`),
  }

  const answer = async ({ id, method, params, result }) => {
    // Prisma's reply to our own `print` call.
    if (result !== undefined) return
    try {
      const outcome = await withSchemaEngine(options, async (engine) => {
        if (NEEDS_DIAGNOSIS.has(method)) {
          await engine.devDiagnostic({ migrationsList: params.migrationsList, filters: params.filters })
        }
        return engine[WASM_NAMES[method] ?? method](params)
      })
      if (method !== 'diff') return send({ id, result: outcome ?? {} })
      if (outcome.stdout) send({ id: printed++, method: 'print', params: { content: outcome.stdout } })
      send({ id, result: { exitCode: outcome.exitCode } })
    } catch (error) {
      send({ id, error: asRpcError(error) })
    }
  }

  const lines = readline.createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })
  lines.on('line', (line) => {
    if (line.trim()) queue = queue.then(() => answer(JSON.parse(line)))
  })
  lines.on('close', () => queue.finally(() => process.exit(0)))
}

function send(message) {
  process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`)
}

function asRpcError({ message, code, meta, name }) {
  const details = { is_panic: name === 'RuntimeError', message, error_code: code, meta, error: { message } }
  return { code: 4466, message, data: details }
}
