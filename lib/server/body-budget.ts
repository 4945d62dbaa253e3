import 'server-only'
import { DomainError } from '@/lib/server/errors'
import { oncePerProcess } from '@/lib/server/process-globals.mjs'

/** Memory for all request bodies in progress in this process, in bytes. */
export const bodyBudgetBytes = 256 * 1024 * 1024
/** A body up to this size, in bytes, is always accepted: text is never refused because of pictures. */
export const alwaysFitsBytes = 1024 * 1024

export type BodyBudget = {
  /** Reserves more bytes. Throws SERVER_BUSY when they exceed the capacity. */
  take: (bytes: number) => void
  /** Aborts with SERVER_BUSY when the reservation was given to an address that had less. Drop the body at once. */
  lost: AbortSignal
  /** The body is complete: its reservation can no longer be taken away. */
  hasCome: () => void
  /** Releases the reservation. Call it once the request is answered. */
  free: () => void
}

type Held = { address: string; bytes: number; isComing: boolean; lose: () => void }

const rooms = oncePerProcess('body-budgets', () => new Set<Held>())

/**
 * The memory reservation of one request body. Concurrent uploads must not exhaust the process's memory, and a client
 * with many unfinished uploads must not block others. When the capacity is used up, incomplete bodies of the address
 * with the largest share are dropped in favour of an address that would have less.
 */
export function openBodyBudget(address: string): BodyBudget {
  const lost = new AbortController()
  const lose = () => {
    forget()
    lost.abort(new DomainError('SERVER_BUSY'))
  }
  const own: Held = { address, bytes: 0, isComing: true, lose }
  const forget = () => {
    rooms.delete(own)
    own.bytes = 0
  }
  return {
    lost: lost.signal,
    take: (bytes) => {
      lost.signal.throwIfAborted()
      if (own.bytes + bytes > alwaysFitsBytes && !makeSpace(bytes, address)) throw new DomainError('SERVER_BUSY')
      own.bytes += bytes
      rooms.add(own)
    },
    hasCome: () => {
      own.isComing = false
    },
    free: forget,
  }
}

/** Whether this address may have so many more bytes, after dropping other addresses' bodies if necessary. */
function makeSpace(bytes: number, address: string): boolean {
  for (;;) {
    if (takenBy(() => true) + bytes <= bodyBudgetBytes) return true
    const [largest] = [...rooms]
      .filter((room) => room.isComing && room.bytes > alwaysFitsBytes && room.address !== address)
      .map((room) => ({ room, together: takenBy((other) => other.address === room.address) }))
      .toSorted((a, b) => b.together - a.together || b.room.bytes - a.room.bytes)
    const wouldHave = takenBy((room) => room.address === address) + bytes
    if (!largest || largest.together <= wouldHave) return false
    largest.room.lose()
  }
}

function takenBy(isMeant: (room: Held) => boolean): number {
  let taken = 0
  for (const room of rooms) if (isMeant(room)) taken += room.bytes
  return taken
}
