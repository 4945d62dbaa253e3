import sharp from 'sharp'

type Upload = { name: string; mimeType: string; buffer: Buffer }

/**
 * A phone's picture as stored, in landscape with an EXIF orientation: 6 for a quarter turn to the right, 3 for upside
 * down.
 */
export async function phonePicture(name: string, orientation: 1 | 3 | 6): Promise<Upload> {
  const buffer = await sharp({ create: { width: 640, height: 400, channels: 3, background: '#7a8f6a' } })
    .withMetadata({ orientation })
    .jpeg()
    .toBuffer()
  return { name, mimeType: 'image/jpeg', buffer }
}

/** A picture of about nine megabytes: noise, which does not compress. */
export function heavyPicture(): Promise<Buffer> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 }
  return sharp({ create: { width: 1800, height: 1800, channels: 3, background: '#808080', noise } })
    .jpeg({ quality: 100, chromaSubsampling: '4:4:4' })
    .toBuffer()
}
