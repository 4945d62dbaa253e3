import 'server-only'
import type { z } from 'zod'
import { openStates } from '@/lib/domain/production/policy'
import { canReadProofSheets } from '@/lib/domain/proof-sheets/policy'
import type { CodeChoice } from '@/lib/domain/proof-sheets/schema'
import { stateTexts } from '@/lib/domain/qr-codes/copy'
import { freeStates } from '@/lib/domain/qr-codes/policy'
import { codeChoiceInput } from '@/lib/domain/resellers/stock/choice-schema'
import { stockStateTexts } from '@/lib/domain/resellers/stock/copy'
import { cutPage, type Page } from '@/lib/server/cut-page'
import { db, type Prisma } from '@/lib/server/db'
import { defineRead } from '@/lib/server/read'
import { type Actor, resellerOf } from '@/lib/shared/actor'
import { codeInText, formatTextCode, normaliseTextCode } from '@/lib/shared/qr-text-code'

const codesPerPage = 30
const nobody = '00000000-0000-0000-0000-000000000000'

/**
 * Codes available for a new proof sheet, newest package first: a reseller's own, for staff our own stock and, by
 * search, every reseller's. Excludes codes that are claimed, have an open sheet or are in production.
 */
export const listCodesToChoose = defineRead({
  name: 'resellers.list-codes-to-choose',
  session: 'required',
  input: codeChoiceInput,
  authorize: canReadProofSheets,
  run: readCodes,
})

type CodeChoices = Page<CodeChoice>

async function readCodes(actor: Actor, { search, cursor }: z.output<typeof codeChoiceInput>): Promise<CodeChoices> {
  const rows = await db.qrCode.findMany({
    where: {
      ...scopeOf(actor, search),
      ownerId: null,
      state: { in: [...freeStates] },
      proofSheets: { none: { status: { in: ['draft', 'sent', 'changes_requested'] } } },
      pieces: { none: { state: { in: [...openStates] } } },
      ...(search ? { OR: searched(search) } : {}),
    },
    orderBy: [{ package: { number: 'desc' } }, { id: 'desc' }],
    ...(cursor ? { cursor: { id: cursor }, skip: 1 } : {}),
    take: codesPerPage + 1,
    select: { id: true, code: true, state: true, package: { select: { number: true, name: true } } },
  })
  const { items, nextCursor } = cutPage(rows, codesPerPage)
  const texts = actor.kind === 'administrator' ? stateTexts : stockStateTexts
  return {
    items: items.map(({ code, state, package: { number, name } }) => ({
      code,
      formattedCode: formatTextCode(code),
      stateText: texts[state],
      packageName: `Pakke ${number}, ${name}`,
    })),
    nextCursor,
  }
}

function scopeOf(actor: Actor, search: string): Prisma.QrCodeWhereInput {
  if (actor.kind === 'administrator') return search ? {} : { resellerId: null }
  return { resellerId: resellerOf(actor)?.id ?? nobody }
}

/** Matches a code's prefix, a scanned address, a package's number or a part of its name. */
function searched(search: string): Prisma.QrCodeWhereInput[] {
  const number = /^(?:pakke\s*)?(\d{1,8})$/i.exec(search)?.[1]
  return [
    { code: { startsWith: codeInText(search) ?? normaliseTextCode(search) } },
    { package: { name: { contains: search, mode: 'insensitive' } } },
    ...(number ? [{ package: { number: Number(number) } }] : []),
  ]
}
