import 'server-only'
import { z } from 'zod'
import type { CodeDeskAnswer, CodeDeskPiece } from '@/lib/domain/code-desk/code-desk-view'
import { findPackageCode } from '@/lib/domain/packages/code-queries'
import { forReaders } from '@/lib/domain/packages/policy'
import { recogniseWedgeLayout } from '@/lib/domain/production/read-scan'
import { listCodeSheets } from '@/lib/domain/proof-sheets/queries'
import { findStonePhotos } from '@/lib/domain/stones/queries'
import { db } from '@/lib/server/db'
import { env } from '@/lib/server/env'
import { defineRead } from '@/lib/server/read'
import { type Actor, isFullAdministrator } from '@/lib/shared/actor'
import { boundedText } from '@/lib/shared/input/typed-text'
import { fullName } from '@/lib/shared/names'
import { codeInText, formatTextCode, printedAddress } from '@/lib/shared/qr-text-code'

const anyCode = '0000000000'

/** Everything about a scanned or typed code, for administrators and the workshop; only administrators see people. */
export const openCodeDesk = defineRead({
  name: 'code-desk.open-code-desk',
  ...forReaders,
  input: z.object({ typed: boundedText(500) }),
  run: (actor, { typed }) => readDesk(actor, typed),
})

async function readDesk(actor: Actor, typed: string): Promise<CodeDeskAnswer> {
  const prefix = printedAddress(env.SITE_URL, anyCode).slice(0, -anyCode.length)
  const { text, kind, advice } = recogniseWedgeLayout(typed, prefix)
  const read = codeInText(text)
  // Garbled only if no code can be read: extra text after the code is not the scanner's fault.
  if (kind === 'foreign' && !read) return { kind: 'garbled', typed, advice }
  if (!read) return { kind: 'foreign', typed }
  const code = await findPackageCode(actor, { code: read })
  if (!code) return { kind: 'unknown', typed: formatTextCode(read) }
  const [memorials, holder, pieces, sheets, stone] = await Promise.all([
    isFullAdministrator(actor) ? listPages(code.id) : null,
    isFullAdministrator(actor) ? findHolder(code.id) : null,
    listPieces(code.id),
    listCodeSheets(actor, { qrCodeId: code.id }),
    findStonePhotos(actor, { code: code.code }),
  ])
  return {
    kind: 'code',
    code,
    memorials,
    holder,
    pieces,
    sheets,
    stone,
    advice: kind === 'foreign' ? null : advice,
  }
}

async function listPages(qrCodeId: string) {
  const links = await db.qrLink.findMany({
    where: { qrCodeId },
    orderBy: { position: 'asc' },
    select: { memorial: { select: { id: true, slug: true, firstName: true, middleName: true, lastName: true } } },
  })
  return links.map(({ memorial }) => ({ id: memorial.id, slug: memorial.slug, name: fullName(memorial) }))
}

async function findHolder(qrCodeId: string) {
  const row = await db.qrCode.findUnique({
    where: { id: qrCodeId },
    select: { owner: { select: { id: true, fullName: true } }, links: { select: { memorialId: true } } },
  })
  if (!row?.owner) return null
  const memorialId = { in: row.links.map((link) => link.memorialId) }
  const where = { userId: row.owner.id, role: 'owner' as const, memorialId }
  return { ...row.owner, ownedPages: await db.memorialMember.count({ where }) }
}

async function listPieces(qrCodeId: string): Promise<CodeDeskPiece[]> {
  const rows = await db.productionPiece.findMany({
    where: { qrCodeId },
    orderBy: { id: 'desc' },
    take: 20,
    select: {
      id: true,
      number: true,
      state: true,
      attempt: true,
      problem: true,
      batch: { select: { number: true, name: true } },
    },
  })
  return rows
}
