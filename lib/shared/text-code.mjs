/**
 * The alphabet and the check character of our text codes. Plain JavaScript, because the server reads addresses too
 * (page-address.mjs).
 *
 * Alphabet: Crockford's base32 (https://www.crockford.com/base32.html), the 32 digits and letters without I, L, O, U.
 * A character's index is its value, 0 to 31, read as an element of the field GF(32) with the polynomial x⁵ + x² + 1
 * and the generator α = x = 2.
 *
 * Formula, for a body of values v₁ … vₙ: s₀ = 1, sᵢ = α · (sᵢ₋₁ + vᵢ), check = sₙ. Expanded: check = αⁿ + αⁿ·v₁ +
 * αⁿ⁻¹·v₂ + … + α·vₙ, a weighted sum over a finite field whose weights are the distinct powers α⁰ (the check
 * character itself) to αⁿ.
 *
 * Why this scheme: every weight is non-zero, so it detects every single wrong character; all weights differ (α has
 * order 31, and a code has ten places), so it detects every swap of two unequal characters, adjacent or not, and
 * every twin error (AA for BB). Luhn mod N misses a swap of the first and last letter of its alphabet. Source: J.
 * Verhoeff, Error Detecting Decimal Codes, Amsterdam 1969, and H. M. Damm, Total anti-symmetrische Quasigruppen,
 * Marburg 2004, whose scheme this is with the quasigroup x∗y = α(x+y). The start value 1 makes 0000000000 invalid.
 *
 * Codes are engraved in stone: none of this may ever change. text-code.test.ts pins it.
 */
export const CODE_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Characters in a text code, including the check character. */
export const TEXT_CODE_LENGTH = 10

const FIELD_POLYNOMIAL = 0b100101
const START_VALUE = 1

/**
 * The check character for `body`. Throws a RangeError when `body` has a character outside the alphabet.
 * @param {string} body
 */
export function checkCharacterFor(body) {
  let sum = START_VALUE
  for (const character of body) {
    const value = CODE_ALPHABET.indexOf(character)
    if (value < 0) throw new RangeError('A code holds only characters of Crockford base32')
    sum = timesAlpha(sum ^ value)
  }
  return CODE_ALPHABET.charAt(sum)
}

/**
 * Whether the last character of `code` is the check character of the rest. False for characters outside the alphabet.
 * @param {string} code
 */
export function hasValidCheckCharacter(code) {
  const body = code.slice(0, -1)
  if (body === '' || [...code].some((character) => !CODE_ALPHABET.includes(character))) return false
  return checkCharacterFor(body) === code.slice(-1)
}

/**
 * The stored form of a typed code: upper case, without hyphens, spaces and the invisible characters that copying
 * brings, with Crockford's lenient readings (O for 0, I and L for 1). Does not check that the result is a code.
 * @param {string} input
 * @returns {string}
 */
export function normaliseTextCode(input) {
  return input
    .toUpperCase()
    .replace(/[\s\p{Default_Ignorable_Code_Point}\p{Pd}\u2212]/gu, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1')
}

/**
 * Whether `input`, as typed, is a code of ours: right length, right characters, right check character.
 * @param {string} input
 */
export function isTextCode(input) {
  const code = normaliseTextCode(input)
  return code.length === TEXT_CODE_LENGTH && hasValidCheckCharacter(code)
}

function timesAlpha(element) {
  const shifted = element << 1
  return shifted & 0b100000 ? shifted ^ FIELD_POLYNOMIAL : shifted
}
