import 'server-only'
import { canHandleCases } from '@/lib/domain/support/policy'
import { db } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import { type Actor, isSignedIn } from '@/lib/shared/actor'

/** Whoever does not handle cases learns nothing of which there are. Throws UNAUTHENTICATED or FORBIDDEN. */
export function assertHandlesCases(actor: Actor): void {
  if (canHandleCases(actor)) return
  throw new DomainError(isSignedIn(actor) ? 'FORBIDDEN' : 'UNAUTHENTICATED')
}

/** The id of a case for those who handle them. Throws UNAUTHENTICATED, FORBIDDEN or NOT_FOUND. */
export async function getCaseSubject(actor: Actor, number: number): Promise<{ id: string }> {
  assertHandlesCases(actor)
  const found = await db.supportCase.findUnique({ where: { number }, select: { id: true } })
  if (!found) throw new DomainError('NOT_FOUND')
  return found
}

/** The administrator who acts, as the thread names them. Throws FORBIDDEN for anybody else. */
export function handlerOf(actor: Actor): { authorId: string; authorName: string } {
  if (!isSignedIn(actor) || !canHandleCases(actor)) throw new DomainError('FORBIDDEN')
  return { authorId: actor.userId, authorName: actor.fullName }
}
