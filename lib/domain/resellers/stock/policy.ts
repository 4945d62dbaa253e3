import { isFreeCode } from '@/lib/domain/qr-codes/policy'
import type { QrCodeState } from '@/lib/domain/qr-codes/schema'
import { type Actor, resellerOf } from '@/lib/shared/actor'

type Code = { state: QrCodeState; ownerId: string | null }

const onTheShelf: readonly QrCodeState[] = ['produced', 'assigned', 'released']

/** Callers who act for an active reseller. Which codes are theirs is decided where they are loaded. */
export function canKeepStock(actor: Actor): boolean {
  return resellerOf(actor) !== null
}

/** The code is in stock and can be given to a family. */
export function canHandOver(code: Code): boolean {
  return code.ownerId === null && onTheShelf.includes(code.state)
}

/** The code was handed over and not claimed. */
export function canTakeBack(code: Code): boolean {
  return code.ownerId === null && code.state === 'handed_over'
}

/** Cards, prepared pages and loss reports are possible until a family claims the code. */
export function canWorkOn(code: Code): boolean {
  return isFreeCode(code)
}
