import 'server-only'
import { createWriteStream } from 'node:fs'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Bucket } from '@/lib/integrations/storage/bucket.mjs'

// Held in memory, once for each upload that is coming in.
const pieceBytes = 4 * 1024 * 1024
const prefix = 'uploads/'
const pieceName = /^uploads\/([0-9a-f-]+)\/(\d+)-(\d+)$/
const leftForMs = 24 * 3600_000

type Piece = { key: string; at: number; bytes: number }

/**
 * Uploads in a bucket, where nothing can be appended to: each piece is an object named by where in the file it begins and
 * how long it is, so that any process may write the next one. What a process writes that has lost its upload to another
 * does no harm: the same place has the same bytes.
 */
export function openPieces(bucket: Bucket) {
  let isSwept = false

  return {
    /** How many bytes are there without a gap from the first. */
    async received(id: string): Promise<number> {
      const last = (await chainOf(bucket, id)).at(-1)
      return last ? last.at + last.bytes : 0
    },

    /** Returns where the next byte goes. What came before the stream broke is kept; then its error is thrown. */
    async write(stream: Readable, id: string, offset: number): Promise<number> {
      let at = offset
      let [waiting, size]: [Buffer[], number] = [[], 0]
      const put = async () => {
        const body = Buffer.concat(waiting)
        const key = `${prefix}${id}/${String(at).padStart(12, '0')}-${body.length}`
        if (body.length > 0) await bucket.put(key, body, { contentType: 'application/octet-stream' })
        at += body.length
        waiting = []
        size = 0
      }
      try {
        for await (const chunk of stream) {
          waiting.push(chunk)
          size += chunk.length
          if (size >= pieceBytes) await put()
        }
      } finally {
        await put()
      }
      return at
    },

    async remove(id: string): Promise<void> {
      for await (const { key } of bucket.list(`${prefix}${id}/`)) await bucket.remove(key)
    },

    /** Ids of all uploads and when a piece of each was written, the same id perhaps more than once. */
    async list(): Promise<{ id: string; writtenAt: Date }[]> {
      const found: { id: string; writtenAt: Date }[] = []
      for await (const { key, modifiedAt } of bucket.list(prefix)) {
        const id = pieceName.exec(key)?.[1]
        if (id && found.at(-1)?.id !== id) found.push({ id, writtenAt: modifiedAt })
      }
      return found
    },

    /** Writes the upload to a new file of this machine. False when there is none. */
    async bring(id: string, file: string): Promise<boolean> {
      const folder = path.dirname(file)
      await mkdir(folder, { recursive: true })
      if (!isSwept) await removeLeft(folder)
      isSwept = true
      const chain = await chainOf(bucket, id)
      if (chain.length === 0) return false
      await pipeline(Readable.from(bytesOf(bucket, chain)), createWriteStream(file, { flags: 'wx' }))
      return true
    },
  }
}

/** Pieces that follow each other from the first byte; of those at one place the longest. */
async function chainOf(bucket: Bucket, id: string): Promise<Piece[]> {
  const longest = new Map<number, Piece>()
  for await (const { key } of bucket.list(`${prefix}${id}/`)) {
    const [, , at, bytes] = pieceName.exec(key) ?? []
    const piece = { key, at: Number(at), bytes: Number(bytes) }
    if (bytes && piece.bytes > (longest.get(piece.at)?.bytes ?? 0)) longest.set(piece.at, piece)
  }
  const chain: Piece[] = []
  for (let next = longest.get(0); next; next = longest.get(next.at + next.bytes)) chain.push(next)
  return chain
}

async function* bytesOf(bucket: Bucket, chain: Piece[]): AsyncGenerator<Buffer> {
  for (const { key } of chain) {
    const found = await bucket.get(key)
    if (!found) throw new Error(`${key} is gone`)
    yield* found.stream
  }
}

/** Copies of killed processes: on a machine whose uploads are in a bucket nobody waits for a file of yesterday. */
async function removeLeft(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const file = path.join(folder, name)
    const status = await stat(file).catch(() => null)
    if (status && Date.now() - status.mtimeMs > leftForMs) await rm(file, { force: true })
  }
}
