import 'server-only'
import { getMemorialSubject } from '@/lib/domain/memorials/find-memorial'
import { isOpenPage } from '@/lib/domain/memorials/policy'
import { db } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import type { Actor } from '@/lib/shared/actor'
import { codeMark } from '@/lib/shared/code-mark'

// Enough for every stone and urn that one family can have; a bound all the same.
const mostCodes = 20

/**
 * The marks of the codes that lead to a page that everybody may read, for the device that keeps the page: a stone that
 * is scanned without connection finds it by them (docs/decisions/034). Throws NOT_FOUND for every other page.
 */
export async function listCodeMarks(actor: Actor, key: string): Promise<string[]> {
  const subject = await getMemorialSubject(actor, key)
  if (!isOpenPage(subject)) throw new DomainError('NOT_FOUND')
  const codes = await db.qrCode.findMany({
    where: { links: { some: { memorialId: subject.id } }, state: { notIn: ['blocked', 'retired'] } },
    select: { code: true },
    take: mostCodes,
  })
  return codes.map(({ code }) => codeMark(code)).sort()
}
