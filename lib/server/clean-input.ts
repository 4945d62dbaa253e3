import 'server-only'
import { deepestInput } from '@/lib/server/check-json-shape'
import { DomainError } from '@/lib/server/errors'

/**
 * The same value with strings that PostgreSQL can store: without U+0000, which text and jsonb refuse, and without lone
 * surrogates. Recurses into arrays and plain objects; files and other values are returned unchanged.
 * Throws UNREADABLE_BODY beyond the nesting depth of any input of ours, long before the stack overflows.
 */
export function cleanInput(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return cleanText(value)
  if (depth > deepestInput) throw new DomainError('UNREADABLE_BODY')
  if (Array.isArray(value)) return value.map((inner) => cleanInput(inner, depth + 1))
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [cleanText(key), cleanInput(inner, depth + 1)]))
}

const halfSurrogate = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g

/** The same text without what PostgreSQL cannot store. */
export function cleanText(text: string): string {
  return text.replaceAll('\u0000', '').replace(halfSurrogate, '\uFFFD')
}
