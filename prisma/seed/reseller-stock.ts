import { randomBytes } from 'node:crypto'
import { demoGuests } from '@/lib/domain/accounts/demo-accounts'
import { hashPassword } from '@/lib/domain/accounts/password'
import { createUser } from '@/lib/domain/accounts/users'
import { claimCode } from '@/lib/domain/qr-codes/claim-code'
import { generateCodes } from '@/lib/domain/qr-codes/generate-codes'
import { Refusal } from '@/lib/server/command'
import { db, type Transaction } from '@/lib/server/db'
import { dayMs } from '@/lib/shared/durations'

type Code = { id: string; code: string; activationCode: string | null }
type Seller = { id: string; companyName: string; contactName: string; userId: string }

const packageName = 'Lager hos Granit & Minde'
/** How long ago each handed-over code was given to its family. */
const handedOverDaysAgo = [2, 5, 9, 16, 31, 74]
/** How long ago each claimed code was claimed. */
const claimedDaysAgo = [38, 45, 61, 84]

/** The stock of the demonstration's stonemason: 24 codes in mixed states, two prepared pages and three orders. */
export async function ensureResellerStock(userId: string, now: Date): Promise<void> {
  const found = await db.qrPackage.findFirst({ where: { name: packageName }, select: { id: true } })
  const member = await db.resellerMember.findUnique({ where: { userId }, select: { reseller: true } })
  if (found || !member) return
  const { id, companyName, contactName } = member.reseller
  const passwordHash = await hashPassword(randomBytes(24).toString('base64url'))
  await db.$transaction((tx) => fillShelf(tx, { id, companyName, contactName, userId }, passwordHash, now))
}

async function fillShelf(tx: Transaction, seller: Seller, passwordHash: string, now: Date): Promise<void> {
  const count = 24
  const madeAt = new Date(now.getTime() - 90 * dayMs)
  const { id: packageId } = await tx.qrPackage.create({
    data: {
      name: packageName,
      count,
      made: count,
      requiresActivation: true,
      material: 'polished_black_granite',
      symbolMm: 40,
      resellerId: seller.id,
      createdAt: madeAt,
    },
    select: { id: true },
  })
  const codes = await generateCodes(tx, {
    packageId,
    count,
    withActivation: true,
    reseller: seller,
    actorId: null,
    actorName: 'Demonstration',
    at: madeAt,
  })
  const days = [...handedOverDaysAgo, ...claimedDaysAgo]
  const given = codes.slice(0, days.length)
  for (const [index, code] of given.entries()) {
    await handOver(tx, code, seller, new Date(now.getTime() - (days[index] ?? 0) * dayMs))
  }
  await claimSome(tx, given.slice(handedOverDaysAgo.length), passwordHash)
  const [lost, first, second] = codes.slice(given.length)
  if (lost) await reportLost(tx, lost, seller)
  if (first) await prepare(tx, first, seller, karla)
  if (second) await prepare(tx, second, seller, evald)
  await addOrders(tx, seller, packageId, now)
}

async function handOver(tx: Transaction, { id }: Code, seller: Seller, at: Date): Promise<void> {
  await tx.qrCode.update({ where: { id }, data: { state: 'handed_over', handedOverAt: at } })
  await addEvent(tx, id, 'handed_over', seller, { at })
}

/** Claims codes with a separate account that never signs in: the demonstration's families are unchanged. */
async function claimSome(tx: Transaction, codes: Code[], passwordHash: string): Promise<void> {
  const { id: userId, fullName: userName } = await createUser(tx, {
    ...demoGuests.customer,
    passwordHash,
    isDemo: true,
    isEmailConfirmed: true,
  })
  for (const { code, activationCode } of codes) {
    const result = await claimCode(
      { tx, enqueue: async () => {}, address: 'local' },
      { code, userId, userName, activationCode: activationCode ?? undefined },
    )
    if (result instanceof Refusal) throw result.error
  }
}

async function reportLost(tx: Transaction, { id }: Code, seller: Seller): Promise<void> {
  await tx.qrCode.update({ where: { id }, data: { state: 'blocked', stateBeforeBlock: 'assigned' } })
  await addEvent(tx, id, 'blocked', seller, { reason: 'Pladen gik i stykker på værkstedet.' })
}

const karla = {
  firstName: 'Karla',
  lastName: 'Vestergaard',
  birthName: 'Lund',
  bornYear: 1938,
  bornMonth: 4,
  bornDay: 12,
  diedYear: 2026,
  diedMonth: 9,
  diedDay: 30,
  epitaph: 'Tak for alt',
  restingCemetery: 'Nørremarkens Kirkegård',
}
const evald = {
  firstName: 'Evald',
  middleName: 'Kjær',
  lastName: 'Bundgaard',
  bornYear: 1944,
  diedYear: 2026,
  diedMonth: 10,
  restingCemetery: 'Hover Kirkegård',
}

async function prepare(
  tx: Transaction,
  { id }: Code,
  seller: Seller,
  page: typeof karla | typeof evald,
): Promise<void> {
  const common = { qrCodeId: id, resellerId: seller.id, preparedByName: seller.contactName }
  await tx.preparedPage.create({ data: { ...common, ...page } })
  await addEvent(tx, id, 'prepared', seller, {})
}

async function addOrders(tx: Transaction, seller: Seller, packageId: string, now: Date): Promise<void> {
  const common = { resellerId: seller.id, orderedByName: seller.contactName }
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs)
  const plaques = { material: 'polished_black_granite', symbolMm: 40 } as const
  await tx.resellerOrder.create({
    data: { ...common, ...plaques, count: 24, status: 'shipped', packageId, createdAt: daysAgo(96) },
  })
  await tx.resellerOrder.create({
    data: {
      ...common,
      count: 50,
      wantsPlaques: false,
      requiresActivation: false,
      status: 'cancelled',
      reason: 'Aftalt i telefonen: I bestiller igen til foråret.',
      createdAt: daysAgo(40),
    },
  })
  const message = 'Skruehuller i siderne som sidst, tak.'
  await tx.resellerOrder.create({
    data: { ...common, material: 'steel', symbolMm: 40, count: 12, message, createdAt: daysAgo(1) },
  })
}

type Extra = { at?: Date; reason?: string }

async function addEvent(
  tx: Transaction,
  qrCodeId: string,
  kind: 'handed_over' | 'blocked' | 'prepared',
  { userId, contactName }: Seller,
  extra: Extra,
): Promise<void> {
  await tx.qrEvent.create({ data: { qrCodeId, kind, actorId: userId, actorName: contactName, ...extra } })
}
