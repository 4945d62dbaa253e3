import { describe, expect, it } from 'vitest'
import { readScan, recogniseWedgeLayout } from '@/lib/domain/production/read-scan'
import { generateTextCode, isTextCode, printedAddress } from '@/lib/shared/qr-text-code'

const siteUrl = 'https://mindelund.dk'
const code = generateTextCode()
const other = generateTextCode()
const scan = (typed: string) => readScan(typed, { code, siteUrl })

describe('a scan in the quality check', () => {
  it('matches the exact address of the piece, ignoring case', () => {
    expect(scan(printedAddress(siteUrl, code))).toEqual({ kind: 'match', advice: null })
    expect(scan(printedAddress(siteUrl, code).toLowerCase())).toEqual({ kind: 'match', advice: null })
  })

  it('matches through a wrong keyboard layout and says how to set the scanner', () => {
    const result = scan(`HTTPSÆ--MINDELUND.DK-QR-${code}`)
    expect(result).toMatchObject({ kind: 'match', advice: expect.stringContaining('engelsk tastatur') })
  })

  it('reports another code of ours', () => {
    expect(scan(printedAddress(siteUrl, other))).toMatchObject({ kind: 'other', code: other })
    expect(scan(`HTTPSÆ--MINDELUND.DK-QR-${other}`)).toMatchObject({ kind: 'other', code: other })
  })

  it('reports the right code on another host as another symbol', () => {
    expect(scan(printedAddress('https://proeve.eksempel', code))).toMatchObject({ kind: 'other', code })
  })

  it('reports a foreign address as another symbol', () => {
    expect(scan('https://example.org/menu')).toMatchObject({ kind: 'other', code: null })
  })

  it('does not match a text code, which says nothing about the symbol', () => {
    expect(scan(code)).toEqual({ kind: 'letters' })
  })

  it('matches its own address sent twice, but not two run together or one with a lost key', () => {
    const own = printedAddress(siteUrl, code)
    expect(scan(own + own)).toMatchObject({ kind: 'match', advice: expect.stringContaining('Enter') })
    expect(scan(own + printedAddress(siteUrl, other))).toMatchObject({ kind: 'unreadable' })
    expect(scan(own.slice(0, -1))).toMatchObject({ kind: 'unreadable' })
  })

  it.each(['5701234567890', 'HTTPS§½½MIND', '???'])('does not read as a symbol: %s', (typed) => {
    expect(scan(typed).kind).toBe('unreadable')
  })
})

const wedgeCode = 'ABCDE1234M'
const prefix = 'HTTPS://MINDE-LUND.DK/QR/'
const address = prefix + wedgeCode

describe('a hand scanner', () => {
  it.each([address, address.toLowerCase(), ` ${address}\r\n`, `]Q1${address}`])(
    'that is set correctly is read: %s',
    (typed) => {
      expect(recogniseWedgeLayout(typed, prefix)).toEqual({ text: address, kind: 'clean', advice: null })
    },
  )

  // Differ in colon, slash, hyphen and full stop.
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
    ['leaving out punctuation', 'HTTPSMINDELUNDDKQRABCDE1234M', 'udelader tegn'],
    ['leaving out what needs Shift', 'HTTPSMINDE-LUND.DKQRABCDE1234M', 'udelader tegn'],
  ])('set to %s is repaired and explained', (_, typed, says) => {
    const reading = recogniseWedgeLayout(typed, prefix)
    expect(reading).toMatchObject({ text: address, kind: 'repaired' })
    expect(reading.advice).toContain(says)
  })

  it('set to a German layout is explained but never repaired, because a code may have both Y and Z', () => {
    const swapped = findSwapped()
    const reading = recogniseWedgeLayout(prefix + swapped, prefix)
    expect(reading.kind).toBe('foreign')
    expect(reading.advice).toContain('tysk tastatur')
  })

  it('with an unknown layout is reported', () => {
    expect(recogniseWedgeLayout('HTTPS§½½MINDE§LUND', prefix)).toMatchObject({ kind: 'foreign' })
  })

  it.each(['5701234567890', 'https://example.org/QR/ABCDE1234M', 'ABCDE-1234M', ''])(
    'that read something else is left unchanged: %s',
    (typed) => expect(recogniseWedgeLayout(typed, prefix)).toMatchObject({ kind: 'clean', advice: null }),
  )

  it.each([
    ['its own address twice, without Enter between', address + address],
    ['the same in another layout', 'HTTPSÆ--MINDE+LUND.DK-QR-CODE'.replace('CODE', wedgeCode).repeat(2)],
  ])('that typed %s is read as once', (_, typed) => {
    expect(recogniseWedgeLayout(typed, prefix)).toMatchObject({ text: address, kind: 'repaired' })
  })

  it('that does not press Enter is reported, and two different codes run together are not read', () => {
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

/** A malformed code that becomes valid when Y and Z are swapped. */
function findSwapped(): string {
  for (const last of '0123456789ABCDEFGHJKMNPQRSTVWXYZ') {
    const right = `YYZ123456${last}`
    const swapped = right.replace(/[YZ]/g, (letter) => (letter === 'Y' ? 'Z' : 'Y'))
    if (isTextCode(right) && !isTextCode(swapped)) return swapped
  }
  throw new Error('No such code')
}
