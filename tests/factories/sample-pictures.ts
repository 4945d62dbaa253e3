import { crc32, deflateSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'

/** Generated test pictures. The left half is red and the right half blue, so that rotation shows. */
export function drawHalves(width: number, height: number): Sharp {
  const blue = { r: 20, g: 40, b: 220 }
  const right = { create: { width: Math.ceil(width / 2), height, channels: 3 as const, background: blue } }
  return sharp({ create: { width, height, channels: 3, background: { r: 220, g: 30, b: 20 } } })
    .composite([{ input: right, left: Math.floor(width / 2), top: 0 }])
    .removeAlpha()
}

/** A JPEG as a phone writes it: on its side (orientation 6), with camera, owner and the position of a churchyard. */
export function phoneJpeg(width: number, height: number): Promise<Buffer> {
  return drawHalves(width, height)
    .withExif({
      IFD0: { Make: 'Telefonfabrikken', Copyright: 'Karen Testperson', Orientation: '6' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '55/1 40/1 12/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '12/1 34/1 5/1',
      },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
}

/**
 * A PNG of a few kilobytes that claims this many pixels, all black, one bit each. Written byte by byte: no encoder
 * would.
 */
export function bombPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([1, 0, 0, 0, 0], 8)
  const rows = deflateSync(Buffer.alloc(height * (Math.ceil(width / 8) + 1)), { level: 9 })
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([signature, pngChunk('IHDR', header), pngChunk('IDAT', rows), pngChunk('IEND', Buffer.alloc(0))])
}

function pngChunk(name: string, body: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), body])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(body.length)
  const checksum = Buffer.alloc(4)
  checksum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, checksum])
}
