import { canEditMemorial, canOwnMemorial, type MemorialSubject } from '@/lib/domain/memorials/policy'
import type { Actor } from '@/lib/shared/actor'

/** A tree is edited by the editors of a page that shows it. */
export const canEditTree: (actor: Actor, memorial: MemorialSubject) => boolean = canEditMemorial

/** A tree is shown on another page by the owner of one that shows it: that page's members come to see the living. */
export const canShareTree: (actor: Actor, memorial: MemorialSubject) => boolean = canOwnMemorial

/** Members of the page see the living; everybody else sees that somebody is there. */
export function seesLiving({ role }: Pick<MemorialSubject, 'role'>): boolean {
  return role !== null
}
