import { describe, expect, test } from 'vitest'
import { CODE_ALPHABET, checkCharacterFor, hasValidCheckCharacter } from './text-code.mjs'

const LENGTH = 10
const letters = [...CODE_ALPHABET]

/** A deterministic stream of codes, so that failures reproduce. */
function sampleCodes(count: number): string[] {
  let state = 20_260_101
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return letters[state >>> 27] ?? '0'
  }
  return Array.from({ length: count }, () => {
    const body = Array.from({ length: LENGTH - 1 }, next).join('')
    return body + checkCharacterFor(body)
  })
}

function withCharacters(code: string, changes: Record<number, string>): string {
  return [...code].map((character, place) => changes[place] ?? character).join('')
}

describe('the check character', () => {
  test('never changes: these codes are pinned because stones carry them', () => {
    expect(CODE_ALPHABET).toBe('0123456789ABCDEFGHJKMNPQRSTVWXYZ')
    expect(checkCharacterFor('000000000')).toBe('T')
    expect(checkCharacterFor('123456789')).toBe('T')
    expect(checkCharacterFor('ABCDEFGHJ')).toBe('0')
    expect(checkCharacterFor('ZZZZZZZZZ')).toBe('7')
    expect(checkCharacterFor('M1NDE7KXQ')).toBe('8')
    expect(checkCharacterFor('7G4T9QW2B')).toBe('2')
  })

  test('does not accept ten zeros, the likeliest placeholder', () => {
    expect(hasValidCheckCharacter('0000000000')).toBe(false)
  })

  // The code is affine: an error goes unseen when its difference has check value zero, whatever the rest of the code
  // is. Trying every change of one and two places with every pair of values is therefore exhaustive.
  test('catches every single wrong character', () => {
    const missed: string[] = []
    let tried = 0
    for (const code of ['0000000000', 'ZZZZZZZZZZ', ...sampleCodes(200)]) {
      const valid = code.slice(0, -1) + checkCharacterFor(code.slice(0, -1))
      for (let place = 0; place < LENGTH; place++) {
        for (const letter of letters) {
          if (letter === valid[place]) continue
          const wrong = withCharacters(valid, { [place]: letter })
          if (hasValidCheckCharacter(wrong)) missed.push(`${valid} read as ${wrong}`)
          tried++
        }
      }
    }
    expect(missed).toEqual([])
    expect(tried).toBe(202 * LENGTH * 31)
  })

  test('catches every swap of two unequal characters, neighbours or not, for every pair of values', () => {
    const missed: string[] = []
    let tried = 0
    for (let first = 0; first < LENGTH; first++) {
      for (let second = first + 1; second < LENGTH; second++) {
        for (const a of letters) {
          for (const b of letters) {
            if (a === b) continue
            const code = completedWith(first, a, second, b)
            const wrong = withCharacters(code, { [first]: b, [second]: a })
            if (hasValidCheckCharacter(wrong)) missed.push(`${code} read as ${wrong}`)
            tried++
          }
        }
      }
    }
    expect(missed).toEqual([])
    expect(tried).toBe(45 * 32 * 31)
  })

  test('catches every twin error, AA read as BB', () => {
    const missed: string[] = []
    let tried = 0
    for (let place = 0; place < LENGTH - 1; place++) {
      for (const a of letters) {
        const code = completedWith(place, a, place + 1, a)
        for (const b of letters) {
          if (a === b) continue
          const wrong = withCharacters(code, { [place]: b, [place + 1]: b })
          if (hasValidCheckCharacter(wrong)) missed.push(`${code} read as ${wrong}`)
          tried++
        }
      }
    }
    expect(missed).toEqual([])
    expect(tried).toBe(9 * 32 * 31)
  })

  test('accepts exactly one in 32 of all last characters', () => {
    for (const code of sampleCodes(100)) {
      const accepted = letters.filter((letter) => hasValidCheckCharacter(code.slice(0, -1) + letter))
      expect(accepted).toEqual([code.slice(-1)])
    }
  })

  test('refuses characters outside the alphabet', () => {
    expect(hasValidCheckCharacter('ABCU')).toBe(false)
    expect(hasValidCheckCharacter('ab')).toBe(false)
    expect(hasValidCheckCharacter('')).toBe(false)
    expect(hasValidCheckCharacter('A')).toBe(false)
    expect(() => checkCharacterFor('ABCU')).toThrow(RangeError)
  })
})

/** A valid code with `a` and `b` in the two places, found by varying a third place. */
function completedWith(first: number, a: string, second: number, b: string): string {
  const free = [0, 1, 2].find((place) => place !== first && place !== second) ?? 0
  for (const letter of letters) {
    const code = withCharacters('7G4T9QW2BB', { [free]: letter, [first]: a, [second]: b })
    if (hasValidCheckCharacter(code)) return code
  }
  throw new Error('every such code can be completed')
}
