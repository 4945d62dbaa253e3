import sharp from 'sharp'

type Upload = { name: string; mimeType: string; buffer: Buffer }

/**
 * A phone's picture as it lies in the memory, wide and marked by EXIF as to be turned: 6 for a quarter to the right,
 * 3 for upside down.
 */
export async function phonePicture(name: string, orientation: 1 | 3 | 6): Promise<Upload> {
  const buffer = await sharp({ create: { width: 640, height: 400, channels: 3, background: '#7a8f6a' } })
    .withMetadata({ orientation })
    .jpeg()
    .toBuffer()
  return { name, mimeType: 'image/jpeg', buffer }
}
