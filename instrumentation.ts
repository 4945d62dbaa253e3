export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { startProcess } = await import('@/lib/server/start-process')
  const { startKeepingVisits } = await import('@/lib/domain/memorials/visit-counts')
  const { jobs } = await import('@/lib/domain/jobs')
  if (process.env.MINDELUND_STRICT === '1') {
    const { refuseDemoAccounts } = await import('@/lib/domain/demo/refuse-demo-accounts')
    await refuseDemoAccounts()
  }
  await startProcess(jobs)
  startKeepingVisits()
}
