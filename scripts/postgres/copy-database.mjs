import pg from 'pg'
import { PgBoss } from 'pg-boss'

const SCHEMAS = `(n.nspname = current_schema() OR n.nspname = 'pgboss')`
const ROWS_AT_ONCE = 200
// Text means the same on both sides.
const AS_TEXT = `SET TimeZone TO 'UTC'; SET DateStyle TO 'ISO'; SET IntervalStyle TO 'postgres'; SET bytea_output TO 'hex';
  SET extra_float_digits TO 1`

/** The queue's tables, as this release has them. `url`: the application's address. */
export async function readyQueue(url) {
  const boss = new PgBoss({ connectionString: url, createSchema: false, supervise: false, schedule: false })
  boss.on('error', () => {})
  await boss.start()
  await boss.stop({ graceful: false })
}

/**
 * Makes every row and sequence of one migrated database those of another, of whatever major version: read in one snapshot,
 * written in one transaction, and compared by count and checksum before its end. The rows that were there are gone. Both
 * addresses are the owners'; neither has to be a superuser.
 * @param {{ from: string, to: string }} addresses
 * @returns {Promise<{ tables: number, rows: number }>}
 * @throws when a table differs, before or after; then nothing is changed
 */
export async function copyDatabase({ from, to }) {
  const [source, target] = await Promise.all([from, to].map(open))
  try {
    await source.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
    await target.query('BEGIN')
    const tables = await tablesOf(target)
    assertSame(await tablesOf(source), tables)
    const restore = await setAsideRules(target)
    await target.query(`TRUNCATE ${tables.map(({ name }) => name).join(', ')}`)
    let rows = 0
    for (const table of tables) rows += await copyTable(source, target, table)
    await copySequences(source, target)
    for (const statement of restore) await target.query(statement)
    await target.query('COMMIT')
    await target.query('ANALYZE')
    return { tables: tables.length, rows }
  } finally {
    await Promise.all([source.end(), target.end()])
  }
}

async function open(connectionString) {
  const client = new pg.Client({ connectionString })
  // The statement that is lost says so.
  client.on('error', () => {})
  await client.connect()
  await client.query(AS_TEXT)
  return client
}

/** Every table with its columns, except those that the database computes. */
async function tablesOf(client) {
  const { rows } = await client.query(`
    SELECT c.oid::regclass::text AS name, array_agg(quote_ident(a.attname) ORDER BY a.attname) AS columns,
      array_agg(format_type(a.atttypid, a.atttypmod) ORDER BY a.attname) AS types
    FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
    JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
    WHERE c.relkind = 'r' AND ${SCHEMAS} GROUP BY c.oid ORDER BY 1`)
  return rows
}

function assertSame(source, target) {
  const lines = (tables) => new Set(tables.map((table) => JSON.stringify(table)))
  const [here, there] = [lines(source), lines(target)]
  const other = [
    ...source.filter((each) => !there.has(JSON.stringify(each))),
    ...target.filter((each) => !here.has(JSON.stringify(each))),
  ]
  if (other.length > 0)
    throw new Error(`De to databaser har ikke samme tabeller: ${other.map(({ name }) => name).join(', ')}`)
}

/** Takes foreign keys and triggers away until all is there; returns the statements that put them back, and check. */
async function setAsideRules(client) {
  const { rows } = await client.query(`
    SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', k.conrelid::regclass, k.conname) AS away,
      format('ALTER TABLE %s ADD CONSTRAINT %I %s', k.conrelid::regclass, k.conname, pg_get_constraintdef(k.oid)) AS back
    FROM pg_constraint k JOIN pg_namespace n ON n.oid = k.connamespace
    WHERE k.contype = 'f' AND k.conparentid = 0 AND ${SCHEMAS}
    UNION ALL
    SELECT format('ALTER TABLE %s DISABLE TRIGGER %I', t.tgrelid::regclass, t.tgname),
      format('ALTER TABLE %s ENABLE TRIGGER %I', t.tgrelid::regclass, t.tgname)
    FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE NOT t.tgisinternal AND t.tgenabled = 'O' AND t.tgparentid = 0 AND ${SCHEMAS}`)
  for (const { away } of rows) await client.query(away)
  return rows.map(({ back }) => back)
}

/** Returns the number of rows. */
async function copyTable(source, target, { name, columns, types }) {
  const parts = columns.map((_, n) => `$${n + 1}::text[]`).join(', ')
  const names = columns.map((_, n) => `c${n}`)
  const values = types.map((type, n) => `c${n}::${type}`).join(', ')
  const insert = `INSERT INTO ${name} (${columns.join(', ')}) OVERRIDING SYSTEM VALUE
    SELECT ${values} FROM unnest(${parts}) AS sent (${names.join(', ')})`
  await source.query(
    `DECLARE copied NO SCROLL CURSOR FOR SELECT ${columns.map((column) => `${column}::text`).join(', ')} FROM ${name}`,
  )
  for (;;) {
    const { rows } = await source.query({ text: `FETCH ${ROWS_AT_ONCE} FROM copied`, rowMode: 'array' })
    if (rows.length === 0) break
    await target.query(
      insert,
      columns.map((_, n) => rows.map((row) => row[n])),
    )
  }
  await source.query('CLOSE copied')
  const [before, after] = await Promise.all([source, target].map((client) => sumOf(client, name, columns)))
  if (before.count !== after.count || before.sum !== after.sum) {
    throw new Error(`Tabellen ${name} blev ikke ens: ${before.count} rækker blev til ${after.count}.`)
  }
  return Number(after.count)
}

async function sumOf(client, name, columns) {
  const { rows } = await client.query(`
    SELECT count(*), coalesce(sum(('x' || left(md5(ROW(${columns.map((column) => `${column}::text`).join(', ')})::text), 15))::bit(60)::bigint), 0) AS sum
    FROM ${name}`)
  return rows[0]
}

async function copySequences(source, target) {
  const { rows } = await source.query(`
    SELECT format('%I.%I', schemaname, sequencename) AS name, last_value AS last FROM pg_sequences
    WHERE last_value IS NOT NULL AND schemaname IN (current_schema(), 'pgboss')`)
  for (const { name, last } of rows) await target.query('SELECT setval($1, $2)', [name, last])
}
