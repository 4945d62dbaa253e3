export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { startProcess } = await import('@/lib/server/start-process')
  const { startKeepingVisits } = await import('@/lib/domain/memorials/visit-counts')
  const { jobs } = await import('@/lib/domain/jobs')
  await startProcess(jobs)
  startKeepingVisits()
}
