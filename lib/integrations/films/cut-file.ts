import { closeSync, fstatSync, openSync, readSync } from 'node:fs'
import {
  CustomSource,
  type EncodedPacket,
  EncodedPacketSink,
  FilePathSource,
  FLAC,
  type Input,
  type InputTrack,
  MP3,
  OGG,
  type Source,
} from 'mediabunny'

/** A file of picture or sound ends before its own structure says: most likely it was interrupted on its way. */
export class CutFileError extends Error {
  override readonly name = 'CutFileError'
}

/**
 * The file for a reader, without what stands behind a WebM, Matroska or AAC: the reader takes such bytes for more of
 * it, and may never end. A WAV has its true sizes, where its recorder did not come to write them. Throws a CutFileError
 * for a WebM, Matroska, WAV, Ogg or AAC that ends within its picture or sound. Other files pass, and recordings that
 * were never told how long they are. Reads the heads of elements only, synchronously, for a process that does nothing
 * else. MP4 is checked by `assertHonestTables`.
 */
export function openWhole(file: string): Source {
  return withReader(file, (read, size) => {
    const name = read(0, 4).toString('hex')
    const endOf = containers.get(name) ?? endOfAdts
    const end = endOf(read, size)
    if (end === null) throw new CutFileError(`ends after ${size} bytes`)
    const sizes = name === riff ? unwrittenSizes(read, size) : []
    return sizes.length > 0 ? withSizes(file, size, sizes) : new FilePathSource(file).slice(0, end)
  })
}

/** What shall stand at a place of the file as a number of four bytes. */
type Size = { at: number; bytes: number }

function withSizes(file: string, size: number, sizes: Size[]): Source {
  const handle = openSync(file, 'r')
  return new CustomSource({
    getSize: () => size,
    read: (start, end) => {
      const bytes = Buffer.alloc(end - start)
      readSync(handle, bytes, 0, bytes.length, start)
      for (const { at, bytes: value } of sizes) {
        for (let place = 0; place < 4; place++) {
          const index = at + place - start
          if (index >= 0 && index < bytes.length) bytes[index] = (value >>> (8 * place)) & 0xff
        }
      }
      return bytes
    },
    dispose: () => closeSync(handle),
  })
}

/** The bytes of these places that are in the file. */
type Reader = (from: number, length: number) => Buffer

/** Five hours of sound have some 900,000 heads; a file with more is made to be walked for minutes. */
const mostReads = 1_000_000
/** Of heads that overlap, and searches that begin again. */
const mostHeadBytes = 64 * 1024 * 1024

/** Throws an Error when `use` reads more than any honest file needs. */
function withReader<T>(file: string, use: (read: Reader, size: number) => T): T {
  const handle = openSync(file, 'r')
  try {
    const { size } = fstatSync(handle)
    const left = { reads: mostReads, bytes: 2 * size + mostHeadBytes }
    return use((from, length) => {
      left.reads--
      left.bytes -= length
      if (left.reads < 0 || left.bytes < 0) throw new Error('elements without end')
      const at = Math.max(0, from)
      const bytes = Buffer.alloc(Math.max(0, Math.min(from + length, size) - at))
      return bytes.subarray(0, readSync(handle, bytes, 0, bytes.length, at))
    }, size)
  } finally {
    closeSync(handle)
  }
}

const riff = Buffer.from('RIFF').toString('hex')

/** By the first four bytes of a file: where it ends; null where it is cut. */
const containers = new Map<string, (read: Reader, size: number) => number | null>([
  ['1a45dfa3', endOfMatroska],
  [riff, (read, size) => (isCutWave(read, size) ? null : size)],
  [Buffer.from('RF64').toString('hex'), (read, size) => (isCutWave(read, size) ? null : size)],
  [Buffer.from('OggS').toString('hex'), endOfOgg],
])

/** RFC 8794 and 9559: what holds picture and sound, with the elements that stand beside blocks in a cluster. */
const matroska = { header: 0x1a45dfa3, segment: 0x18538067, cluster: 0x1f43b675 }
const inCluster = new Set([0xe7, 0xa7, 0xab, 0xa3, 0xa0])
/** The others that may stand around clusters, with padding and checksums. */
const aroundClusters = new Set([0x114d9b74, 0x1549a966, 0x1654ae6b, 0x1c53bb6b, 0x1941a469, 0x1043a770, 0x1254c367])
const known = new Set([...Object.values(matroska), ...inCluster, ...aroundClusters, 0xec, 0xbf])
const beginsOfBlocks = new Set([0x1f, 0xa3, 0xa0])

function endOfMatroska(read: Reader, size: number): number | null {
  let segmentEnd = Number.POSITIVE_INFINITY
  let [hasCluster, isLastCluster] = [false, false]
  // Behind the last element that is known.
  let end = 0
  let at = 0
  while (at < Math.min(segmentEnd, size)) {
    const element = elementAt(read(at, 12))
    if (!element || !known.has(element.id)) {
      // A head of which only a part is there was cut. Other bytes without sense are damage, or stand behind the end.
      if (!element && hasCluster && size - at < 12 && beginsOfBlocks.has(read(at, 1)[0] ?? 0)) return null
      at = nextCluster(read, at + 1, size)
      continue
    }
    const { id, headBytes, bytes } = element
    const body = at + headBytes
    if (id === matroska.segment && bytes !== null) segmentEnd = body + bytes
    const isCluster = id === matroska.cluster
    if (isCluster) hasCluster = true
    if (isCluster || !inCluster.has(id)) isLastCluster = isCluster
    const isOpened = id === matroska.segment || (isCluster && bytes === null)
    if (!isOpened && bytes === null) return size
    if (!isOpened && body + (bytes ?? 0) > size) return hasCluster && (isCluster || inCluster.has(id)) ? null : at
    at = isOpened ? body : body + (bytes ?? 0)
    end = at
  }
  // Behind the clusters stand indexes and names, without which it plays.
  return segmentEnd < Number.POSITIVE_INFINITY && segmentEnd > size && hasCluster && isLastCluster ? null : end
}

const portionBytes = 64 * 1024

/** Where the next cluster begins; the file's size for none. */
function nextCluster(read: Reader, from: number, size: number): number {
  const head = Buffer.alloc(4)
  head.writeUInt32BE(matroska.cluster)
  for (let at = from; at < size; at += portionBytes) {
    const found = read(at, portionBytes + head.length - 1).indexOf(head)
    if (found >= 0) return at + found
  }
  return size
}

/** Null for what is no element; `bytes` null for one of unknown size, which recorders write. */
function elementAt(head: Buffer): { id: number; headBytes: number; bytes: number | null } | null {
  const idBytes = Math.clz32(head[0] ?? 0) - 23
  const sizeBytes = Math.clz32(head[idBytes] ?? 0) - 23
  if (idBytes > 4 || sizeBytes > 8 || idBytes + sizeBytes > head.length) return null
  const id = head.readUIntBE(0, idBytes)
  const size = head.subarray(idBytes, idBytes + sizeBytes)
  const bits = size.reduce((sum, byte, at) => sum * 256 + (at === 0 ? byte & (0xff >> sizeBytes) : byte), 0)
  return { id, headBytes: idBytes + sizeBytes, bytes: bits >= 2 ** (7 * sizeBytes) - 1 ? null : bits }
}

/** What recorders write as the size of a WAV that they could not know: nothing, or the most there is. */
const unknownWave = 0x7fff_f000

/** Some programs count a byte of padding that they do not write, or the heads as sound. */
const waveSlack = 64

/** Where the sound of a WAV begins and how long it says it is, `far` by the size for more than 4 GB (EBU Tech 3306). */
function soundOf(read: Reader, size: number): { from: number; bytes: number; far: number } | null {
  let far = 0
  for (let at = 12; at + 8 <= size; ) {
    const head = read(at, 8)
    const name = head.toString('latin1', 0, 4)
    const bytes = head.readUInt32LE(4)
    if (name === 'ds64') far = Number(read(at + 16, 8).readBigUInt64LE())
    if (name === 'data') return { from: at + 8, bytes, far }
    at += 8 + bytes + (bytes % 2)
  }
  return null
}

function isCutWave(read: Reader, size: number): boolean {
  const sound = soundOf(read, size)
  const said = read(4, 4).readUInt32LE()
  if (!sound) return said < unknownWave && said + 8 > size + waveSlack
  const { from, bytes, far } = sound
  const long = bytes === 0xffff_ffff && far > 0 ? far : bytes
  return (long < unknownWave || long === far) && from + long > size + waveSlack
}

/** The sizes of a WAV whose recorder did not come to write them: the reader believes the zeros, players do not. */
function unwrittenSizes(read: Reader, size: number): Size[] {
  const sound = soundOf(read, size)
  if (!sound) return []
  const { from, bytes } = sound
  const long = Math.min(bytes || size, size - from)
  if (bytes > 0 && read(4, 4).readUInt32LE() + 8 >= from + long) return []
  return [
    { at: 4, bytes: size - 8 },
    { at: from - 4, bytes: long },
  ]
}

/** RFC 3533 §6: pages of a head, the lengths of their segments, and these. */
function endOfOgg(read: Reader, size: number): number | null {
  let isContinued = false
  // Behind the last page with anything in it: the reader fails at an empty one, with which old programs close a file.
  let end = 0
  for (let at = 0; at < size; ) {
    const head = read(at, 27)
    if (!'OggS'.startsWith(head.toString('latin1', 0, 4))) break
    const segments = read(at + 27, head[26] ?? 0)
    if (head.length < 27 || segments.length < (head[26] ?? 0)) return null
    at += 27 + segments.reduce((sum, bytes) => sum + bytes, segments.length)
    if (at > size) return null
    if (segments.length > 0) end = at
    // The last page of a stream ends its packet (§6, header type 4).
    isContinued = segments.at(-1) === 255 && ((head[5] ?? 0) & 4) === 0
  }
  return isContinued ? null : end
}

/** ISO 14496-3 §1.A.2: frames of AAC, each with its length, behind tags. */
function endOfAdts(read: Reader, size: number): number | null {
  let at = behindTags(read)
  if (!isAdts(read(at, 2))) return size
  while (at < size) {
    const head = read(at, 6)
    if (!isAdts(head)) return at
    const bytes = head.length < 6 ? 0 : (head.readUIntBE(3, 3) >> 5) & 0x1fff
    // A frame of no length, which would be read forever.
    if (head.length === 6 && bytes < 7) return at
    if (head.length < 6 || at + bytes > size) return null
    at += bytes
  }
  return at
}

/** By the marks of a frame, or the first of two bytes. */
function isAdts(head: Buffer): boolean {
  return head[0] === 0xff && (head.length === 1 || ((head[1] ?? 0) & 0xf6) === 0xf0)
}

/**
 * Throws a CutFileError where a track's last packet is not wholly in the file, where an MP3 or FLAC has fewer packets
 * than its head says, or where an MP3 begins another that it does not end.
 */
export async function assertWholeTracks(file: string, input: Input): Promise<void> {
  const format = await input.getFormat()
  // Its pages are walked, and finding its last packet needs page positions that old programs wrote otherwise.
  if (format === OGG) return
  for (const track of await input.getTracks()) {
    const last = await findLast(track)
    if (!last) continue
    // The reader leaves out a last frame of FLAC in so few bytes, which is silence like the one before.
    const unread = format === FLAC && last.data.length < 16 ? last.duration : 0
    const lasted = last.timestamp + last.duration + unread
    const said = format === FLAC ? await track.getDurationFromMetadata() : null
    if (said !== null && lasted < said - 0.01) throw new CutFileError(`${lasted} of ${said} seconds`)
    if (format === MP3) assertWholeFrames(file, last)
  }
}

/** The last packet as it is stored, which with pictures is not the last that is shown. */
async function findLast(track: InputTrack): Promise<EncodedPacket | null> {
  const sink = new EncodedPacketSink(track)
  let last = await sink.getPacket(Number.POSITIVE_INFINITY, { metadataOnly: true })
  for (let next = last; next; next = await sink.getNextPacket(next, { metadataOnly: true })) last = next
  if (!last) return null
  const stored = await sink.getPacket(last.timestamp)
  if (!stored) throw new CutFileError('the last packet is not in the file')
  return stored
}

const tailBytes = 64 * 1024
/** Some programs count the frame that holds the count, or the encoder's own delay. */
const framesLess = 2

function assertWholeFrames(file: string, { data, timestamp, duration }: EncodedPacket): void {
  withReader(file, (read, size) => {
    const tail = read(size - tailBytes, tailBytes)
    const at = tail.lastIndexOf(data)
    const rest = tail.subarray(at + data.length)
    const isHead = rest[0] === 0xff && (rest.length === 1 || rest[1] === data[1])
    if (at >= 0 && isHead) throw new CutFileError('half a frame')
    const said = xingFrames(read)
    if (Math.round(timestamp / duration) + 1 + framesLess < said) throw new CutFileError(`fewer than ${said} frames`)
  })
}

/** The number of frames by the head that most programs write into the first (Xing); 0 without it. */
function xingFrames(read: Reader): number {
  const at = behindTags(read)
  const head = read(at, 64)
  const found = Math.max(head.indexOf('Xing'), head.indexOf('Info'))
  const hasFrames = found > 0 && found + 12 <= head.length && ((head[found + 7] ?? 0) & 1) === 1
  return hasFrames ? head.readUInt32BE(found + 8) : 0
}

/** Where the sound begins. ID3v2 §3.1: the size of a tag in four times seven bits. */
function behindTags(read: Reader): number {
  let at = 0
  for (let tag = read(at, 10); tag.toString('latin1', 0, 3) === 'ID3'; tag = read(at, 10)) {
    at += 10 + tag.subarray(6).reduce((sum, byte) => sum * 128 + (byte & 0x7f), 0)
  }
  return at
}
