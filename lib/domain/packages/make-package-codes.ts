import 'server-only'
import { generateCodes } from '@/lib/domain/qr-codes/generate-codes'
import { type Database, db, type Transaction } from '@/lib/server/db'
import { besideTransaction } from '@/lib/server/guard-transactions'
import { log } from '@/lib/server/log'

// 10,000 codes take seconds; a machine that is busy with other things may take many times that. Below the five minutes
// after which the queue gives a job to somebody else.
const timeoutMs = 240_000

const packageSelect = {
  id: true,
  count: true,
  requiresActivation: true,
  createdById: true,
  reseller: { select: { id: true, companyName: true } },
} as const

/**
 * Draws all codes of a package in one transaction, and tells beside it how many there are so far. Does nothing for a
 * package that is made already or that another process is making, so that it is safe to run twice. When it cannot be
 * done, the package says so and waits for a person.
 */
export async function makePackageCodes(packageId: string): Promise<void> {
  try {
    await db.$transaction((tx) => makeAll(tx, packageId), { maxWait: 10_000, timeout: timeoutMs })
  } catch (error) {
    log.error({ err: error, packageId }, 'package not made')
    await db.qrPackage.updateMany({ where: { id: packageId, state: 'making' }, data: { state: 'failed', made: 0 } })
  }
}

/** True when nobody else is making this package; locks that until the transaction ends. */
export async function lockMaking(tx: Transaction, packageId: string): Promise<boolean> {
  const [row] = await tx.$queryRaw<Array<{ held: boolean }>>`
    SELECT pg_try_advisory_xact_lock(hashtextextended(${`package:${packageId}`}, 0)) AS held`
  return row?.held ?? false
}

async function makeAll(tx: Transaction, packageId: string): Promise<void> {
  if (!(await lockMaking(tx, packageId))) return
  const wanted = await tx.qrPackage.findFirst({ where: { id: packageId, state: 'making' }, select: packageSelect })
  if (!wanted) return
  await generateCodes(tx, {
    packageId,
    count: wanted.count,
    withActivation: wanted.requiresActivation,
    reseller: wanted.reseller,
    ...(await makerOf(tx, wanted.createdById)),
    // On another connection: what is written in here is seen by nobody before all of it is.
    onProgress: (made) => besideTransaction(() => tellProgress(packageId, made)),
  })
  await tx.qrPackage.update({ where: { id: packageId }, data: { state: 'ready', made: wanted.count } })
}

async function tellProgress(packageId: string, made: number): Promise<void> {
  await db.qrPackage.updateMany({ where: { id: packageId, state: 'making' }, data: { made } })
}

async function makerOf(database: Database, createdById: string | null) {
  const user = createdById
    ? await database.user.findUnique({ where: { id: createdById }, select: { fullName: true, username: true } })
    : null
  return { actorId: createdById, actorName: user ? user.fullName || user.username : null }
}
