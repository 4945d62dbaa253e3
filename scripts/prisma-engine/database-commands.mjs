import pg from 'pg'

const ERROR_CODES = { '3D000': 'P1003', '28P01': 'P1000', ECONNREFUSED: 'P1001', ENOTFOUND: 'P1001' }

/**
 * The engine's own command line, `schema-engine cli …`: creates, drops and checks a database. Ends the process,
 * reporting a failure in the form Prisma reads from standard error.
 */
export async function runDatabaseCommand(command, url) {
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
