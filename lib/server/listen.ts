import 'server-only'
import pg from 'pg'
import { env } from '@/lib/server/env'
import { log } from '@/lib/server/log'

type Ears = {
  hear: (channel: string, payload: string) => void
  /** After each connection, the first too: what was sent until then was not heard. */
  onConnected?: () => void
}

const retryMs = 1000

/**
 * Listens to PostgreSQL's channels on a connection of its own, until it is closed. A lost connection is made again, with
 * a second between the tries. Resolves when it listens; rejects when the first connection cannot be made.
 */
export async function listen(
  channels: readonly string[],
  { hear, onConnected }: Ears,
): Promise<{ close: () => Promise<void> }> {
  let client: pg.Client | null = null
  let retry: NodeJS.Timeout | undefined
  let isClosed = false

  async function connect(): Promise<void> {
    const next = new pg.Client({ connectionString: env.DATABASE_URL, keepAlive: true })
    // Without a listener an error would end the process. 'end' follows it.
    next.on('error', () => {})
    next.on('notification', ({ channel, payload }) => hear(channel, payload ?? ''))
    try {
      await next.connect()
      for (const channel of channels) await next.query(`LISTEN ${pg.escapeIdentifier(channel)}`)
    } catch (error) {
      next.end().catch(() => {})
      throw error
    }
    if (isClosed) return next.end()
    client = next
    next.once('end', connectAgain)
    onConnected?.()
  }
  function connectAgain(): void {
    if (isClosed) return
    retry = setTimeout(() => {
      connect().catch((error) => {
        log.warn({ err: error, channels }, 'cannot listen to the database')
        connectAgain()
      })
    }, retryMs).unref()
  }

  await connect()
  return {
    close: async () => {
      isClosed = true
      clearTimeout(retry)
      await client?.end()
    },
  }
}
