// Run by scripts/restore.mjs on the restored database, before anybody else opens it.
import { makeSafe } from '../../lib/domain/backups/commands/make-safe.ts'
import { execute } from '../../lib/server/command.ts'
import { startQueue, stopQueue } from '../../lib/server/jobs.ts'

const caller = {
  actor: { kind: 'system', name: 'npm run restore' },
  address: 'local',
  userAgent: null,
  scripted: true,
}

// Brings its tables to this release's, too.
await startQueue({ work: false })
await execute(makeSafe, caller, { moment: new Date(process.argv[2]) })
await stopQueue()
process.exit(0)
