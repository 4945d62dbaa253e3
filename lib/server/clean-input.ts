import 'server-only'

/**
 * The same value with texts that PostgreSQL can keep: no U+0000, which its text and jsonb refuse, and no half
 * surrogates, which are no characters. Lists and plain objects are gone through; files and all else stay as they are.
 */
export function cleanInput(value: unknown): unknown {
  if (typeof value === 'string') return cleanText(value)
  if (Array.isArray(value)) return value.map(cleanInput)
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [cleanText(key), cleanInput(inner)]))
}

const halfSurrogate = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g

/** One text that PostgreSQL can keep. */
export function cleanText(text: string): string {
  return text.replaceAll('\u0000', '').replace(halfSurrogate, '\uFFFD')
}
