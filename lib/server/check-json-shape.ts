import 'server-only'
import { DomainError } from '@/lib/server/errors'

/** Nesting depth beyond any input of ours. */
export const deepestInput = 20

const code = (sign: string) => sign.charCodeAt(0)
const [quote, backslash, comma] = [code('"'), code('\\'), code(',')]
const opening = new Set([code('['), code('{')])
const closing = new Set([code(']'), code('}')])

/**
 * Checks the depth and the number of values of a JSON text before it is parsed: 40 MB of `[[],[],…]` becomes 1 GB of
 * objects. Does not validate the JSON. Throws UNREADABLE_BODY for more than 20 levels and BODY_TOO_LARGE for more
 * than `mostValues` values.
 */
export function checkJsonShape(text: string, mostValues: number): void {
  let [depth, values, isText] = [0, 1, false]
  for (let at = 0; at < text.length; at++) {
    const sign = text.charCodeAt(at)
    if (sign === quote) isText = !isText
    else if (isText) at += sign === backslash ? 1 : 0
    else if (opening.has(sign)) {
      depth += 1
      values += 1
    } else if (closing.has(sign)) depth -= 1
    else if (sign === comma) values += 1
    if (depth > deepestInput) throw new DomainError('UNREADABLE_BODY')
    if (values > mostValues) throw new DomainError('BODY_TOO_LARGE')
  }
}
