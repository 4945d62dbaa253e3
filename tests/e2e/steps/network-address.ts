import { randomInt } from 'node:crypto'

/** An address that no other test calls from: limits on one caller then hold for each journey by itself. */
export function someAddress(): string {
  return `10.${randomInt(1, 255)}.${randomInt(1, 255)}.${randomInt(1, 255)}`
}
