import 'server-only'
import { codeFromParam } from '@/lib/domain/qr-codes/code-param'
import { findLinkTarget } from '@/lib/domain/qr-codes/find-code'
import { db } from '@/lib/server/db'
import { log } from '@/lib/server/log'
import { danishDay } from '@/lib/shared/danish-time'
import { isTextCode } from '@/lib/shared/qr-text-code'

const patienceMs = 3000

/**
 * The path a scan of the printed address leads to: the page, the page of a double stone, or /qr-scan/{code}. Counts the
 * scan for the Danish day. Never throws and takes at most three seconds: on failure /qr-scan explains what is wrong to
 * the visitor at the grave.
 */
export async function printedCodeTarget(rawCode: string): Promise<string> {
  const code = codeFromParam(rawCode)
  const scanPage = `/qr-scan/${encodeURIComponent(code) || '-'}`
  if (!isTextCode(code)) return scanPage
  try {
    const [target] = await withinPatience(Promise.all([findLinkTarget(code), countScan(code)]))
    return target ?? scanPage
  } catch (error) {
    log.error({ err: error }, 'printed code')
    return scanPage
  }
}

/** Counts a scan for the Danish day. Failures are only logged: they must not keep visitors from the page. */
export async function countScan(code: string): Promise<void> {
  const day = danishDay(new Date())
  try {
    await db.$executeRaw`
      INSERT INTO "QrScanDay" ("qrCodeId", day, count)
      SELECT id, ${day}::date, 1 FROM "QrCode" WHERE code = ${code}
      ON CONFLICT ("qrCodeId", day) DO UPDATE SET count = "QrScanDay".count + 1`
  } catch (error) {
    log.warn({ err: error }, 'counting a scan')
  }
}

async function withinPatience<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The database did not answer in time')), patienceMs)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
