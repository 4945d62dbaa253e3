import { expect, it } from 'vitest'
import { decodeText } from '@/lib/client/decode-text'

it('reads Danish letters from UTF-8, with its mark or without, and from Windows-1252', () => {
  expect(decodeText(new TextEncoder().encode('Åge Bøgh – 1941'))).toBe('Åge Bøgh – 1941')
  expect(decodeText(new TextEncoder().encode('\uFEFFÆble'))).toBe('Æble')
  // Node.js reads its dashes as Latin-1 does; a browser, where this runs, does not.
  expect(decodeText(Uint8Array.from([0xc5, 0x67, 0x65, 0x20, 0x42, 0xf8, 0x67, 0x68]))).toBe('Åge Bøgh')
})
