import { canOwnMemorial, type MemorialSubject } from '@/lib/domain/memorials/policy'
import { type Actor, userIdOf } from '@/lib/shared/actor'

/** Everybody who is with the page, in any role: they see the films, and each may take one away. */
export function isMember(actor: Actor, { role }: Pick<MemorialSubject, 'role'>): boolean {
  return userIdOf(actor) !== null && role !== null
}

/** Only the owner starts one, approves it, and switches all of it off. */
export const canStartMotion = canOwnMemorial
