import pg from 'pg'

/**
 * Runs statements in one transaction as the database's owner, for what the application's role may not do, such as
 * changing a table or the history of a code.
 */
export async function asOwner(...statements: Array<string | { text: string; values: unknown[] }>): Promise<void> {
  const client = new pg.Client({ connectionString: process.env.TEST_OWNER_URL })
  await client.connect()
  try {
    await client.query('BEGIN')
    for (const statement of statements) await client.query(statement)
    await client.query('COMMIT')
  } finally {
    await client.end()
  }
}
