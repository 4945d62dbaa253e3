import 'server-only'
import { generateCodes } from '@/lib/domain/qr-codes/generate-codes'
import { type Database, db, type Transaction } from '@/lib/server/db'
import { besideTransaction } from '@/lib/server/guard-transactions'
import { log } from '@/lib/server/log'

// 10,000 codes take seconds, many times that on a busy machine. Must be below the five minutes after which the queue
// hands the job to another process.
const timeoutMs = 240_000

const packageSelect = {
  id: true,
  count: true,
  requiresActivation: true,
  createdById: true,
  reseller: { select: { id: true, companyName: true } },
} as const

/**
 * Generates all codes of a package in one transaction and reports progress outside it. Does nothing for a package that
 * is ready or that another process is making, so it is safe to run twice. On failure the package becomes `failed` until
 * an administrator retries it.
 */
export async function makePackageCodes(packageId: string): Promise<void> {
  try {
    await db.$transaction((tx) => makeAll(tx, packageId), { maxWait: 10_000, timeout: timeoutMs })
  } catch (error) {
    log.error({ err: error, packageId }, 'package not made')
    await db.qrPackage.updateMany({ where: { id: packageId, state: 'making' }, data: { state: 'failed', made: 0 } })
  }
}

/** Takes the lock on making this package until the transaction ends; false when another transaction has it. */
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
    // On another connection, since nobody sees this transaction's writes before it commits.
    onProgress: (made) => besideTransaction(() => reportProgress(packageId, made)),
  })
  await tx.qrPackage.update({ where: { id: packageId }, data: { state: 'ready', made: wanted.count } })
  await markCodesDelivered(tx, packageId)
}

async function reportProgress(packageId: string, made: number): Promise<void> {
  await db.qrPackage.updateMany({ where: { id: packageId, state: 'making' }, data: { made } })
}

async function makerOf(database: Database, createdById: string | null) {
  const user = createdById
    ? await database.user.findUnique({ where: { id: createdById }, select: { fullName: true, username: true } })
    : null
  return { actorId: createdById, actorName: user ? user.fullName || user.username : null }
}

/**
 * Codes without plaques are delivered, and their order done, when their package is ready: from then the reseller has the
 * files. Called when an order is accepted and when a large package is made; does nothing until both have happened, or
 * for plaques.
 */
export async function markCodesDelivered(tx: Transaction, packageId: string): Promise<void> {
  await tx.resellerOrder.updateMany({
    where: { packageId, wantsPlaques: false, status: 'accepted', deliveredAt: null, package: { state: 'ready' } },
    data: { status: 'shipped', deliveredAt: new Date() },
  })
}
