import { describe, expect, it } from 'vitest'
import { recogniseWedgeLayout } from '@/lib/domain/production/wedge-layout'
import { generateTextCode, isTextCode } from '@/lib/shared/qr-text-code'

const code = 'ABCDE1234M'
const prefix = 'HTTPS://MINDE-LUND.DK/QR/'
const address = prefix + code

describe('a hand scanner', () => {
  it.each([address, address.toLowerCase(), ` ${address}\r\n`, `]Q1${address}`])(
    'that is set right is read: %s',
    (typed) => {
      expect(recogniseWedgeLayout(typed, prefix)).toEqual({ text: address, kind: 'clean', advice: null })
    },
  )

  // Sign by sign: colon, slash, hyphen, full stop.
  it.each([
    [
      'English, the computer Danish',
      'HTTPSÆ--MINDE+LUND.DK-QR-ABCDE1234M',
      'engelsk tastatur, og computeren til dansk',
    ],
    ['English and caps lock is on', 'httpsæ--minde+lund.dk-qr-abcde1234m', 'engelsk tastatur, og computeren til dansk'],
    [
      'Danish, the computer English',
      'HTTPS>&&MINDE/LUND.DK&QR&ABCDE1234M',
      'dansk tastatur, og computeren til engelsk',
    ],
    [
      'Danish, the computer another',
      'HTTPS:&&MINDE-LUND.DK&QR&ABCDE1234M',
      'dansk tastatur, og computeren til et andet',
    ],
    ['without Shift', 'https.77minde-lund.dk7qr7abcde1234m', 'Skift-tasten'],
    ['leaving signs out', 'HTTPSMINDELUNDDKQRABCDE1234M', 'udelader tegn'],
    ['leaving out what needs Shift', 'HTTPSMINDE-LUND.DKQRABCDE1234M', 'udelader tegn'],
  ])('set to %s is repaired and explained', (_, typed, says) => {
    const reading = recogniseWedgeLayout(typed, prefix)
    expect(reading).toMatchObject({ text: address, kind: 'repaired' })
    expect(reading.advice).toContain(says)
  })

  it('set to a German layout is explained and never repaired, because Y and Z may both be in a code', () => {
    const swapped = findSwapped()
    const reading = recogniseWedgeLayout(prefix + swapped, prefix)
    expect(reading.kind).toBe('foreign')
    expect(reading.advice).toContain('tysk tastatur')
  })

  it('whose signs are of no layout that we know is told so', () => {
    expect(recogniseWedgeLayout('HTTPS§½½MINDE§LUND', prefix)).toMatchObject({ kind: 'foreign' })
  })

  it.each(['5701234567890', 'https://example.org/QR/ABCDE1234M', 'ABCDE-1234M', ''])(
    'that read something else is taken at its word: %s',
    (typed) => expect(recogniseWedgeLayout(typed, prefix)).toMatchObject({ kind: 'clean', advice: null }),
  )

  it.each([
    ['its own address twice, without Enter between', address + address],
    ['the same in another layout', 'HTTPSÆ--MINDE+LUND.DK-QR-CODE'.replace('CODE', code).repeat(2)],
  ])('that typed %s is read as once', (_, typed) => {
    expect(recogniseWedgeLayout(typed, prefix)).toMatchObject({ text: address, kind: 'repaired' })
  })

  it('that does not press Enter is told so, and two different codes in one go are nobody’s', () => {
    expect(recogniseWedgeLayout(address + address, prefix).advice).toContain('Enter')
    const both = recogniseWedgeLayout(address + prefix + generateTextCode(), prefix)
    expect(both).toMatchObject({ kind: 'foreign', advice: expect.stringContaining('løbet sammen') })
  })

  it.each([address.slice(0, -1), address.replace('C', ''), `${address}7`])(
    'that lost or doubled a key is not taken for another code: %s',
    (typed) =>
      expect(recogniseWedgeLayout(typed, prefix)).toMatchObject({ kind: 'foreign', advice: expect.any(String) }),
  )

  it('is not repaired into an address whose code is cut short', () => {
    expect(recogniseWedgeLayout('HTTPSÆ--MINDE+LUND.DK-QR-ABCDE', prefix).kind).toBe('foreign')
  })
})

/** A wrong text that becomes a code of ours when Y and Z change places. */
function findSwapped(): string {
  for (const last of '0123456789ABCDEFGHJKMNPQRSTVWXYZ') {
    const right = `YYZ123456${last}`
    const swapped = right.replace(/[YZ]/g, (letter) => (letter === 'Y' ? 'Z' : 'Y'))
    if (isTextCode(right) && !isTextCode(swapped)) return swapped
  }
  throw new Error('No such code')
}
