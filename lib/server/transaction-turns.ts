import 'server-only'
import { DomainError } from '@/lib/server/errors'
import { FairQueue } from '@/lib/server/fair-queue'

// A connection is held while a transaction waits for a lock. Of the ten that a process has by default, no caller has more.
const turns = new FairQueue<() => void>({ each: 500, all: 2000, atOnce: 3 })

/**
 * Runs a transaction of one caller, an account or an address, when it has fewer than three open: whoever sends a hundred
 * requests that wait for each other leaves the connections to others. Throws SERVER_BUSY when 500 of the caller's wait.
 */
export async function inTransactionTurn<T>(caller: string, run: () => Promise<T>): Promise<T> {
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
