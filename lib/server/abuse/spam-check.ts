import 'server-only'
import { DomainError } from '@/lib/server/errors'
import { asRead, countLinks } from '@/lib/shared/count-links'

// Advertising phrases that no mourner would write. 'casino' alone is left out: people do meet there.
// biome-ignore format: a list of words reads best as one
const blockedPhrases = [
  'viagra', 'cialis', 'levitra', 'onlyfans', 'pornhub', 'sexcam', 'hot singles', 'escort service', 'escortservice',
  'online casino', 'casino bonus', 'free spins', 'sports betting', 'forex trading', 'crypto investment',
  'bitcoin investment', 'binary options', 'payday loan', 'kviklån', 'lån uden sikkerhed', 'lån penge nu',
  'tjen penge hjemmefra', 'make money online', 'buy followers', 'køb følgere', 'seo services', 'backlinks',
  'spell caster', 'love spell', 'replica watches', 'click here to', 'weight loss pills',
]

const blocked = new RegExp(`(?<![\\p{L}\\d])(?:${blockedPhrases.join('|')})(?![\\p{L}\\d])`, 'u')

/**
 * Checks the texts of a form by field. `linksAllowed`: the number of links per field, default 0. Throws TOO_MANY_LINKS
 * or BLOCKED_WORDS at the field.
 */
export function refuseSpam(texts: Record<string, string | null>, linksAllowed: Record<string, number>): void {
  refuseLinks(texts, linksAllowed)
  for (const [field, text] of Object.entries(texts)) {
    if (text && hasBlockedPhrase(text)) throw new DomainError('BLOCKED_WORDS').at(field)
  }
}

/** The same for links alone, where advertisers' phrases may be quoted. */
export function refuseLinks(texts: Record<string, string | null>, linksAllowed: Record<string, number>): void {
  for (const [field, text] of Object.entries(texts)) {
    if (text && countLinks(text) > (linksAllowed[field] ?? 0)) throw new DomainError('TOO_MANY_LINKS').at(field)
  }
}

/** Whether the text contains a typical advertising phrase. */
export function hasBlockedPhrase(text: string): boolean {
  return blocked.test(plainWords(text))
}

function plainWords(text: string): string {
  return asRead(text)
    .toLocaleLowerCase('da-DK')
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim()
}
