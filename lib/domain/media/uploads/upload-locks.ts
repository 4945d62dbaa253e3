import 'server-only'
import { setTimeout as pause } from 'node:timers/promises'
import { ERRORS, type Lock, type Locker, MemoryLocker, type RequestRelease } from '@tus/server'
import pg from 'pg'
import { env } from '@/lib/server/env'

const channel = 'mindelund_upload_wanted'
const askAgainMs = 100
const patienceMs = 20_000

/**
 * One writer per file across all processes: PostgreSQL advisory locks on one connection per process, so that a lock
 * ends with its process. A waiting request asks the holder to release (a phone reconnects while its old request still
 * hangs). Within a process, where the shared connection would grant the lock twice, tus's MemoryLocker applies as well.
 */
export class UploadLocks implements Locker {
  private readonly own = new MemoryLocker({ acquireLockTimeout: patienceMs })
  private readonly held = new Map<string, RequestRelease>()
  private connecting: Promise<pg.Client> | null = null

  newLock(id: string): Lock {
    const inProcess = this.own.newLock(id)
    return {
      lock: async (signal, requestRelease) => {
        await inProcess.lock(signal, requestRelease)
        try {
          await this.acquire(id, signal)
          this.held.set(id, requestRelease)
        } catch (error) {
          await inProcess.unlock()
          throw error
        }
      },
      unlock: async () => {
        this.held.delete(id)
        // A lost connection has released it already.
        await this.query('SELECT pg_advisory_unlock(hashtextextended($1, 27))', [id]).catch(() => {})
        await inProcess.unlock()
      },
    }
  }

  private async acquire(id: string, signal: AbortSignal): Promise<void> {
    const until = Date.now() + patienceMs
    for (;;) {
      const { rows } = await this.query('SELECT pg_try_advisory_lock(hashtextextended($1, 27)) AS got', [id])
      if (rows[0]?.got === true) return
      if (signal.aborted || Date.now() > until) throw ERRORS.ERR_LOCK_TIMEOUT
      await this.query('SELECT pg_notify($1, $2)', [channel, id])
      await pause(askAgainMs)
    }
  }

  private async query(text: string, values: string[]): Promise<pg.QueryResult<Record<string, unknown>>> {
    this.connecting ??= this.connect()
    return (await this.connecting).query(text, values)
  }

  private async connect(): Promise<pg.Client> {
    const client = new pg.Client({ connectionString: env.DATABASE_URL })
    const lost = () => {
      this.connecting = null
      // The locks ended with the connection: another process may be writing already.
      for (const release of this.held.values()) void release()
    }
    client.on('error', lost)
    client.on('end', lost)
    client.on('notification', ({ payload }) => void this.held.get(payload ?? '')?.())
    try {
      await client.connect()
      await client.query(`LISTEN ${channel}`)
      return client
    } catch (error) {
      this.connecting = null
      throw error
    }
  }
}
