import type { Instrumentation } from 'next'

export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  if (process.env.MINDELUND_STRICT === '1') {
    const { refuseDemoAccounts } = await import('@/lib/domain/demo/demo-check')
    await refuseDemoAccounts()
  }
  // First: visitors to finished pages wait for nothing of what is loaded after it.
  const { startKeepingPages } = await import('@/lib/domain/memorial-page/keep-pages')
  await startKeepingPages()
  const { startClock } = await import('@/lib/server/clock')
  await startClock()
  const { startProcess } = await import('@/lib/server/start-process')
  const { startPublishing } = await import('@/lib/domain/published-pages/jobs')
  const { startKeepingVisits } = await import('@/lib/domain/memorials/visit-counts')
  const { startKeepingFaults } = await import('@/lib/server/telemetry/faults')
  const { startKeepingVitals } = await import('@/lib/domain/vitals/keep-vitals')
  const { startKeepingReserve } = await import('@/lib/server/disk-space')
  const { quietenConsole } = await import('@/lib/server/log')
  const { startTelemetry } = await import('@/lib/server/telemetry/this-process')
  const { jobs } = await import('@/lib/domain/jobs')
  quietenConsole()
  startKeepingFaults()
  startKeepingReserve()
  startPublishing()
  await startProcess(jobs)
  startKeepingVisits()
  startKeepingVitals()
  startTelemetry()
}

/** An error while a page was rendered. Next uses errors for redirects and pages that are not there, too. */
export const onRequestError: Instrumentation.onRequestError = async (error, _, { routePath }) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  if (isNextsOwn(error)) return
  const { recordFault } = await import('@/lib/server/telemetry/faults')
  recordFault(error, routePath)
}

function isNextsOwn(error: unknown): boolean {
  return error instanceof Error && 'digest' in error && String(error.digest).startsWith('NEXT_')
}
