import 'server-only'
import { DomainError } from '@/lib/server/errors'
import { FairQueue } from '@/lib/server/fair-queue'

// A connection is held while a transaction waits for a lock, and every statement takes the processor: of the ten
// connections that a process has by default, no caller has more.
const turns = new FairQueue<() => void>({ each: 500, all: 2000, atOnce: 3 })

/**
 * Runs the statements of one caller, an account or an address, when fewer than three of its requests have some running:
 * whoever sends a hundred requests that wait for each other leaves the connections and the processor to others. Throws
 * SERVER_BUSY when 500 of the caller's wait.
 */
export async function takeTurn<T>(caller: string, run: () => Promise<T>): Promise<T> {
  await new Promise<void>((begin, refuse) => {
    if (turns.add(caller, begin)) beginNext()
    else refuse(new DomainError('SERVER_BUSY'))
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
