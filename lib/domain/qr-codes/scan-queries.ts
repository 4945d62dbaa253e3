import 'server-only'
import { z } from 'zod'
import { getMemorialSubject } from '@/lib/domain/memorials/find-memorial'
import { codesInUse } from '@/lib/domain/qr-codes/code-row'
import { findCodeSubject, findLinkTarget } from '@/lib/domain/qr-codes/find-code'
import { scanView } from '@/lib/domain/qr-codes/policy'
import { type CardSource, writtenCodeInput } from '@/lib/domain/qr-codes/schema'
import { anyone } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { env } from '@/lib/server/env'
import { DomainError } from '@/lib/server/errors'
import { defineRead } from '@/lib/server/read'
import { codeMark } from '@/lib/shared/code-mark'
import { boundedText } from '@/lib/shared/input/typed-text'
import { isOpenPage } from '@/lib/shared/open-page'
import { isTextCode, normaliseTextCode } from '@/lib/shared/qr-text-code'

/** What a scan of this code shows, and who can repeat its activation code, if it has one. */
export const findScan = defineRead({
  name: 'qr-codes.find-scan',
  session: 'optional',
  input: writtenCodeInput,
  authorize: anyone,
  run: async (actor, { code }) => {
    const view = scanView(actor, await findCodeSubject(actor, code))
    return { view, card: view.kind === 'claimable' ? await readCardSource(code) : null }
  },
})

/**
 * Who can repeat a free code's activation code when its card is lost: the reseller it came from, or the operator. Null
 * when the code has none. Public: it only names a company.
 */
export const findCardSource = defineRead({
  name: 'qr-codes.find-card-source',
  session: 'optional',
  input: writtenCodeInput,
  authorize: anyone,
  run: (_, { code }) => readCardSource(code),
})

async function readCardSource(code: string): Promise<CardSource | null> {
  if (!isTextCode(code)) return null
  const row = await db.qrCode.findUnique({
    where: { code: normaliseTextCode(code) },
    select: {
      activationCode: true,
      package: { select: { requiresActivation: true } },
      reseller: { select: { companyName: true, phone: true, email: true, status: true } },
    },
  })
  if (!row?.package.requiresActivation || row.activationCode === null) return null
  if (row.reseller?.status !== 'active') {
    return { name: env.SITE_NAME, phone: env.company.phone, email: env.SUPPORT_EMAIL }
  }
  const { companyName: name, phone, email } = row.reseller
  return { name, phone, email }
}

/** The path a code in an address leads to: the open page, or the page of its scan. */
export const findCodePath = defineRead({
  name: 'qr-codes.find-code-path',
  session: 'optional',
  input: writtenCodeInput,
  authorize: anyone,
  run: async (_, { code }) => (await findLinkTarget(code)) ?? `/qr-scan/${encodeURIComponent(code)}`,
})

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
      where: { links: { some: { memorialId } }, ...codesInUse },
      select: { code: true },
      take: mostCodes,
    })
    return codes.map(({ code }) => codeMark(code)).sort()
  },
})
