import 'server-only'
import { DomainError } from '@/lib/server/errors'

/** What all large bodies together may take of this process's memory at one time; bytes. */
export const bodyRoomBytes = 256 * 1024 * 1024
/** Up to this a body always has room, in bytes: what people write never gives way to pictures. */
export const alwaysFitsBytes = 1024 * 1024

export type BodyRoom = {
  /** For so many bytes more. Throws SERVER_BUSY when there is no room for them now. */
  take: (bytes: number) => void
  /** Told SERVER_BUSY when the room went to somebody who had less: what has come is to be dropped at once. */
  lost: AbortSignal
  /** All of it is here: from now on nobody takes the room away. */
  hasCome: () => void
  /** Gives everything back, once the call is answered. */
  free: () => void
}

type Held = { address: string; bytes: number; isComing: boolean; lose: () => void }

// Shared by all copies of this file that the framework loads into one process.
const store = globalThis as typeof globalThis & { mindelundBodyRooms?: Set<Held> }
store.mindelundBodyRooms ??= new Set()
const rooms = store.mindelundBodyRooms

/**
 * The room of one body. A hundred pictures sent at once by whoever it is must not end the process; and whoever sends many
 * and never finishes must not keep others from sending one. So where there is no room, what is still coming from the
 * address that has most of it gives way to an address that would have less.
 */
export function openBodyRoom(address: string): BodyRoom {
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
      if (own.bytes + bytes > alwaysFitsBytes && !makeRoom(bytes, address)) throw new DomainError('SERVER_BUSY')
      own.bytes += bytes
      rooms.add(own)
    },
    hasCome: () => {
      own.isComing = false
    },
    free: forget,
  }
}

/** True when there is room for so many bytes more of this address, where need be by taking it from others. */
function makeRoom(bytes: number, address: string): boolean {
  for (;;) {
    if (takenBy(() => true) + bytes <= bodyRoomBytes) return true
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
