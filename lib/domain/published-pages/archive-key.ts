import 'server-only'
import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { Bucket } from '@/lib/integrations/storage/bucket.mjs'
import { bucket } from '@/lib/integrations/storage/storage'
import { db } from '@/lib/server/db'
import { env } from '@/lib/server/env'

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
export async function readArchiveKey(): Promise<ArchiveKey> {
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
