/** Films made to hang or crash a reader, a few hundred bytes each unless noted. */

const u16 = (value: number) => numbers(2, value)
const u32 = (value: number) => numbers(4, value)
const zeros = (count: number) => Buffer.alloc(count)

function numbers(bytes: number, value: number): Buffer {
  const buffer = Buffer.alloc(bytes)
  buffer.writeUIntBE(value, 0, bytes)
  return buffer
}

/** A box of ISO 14496-12, with its true size unless another is claimed. */
export function box(name: string, body: Buffer[], claimedSize?: number): Buffer {
  const content = Buffer.concat(body)
  return Buffer.concat([u32(claimedSize ?? 8 + content.length), Buffer.from(name, 'latin1'), content])
}

const fullBox = (name: string, ...body: Buffer[]) => box(name, [u32(0), ...body])

const fileType = box('ftyp', [Buffer.from('isom'), u32(0), Buffer.from('isommp42')])

/** The claims of a sample table; one sample of each kind by default. */
type Table = {
  /** Samples in the only entry of `stts`, and the length of each in thousandths of a second. */
  samples?: number
  delta?: number
  /** The number of sizes `stsz` claims; with `size`, one for all. */
  sizes?: number
  size?: number
  extra?: Buffer[]
}

const configuration = [1, 0x42, 0xc0, 0x1e, 0xff, 0xe1, 0, 4, 0x67, 0x42, 0xc0, 0x1e, 1, 0, 2, 0x68, 0xce]
const header = fullBox('mvhd', zeros(8), u32(1000), u32(1000), zeros(80))
const trackHeader = fullBox('tkhd', zeros(8), u32(1), zeros(4), u32(1000), zeros(52), u32(64 << 16), u32(64 << 16))

function sampleTable({ samples = 1, delta = 1, sizes = samples, size = 1, extra = [] }: Table): Buffer {
  const picture = box('avc1', [
    ...[zeros(6), u16(1), zeros(16), u16(64), u16(64), zeros(50)],
    box('avcC', [Buffer.from(configuration)]),
  ])
  return box('stbl', [
    fullBox('stsd', u32(1), picture),
    fullBox('stts', u32(1), u32(samples), u32(delta)),
    ...extra,
    fullBox('stsc', u32(1), u32(1), u32(1), u32(1)),
    fullBox('stsz', u32(size), u32(sizes)),
    fullBox('stco', u32(1), u32(32)),
  ])
}

/** An MP4 with one video track; all its boxes are valid except for the table's claims. */
export function mp4(table: Table, more: { inTrack?: Buffer[]; inMovie?: Buffer[]; behind?: Buffer[] } = {}): Buffer {
  const media = box('mdia', [
    fullBox('mdhd', zeros(8), u32(1000), u32(1000), u16(0x55c4), u16(0)),
    fullBox('hdlr', zeros(4), Buffer.from('vide'), zeros(12), Buffer.from('x\0')),
    box('minf', [sampleTable(table)]),
  ])
  const track = box('trak', [trackHeader, ...(more.inTrack ?? []), media])
  const movie = box('moov', [header, track, ...(more.inMovie ?? [])])
  return Buffer.concat([fileType, box('mdat', [zeros(16)]), movie, ...(more.behind ?? [])])
}

const endless = 0xffffffff
/** A box with a table whose count is the maximum. */
const endlessTable = (name: string, ...before: Buffer[]) => fullBox(name, ...before, u32(endless), zeros(24))

const fragmented = (run: Buffer) =>
  mp4(
    {},
    {
      inMovie: [box('mvex', [fullBox('trex', u32(1), u32(1), u32(0), u32(1), u32(0))])],
      behind: [
        box('moof', [fullBox('mfhd', u32(1)), box('traf', [fullBox('tfhd', u32(1)), fullBox('tfdt', u32(0)), run])]),
      ],
    },
  )

/** Each box is the head of itself and of all within. */
function nested(name: string, depth: number): Buffer {
  return Buffer.concat(Array.from({ length: depth }, (_, level) => box(name, [], 8 * (depth - level))))
}

/** An EBML element: its id, its size in eight bytes, and its body. A null size means unknown. */
function element(id: string, body: Buffer, size: number | null = body.length): Buffer {
  const length =
    size === null
      ? Buffer.from('01ffffffffffffff', 'hex')
      : Buffer.concat([Buffer.from('01', 'hex'), numbers(1, 0), numbers(6, size)])
  return Buffer.concat([Buffer.from(id, 'hex'), length, body])
}

function webm(body: Buffer, size?: number | null): Buffer {
  const start = element('1a45dfa3', element('4282', Buffer.from('webm')))
  return Buffer.concat([start, element('18538067', body, size)])
}

function unknownSizes(id: string, depth: number): Buffer {
  const one = element(id, zeros(0), null)
  return Buffer.alloc(depth * one.length, one)
}

/** By effect. Every reader must refuse each of them quickly. */
export const hostileFilms: Record<string, () => Buffer> = {
  'four thousand million pictures, and one shift': () =>
    mp4({ samples: endless, extra: [fullBox('ctts', u32(1), u32(1), u32(0))] }),
  'four thousand million pictures that take no time': () => mp4({ samples: endless, delta: 0 }),
  'a shift of four thousand million pictures': () => mp4({ extra: [fullBox('ctts', u32(1), u32(endless), u32(0))] }),
  'four thousand million sizes': () => mp4({ sizes: endless, size: 0 }),
  'four thousand million pictures of one size': () => mp4({ sizes: endless, size: 1 }),
  'four thousand million small sizes': () => mp4({ extra: [fullBox('stz2', u32(8), u32(endless), zeros(8))] }),
  'four thousand million spans of time': () => mp4({ extra: [endlessTable('stts')] }),
  'four thousand million chunks': () => mp4({ extra: [endlessTable('stco')] }),
  'four thousand million far chunks': () => mp4({ extra: [endlessTable('co64')] }),
  'four thousand million groups of chunks': () => mp4({ extra: [endlessTable('stsc')] }),
  'four thousand million key pictures': () => mp4({ extra: [endlessTable('stss')] }),
  'four thousand million edits': () => mp4({}, { inTrack: [box('edts', [endlessTable('elst')])] }),
  'a fragment of four thousand million pictures': () => fragmented(fullBox('trun', u32(endless))),
  'many fragments that together have more pictures than bytes': () =>
    fragmented(Buffer.concat(Array.from({ length: 20 }, () => fullBox('trun', u32(1000))))),
  'tracks in tracks in tracks': () => mp4({}, { inMovie: [nested('trak', 20_000)] }),
  'a box of no size within another': () => mp4({}, { inMovie: [box('mdia', [], 0)] }),
  'a box larger than the one it is in': () => mp4({}, { inMovie: [box('mdia', [], 0x7fffffff)] }),
  'a movie larger than its file': () => Buffer.concat([fileType, box('moov', [zeros(8)], 0x7fffffff)]),
  'three hundred thousand empty boxes': () => Buffer.concat([fileType, Buffer.alloc(300_000 * 8, box('free', []))]),
  'a WebM larger than any disk': () => webm(element('1654ae6b', zeros(4), 2 ** 40), 2 ** 47),
  'tracks of unknown size in tracks of unknown size': () => webm(unknownSizes('1654ae6b', 50_000), null),
  'clusters of unknown size in clusters': () => webm(unknownSizes('1f43b675', 50_000), null),
  'a list of places without end': () =>
    webm(Buffer.concat([element('114d9b74', zeros(0), null), unknownSizes('4dbb', 50_000)]), null),
}
