#!/usr/bin/env node
// Replaces Prisma's native `schema-engine`, whose download host is not reachable from every machine. Speaks the same
// JSON-RPC over standard input and output; Prisma's own engine does the work, as WebAssembly.
import fs from 'node:fs'
import readline from 'node:readline'
import { parseArgs } from 'node:util'
import { runDatabaseCommand } from './database-commands.mjs'
import { withSchemaEngine } from './wasm-engine.mjs'

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
