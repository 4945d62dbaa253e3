import 'server-only'
import { readFileSync } from 'node:fs'
import { setInterval } from 'node:timers/promises'
import { PoolError } from '@/lib/server/task-pool'

/** Filling 100 MB takes a decoder about as long. */
const watchMs = 50

/** In MB: `reserved` for writing, `used` with contents of its own, without programs and files. Null: not told, or gone. */
function memoryOf(pid: number | 'self'): { reserved: number; used: number } | null {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    const [reserved, used] = ['VmData', 'RssAnon'].map((name) =>
      status.match(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm')),
    )
    return reserved && used ? { reserved: Number(reserved[1]) / 1024, used: Number(used[1]) / 1024 } : null
  } catch {
    return null
  }
}

/**
 * MB that this Node.js has reserved without using. Since version 24 that is 512 more for code, where the processor has
 * memory protection keys; a worker of the same program on the same machine reserves as much.
 */
export function idleReserveMb(): number {
  const own = memoryOf('self')
  return own ? Math.ceil(own.reserved - own.used) : 0
}

export type Watched = { peakMb: number }

/**
 * Rejects with a PoolError once the process uses more than `mostMb`; sets the most it was seen to use. Ends with
 * `signal`. Never settles before that where the system does not tell (other systems than Linux).
 */
export async function watchMemory(
  pid: number | undefined,
  { mostMb, watched, signal }: { mostMb: number; watched: Watched; signal: AbortSignal },
): Promise<never> {
  for await (const _ of setInterval(watchMs, undefined, { signal })) {
    watched.peakMb = Math.max(watched.peakMb, (pid && memoryOf(pid)?.used) || 0)
    if (watched.peakMb > mostMb) throw new PoolError('heavy', `the process took more than ${mostMb} MB`)
  }
  throw new Error('an interval ended')
}
