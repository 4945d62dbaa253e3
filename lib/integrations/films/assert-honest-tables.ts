import { closeSync, fstatSync, openSync, readSync } from 'node:fs'
import { CutFileError } from './cut-file'

/** The boxes a file of this family may start with (ISO 14496-12 §4.2 and QuickTime). */
const firstBoxes = new Set(['ftyp', 'styp', 'moov', 'moof', 'mdat', 'free', 'skip', 'wide', 'pnot'])
const containers = new Set('moov trak mdia minf dinf stbl edts mvex moof traf mfra sinf schi wave'.split(' '))

/**
 * In bytes. Ten minutes at sixty frames a second with sound need two MB; an hour of a call in fragments needs twenty.
 */
const mostTableBytes = 64 * 1024 * 1024
/** A ten-minute film with one frame a fragment has this many. */
const mostBoxes = 250_000
const deepest = 12

/** Bytes per entry of each table, and the offset of the entry count, after version and flags. */
const tables: Record<string, { entryBytes: (body: Buffer) => number; countAt: number; counts?: boolean }> = {
  stts: { entryBytes: () => 8, countAt: 4, counts: true },
  ctts: { entryBytes: () => 8, countAt: 4, counts: true },
  stsc: { entryBytes: () => 12, countAt: 4 },
  stco: { entryBytes: () => 4, countAt: 4 },
  co64: { entryBytes: () => 8, countAt: 4 },
  stss: { entryBytes: () => 4, countAt: 4 },
  elst: { entryBytes: (body) => (body.readUInt8(0) === 1 ? 20 : 12), countAt: 4 },
}

type Walk = {
  fileBytes: number
  boxes: number
  tableBytes: number
  samples: Map<string, number>
  /** The names of the outermost boxes. */
  outer: Set<string>
}

/**
 * Checks the tables of an MP4 or MOV against the file: no table has more entries than bytes, no box exceeds its
 * parent, and all tracks together have no more samples than the file has bytes. Throws an Error otherwise, and a
 * CutFileError for a file that ends within its tables or a fragment, or before its tables. Other files pass. Readers
 * trust these counts, which go up to four billion. Reads synchronously, for a process that does nothing else.
 */
export function assertHonestTables(file: string): void {
  const handle = openSync(file, 'r')
  try {
    const { size } = fstatSync(handle)
    const walk: Walk = { fileBytes: size, boxes: 0, tableBytes: 0, samples: new Map(), outer: new Set() }
    for (let at = 0; at < size; ) {
      const head = readAt(handle, at, Math.min(16, size - at))
      const box = boxAt(head, 0)
      if (at === 0 && !(box && firstBoxes.has(box.name))) return
      // Zeros after the last box, or a box that reaches to the end: readers stop here too.
      if (!box) {
        if (walk.outer.has('moof') && isBegun(head)) throw new CutFileError('within the head of a fragment')
        break
      }
      countBox(walk)
      walk.outer.add(box.name)
      if (at + box.size > size) assertNotCut(box, walk)
      else if (containers.has(box.name)) {
        walk.tableBytes += box.size
        if (walk.tableBytes > mostTableBytes) throw new Error(`${box.name} is too large`)
        checkBoxes(readAt(handle, at + box.headBytes, box.size - box.headBytes), walk, 1)
      }
      at += box.size
    }
    if (walk.outer.has('mdat') && !hasTables(walk)) throw new CutFileError('no tables')
  } finally {
    closeSync(handle)
  }
}

/** Of fewer bytes than a head: not padding, but the size of another box. */
function isBegun(head: Buffer): boolean {
  return head.length < 8 && head[0] === 0 && head.some((byte) => byte !== 0)
}

function hasTables({ outer }: Walk): boolean {
  // A HEIC has its tables in the last of these.
  return outer.has('moov') || outer.has('moof') || outer.has('meta')
}

/** Of a box that reaches beyond the file. Where one table names all packets, the last of them tell (cut-file.ts). */
function assertNotCut({ name, size }: Box, { outer }: Walk): void {
  if (containers.has(name) && size > mostTableBytes) throw new Error(`${name} is too large`)
  const isFragment = outer.has('moof') && (name === 'moof' || name === 'mdat')
  if (name === 'moov' || isFragment) throw new CutFileError(`within ${name}`)
}

function readAt(handle: number, position: number, length: number): Buffer {
  const buffer = Buffer.alloc(length)
  return buffer.subarray(0, readSync(handle, buffer, 0, length, position))
}

type Box = { name: string; size: number; headBytes: number }

/** Null where there is no box. */
function boxAt(bytes: Buffer, at: number): Box | null {
  if (at + 8 > bytes.length) return null
  const short = bytes.readUInt32BE(at)
  const name = bytes.toString('latin1', at + 4, at + 8)
  if (short !== 1) return short < 8 ? null : { name, size: short, headBytes: 8 }
  const size = at + 16 > bytes.length ? 0 : Number(bytes.readBigUInt64BE(at + 8))
  return size < 16 ? null : { name, size, headBytes: 16 }
}

function checkBoxes(bytes: Buffer, walk: Walk, depth: number): void {
  if (depth > deepest) throw new Error('boxes in boxes without end')
  // Fewer bytes than a box header are padding.
  for (let at = 0; at + 8 <= bytes.length; ) {
    const box = boxAt(bytes, at)
    if (!box || at + box.size > bytes.length) throw new Error('a box that reaches out of its own')
    countBox(walk)
    const body = bytes.subarray(at + box.headBytes, at + box.size)
    if (containers.has(box.name)) checkBoxes(body, walk, depth + 1)
    else checkTable(box.name, body, walk)
    at += box.size
  }
}

function countBox(walk: Walk): void {
  if (++walk.boxes > mostBoxes) throw new Error('boxes without end')
}

function checkTable(name: string, body: Buffer, walk: Walk): void {
  const table = tables[name]
  if (table) {
    const count = body.readUInt32BE(table.countAt)
    const start = table.countAt + 4
    const bytes = table.entryBytes(body)
    if (start + count * bytes > body.length) throw new Error(`${name} has fewer entries than it says`)
    if (!table.counts) return
    for (let at = start; at < start + count * bytes; at += bytes) addSamples(walk, name, body.readUInt32BE(at))
  }
  if (name === 'stsz') checkSizes(body, walk)
  if (name === 'stz2') checkCompactSizes(body, walk)
  if (name === 'trun') checkRun(body, walk)
}

/** Summed over all tracks, by kind of table: each track has at most one of each. */
function addSamples(walk: Walk, name: string, count: number): void {
  const total = (walk.samples.get(name) ?? 0) + count
  if (total > walk.fileBytes) throw new Error(`${name} tells of more samples than the file has bytes`)
  walk.samples.set(name, total)
}

/** ISO 14496-12 §8.7.3.2: one size for all samples, or one each. */
function checkSizes(body: Buffer, walk: Walk): void {
  const [size, count] = [body.readUInt32BE(4), body.readUInt32BE(8)]
  addSamples(walk, 'stsz', count)
  if (size === 0 ? 12 + count * 4 > body.length : count * size > walk.fileBytes) {
    throw new Error('stsz has fewer sizes than it says')
  }
}

/** §8.7.3.3: sizes of 4, 8 or 16 bits. */
function checkCompactSizes(body: Buffer, walk: Walk): void {
  const [bits, count] = [body.readUInt8(7), body.readUInt32BE(8)]
  addSamples(walk, 'stz2', count)
  if (![4, 8, 16].includes(bits) || 12 + Math.ceil((count * bits) / 8) > body.length) {
    throw new Error('stz2 has fewer sizes than it says')
  }
}

/** §8.8.8: the flags say which of four numbers each sample of a fragment has; without any, all are defaults. */
function checkRun(body: Buffer, walk: Walk): void {
  const flags = body.readUIntBE(1, 3)
  const count = body.readUInt32BE(4)
  const numbers = [0x100, 0x200, 0x400, 0x800].filter((flag) => flags & flag).length
  const start = 8 + [0x1, 0x4].filter((flag) => flags & flag).length * 4
  addSamples(walk, 'trun', count)
  if (start + count * numbers * 4 > body.length) throw new Error('trun has fewer samples than it says')
}
