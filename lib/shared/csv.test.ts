import { expect, it } from 'vitest'
import { parseCsv } from '@/lib/shared/csv'
import { decodeText } from '@/lib/shared/decode-text'

it('reads Danish letters from UTF-8, with its mark or without, and from Windows-1252', () => {
  expect(decodeText(new TextEncoder().encode('Åge Bøgh – 1941'))).toBe('Åge Bøgh – 1941')
  expect(decodeText(new TextEncoder().encode('\uFEFFÆble'))).toBe('Æble')
  // Node.js reads its dashes as Latin-1 does; a browser, where this runs, does not.
  expect(decodeText(Uint8Array.from([0xc5, 0x67, 0x65, 0x20, 0x42, 0xf8, 0x67, 0x68]))).toBe('Åge Bøgh')
})

it('reads UTF-16 by its mark, and no picture or spreadsheet', () => {
  expect(decodeText(Buffer.from('\uFEFFÅge', 'utf16le'))).toBe('Åge')
  expect(decodeText(Buffer.from('\uFEFFÅge', 'utf16le').swap16())).toBe('Åge')
  expect(decodeText(Uint8Array.from([0x50, 0x4b, 3, 4, 0, 0]))).toBeNull()
})

it('parts rows as their headings are parted, and says where a quotation mark has no end', () => {
  for (const mark of [';', ',', '\t']) {
    expect(parseCsv(`\nKode${mark}Linje 1\n1${mark}Bo`).rows.at(-1)).toEqual(['1', 'Bo'])
  }
  expect(parseCsv('Nr.;Linje 1\n1;"Karen\n2;Bo').unclosedAt).toBe(2)
})
