import fs from 'node:fs'
import { mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { bucketOf, openBucket } from '../../lib/integrations/storage/bucket.mjs'
import { inParallel } from './objects.mjs'

const UNFINISHED = '.unfinished'
const ABANDONED_AFTER_MS = 24 * 3600_000
const REMOVED_AT_ONCE = 8

/**
 * Where backups are kept: a folder, or `s3://bucket/prefix`. A put is whole or not there at all.
 * @typedef {{ key: string, bytes: number, at: Date }} Entry
 * @typedef {{
 *   name: string,
 *   put: (key: string, body: Buffer | import('node:stream').Readable) => Promise<void>,
 *   get: (key: string) => Promise<import('node:stream').Readable>,
 *   list: (prefix: string) => AsyncIterable<Entry>,
 *   remove: (keys: string[]) => Promise<void>,
 * }} Place
 * @param {string} to
 * @param {NodeJS.ProcessEnv} [settings] BACKUP_S3_* or S3_*, for a bucket
 * @returns {Promise<Place>}
 */
export function openPlace(to, settings = process.env) {
  const [, bucketName, folder] = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/(.*))?$/.exec(to) ?? []
  if (bucketName) return bucketPlace(to, { bucketName, prefix: folder ? path.posix.join(folder, '/') : '' }, settings)
  if (/^\w+:\/\//.test(to)) throw new Error(`${to} kan ikke bruges. Skriv en mappe, eller s3://bucket/mappe.`)
  return openFolder(path.resolve(to))
}

async function openFolder(root) {
  const fileOf = (key) => path.join(root, key)
  const unfinished = path.join(root, UNFINISHED)
  await mkdir(unfinished, { recursive: true, mode: 0o700 })
  await removeAbandoned(unfinished)
  return {
    name: root,
    async put(key, body) {
      const draft = path.join(unfinished, crypto.randomUUID())
      try {
        await pipeline(
          Buffer.isBuffer(body) ? Readable.from([body]) : body,
          fs.createWriteStream(draft, { mode: 0o600, flush: true }),
        )
        await mkdir(path.dirname(fileOf(key)), { recursive: true, mode: 0o700 })
        await rename(draft, fileOf(key))
        await flushFolder(path.dirname(fileOf(key)))
      } finally {
        await rm(draft, { force: true })
      }
    },
    async get(key) {
      return (await open(fileOf(key))).createReadStream()
    },
    async *list(prefix) {
      // A prefix ends with a folder, or begins the names of what is in one.
      const folder = path.dirname(`${fileOf(prefix)}x`)
      for await (const file of walk(folder)) {
        const key = path.relative(root, file).replaceAll(path.sep, '/')
        if (!key.startsWith(prefix)) continue
        const { size, mtime } = await stat(file)
        yield { key, bytes: size, at: mtime }
      }
    },
    async remove(keys) {
      for (const key of keys) await rm(fileOf(key), { force: true })
    },
  }
}

async function* walk(folder) {
  let entries
  try {
    entries = await opendir(folder)
  } catch (error) {
    if (error.code === 'ENOENT') return
    throw error
  }
  for await (const entry of entries) {
    const file = path.join(folder, entry.name)
    if (entry.isDirectory()) yield* walk(file)
    else yield file
  }
}

async function removeAbandoned(folder) {
  for (const name of fs.readdirSync(folder)) {
    const file = path.join(folder, name)
    if (Date.now() - (await stat(file)).mtimeMs > ABANDONED_AFTER_MS) await rm(file, { force: true })
  }
}

/** A rename survives a power cut once the folder is on the disk. */
async function flushFolder(folder) {
  if (process.platform === 'win32') return
  const handle = await open(folder)
  await handle.sync().finally(() => handle.close())
}

/** The same client as the files' bucket has; it may be another bucket, at another maker. */
function bucketPlace(name, { bucketName, prefix }, settings) {
  const setting = (key) => settings[`BACKUP_S3_${key}`] || settings[`S3_${key}`]
  const bucket = openBucket(
    bucketOf({
      S3_BUCKET: bucketName,
      S3_REGION: setting('REGION') || 'eu-central-1',
      S3_ENDPOINT: setting('ENDPOINT'),
      S3_PATH_STYLE: setting('PATH_STYLE'),
      S3_ACCESS_KEY_ID: setting('ACCESS_KEY_ID'),
      S3_SECRET_ACCESS_KEY: setting('SECRET_ACCESS_KEY'),
    }),
  )
  return {
    name,
    put: (key, body) => bucket.put(prefix + key, body, { contentType: 'application/octet-stream' }),
    async get(key) {
      const found = await bucket.get(prefix + key)
      if (!found) throw Object.assign(new Error(`${key} is not there`), { code: 'ENOENT' })
      return found.stream
    },
    async *list(below) {
      for await (const { key, size, modifiedAt } of bucket.list(prefix + below))
        yield { key: key.slice(prefix.length), bytes: size, at: modifiedAt }
    },
    remove: (keys) => inParallel(keys, REMOVED_AT_ONCE, (key) => bucket.remove(prefix + key)),
  }
}
