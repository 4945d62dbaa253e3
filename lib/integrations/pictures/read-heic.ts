import path from 'node:path'
import { Worker } from 'node:worker_threads'
import sharp from 'sharp'
import { PictureError } from './picture-error'

/** Most pixels of a HEIC: the largest that phones write has 48 million. Decoded it takes four bytes for each. */
const MAX_PIXELS = 50_000_000
/** A phone's picture takes one to four seconds on a slow server. */
const PATIENCE_MS = 60_000

type Pixels = { width: number; height: number; data: Uint8Array }

/**
 * A HEIC as a JPEG of its full size, turned right, with the colours' profile and nothing else that was in it. From here
 * on it is a picture like all others. Throws PICTURE_BROKEN and PICTURE_TOO_MANY_PIXELS.
 */
export async function jpegFromHeic(file: Buffer): Promise<Buffer> {
  const { width, height, data } = await decode(file)
  const jpeg = await sharp(data, { raw: { width, height, channels: 4 }, limitInputPixels: MAX_PIXELS })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 96, chromaSubsampling: '4:4:4' })
    .toBuffer()
  const profile = profileOf(file)
  return profile ? withProfile(jpeg, profile) : jpeg
}

function decode(file: Buffer): Promise<Pixels> {
  // By path and not by import: the bundler would make a worker of its own, without the decoder's binary.
  const script = path.join(/* turbopackIgnore: true */ process.cwd(), 'lib/integrations/pictures/heic-worker.mjs')
  const worker = new Worker(script, { workerData: { file, maxPixels: MAX_PIXELS }, stdout: true, stderr: true })
  return new Promise<Pixels>((resolve, reject) => {
    const refuse = (cause: unknown) => {
      const isLarge = cause instanceof Error && cause.message === 'exceeds pixel limit'
      reject(new PictureError(isLarge ? 'PICTURE_TOO_MANY_PIXELS' : 'PICTURE_BROKEN', { cause }))
    }
    const late = setTimeout(() => refuse(new Error('took too long')), PATIENCE_MS)
    worker.once('message', resolve)
    worker.once('error', refuse)
    worker.once('exit', (code) => {
      clearTimeout(late)
      refuse(new Error(`ended with ${code}`))
    })
  }).finally(() => worker.terminate())
}

/** The ICC profile in the file's `colr` box (ISO 14496-12 §12.1.5), without which a phone's colours would pale. */
function profileOf(file: Buffer): Buffer | null {
  const at = file.indexOf('colrprof', 0, 'latin1')
  if (at < 4) return null
  const size = file.readUInt32BE(at - 4)
  const profile = file.subarray(at + 8, at - 4 + size)
  return profile.length > 128 && profile.toString('latin1', 36, 40) === 'acsp' ? profile : null
}

/** Puts the profile behind the JPEG's first marker (ICC.1 annex B.4). One that needs several segments is left out. */
function withProfile(jpeg: Buffer, profile: Buffer): Buffer {
  const head = Buffer.from('\xff\xe2\0\0ICC_PROFILE\0\x01\x01', 'latin1')
  const length = head.length - 2 + profile.length
  if (length > 0xffff) return jpeg
  head.writeUInt16BE(length, 2)
  return Buffer.concat([jpeg.subarray(0, 2), head, profile, jpeg.subarray(2)])
}
