import { Readable } from 'node:stream'
import { crc32, deflateRawSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { readZip } from '@/tests/factories/read-zip'
import { readGedzip } from './read-gedzip'
import { writeGedzip } from './write-gedzip'

const tree = Buffer.from('0 HEAD\n0 TRLR\n')

type Packed = {
  name: string
  body: Buffer
  flags?: number
  claims?: number
  mode?: number
  method?: number
  at?: number
}

/** A ZIP written byte by byte: no packer would write these. */
function zipOf(...files: Packed[]): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, body, flags = 0x0800, claims = body.length, mode = 0o100644, method = 8, at } of files) {
    const packed = method === 8 ? deflateRawSync(body, { level: 9 }) : body
    const nameBytes = Buffer.from(name)
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE(flags, 2)
    common.writeUInt16LE(method, 4)
    common.writeUInt32LE(crc32(body), 10)
    common.writeUInt32LE(packed.length, 14)
    common.writeUInt32LE(claims, 18)
    common.writeUInt16LE(nameBytes.length, 22)
    const tail = Buffer.alloc(14)
    tail.writeUInt32LE((mode << 16) >>> 0, 6)
    tail.writeUInt32LE(at ?? offset, 10)
    parts.push(Buffer.from('PK\x03\x04'), common, nameBytes, packed)
    directory.push(Buffer.from('PK\x01\x02\x14\x00'), common, tail, nameBytes)
    offset += 30 + nameBytes.length + packed.length
  }
  const listed = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(files.length, 8)
  end.writeUInt16LE(files.length, 10)
  end.writeUInt32LE(listed.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...parts, listed, end])
}

const gedcom: Packed = { name: 'gedcom.ged', body: tree }

describe('a ZIP with a family tree', () => {
  it('gives the tree, and each file when it is asked for', () => {
    const zip = zipOf(
      { name: 'media/', body: Buffer.alloc(0), method: 0 },
      { name: 'media/Søren.jpg', body: Buffer.from('et billede') },
      gedcom,
      { name: 'andet.ged', body: Buffer.from('et andet'), method: 0 },
    )
    const read = readGedzip(zip)
    expect(Buffer.from(read.gedcom)).toEqual(tree)
    expect([...read.files.keys()]).toEqual(['media/Søren.jpg', 'andet.ged'])
    expect(Buffer.from(read.files.get('media/Søren.jpg')?.() ?? []).toString()).toBe('et billede')
    expect(Buffer.from(read.files.get('andet.ged')?.() ?? []).toString()).toBe('et andet')
  })

  it('may have one tree of any name, and what macOS adds', () => {
    const zip = zipOf({ name: 'Slægten/Jensen.GED', body: tree }, { name: '__MACOSX/Slægten/._Jensen.GED', body: tree })
    expect(Buffer.from(readGedzip(zip).gedcom)).toEqual(tree)
  })

  it.each([
    ['no tree', 'ZIP_WITHOUT_GEDCOM', [{ name: 'a.jpg', body: tree }]],
    [
      'two trees',
      'ZIP_WITH_SEVERAL_GEDCOMS',
      [
        { name: 'a.ged', body: tree },
        { name: 'b.ged', body: tree },
      ],
    ],
  ] as const)('with %s is refused', (_, code, files) => {
    expect(() => readGedzip(zipOf(...files))).toThrow(code)
  })

  it.each([
    '../a.jpg',
    'media/../../a.jpg',
    '/etc/passwd',
    'C:/a.jpg',
    'c:a.jpg',
    'media\\a.jpg',
    'a\0.jpg',
    './a.jpg',
    'media//a.jpg',
    '..',
  ])('with the path %j is refused', (name) => {
    expect(() => readGedzip(zipOf(gedcom, { name, body: tree }))).toThrow('ZIP_UNSAFE_PATH')
  })

  it.each([
    ['a link', 'ZIP_UNSAFE_PATH', [{ name: 'a.jpg', body: tree, mode: 0o120777 }]],
    ['a file that is encrypted', 'ZIP_ENCRYPTED', [{ name: 'a.jpg', body: tree, flags: 1 }]],
    [
      'a path twice',
      'ZIP_DUPLICATE_PATH',
      [
        { name: 'a.jpg', body: tree },
        { name: 'A.jpg', body: tree },
      ],
    ],
    ['a packing nobody knows', 'ZIP_BROKEN', [{ name: 'a.jpg', body: tree, method: 14 }]],
    ['a file packed a thousand times', 'ZIP_TOO_LARGE', [{ name: 'a.jpg', body: Buffer.alloc(5_000_000) }]],
  ] as const)('with %s is refused', (_, code, files) => {
    expect(() => readGedzip(zipOf(gedcom, ...files))).toThrow(code)
  })

  it('with files that lie upon each other is refused', () => {
    const zip = zipOf(gedcom, { name: 'a', body: tree }, { name: 'b', body: tree })
    const entry = 'PK\x01\x02'
    for (let at = zip.indexOf(entry); at >= 0; at = zip.indexOf(entry, at + 1)) zip.writeUInt32LE(zip.length, at + 20)
    expect(() => readGedzip(zip)).toThrow('ZIP_BROKEN')
  })

  it('is held to its limits', () => {
    const zip = zipOf(gedcom, { name: 'a', body: Buffer.from('abc') }, { name: 'b', body: Buffer.from('abc') })
    expect(() => readGedzip(zip, { files: 2 })).toThrow('ZIP_TOO_MANY_FILES')
    expect(() => readGedzip(zip, { totalBytes: 19 })).toThrow('ZIP_TOO_LARGE')
    expect(() => readGedzip(zip, { treeBytes: tree.length - 1 })).toThrow('ZIP_TOO_LARGE')
    expect(readGedzip(zip, { totalBytes: 20, files: 3 }).files.size).toBe(2)
  })

  it('that lies about a size is stopped there', () => {
    const zip = zipOf(gedcom, { name: 'a.jpg', body: Buffer.alloc(50_000_000), claims: 10 })
    expect(() => readGedzip(zip).files.get('a.jpg')?.()).toThrow('ZIP_BROKEN')
    expect(() => readGedzip(zipOf({ ...gedcom, claims: 3 }))).toThrow('ZIP_BROKEN')
  })

  it.each([0, 3, 21, 60, 100])('that was cut off after %i bytes is refused', (bytes) => {
    expect(() => readGedzip(zipOf(gedcom).subarray(0, bytes))).toThrow('ZIP_BROKEN')
  })
})

it('a GEDZIP that was written is read again, by any unpacker', async () => {
  async function* portions() {
    yield tree.subarray(0, 5)
    yield tree.subarray(5)
  }
  const files = [{ path: 'media/Søren.jpg', open: () => Readable.from([Buffer.from('et billede')]) }]
  const zip = Buffer.from(await new Response(writeGedzip(portions(), files)).arrayBuffer())
  expect(readZip(zip).get('gedcom.ged')).toEqual(tree)
  const read = readGedzip(zip)
  expect(Buffer.from(read.gedcom)).toEqual(tree)
  expect(Buffer.from(read.files.get('media/Søren.jpg')?.() ?? []).toString()).toBe('et billede')
})
