import { listChosenCodes } from '@/lib/domain/resellers/stock/choice-queries'
import { chosenCodesInput } from '@/lib/domain/resellers/stock/choice-schema'
import { DomainError } from '@/lib/server/errors'
import type { Actor } from '@/lib/shared/actor'

/**
 * The codes ticked in the list, or part of a search, as the form's text. Empty when none were chosen, or when the
 * search has other results by now: then they are chosen here.
 */
export async function chosenCodesText(actor: Actor, query: object): Promise<{ codes?: string }> {
  const chosen = chosenCodesInput.safeParse(query)
  if (!chosen.success) return {}
  try {
    return { codes: (await listChosenCodes(actor, chosen.data)).join('\n') }
  } catch (error) {
    if (error instanceof DomainError && error.code === 'QR_CODE_NOT_IN_STOCK') return {}
    throw error
  }
}
