// Run by the clock's tests: a process on a machine whose clock is wrong by as many hours as its first argument says. It
// does what a server process does, tells how wrong it is itself, and which jobs it ran.
const ahead = Number(process.argv[2]) * 3600_000
const Right = Date
globalThis.Date = class extends Right {
  constructor(...given: [] | [number]) {
    super(given[0] ?? Right.now() + ahead)
  }
  static override now = () => Right.now() + ahead
} as DateConstructor

const { startClock } = await import('@/lib/server/clock')
const { db } = await import('@/lib/server/db')
const { readDatabaseTime } = await import('@/lib/server/database-time')
const { deleteOldDrafts } = await import('@/lib/server/form-drafts')
const { startWorkers } = await import('@/lib/server/jobs')
const { everyMinuteJob } = await import('@/tests/factories/clock')

const tell = (line: object) => console.log(JSON.stringify(line))

await startClock()
const written = await db.release.create({ data: { name: `clock ${process.argv[2]}` } })
const inOrder = await readDatabaseTime()
tell({ offMs: Date.now() - inOrder.getTime(), writtenOffMs: written.firstAt.getTime() - inOrder.getTime() })
await deleteOldDrafts()
await startWorkers([everyMinuteJob(() => tell({ ran: true }))])
tell({ isReady: true })

export {}
