import { isFreeCode } from '@/lib/domain/qr-codes/policy'
import type { QrCodeState } from '@/lib/domain/qr-codes/schema'
import { type Actor, resellerOf } from '@/lib/shared/actor'

type Code = { state: QrCodeState; ownerId: string | null }

const onTheShelf: readonly QrCodeState[] = ['produced', 'assigned', 'released']

/** Whoever acts for an active reseller; which codes are its own is decided where they are found. */
export function canKeepStock(actor: Actor): boolean {
  return resellerOf(actor) !== null
}

/** It lies on the shelf and can be given to a family. */
export function canHandOver(code: Code): boolean {
  return code.ownerId === null && onTheShelf.includes(code.state)
}

/** It was given out, and the family has not taken it into use yet. */
export function canTakeBack(code: Code): boolean {
  return code.ownerId === null && code.state === 'handed_over'
}

/** Cards, prepared pages and reports of loss: until a family has taken the code. */
export function canWorkOn(code: Code): boolean {
  return isFreeCode(code)
}
