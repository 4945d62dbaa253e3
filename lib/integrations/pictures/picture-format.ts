export type PictureFormat = 'jpeg' | 'png' | 'webp' | 'gif' | 'avif'

/**
 * The format by a file's first bytes, never by name or claimed type; 'heic' for Apple's format and 'tiff' for that of
 * scanners, which become others first (as-decodable.ts); null for everything else. Checked before the decoder sees the
 * file, so its loaders for SVG, PDF and the like are never reached.
 */
export function detectPictureFormat(file: Buffer): PictureFormat | 'heic' | 'tiff' | null {
  if (startsWith(file, [0xff, 0xd8, 0xff])) return 'jpeg'
  if (startsWith(file, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png'
  if (textAt(file, 0, 4) === 'RIFF' && textAt(file, 8, 12) === 'WEBP') return 'webp'
  if (textAt(file, 0, 6) === 'GIF87a' || textAt(file, 0, 6) === 'GIF89a') return 'gif'
  // The second of each is BigTIFF.
  if (['II*\0', 'II+\0', 'MM\0*', 'MM\0+'].includes(textAt(file, 0, 4))) return 'tiff'
  return textAt(file, 4, 8) === 'ftyp' ? formatOfBrands(file) : null
}

const HEIC_BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'])

/** ISO 23008-12: the box lists a main brand, a version, then all compatible brands, four letters each. */
function formatOfBrands(file: Buffer): 'avif' | 'heic' | null {
  const end = Math.min(file.length, file.readUInt32BE(0), 256)
  const brands = [textAt(file, 8, 12)]
  for (let offset = 16; offset + 4 <= end; offset += 4) brands.push(textAt(file, offset, offset + 4))
  if (brands.includes('avif') || brands.includes('avis')) return 'avif'
  return brands.some((brand) => HEIC_BRANDS.has(brand)) ? 'heic' : null
}

function startsWith(file: Buffer, bytes: number[]): boolean {
  return file.length >= bytes.length && bytes.every((byte, index) => file[index] === byte)
}

function textAt(file: Buffer, start: number, end: number): string {
  return file.toString('latin1', start, end)
}
