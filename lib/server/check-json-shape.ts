import 'server-only'
import { DomainError } from '@/lib/server/errors'

/** Deeper in each other than anything of ours. */
export const deepestInput = 20

const code = (sign: string) => sign.charCodeAt(0)
const [quote, backslash, comma] = [code('"'), code('\\'), code(',')]
const opening = new Set([code('['), code('{')])
const closing = new Set([code(']'), code('}')])

/**
 * Counts how deep a JSON text goes and how many values it has, before it is parsed: `[[],[],…]` of 40 MB becomes a
 * gigabyte of objects. Says nothing about whether it is JSON. Throws UNREADABLE_BODY for more than 20 levels and
 * BODY_TOO_LARGE for more than `mostValues` values.
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
