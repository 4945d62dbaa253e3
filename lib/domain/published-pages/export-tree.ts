import 'server-only'
import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  randomUUID,
  sign,
} from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { type FileHandle, lstat, mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type Readable, Transform } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import {
  checksumOf,
  manifestName,
  type Place,
  readManifest,
  readPlace,
  stoneFolder,
  tree,
} from '@/lib/domain/published-pages/tree'
import type { Bucket } from '@/lib/integrations/storage/bucket.mjs'
import { bucket } from '@/lib/integrations/storage/storage'
import { db } from '@/lib/server/db'
import { env } from '@/lib/server/env'
import { danishDay } from '@/lib/shared/danish-time'

type Options = {
  /** Where the bag is made; must not exist. */
  folder: string
  onProgress?: (done: number, all: number) => void
}
/** `skipped`: pages whose copy was not whole. `fingerprint`: of the key that signed, SHA-256 in hex. */
export type TreeExport = { pages: number; skipped: number; files: number; bytes: number; fingerprint: string }

/**
 * Writes the published tree as a BagIt bag (RFC 8493) of real files, and signs its list of lists. A page that is published
 * anew or closed meanwhile is in it as it was before or after, or not at all, but never half. Throws where the folder exists.
 */
export async function exportTree({ folder, onProgress }: Options): Promise<TreeExport> {
  if (await exists(folder)) throw new Error(`${folder} findes allerede.`)
  const made = path.join(path.dirname(folder), `.${path.basename(folder)}.${randomUUID()}`)
  await mkdir(path.join(made, 'data'), { recursive: true })
  try {
    const bag: Bag = { root: made, list: await open(path.join(made, manifestName), 'wx'), files: 0, bytes: 0 }
    const counts = await writePages(bag, onProgress).finally(() => bag.list.close())
    const fingerprint = await writeTags(bag)
    if (await exists(folder)) throw new Error(`${folder} findes allerede.`)
    await rename(made, folder)
    return { ...counts, files: bag.files, bytes: bag.bytes, fingerprint }
  } catch (error) {
    await rm(made, { recursive: true, force: true })
    throw error
  }
}

const exists = (file: string) =>
  lstat(file).then(
    () => true,
    () => false,
  )

/** `list`: of the bag's files with their SHA-512. */
type Bag = { root: string; list: FileHandle; files: number; bytes: number }

async function writePages(bag: Bag, onProgress: Options['onProgress']): Promise<{ pages: number; skipped: number }> {
  const all = await db.publishedPage.count()
  let [pages, skipped] = [0, 0]
  for (let after = '00000000-0000-0000-0000-000000000000'; ; ) {
    const row = await db.publishedPage.findFirst({
      where: { memorialId: { gt: after } },
      orderBy: { memorialId: 'asc' },
      select: { memorialId: true },
    })
    if (!row) return { pages, skipped }
    after = row.memorialId
    if (await writePage(bag, row.memorialId)) pages++
    else skipped++
    onProgress?.(pages + skipped, Math.max(all, pages + skipped))
  }
}

/** Each is begun again when it was published anew meanwhile; nobody does so this often. */
const mostTries = 5

/** False for a page that was taken away, or whose copy is not whole. */
async function writePage(bag: Bag, memorialId: string): Promise<boolean> {
  for (let tries = 0; tries < mostTries; tries++) {
    const before = await findCopy(memorialId)
    if (!before) return false
    const aside = path.join(bag.root, randomUUID())
    const files = await copyFiles(before, aside)
    const now = await findCopy(memorialId)
    if (files && now && now.folder === before.folder && now.places.join() === before.places.join()) {
      if (await placeCopy(bag, { ...now, aside, files })) return true
    }
    await rm(aside, { recursive: true, force: true })
    if (now?.folder === before.folder) return false
  }
  return false
}

type Found = { folder: string; places: string[]; checksum: string; slug: string }

/** Null for a page that has no copy, or one that must leave. */
async function findCopy(memorialId: string): Promise<Found | null> {
  const row = await db.publishedPage.findUnique({ where: { memorialId, isLeaving: false } })
  const memorial = await db.memorial.findUnique({ where: { id: memorialId }, select: { slug: true } })
  return row && memorial ? { ...row, ...memorial } : null
}

/** A file with its SHA-512 in hex and its size in bytes. */
type CopiedFile = { name: string; checksum: string; bytes: number }

/** Null where a file of the copy is missing or is not as its list says. */
async function copyFiles({ folder, checksum: own }: Found, aside: string): Promise<CopiedFile[] | null> {
  const manifest = await readManifest(folder)
  if (!manifest) return null
  const files: CopiedFile[] = []
  for (const [name, checksum] of [...manifest, [manifestName, own] as const]) {
    const bytes = await tree.read(`${folder}/${name}`)
    const copied = bytes && (await copyFile(bytes, path.join(aside, name)))
    if (copied?.checksum !== checksum) return null
    files.push({ name, ...copied })
  }
  return files
}

async function copyFile(from: Readable, to: string): Promise<Omit<CopiedFile, 'name'>> {
  await mkdir(path.dirname(to), { recursive: true })
  const hash = createHash('sha512')
  let bytes = 0
  const counting = new Transform({
    transform: (chunk: Buffer, _, next) => {
      hash.update(chunk)
      bytes += chunk.length
      next(null, chunk)
    },
  })
  await pipeline(from, counting, createWriteStream(to, { flags: 'wx' }))
  return { checksum: hash.digest('hex'), bytes }
}

/**
 * The copy itself under its page's slug; its other addresses lead there, or hold the page of a double stone. An address that
 * was another page's when that was written stays so. False where that is so of all its slugs.
 */
async function placeCopy(bag: Bag, copy: Found & { aside: string; files: CopiedFile[] }): Promise<boolean> {
  const free: Place[] = []
  for (const place of copy.places.map(readPlace))
    if (!(await exists(path.join(bag.root, 'data', place.path)))) free.push(place)
  const slugs = free.map((place) => place.path).filter((place) => place.startsWith('memorial/'))
  const main = slugs.find((place) => place === `memorial/${copy.slug}`) ?? slugs[0]
  if (!main) return false
  await mkdir(path.join(bag.root, 'data/memorial'), { recursive: true })
  await rename(copy.aside, path.join(bag.root, 'data', main))
  for (const file of copy.files) await list(bag, { ...file, name: `data/${main}/${file.name}` })
  for (const place of free) {
    const stone = stoneFolder(place)
    if (stone) await placeStone(bag, { from: `data/${main}`, files: copy.files, stone, to: `data/${place.path}` })
    else if (place.path !== main) await write(bag, `data/${place.path}/index.html`, leadTo(`../../${main}/`))
  }
  return true
}

type Stone = { from: string; files: CopiedFile[]; stone: string; to: string }

async function placeStone(bag: Bag, { from, files, stone, to }: Stone): Promise<void> {
  for (const { name } of files.filter((file) => file.name.startsWith(`${stone}/`))) {
    const target = `${to}/${name.slice(stone.length + 1)}`
    const copied = await copyFile(createReadStream(path.join(bag.root, from, name)), path.join(bag.root, target))
    await list(bag, { name: target, ...copied })
  }
}

async function write(bag: Bag, name: string, text: string): Promise<void> {
  await mkdir(path.dirname(path.join(bag.root, name)), { recursive: true })
  await writeFile(path.join(bag.root, name), text, { flag: 'wx' })
  await list(bag, { name, checksum: sha512(text), bytes: Buffer.byteLength(text) })
}

async function list(bag: Bag, { name, checksum, bytes }: CopiedFile): Promise<void> {
  await bag.list.write(`${checksum}  ${name}\n`)
  bag.files++
  bag.bytes += bytes
}

const sha512 = (text: string | Buffer) => createHash('sha512').update(text).digest('hex')

const leadTo = (address: string) => `<!doctype html>
<html lang="da">
<meta charset="utf-8">
<meta http-equiv="refresh" content="0; url=${address}">
<title>Mindesiden står her</title>
<p><a href="${address}">Gå til mindesiden</a></p>
</html>
`

/** What RFC 8493 wants beside the files, and a signature over all of it. Returns the key's fingerprint. */
async function writeTags({ root, files, bytes }: Bag): Promise<string> {
  const key = await readArchiveKey()
  const texts: Record<string, string> = {
    'archive-key.pub.pem': key.publicPem,
    'bag-info.txt': `Source-Organization: ${env.company.name}
Bagging-Date: ${danishDay(new Date())}
Payload-Oxum: ${bytes}.${files}
External-Description: Mindesider fra ${env.SITE_URL}, som de vises for alle.
`,
    'bagit.txt': 'BagIt-Version: 1.0\nTag-File-Character-Encoding: UTF-8\n',
  }
  for (const [name, text] of Object.entries(texts)) await writeFile(path.join(root, name), text)
  const checksums = new Map(Object.entries(texts).map(([name, text]) => [name, sha512(text)]))
  checksums.set(manifestName, await checksumOf(createReadStream(path.join(root, manifestName))))
  const tags = Buffer.from([...checksums].map(([name, checksum]) => `${checksum}  ${name}\n`).join(''))
  await writeFile(path.join(root, 'tagmanifest-sha512.txt'), tags)
  await writeFile(path.join(root, 'tagmanifest-sha512.txt.sig'), key.sign(tags))
  return key.fingerprint
}

const keyName = 'archive-key.pem'

type ArchiveKey = {
  /** The Ed25519 signature (RFC 8032) of a text. */
  sign: (text: Buffer) => Buffer
  /** SubjectPublicKeyInfo in PEM. */
  publicPem: string
  /** SHA-256 of the public key in DER, in hex. */
  fingerprint: string
}

/**
 * The key that signs exports of the published tree. Made the first time, in DATA_DIR, readable by its owner only. With a
 * bucket it is there, since any machine may be lost; the one that was in DATA_DIR before is taken along.
 */
async function readArchiveKey(): Promise<ArchiveKey> {
  const key = createPrivateKey(bucket ? await readFromBucket(bucket) : await readFromDisk())
  return { sign: (text) => sign(null, text, key), ...publicHalf(createPublicKey(key)) }
}

async function readFromDisk(): Promise<Buffer> {
  const file = path.join(env.DATA_DIR, keyName)
  const made = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' })
  await writeFile(file, made, { flag: 'wx', mode: 0o600 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  return readFile(file)
}

/** Two exports that are the first at the same moment take turns. */
function readFromBucket(from: Bucket): Promise<Buffer> {
  return db.$transaction(async (tx) => {
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended('archive key', 70))`
    const found = await from.get(keyName)
    if (found) return buffer(found.stream)
    const made = await readFromDisk()
    await from.put(keyName, made, { contentType: 'application/x-pem-file' })
    return made
  })
}

function publicHalf(key: KeyObject): Pick<ArchiveKey, 'publicPem' | 'fingerprint'> {
  const fingerprint = createHash('sha256')
    .update(key.export({ type: 'spki', format: 'der' }))
    .digest('hex')
  return { publicPem: key.export({ type: 'spki', format: 'pem' }).toString(), fingerprint }
}
