import sharp from 'sharp'

/**
 * Width and height in pixels of the upright picture, from its head alone, without decoding. `source` is a path or
 * bytes. Zeros when the head does not say; does not check that the picture is whole.
 */
export async function readSize(source: string | Buffer): Promise<{ width: number; height: number }> {
  try {
    const { width, height } = (await sharp(source).metadata()).autoOrient
    return { width, height }
  } catch {
    return { width: 0, height: 0 }
  }
}
