import 'server-only'
import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { env } from '@/lib/server/env'

type ArchiveKey = {
  /** The Ed25519 signature (RFC 8032) of a text. */
  sign: (text: Buffer) => Buffer
  /** SubjectPublicKeyInfo in PEM. */
  publicPem: string
  /** SHA-256 of the public key in DER, in hex. */
  fingerprint: string
}

/** The key that signs exports of the published tree. Made the first time, in DATA_DIR, readable by its owner only. */
export async function readArchiveKey(): Promise<ArchiveKey> {
  const file = path.join(env.DATA_DIR, 'archive-key.pem')
  const made = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' })
  await writeFile(file, made, { flag: 'wx', mode: 0o600 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  const key = createPrivateKey(await readFile(file))
  return { sign: (text) => sign(null, text, key), ...publicHalf(createPublicKey(key)) }
}

function publicHalf(key: KeyObject): Pick<ArchiveKey, 'publicPem' | 'fingerprint'> {
  const fingerprint = createHash('sha256')
    .update(key.export({ type: 'spki', format: 'der' }))
    .digest('hex')
  return { publicPem: key.export({ type: 'spki', format: 'pem' }).toString(), fingerprint }
}
