import 'server-only'
import { type OriginMark, readXmp, writeXmp } from '@/lib/integrations/origin-marks/xmp'

/** The box that holds XMP in MP4 (XMP Specification Part 3, §2.4). */
const xmpUuid = Buffer.from('BE7ACFCB97A942E89C71999491E3AFAC', 'hex')

/** The mark as a box to append to an MP4 or M4A: last of all, it moves nothing that the file's tables point to. */
export function mp4MarkBox(mark: OriginMark): Buffer {
  const packet = Buffer.from(writeXmp(mark))
  const head = Buffer.alloc(8)
  head.writeUInt32BE(8 + xmpUuid.length + packet.length)
  head.write('uuid', 4, 'latin1')
  return Buffer.concat([head, xmpUuid, packet])
}

/** The mark of an MP4 or M4A, or null. */
export function readMp4Mark(file: Uint8Array): OriginMark | null {
  for (const { type, body } of boxesOf(asBuffer(file))) {
    const isXmp = type === 'uuid' && body.subarray(0, xmpUuid.length).equals(xmpUuid)
    if (isXmp) return readXmp(body.toString('utf8', xmpUuid.length))
  }
  return null
}

/**
 * The same MP4 or M4A with its times of creation and change emptied: writers put the clock there, and the same song should
 * give the same bytes.
 */
export function withoutMp4Dates(file: Uint8Array): Buffer {
  const copy = Buffer.from(file)
  emptyDates(copy)
  return copy
}

const holders = new Set(['moov', 'trak', 'mdia'])
const dated = new Set(['mvhd', 'tkhd', 'mdhd'])

/** Two times after version and flags, of 8 bytes each in version 1 (ISO/IEC 14496-12 §8.2.2, §8.3.2, §8.4.2). */
function emptyDates(within: Buffer): void {
  for (const { type, body } of boxesOf(within)) {
    if (holders.has(type)) emptyDates(body)
    if (dated.has(type)) body.fill(0, 4, body[0] === 1 ? 20 : 12)
  }
}

/** Boxes one after the other; `body` is a view, not a copy. Ends at the first that is not whole. */
function* boxesOf(within: Buffer): Generator<{ type: string; body: Buffer }> {
  for (let at = 0; at + 8 <= within.length; ) {
    const short = within.readUInt32BE(at)
    // 1: the size follows in 8 bytes; 0: to the end.
    const isLong = short === 1 && at + 16 <= within.length
    const head = isLong ? 16 : 8
    const size = isLong ? Number(within.readBigUInt64BE(at + 8)) : short === 0 ? within.length - at : short
    if (size < head || at + size > within.length) return
    yield { type: within.toString('latin1', at + 4, at + 8), body: within.subarray(at + head, at + size) }
    at += size
  }
}

function asBuffer(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}
