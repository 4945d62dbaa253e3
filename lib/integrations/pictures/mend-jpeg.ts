import sharp from 'sharp'
import { decoderOptions } from './read-picture'
import { writeAnew } from './write-anew'

const endMarker = Buffer.from([0xff, 0xd9])

/**
 * A JPEG that our decoder refuses but every browser shows, in a form that it reads: without its end marker but with all
 * its pixels, if coarse, or damaged within. Anything else, and what lacks its lower part, is returned as it is, for the
 * decoder to refuse.
 */
export async function mendJpeg(file: Buffer): Promise<Buffer> {
  const hasEnd = file.subarray(-2).equals(endMarker)
  if ((await faultOf(file, 'error', hasEnd)) === null) return file
  const ended = hasEnd ? file : Buffer.concat([file, endMarker])
  if (!hasEnd && !(await isWhole(ended))) return file
  if ((await faultOf(ended, 'error')) === null) return ended
  // Without `unlimited` the decoder gives up after a few faults.
  return writeAnew(ended, { failOn: 'none', unlimited: true }).catch(() => file)
}

/** The decoder fills with grey what is missing, and warns. */
async function isWhole(file: Buffer): Promise<boolean> {
  return hasWholeFirstScans(file) || !(await faultOf(file, 'warning'))?.includes('premature end of data segment')
}

/**
 * What the decoder says against a file; null when nothing. At a small size it is fast, but misses faults in the last
 * rows.
 */
async function faultOf(file: Buffer, failOn: 'error' | 'warning', isSmall = false): Promise<string | null> {
  const picture = sharp(file, { ...decoderOptions, failOn })
  const decoded = isSmall ? picture.resize(64, 64, { fit: 'inside' }) : picture
  return decoded
    .raw()
    .toBuffer()
    .then(
      () => null,
      (error: Error) => error.message,
    )
}

/**
 * Whether a progressive JPEG (ITU-T T.81 annex G) has each component's first scan to its end: then every pixel is
 * there, if coarser than it was.
 */
function hasWholeFirstScans(file: Buffer): boolean {
  let components = 0
  let scanned: number[] = []
  const whole = new Set<number>()
  for (let at = nextMarker(file, 2); at >= 0; at = nextMarker(file, at)) {
    const marker = file[at + 1] ?? 0
    // What follows a scan ends it.
    if (marker !== 0xd9) for (const component of scanned) whole.add(component)
    const length = at + 4 <= file.length ? file.readUInt16BE(at + 2) : 0
    if (marker === 0xc2) components = file[at + 9] ?? 0
    if (marker === 0xda) scanned = firstScanOf(file.subarray(at + 4, at + 2 + length))
    at += 2 + length
  }
  return components > 0 && whole.size >= components
}

/** The components of a scan of the coarsest values (Ss and Ah are 0, §B.2.3); none of others. */
function firstScanOf(head: Buffer): number[] {
  const count = head[0] ?? 0
  const [start, , approximation] = head.subarray(1 + 2 * count)
  if (start !== 0 || (approximation ?? 0) >> 4 !== 0) return []
  return Array.from({ length: count }, (_, index) => head[1 + 2 * index] ?? 0)
}

/** Where the next marker stands that is neither padding nor within a scan; -1 for none. */
function nextMarker(file: Buffer, from: number): number {
  for (let at = file.indexOf(0xff, from); at >= 0 && at + 1 < file.length; at = file.indexOf(0xff, at + 1)) {
    const code = file[at + 1] ?? 0
    if (code >= 0xc0 && code < 0xff && !(code >= 0xd0 && code <= 0xd7)) return at
  }
  return -1
}
