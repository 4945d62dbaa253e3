import type { Readable } from 'node:stream'
import sharp from 'sharp'

/**
 * Width and height in pixels as the picture is seen, from its head alone: at once, and without decoding. `source` is a
 * path, or a stream, which is closed then. Zero for what does not say it there; whether a picture is whole shows when it
 * is decoded.
 */
export async function readSize(source: string | Readable): Promise<{ width: number; height: number }> {
  const reader = typeof source === 'string' ? sharp(source) : source.pipe(sharp())
  try {
    const { width, height } = (await reader.metadata()).autoOrient
    return { width, height }
  } catch {
    return { width: 0, height: 0 }
  } finally {
    if (typeof source !== 'string') source.destroy()
  }
}
