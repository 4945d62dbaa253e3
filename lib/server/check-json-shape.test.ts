import { describe, expect, it } from 'vitest'
import { checkJsonShape } from '@/lib/server/check-json-shape'

const refusal = (text: string, mostValues = 5000) => {
  try {
    checkJsonShape(text, mostValues)
    return null
  } catch (error) {
    return error
  }
}

describe('the shape of a JSON text', () => {
  it.each([
    ['lists side by side', `{"a":[${'[],'.repeat(50_000)}[]]}`, 'BODY_TOO_LARGE'],
    ['numbers', `[${'1,'.repeat(50_000)}1]`, 'BODY_TOO_LARGE'],
    ['names', `{${'"a":1,'.repeat(50_000)}"a":1}`, 'BODY_TOO_LARGE'],
    ['nested objects', '{"a":'.repeat(1000), 'UNREADABLE_BODY'],
    ['nested lists', '['.repeat(1000), 'UNREADABLE_BODY'],
    ['lists after a string with an escaped quotation mark', `{"a":"\\"","b":${'['.repeat(1000)}`, 'UNREADABLE_BODY'],
    ['lists after a string that ends in a backslash', `{"a":"\\\\","b":${'['.repeat(1000)}`, 'UNREADABLE_BODY'],
  ])('is refused for too many %s', (_, text, code) => {
    expect(refusal(text)).toMatchObject({ code })
  })

  it('is counted outside strings', () => {
    expect(refusal(JSON.stringify({ text: '[[{{,,"\\'.repeat(10_000) }))).toBeNull()
  })

  it('allows what our own pages send', () => {
    expect(refusal(JSON.stringify({ ids: Array.from({ length: 1200 }, () => crypto.randomUUID()) }))).toBeNull()
  })
})
