import sharp from 'sharp'

/**
 * Width and height in pixels as the picture is seen, from its head alone: at once, and without decoding. `source` is a
 * file's path or its bytes. Zero for what does not say it there; whether a picture is whole shows when it is decoded.
 */
export async function readSize(source: string | Buffer): Promise<{ width: number; height: number }> {
  try {
    const { width, height } = (await sharp(source).metadata()).autoOrient
    return { width, height }
  } catch {
    return { width: 0, height: 0 }
  }
}
