import 'server-only'
import { z } from 'zod'
import { readLifeDate } from '@/lib/domain/proof-sheets/life-dates'
import { inscription } from '@/lib/domain/proof-sheets/schema'
import { isFreeCode } from '@/lib/domain/qr-codes/policy'
import { qrCodeInput } from '@/lib/domain/qr-codes/schema'
import { ofOwnReseller } from '@/lib/domain/resellers/resellers'
import type {
  OfferedPageView,
  PageFromSheet,
  PreparedPageView,
} from '@/lib/domain/resellers/stock/prepared-page-schema'
import { preparedFields, preparedPageSelect } from '@/lib/domain/resellers/stock/prepared-pages'
import { anyone } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { defineRead } from '@/lib/server/read'
import { userIdOf } from '@/lib/shared/actor'
import { formatLifeDates } from '@/lib/shared/danish-dates'
import { fullName } from '@/lib/shared/names'
import { dateFormValues } from '@/lib/shared/typed-year'

const ofCode = z.object({ qrCodeId: z.uuid() })

/** What the caller's reseller prepared for a code; null without one and once a family has claimed the code. */
export const findPreparedPage = defineRead({
  ...ofOwnReseller,
  name: 'resellers.find-prepared-page',
  input: ofCode,
  run: (_, { qrCodeId }, { id }) => readPreparedPage(qrCodeId, id),
})

async function readPreparedPage(qrCodeId: string, resellerId: string): Promise<PreparedPageView | null> {
  const row = await db.preparedPage.findFirst({
    where: { qrCodeId, resellerId, qrCode: { resellerId } },
    select: {
      ...preparedPageSelect,
      updatedAt: true,
      preparedByName: true,
      qrCode: { select: { state: true, ownerId: true } },
    },
  })
  if (!row || !isFreeCode(row.qrCode)) return null
  return { ...preparedFields(row), updatedAt: row.updatedAt.toISOString(), preparedByName: row.preparedByName }
}

/** The page prepared for the code's owner; null without one and for other callers. */
export const findOfferedPage = defineRead({
  name: 'resellers.find-offered-page',
  session: 'optional',
  input: qrCodeInput,
  authorize: anyone,
  run: async (actor, { code }) => {
    const userId = userIdOf(actor)
    return userId ? readOfferedPage(code, userId) : null
  },
})

async function readOfferedPage(code: string, ownerId: string): Promise<OfferedPageView | null> {
  const row = await db.preparedPage.findFirst({
    where: { qrCode: { code, ownerId } },
    select: {
      ...preparedPageSelect,
      resellerId: true,
      reseller: { select: { companyName: true } },
      qrCode: { select: { resellerId: true } },
    },
  })
  if (!row || row.resellerId !== row.qrCode.resellerId) return null
  const { born, died, birthName, epitaph, restingCemetery } = preparedFields(row)
  return {
    name: fullName(row),
    birthName,
    lifeDates: formatLifeDates(born, died),
    epitaph,
    restingCemetery,
    companyName: row.reseller.companyName,
  }
}

/** The person on a code's approved proof sheet; null without a sheet of the caller's reseller. */
export const findPageFromSheet = defineRead({
  ...ofOwnReseller,
  name: 'resellers.find-page-from-sheet',
  input: ofCode,
  run: (_, { qrCodeId }, { id }) => readPageFromSheet(qrCodeId, id),
})

async function readPageFromSheet(qrCodeId: string, resellerId: string): Promise<PageFromSheet | null> {
  const row = await db.proofSheet.findFirst({
    where: { qrCodeId, resellerId, status: 'approved', answeredAt: { not: null } },
    orderBy: { number: 'desc' },
    select: { number: true, answeredAt: true, inscription: true },
  })
  if (!row?.answeredAt) return null
  const { name, born, died, text } = inscription.parse(row.inscription)
  return {
    number: row.number,
    approvedAt: row.answeredAt.toISOString(),
    fields: {
      ...nameFromStone(name),
      born: dateFormValues(readLifeDate(born)),
      died: dateFormValues(readLifeDate(died)),
      epitaph: text.join('\n'),
    },
  }
}

type NameFields = { firstName: string; middleName: string; lastName: string; birthName: string }

const nobody: NameFields = { firstName: '', middleName: '', lastName: '', birthName: '' }
const bornAs = ['født', 'fødte', 'Født', 'Fødte', 'f.']
/** Several people on one stone: unclear which of them the page is for. */
const several = /\s(?:og|samt)\s|[&+/]/iu

/** The parts of a name as engraved, 'KAREN MARGRETHE HOLM F. LIND', in mixed case. Empty for several people. */
export function nameFromStone(cut: string): NameFields {
  const text = isShouted(cut) ? calm(cut) : cut
  if (several.test(text)) return nobody
  const words = text.split(/[\s,]/).filter(Boolean)
  const born = words.findIndex((word, place) => place > 0 && place < words.length - 1 && bornAs.includes(word))
  const [firstName = '', ...rest] = born < 0 ? words : words.slice(0, born)
  const lastName = rest.pop() ?? ''
  return { firstName, middleName: rest.join(' '), lastName, birthName: born < 0 ? '' : words.slice(born + 1).join(' ') }
}

function isShouted(text: string): boolean {
  return /\p{Lu}/u.test(text) && !/\p{Ll}/u.test(text)
}

function calm(text: string): string {
  const small = text.toLocaleLowerCase('da-DK')
  const capital = (letter: string) => letter.toLocaleUpperCase('da-DK')
  return (
    small
      .replace(/(?<![\p{L}.])\p{L}/gu, capital)
      // After two names 'F.' means 'født'; between two names it is an initial.
      .replace(/(?<=\S \S+ )F\. /u, 'f. ')
  )
}
