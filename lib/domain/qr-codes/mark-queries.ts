import 'server-only'
import { z } from 'zod'
import { getMemorialSubject } from '@/lib/domain/memorials/find-memorial'
import { isOpenPage } from '@/lib/domain/memorials/policy'
import { anyone } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import { defineRead } from '@/lib/server/read'
import { codeMark } from '@/lib/shared/code-mark'
import { boundedText } from '@/lib/shared/input/typed-text'

// More than one family has stones.
const mostCodes = 20

/**
 * The marks of the codes of an open page, by which a device that stores the page finds it for a stone scanned offline
 * (docs/decisions/034). Throws NOT_FOUND for other pages.
 */
export const listCodeMarks = defineRead({
  name: 'qr-codes.list-code-marks',
  session: 'optional',
  input: z.object({ id: boundedText(100).min(1) }),
  load: async ({ id }, actor) => {
    const subject = await getMemorialSubject(actor, id)
    if (!isOpenPage(subject)) throw new DomainError('NOT_FOUND')
    return subject
  },
  authorize: anyone,
  run: async (_actor, _input, { id: memorialId }) => {
    const codes = await db.qrCode.findMany({
      where: { links: { some: { memorialId } }, state: { notIn: ['blocked', 'retired'] } },
      select: { code: true },
      take: mostCodes,
    })
    return codes.map(({ code }) => codeMark(code)).sort()
  },
})
