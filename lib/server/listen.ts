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
// A connection whose other end is gone says nothing: without a question the loss would be seen by nobody, or after hours.
const askEveryMs = 3000
const answerMs = 4000
const connectMs = 10_000

/**
 * Listens to PostgreSQL's channels on a connection of its own, until it is closed. It is asked again every three
 * seconds; one that is lost or does not answer within four is made anew, with a second between the tries. Resolves when it
 * listens; rejects when the first connection cannot be made.
 */
export async function listen(
  channels: readonly string[],
  { hear, onConnected }: Ears,
): Promise<{ close: () => Promise<void> }> {
  let client: pg.Client | null = null
  let next: NodeJS.Timeout | undefined
  let isClosed = false

  async function connect(): Promise<void> {
    const made = new pg.Client({
      connectionString: env.DATABASE_URL,
      keepAlive: true,
      connectionTimeoutMillis: connectMs,
    })
    // Without a listener an error would end the process. 'end' follows it.
    made.on('error', () => {})
    made.on('notification', ({ channel, payload }) => hear(channel, payload ?? ''))
    try {
      await made.connect()
      await askToListen(made, channels)
    } catch (error) {
      made.end().catch(() => {})
      throw error
    }
    if (isClosed) return made.end()
    client = made
    made.once('end', connectAgain)
    askAgain(made)
    onConnected?.()
  }
  function askAgain(made: pg.Client): void {
    next = setTimeout(() => {
      askToListen(made, channels).then(
        () => made === client && !isClosed && askAgain(made),
        // With a question open this cuts the connection, and 'end' follows.
        () => made.end().catch(() => {}),
      )
    }, askEveryMs).unref()
  }
  function connectAgain(): void {
    client = null
    if (isClosed) return
    clearTimeout(next)
    next = setTimeout(() => {
      connect().catch((cause) => {
        const err = Object.assign(new Error('no connection to listen on', { cause }), { code: 'DATABASE_AWAY' })
        log.warn({ err, channels }, 'cannot listen to the database')
        connectAgain()
      })
    }, retryMs).unref()
  }

  await connect()
  return {
    close: async () => {
      isClosed = true
      clearTimeout(next)
      await client?.end()
    },
  }
}

/** Again it changes nothing, and says that the database is there. */
async function askToListen(client: pg.Client, channels: readonly string[]): Promise<void> {
  for (const channel of channels) {
    const question = { text: `LISTEN ${pg.escapeIdentifier(channel)}`, query_timeout: answerMs }
    await client.query(question)
  }
}
