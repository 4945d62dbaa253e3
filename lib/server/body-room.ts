import 'server-only'
import { DomainError } from '@/lib/server/errors'

/** What all large bodies together may take of this process's memory at one time; bytes. */
export const bodyRoomBytes = 256 * 1024 * 1024
/** Up to this a body always has room, in bytes: what people write never gives way to pictures. */
export const alwaysFitsBytes = 1024 * 1024

export type BodyRoom = {
  /** For so many bytes more. Throws SERVER_BUSY when there is no room for them now. */
  take: (bytes: number) => void
  /** Gives everything back, once the call is answered. */
  free: () => void
}

// Shared by all copies of this file that the framework loads into one process.
const store = globalThis as typeof globalThis & { mindelundBodyRoom?: { taken: number } }
store.mindelundBodyRoom ??= { taken: 0 }
const room = store.mindelundBodyRoom

/** The room of one body. A hundred pictures sent at once by whoever it is must not end the process. */
export function openBodyRoom(): BodyRoom {
  let own = 0
  return {
    take: (bytes) => {
      if (own + bytes > alwaysFitsBytes && room.taken + bytes > bodyRoomBytes) throw new DomainError('SERVER_BUSY')
      own += bytes
      room.taken += bytes
    },
    free: () => {
      room.taken -= own
      own = 0
    },
  }
}
