export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  if (process.env.MINDELUND_STRICT === '1') {
    const { refuseDemoAccounts } = await import('@/lib/domain/demo/demo-check')
    await refuseDemoAccounts()
  }
  const { startProcess } = await import('@/lib/server/start-process')
  const { startKeepingVisits } = await import('@/lib/domain/memorials/visit-counts')
  const { jobs } = await import('@/lib/domain/jobs')
  await startProcess(jobs)
  startKeepingVisits()
}
