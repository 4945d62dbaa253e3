import { isTextCode } from './qr-text-code'

/** Maximum characters of a slug. With a number appended (`numberedSlug`) it still fits the column of 90. */
export const SLUG_MAX_LENGTH = 80

const FALLBACK_SLUG = 'mindeside'

/** Our routes, now or by the specification, and words that could impersonate us. */
const RESERVED_SLUGS = new Set(
  `admin api api-docs app assets auth blank classic-memorial contact cookies create-memorial demo dual
  edit-image edit-memorial enhanced-memorial family-tree favicon gallery-demo guided hidden-register
  hidden-register-72391 home images index invitation invoice-payment invoice-payment-success licences login
  logout manifest media memorial mindelund music new null offline orders pricing privacy production profile
  public qr qr-email-register qr-info qr-linking qr-register qr-scan qr-setup register reseller-dashboard
  reseller-register reseller-terms reset-password robots setup sitemap static subscription success support sw
  template terms test-memorial theme-test undefined user`.split(/\s+/),
)

const SLUG_PATTERN = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const UUID_PATTERN = /^[0-9a-f]{8}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{12}$/

// Letters without a decomposition, as passports write them (ICAO Doc 9303-3 § 6), and further ones of African languages.
// biome-ignore format: a table reads best as one
const letters: Readonly<Record<string, string>> = {
  æ: 'ae', ø: 'oe', œ: 'oe', ß: 'ss', þ: 'th', ð: 'd', đ: 'd', ł: 'l', ı: 'i', ŋ: 'n', ĸ: 'q', ħ: 'h', ŧ: 't', ə: 'e',
  ɓ: 'b', ɖ: 'd', ɗ: 'd', ǝ: 'e', ɛ: 'e', ƒ: 'f', ǥ: 'g', ɣ: 'g', ɨ: 'i', ɩ: 'i', ƙ: 'k', ɲ: 'n', ɔ: 'o', ɵ: 'o', ƥ: 'p',
  ʉ: 'u', ʋ: 'v', ƴ: 'y', ƶ: 'z', ʒ: 'z',
}

/**
 * The slug for a name: ASCII, lower case, hyphens, at most 80 characters. Danish letters become æ→ae, ø→oe, å→aa;
 * other letters lose their diacritics or are written out, and invisible characters are dropped. Never a reserved word, a text code or an id, because /memorial/{id} accepts all of
 * them.
 */
export function slugify(name: string): string {
  const ascii = name
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/ö/g, 'oe')
    .replace(/[åǻ]/g, 'aa')
    .replace(/['’`´‘ʻʼʾʿ]/g, '')
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .replace(/\p{L}/gu, (letter) => letters[letter] ?? letter)
    .replace(/[^a-z0-9]+/g, '-')
  return madeDistinct(trimmedTo(ascii, SLUG_MAX_LENGTH) || FALLBACK_SLUG)
}

/** The slug with a number, for the second page of the same name: `numberedSlug('anna-hansen', 2)`. */
export function numberedSlug(slug: string, number: number): string {
  const ending = `-${number}`
  return madeDistinct(trimmedTo(slug, SLUG_MAX_LENGTH - ending.length) + ending)
}

/** Whether `input` is valid as the slug of a page. */
export function isSlug(input: string): boolean {
  return input.length <= SLUG_MAX_LENGTH && SLUG_PATTERN.test(input) && !isTaken(input)
}

function madeDistinct(slug: string): string {
  if (!isTaken(slug)) return slug
  const ending = `-${FALLBACK_SLUG}`
  return trimmedTo(slug, SLUG_MAX_LENGTH - ending.length) + ending
}

function isTaken(slug: string): boolean {
  return RESERVED_SLUGS.has(slug) || UUID_PATTERN.test(slug) || isTextCode(slug)
}

function trimmedTo(slug: string, length: number): string {
  return slug.replace(/^-/, '').slice(0, length).replace(/-$/, '')
}
