import 'server-only'
import { DomainError } from '@/lib/server/errors'

const wholeAddress = /(?:https?:\/\/|www\.|\[url|<a\s)\S*/giu
const bareDomain =
  /[\p{L}\d-]\.(?:com|net|org|dk|se|no|de|eu|info|biz|ru|cn|xyz|top|online|site|shop|club|vip|live|link|click|io|ly|app|store|website|tech|space|fun|win|bet|casino|me|tv|cc|co|uk|fr|nl|pl|ai|dev|gg|xxx|porn)(?![\p{L}\d])\S*/giu

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
  for (const [field, text] of Object.entries(texts)) {
    if (!text) continue
    if (countLinks(text) > (linksAllowed[field] ?? 0)) throw new DomainError('TOO_MANY_LINKS').at(field)
    if (hasBlockedPhrase(text)) throw new DomainError('BLOCKED_WORDS').at(field)
  }
}

/** Whether the text contains a link, with or without a scheme. */
export function hasLink(text: string): boolean {
  return countLinks(text) > 0
}

/** Whether the text contains a typical advertising phrase. */
export function hasBlockedPhrase(text: string): boolean {
  return blocked.test(plainWords(text))
}

// Counts 'https://www.eksempel.dk/side.net' once.
function countLinks(text: string): number {
  const rest = text.replace(wholeAddress, ' ')
  return (text.match(wholeAddress)?.length ?? 0) + (rest.match(bareDomain)?.length ?? 0)
}

function plainWords(text: string): string {
  return text
    .toLocaleLowerCase('da-DK')
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim()
}
