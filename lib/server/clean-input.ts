import 'server-only'
import { deepestInput } from '@/lib/server/check-json-shape'
import { DomainError } from '@/lib/server/errors'

/**
 * The same value with texts that PostgreSQL can keep: no U+0000, which its text and jsonb refuse, and no half
 * surrogates, which are no characters. Lists and plain objects are gone through; files and all else stay as they are.
 * Throws UNREADABLE_BODY for what lies deeper in each other than anything of ours, before it is too deep for a call.
 */
export function cleanInput(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return cleanText(value)
  if (depth > deepestInput) throw new DomainError('UNREADABLE_BODY')
  if (Array.isArray(value)) return value.map((inner) => cleanInput(inner, depth + 1))
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [cleanText(key), cleanInput(inner, depth + 1)]))
}

const halfSurrogate = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g

/** One text that PostgreSQL can keep. */
export function cleanText(text: string): string {
  return text.replaceAll('\u0000', '').replace(halfSurrogate, '\uFFFD')
}
