import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

/** A candle or greeting that has not reached the server yet, with everything needed to send it. */
export type WaitingPost = {
  /** The idempotency key: sent repeatedly, it counts once. */
  key: string
  slug: string
  kind: 'greeting' | 'candle' | 'tribute'
  /** The path of the call, on this site. */
  action: string
  fields: [name: string, value: string | File][]
  /** Milliseconds since 1970. */
  writtenAt: number
  /** Written on a members-only page, or by a member: removed at sign-out. */
  isMembers: boolean
  /** The server's refusal, until the writer has read it. */
  refusal?: { message: string; fields: Record<string, string> }
}

/** What happened to a waiting post, broadcast to every open page. */
export type OutboxNews =
  | { kind: 'sent'; key: string; slug: string; post: unknown }
  | { kind: 'refused'; key: string; slug: string }

/** Days that a refused post waits for its writer, as stated on /cookies. */
export const refusalKeptDays = 30
const refusalKeptMs = refusalKeptDays * 24 * 3600_000

export const outboxChannel = 'mindelund-udbakke'
export const outboxTag = 'mindelund-udbakke'

interface Boxes extends DBSchema {
  waiting: { key: string; value: WaitingPost }
}

let opened: Promise<IDBPDatabase<Boxes>> | null = null

function box(): Promise<IDBPDatabase<Boxes>> {
  opened ??= openDB<Boxes>('mindelund', 1, {
    upgrade: (database) => {
      database.createObjectStore('waiting', { keyPath: 'key' })
    },
    terminated: () => {
      opened = null
    },
  })
  opened.catch(() => {
    opened = null
  })
  return opened
}

/** Stores a post until it is sent. Throws when the device refuses or is full. */
export async function putWaiting(post: WaitingPost): Promise<void> {
  await (await box()).put('waiting', post)
}

/**
 * All waiting or refused posts, oldest first. Drops refused ones whose writer has not come back: the page may be
 * closed for good, and the text must not stay on the device for ever.
 */
export async function listWaiting(): Promise<WaitingPost[]> {
  const posts = await (await box()).getAll('waiting')
  for (const { key } of posts.filter((post) => isForgotten(post))) await dropWaiting(key)
  return posts.filter((post) => !isForgotten(post)).sort((one, other) => one.writtenAt - other.writtenAt)
}

/** Whether a refused post has waited `refusalKeptDays` for its writer. Posts that can still be sent never expire. */
export function isForgotten({ refusal, writtenAt }: WaitingPost, now: number = Date.now()): boolean {
  return refusal !== undefined && now - writtenAt > refusalKeptMs
}

/** Removes a post that was sent, read, or withdrawn by its writer. */
export async function dropWaiting(key: string): Promise<void> {
  await (await box()).delete('waiting', key)
}

/** Removes posts written as a member: the next person at this device is somebody else. */
export async function dropMembersPosts(): Promise<void> {
  for (const { key, isMembers } of await listWaiting()) if (isMembers) await dropWaiting(key)
}

/** The form as filled in. */
export function contentOf({ fields }: WaitingPost): FormData {
  const content = new FormData()
  for (const [name, value] of fields) content.append(name, value)
  return content
}

/** Notifies all pages of this browser, and the worker. */
export function notifyOutbox(news: OutboxNews): void {
  const channel = new BroadcastChannel(outboxChannel)
  channel.postMessage(news)
  channel.close()
}
