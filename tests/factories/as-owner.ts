import pg from 'pg'

/**
 * Runs statements in one transaction as the database's owner, for what the application's role may not do, such as
 * changing a table or the history of a code.
 */
export async function asOwner(...statements: Array<string | { text: string; values: unknown[] }>): Promise<void> {
  await asOwnerDo('COMMIT', async (client) => {
    for (const statement of statements) await client.query(statement)
  })
}

/** Does something as the database's owner in one transaction, which is taken back. */
export const triedAsOwner = (act: (client: pg.Client) => Promise<void>) => asOwnerDo('ROLLBACK', act)

async function asOwnerDo(end: 'COMMIT' | 'ROLLBACK', act: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: process.env.TEST_OWNER_URL })
  await client.connect()
  try {
    await client.query('BEGIN')
    await act(client)
    await client.query(end)
  } finally {
    await client.end()
  }
}
