import crypto from 'node:crypto'
import { PrismaPg } from '@prisma/adapter-pg'
import { ColumnTypeEnum } from '@prisma/driver-adapter-utils'
import pg from 'pg'

// PostgreSQL's internal "char" type: PrismaPg 7.10 cannot read it, and introspection needs it.
const CHAR_TYPE = 18
const TEXT_TYPE = 25

/**
 * The WebAssembly engine's access to the database, shadow database included.
 * @param {{ url: string, shadowUrl?: string }} addresses
 */
export function adapterFactory({ url, shadowUrl }) {
  const main = parse(url)
  const opened = []
  const open = async (connecting) => {
    const adapter = await connecting
    opened.push(adapter)
    return adapter
  }
  const factory = {
    provider: 'postgres',
    adapterName: '@prisma/adapter-pg',
    connect: () => open(connect(main)),
    connectToShadowDb: () => open(shadowUrl ? emptyShadow(parse(shadowUrl)) : temporaryShadow(main)),
  }
  return { factory, closeAll: () => Promise.all(opened.map((adapter) => adapter.dispose())) }
}

function parse(url) {
  const address = new URL(url)
  const schema = address.searchParams.get('schema') ?? 'public'
  address.searchParams.delete('schema')
  return { address, schema }
}

async function connect({ address, schema }) {
  // One connection only: the engine's advisory lock belongs to a session.
  const pool = new pg.Pool({ connectionString: address.href, max: 1 })
  const adapter = readingChars(await new PrismaPg(pool, { schema }).connect())
  const startTransaction = adapter.startTransaction.bind(adapter)
  adapter.startTransaction = async (isolation) => readingChars(await startTransaction(isolation))
  // PrismaPg splits scripts at every semicolon, even in function bodies, and runs the pieces separately. As one
  // simple query a script is one transaction, as with the native engine.
  adapter.executeScript = async (script) => {
    try {
      await pool.query(script)
    } catch (error) {
      adapter.onError(error)
    }
  }
  // The engine closes some of its connections itself, and a pool may be ended only once.
  adapter.dispose = async () => {
    if (!pool.ended) await pool.end()
  }
  adapter.isClosed = () => pool.ended
  return adapter
}

function readingChars(queryable) {
  const prototype = Object.getPrototypeOf(queryable)
  queryable.queryRaw = async (query) => {
    const charColumns = []
    const asText = async (sent) => {
      const result = await prototype.performIO.call(queryable, sent)
      result.fields?.forEach((field, column) => {
        if (field.dataTypeID !== CHAR_TYPE) return
        field.dataTypeID = TEXT_TYPE
        charColumns.push(column)
      })
      return result
    }
    const view = Object.create(queryable, { performIO: { value: asText } })
    const answer = await prototype.queryRaw.call(view, query)
    for (const column of charColumns) answer.columnTypes[column] = ColumnTypeEnum.Character
    return answer
  }
  return queryable
}

async function emptyShadow(target) {
  const shadow = await connect(target)
  await shadow.executeScript(`DROP SCHEMA IF EXISTS "${target.schema}" CASCADE; CREATE SCHEMA "${target.schema}"`)
  return shadow
}

async function temporaryShadow(main) {
  const name = `prisma_migrate_shadow_db_${crypto.randomUUID()}`
  const admin = await connect(main)
  await admin.executeScript(`CREATE DATABASE "${name}"`)
  const address = new URL(main.address)
  address.pathname = `/${name}`
  const shadow = await connect({ address, schema: main.schema })
  const closeShadow = shadow.dispose
  shadow.dispose = async () => {
    await closeShadow()
    if (admin.isClosed()) return
    await admin.executeScript(`DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`)
    await admin.dispose()
  }
  return shadow
}
