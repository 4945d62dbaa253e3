// Run by scripts/admin.mjs, which has opened the database and set DATABASE_URL.
import { startClock } from '../../lib/server/clock.ts'
import { runVerb } from './run-verb.mjs'

await startClock()
process.exit(await runVerb(process.argv.slice(2)))
