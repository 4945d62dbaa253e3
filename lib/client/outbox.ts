import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

/** A candle or greeting that was written and has not reached the server, with everything that is needed to send it. */
export type WaitingPost = {
  /** The idempotency key: however often it is sent, it counts once. */
  key: string
  slug: string
  kind: 'greeting' | 'candle' | 'tribute'
  /** The call, a path of ours. */
  action: string
  fields: [name: string, value: string | File][]
  /** Milliseconds since 1970. */
  writtenAt: number
  /** Written on a page that only its members see, or by one of them: goes when they sign out. */
  isMembers: boolean
  /** The server's no, until the writer has read it. */
  refusal?: { message: string; fields: Record<string, string> }
}

/** What happened to a waiting post, for every open page. */
export type OutboxNews =
  | { kind: 'sent'; key: string; slug: string; post: unknown }
  | { kind: 'refused'; key: string; slug: string }

const refusalKeptMs = 30 * 24 * 3600_000

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

/** Keeps a post until it is sent. Throws when the device refuses or is full. */
export async function putWaiting(post: WaitingPost): Promise<void> {
  await (await box()).put('waiting', post)
}

/**
 * All posts that wait or were refused, oldest first. A refused one whose writer has not come back for it goes: its page
 * may be closed for good, and its words must not lie on the device for ever.
 */
export async function listWaiting(): Promise<WaitingPost[]> {
  const posts = await (await box()).getAll('waiting')
  for (const { key } of posts.filter((post) => isForgotten(post))) await dropWaiting(key)
  return posts.filter((post) => !isForgotten(post)).sort((one, other) => one.writtenAt - other.writtenAt)
}

/** Whether a refused post has waited in vain for its writer: 30 days. What can still be sent is never forgotten. */
export function isForgotten({ refusal, writtenAt }: WaitingPost, now: number = Date.now()): boolean {
  return refusal !== undefined && now - writtenAt > refusalKeptMs
}

/** Forgets one: it was sent, read, or taken back by its writer. */
export async function dropWaiting(key: string): Promise<void> {
  await (await box()).delete('waiting', key)
}

/** Forgets what was written as a member: the next person at this device is somebody else. */
export async function dropMembersPosts(): Promise<void> {
  for (const { key, isMembers } of await listWaiting()) if (isMembers) await dropWaiting(key)
}

/** The form as it was filled in. */
export function contentOf({ fields }: WaitingPost): FormData {
  const content = new FormData()
  for (const [name, value] of fields) content.append(name, value)
  return content
}

/** Tells all pages of this browser, and the worker. */
export function tellOutbox(news: OutboxNews): void {
  const channel = new BroadcastChannel(outboxChannel)
  channel.postMessage(news)
  channel.close()
}
