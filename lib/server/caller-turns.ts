import 'server-only'
import { FairQueue } from '@/lib/server/fair-queue'

// A connection is held while a transaction waits for a lock, and every statement takes the processor: of the ten
// connections that a process has by default, no caller has more.
const turns = new FairQueue<() => void>({ each: 500, all: 2000, atOnce: 3 })

/**
 * Runs the statements of one caller, an account, a session or an address, when fewer than three of its requests have
 * some running: whoever sends a hundred requests that wait for each other leaves the connections and the processor to
 * others. Throws TOO_MANY_AT_ONCE when 500 of the caller's wait, SERVER_BUSY when 2,000 do.
 */
export async function takeTurn<T>(caller: string, run: () => Promise<T>): Promise<T> {
  await new Promise<void>((begin) => {
    turns.add(caller, begin)
    beginNext()
  })
  try {
    return await run()
  } finally {
    turns.done(caller)
    beginNext()
  }
}

function beginNext(): void {
  for (let turn = turns.next(); turn; turn = turns.next()) turn.item()
}
