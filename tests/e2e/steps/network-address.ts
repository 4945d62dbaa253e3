import { randomInt } from 'node:crypto'

/** A client address no other test uses: rate limits then apply to each journey separately. */
export function someAddress(): string {
  return `10.${randomInt(1, 255)}.${randomInt(1, 255)}.${randomInt(1, 255)}`
}
