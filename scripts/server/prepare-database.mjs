import path from 'node:path'
import { startEmbeddedPostgres } from '../postgres/embedded.mjs'
import { applyMigrations } from '../postgres/migrate.mjs'
import { step } from '../set-up/progress.mjs'
import { dataDir, ROOT } from '../set-up/root.mjs'
import { beforeEnd } from './clean-up.mjs'

/**
 * The database, ready with all migrations: the one DATABASE_URL names, else the embedded one in the data folder, which
 * stops again when the launcher ends and nobody else uses it.
 * @returns {Promise<string>} its address
 */
export async function prepareDatabase({ durable = true } = {}) {
  let url = process.env.DATABASE_URL
  if (!url) {
    const embedded = await step('Starter databasen', async () => {
      const server = await startEmbeddedPostgres({ dir: path.join(dataDir(), 'postgres'), durable })
      return { ...server, note: server.startedHere ? 'PostgreSQL' : 'kørte allerede' }
    })
    beforeEnd(embedded.stop)
    url = embedded.url
  }
  await step('Ser efter nye migreringer', async () => {
    const applied = await applyMigrations(url, path.join(ROOT, 'prisma/migrations'))
    return { note: applied.length > 0 ? `${applied.length} kørt` : 'ingen' }
  })
  return url
}
