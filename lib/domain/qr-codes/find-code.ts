import 'server-only'
import QRCode from 'qrcode'
import { QrCodeError } from '@/lib/domain/qr-codes/errors'
import { hiddenPath, isFreeCode, leadsToOpenPage, linkedPath, type QrCodeSubject } from '@/lib/domain/qr-codes/policy'
import { isOutOfUse, type QrCodeView } from '@/lib/domain/qr-codes/schema'
import { type Database, db, type Prisma } from '@/lib/server/db'
import { env } from '@/lib/server/env'
import { type Actor, userIdOf } from '@/lib/shared/actor'
import { formatTextCode, isTextCode, normaliseTextCode, printedAddress } from '@/lib/shared/qr-text-code'

const nobody = '00000000-0000-0000-0000-000000000000'

const codeColumns = {
  id: true,
  code: true,
  state: true,
  ownerId: true,
  activationCode: true,
  package: { select: { requiresActivation: true } },
} satisfies Prisma.QrCodeSelect

/** The public facts about a typed code; null when it is not one of ours. */
export async function findCode(code: string, database: Database = db): Promise<QrCodeView | null> {
  if (!isTextCode(code)) return null
  const row = await database.qrCode.findUnique({
    where: { code: normaliseTextCode(code) },
    select: codeColumns,
  })
  if (!row) return null
  return {
    id: row.id,
    code: row.code,
    formattedCode: formatTextCode(row.code),
    state: row.state,
    isFree: isFreeCode(row),
    requiresActivation: row.package.requiresActivation && row.activationCode !== null,
  }
}

/** A code with its pages and the actor's roles, for permissions; null when it is not one of ours. */
export async function findCodeSubject(actor: Actor, code: string): Promise<QrCodeSubject | null> {
  if (!isTextCode(code)) return null
  const row = await db.qrCode.findUnique({
    where: { code: normaliseTextCode(code) },
    select: {
      ...codeColumns,
      links: {
        orderBy: { position: 'asc' },
        select: {
          memorial: {
            select: {
              id: true,
              slug: true,
              state: true,
              visibility: true,
              hiddenAt: true,
              members: { where: { userId: userIdOf(actor) ?? nobody }, select: { role: true } },
            },
          },
        },
      },
    },
  })
  if (!row) return null
  return {
    id: row.id,
    code: row.code,
    state: row.state,
    ownerId: row.ownerId,
    requiresActivation: row.package.requiresActivation && row.activationCode !== null,
    memorials: row.links.map(({ memorial: { members, ...memorial } }) => ({
      ...memorial,
      role: members[0]?.role ?? null,
    })),
  }
}

/** The same for a command. Throws QR_CODE_UNKNOWN, which reveals nothing: codes are on stones in public. */
export async function getCodeSubject(actor: Actor, code: string): Promise<QrCodeSubject> {
  const subject = await findCodeSubject(actor, code)
  if (!subject) throw new QrCodeError('QR_CODE_UNKNOWN')
  return subject
}

/**
 * The path a code leads visitors to: /memorial/{slug}, or /memorial/qr/{CODE}/dual when two share the stone. A page
 * hidden by an administrator says so itself. Null for codes that are unknown, not linked, blocked or retired, or linked
 * only to pages that are not open.
 */
export async function findLinkTarget(code: string): Promise<string | null> {
  if (!isTextCode(code)) return null
  const row = await db.qrCode.findUnique({
    where: { code: normaliseTextCode(code) },
    select: {
      code: true,
      state: true,
      links: {
        orderBy: { position: 'asc' },
        select: { memorial: { select: { slug: true, state: true, visibility: true, hiddenAt: true } } },
      },
    },
  })
  if (!row || isOutOfUse(row.state)) return null
  const memorials = row.links.map(({ memorial }) => memorial)
  if (leadsToOpenPage(memorials)) return linkedPath({ code: row.code, memorials })
  return hiddenPath(memorials)
}

/**
 * The QR symbol of a code's printed address as SVG: alphanumeric mode (hence the capitals), error correction Q, and the
 * quiet zone of four modules that ISO/IEC 18004 requires.
 */
export async function qrSymbol(code: string): Promise<{ body: string; contentType: string }> {
  const body = await QRCode.toString([{ data: printedAddress(env.SITE_URL, code), mode: 'alphanumeric' }], {
    type: 'svg',
    margin: 4,
    errorCorrectionLevel: 'Q',
  })
  return { body, contentType: 'image/svg+xml' }
}
