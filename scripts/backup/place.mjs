import fs from 'node:fs'
import { mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

const UNFINISHED = '.unfinished'
const ABANDONED_AFTER_MS = 24 * 3600_000

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
  const bucket = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/(.*))?$/.exec(to)
  if (bucket)
    return openBucket(to, { bucket: bucket[1], prefix: bucket[2] ? path.posix.join(bucket[2], '/') : '' }, settings)
  if (/^\w+:\/\//.test(to)) throw new Error(`${to} kan ikke bruges. Skriv en mappe, eller s3://spand/mappe.`)
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

async function openBucket(name, { bucket, prefix }, settings) {
  const [s3, { Upload }] = await Promise.all([import('@aws-sdk/client-s3'), import('@aws-sdk/lib-storage')])
  const setting = (key) => settings[`BACKUP_S3_${key}`] || settings[`S3_${key}`]
  const client = new s3.S3Client({
    region: setting('REGION') || 'eu-central-1',
    endpoint: setting('ENDPOINT') || undefined,
    // Servers of one's own have no address for each bucket.
    forcePathStyle: Boolean(setting('ENDPOINT')),
    credentials: { accessKeyId: setting('ACCESS_KEY_ID') ?? '', secretAccessKey: setting('SECRET_ACCESS_KEY') ?? '' },
    // Other makers' servers do not know the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  return {
    name,
    async put(key, body) {
      await new Upload({ client, params: { Bucket: bucket, Key: prefix + key, Body: body } }).done()
    },
    async get(key) {
      return (await client.send(new s3.GetObjectCommand({ Bucket: bucket, Key: prefix + key }))).Body
    },
    async *list(below) {
      for await (const { Contents = [] } of s3.paginateListObjectsV2(
        { client },
        { Bucket: bucket, Prefix: prefix + below },
      )) {
        for (const { Key, Size, LastModified } of Contents) {
          yield { key: Key.slice(prefix.length), bytes: Size, at: LastModified }
        }
      }
    },
    async remove(keys) {
      // As many as one call may name.
      for (let from = 0; from < keys.length; from += 1000) {
        const Objects = keys.slice(from, from + 1000).map((key) => ({ Key: prefix + key }))
        await client.send(new s3.DeleteObjectsCommand({ Bucket: bucket, Delete: { Objects, Quiet: true } }))
      }
    },
  }
}
