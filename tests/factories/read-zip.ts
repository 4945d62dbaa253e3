import { inflateRawSync } from 'node:zlib'

const [endMark, entryMark] = [0x06054b50, 0x02014b50]

/** The files of a ZIP by name, read through its central directory (APPNOTE 4.3) as an unpacker does. */
export function readZip(zip: Buffer): Map<string, Buffer> {
  const end = zip.lastIndexOf(Buffer.from(Uint32Array.of(endMark).buffer))
  if (end < 0) throw new Error('The ZIP has no end: it broke off')
  const files = new Map<string, Buffer>()
  let at = zip.readUInt32LE(end + 16)
  for (let left = zip.readUInt16LE(end + 10); left > 0; left--) {
    if (zip.readUInt32LE(at) !== entryMark) throw new Error('The directory of the ZIP is broken')
    const packed = zip.readUInt32LE(at + 20)
    const name = zip.readUInt16LE(at + 28)
    const local = zip.readUInt32LE(at + 42)
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
    const bytes = zip.subarray(start, start + packed)
    files.set(
      zip.toString('utf8', at + 46, at + 46 + name),
      zip.readUInt16LE(at + 10) === 0 ? bytes : inflateRawSync(bytes),
    )
    at += 46 + name + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32)
  }
  return files
}
