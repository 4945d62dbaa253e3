import { describe, expect, it } from 'vitest'
import { readScan } from '@/lib/domain/production/read-scan'
import { generateTextCode, printedAddress } from '@/lib/shared/qr-text-code'

const siteUrl = 'https://mindelund.dk'
const code = generateTextCode()
const other = generateTextCode()
const scan = (typed: string) => readScan(typed, { code, siteUrl })

describe('a scan in the quality check', () => {
  it('matches the very address of the piece, in capitals or not', () => {
    expect(scan(printedAddress(siteUrl, code))).toEqual({ kind: 'match', advice: null })
    expect(scan(printedAddress(siteUrl, code).toLowerCase())).toEqual({ kind: 'match', advice: null })
  })

  it('matches through a wrong keyboard layout and says how to set the scanner', () => {
    const result = scan(`HTTPSÆ--MINDELUND.DK-QR-${code}`)
    expect(result).toMatchObject({ kind: 'match', advice: expect.stringContaining('engelsk tastatur') })
  })

  it('tells another code of ours by its letters', () => {
    expect(scan(printedAddress(siteUrl, other))).toMatchObject({ kind: 'other', code: other })
    expect(scan(`HTTPSÆ--MINDELUND.DK-QR-${other}`)).toMatchObject({ kind: 'other', code: other })
  })

  it('takes the right code under another host for another symbol', () => {
    expect(scan(printedAddress('https://proeve.eksempel', code))).toMatchObject({ kind: 'other', code })
  })

  it('takes an address of somebody else for another symbol', () => {
    expect(scan('https://example.org/menu')).toMatchObject({ kind: 'other', code: null })
  })

  it('does not let typed letters pass: they say nothing about the symbol', () => {
    expect(scan(code)).toEqual({ kind: 'letters' })
  })

  it('knows its own address typed twice, and changes nothing for two that ran together or one that lost a key', () => {
    const own = printedAddress(siteUrl, code)
    expect(scan(own + own)).toMatchObject({ kind: 'match', advice: expect.stringContaining('Enter') })
    expect(scan(own + printedAddress(siteUrl, other))).toMatchObject({ kind: 'unreadable' })
    expect(scan(own.slice(0, -1))).toMatchObject({ kind: 'unreadable' })
  })

  it.each(['5701234567890', 'HTTPS§½½MIND', '???'])('changes nothing for what is no symbol of anybody: %s', (typed) => {
    expect(scan(typed).kind).toBe('unreadable')
  })
})
