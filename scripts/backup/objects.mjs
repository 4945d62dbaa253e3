import crypto from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import zlib from 'node:zlib'

/** A byte in the backup is not what was written there. */
export class Damaged extends Error {
  constructor(key) {
    super(`Sikkerhedskopien er beskadiget: ${key} er ændret, siden den blev skrevet. Intet er genskabt.`)
    this.name = 'Damaged'
  }
}

// Of the qualities the fourth is the last that costs little time; the empty end of a log segment is almost nothing.
const QUICKLY = { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 4 } }
const compress = promisify(zlib.brotliCompress)
/** @returns {Promise<Buffer>} */
export const packQuickly = (bytes) => compress(bytes, QUICKLY)

/** Bytes under their own SHA-256: the same content is kept once, and a changed byte shows. */
export const objectKey = ({ hash, isPacked }) => `objects/${hash.slice(0, 2)}/${hash}${isPacked ? '.br' : ''}`

/** @returns {Promise<string>} SHA-256 in hex */
export async function hashFile(file) {
  const hash = crypto.createHash('sha256')
  await pipeline(fs.createReadStream(file), hash)
  return hash.digest('hex')
}

/**
 * Keeps a file that never changes, under the hash it has.
 * @returns {Promise<void>}
 * @throws Damaged when it has another content by now
 */
export async function putFile(place, { file, hash }) {
  await place.put(objectKey({ hash }), Readable.from(checked(hash, file)(fs.createReadStream(file))))
}

/**
 * Keeps a file that may change while it is read, packed, as it was read. `known`: hashes that need no second copy.
 * @returns {Promise<{ hash: string, bytes: number, isNew: boolean }>}
 */
export async function putChangingFile(place, { file, scratch, known }) {
  const unchanged = await hashFile(file)
  if (known.has(unchanged)) return { hash: unchanged, bytes: fs.statSync(file).size, isNew: false }
  const draft = path.join(scratch, crypto.randomUUID())
  try {
    const hash = crypto.createHash('sha256')
    let bytes = 0
    await pipeline(
      fs.createReadStream(file),
      async function* (chunks) {
        for await (const chunk of chunks) {
          hash.update(chunk)
          bytes += chunk.length
          yield chunk
        }
      },
      zlib.createBrotliCompress(QUICKLY),
      fs.createWriteStream(draft, { mode: 0o600 }),
    )
    const found = { hash: hash.digest('hex'), bytes, isNew: true }
    await place.put(objectKey({ ...found, isPacked: true }), fs.createReadStream(draft))
    return found
  } finally {
    fs.rmSync(draft, { force: true })
  }
}

/**
 * Keeps bytes, packed. `known`: hashes that need no second copy.
 * @returns {Promise<{ hash: string, isNew: boolean }>}
 */
export async function putPiece(place, piece, known) {
  const hash = crypto.createHash('sha256').update(piece).digest('hex')
  if (known.has(hash)) return { hash, isNew: false }
  await place.put(objectKey({ hash, isPacked: true }), await packQuickly(piece))
  return { hash, isNew: true }
}

/** @throws Damaged */
export async function fetchPiece(place, hash) {
  const chunks = []
  const collect = async (source) => {
    for await (const chunk of source) chunks.push(chunk)
  }
  await fetchChecked(place, objectKey({ hash, isPacked: true }), { hash, isPacked: true, target: collect })
  return Buffer.concat(chunks)
}

/**
 * Brings an object back, to a new file or to nowhere, and checks every byte.
 * @param {string} [target]
 * @throws Damaged
 */
export async function fetchObject(place, { hash, isPacked }, target) {
  await fetchChecked(place, objectKey({ hash, isPacked }), { hash, isPacked, target })
}

/**
 * `target`: a new file, or what takes the bytes.
 * @throws Damaged
 */
export async function fetchChecked(place, key, { hash, isPacked, target = nowhere }) {
  try {
    await pipeline(
      await place.get(key),
      ...(isPacked ? [zlib.createBrotliDecompress()] : []),
      checked(hash, key),
      typeof target === 'string' ? fs.createWriteStream(target, { mode: 0o600, flags: 'wx' }) : target,
    )
  } catch (error) {
    // Gone, cut off, or not packed as it should be.
    const isBroken = /^(ENOENT|NoSuchKey|Z_|ERR_)/.test(error.code ?? error.name)
    throw isBroken ? new Damaged(key) : error
  }
}

async function nowhere(chunks) {
  for await (const _ of chunks);
}

/** Passes bytes through, and fails at the end when they are not those of the hash. */
const checked = (wanted, key) =>
  async function* (chunks) {
    const hash = crypto.createHash('sha256')
    for await (const chunk of chunks) {
      hash.update(chunk)
      yield chunk
    }
    if (hash.digest('hex') !== wanted) throw new Damaged(key)
  }

const pack = (text) => zlib.brotliCompressSync(text, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 5 } })

/** Keeps a list, with its own hash in front: half of it, or a changed one, is never taken for it. */
export async function putDocument(place, key, content) {
  const body = pack(JSON.stringify(content))
  const hash = crypto.createHash('sha256').update(body).digest()
  await place.put(key, Buffer.concat([hash, body]))
}

/** @throws Damaged */
export async function readDocument(place, key) {
  const chunks = await (await place.get(key)).toArray()
  const whole = Buffer.concat(chunks)
  const [hash, body] = [whole.subarray(0, 32), whole.subarray(32)]
  if (!crypto.createHash('sha256').update(body).digest().equals(hash)) throw new Damaged(key)
  return JSON.parse(zlib.brotliDecompressSync(body).toString('utf8'))
}

/** Does `act` for each, `most` at once; the first failure ends it. */
export async function inParallel(items, most, act) {
  const left = items[Symbol.iterator]()
  const work = async () => {
    for (const item of left) await act(item)
  }
  await Promise.all(Array.from({ length: most }, work))
}
