// Run by scripts/files.mjs, which has opened the database and set DATABASE_URL.
import { runVerb } from './run-verb.mjs'

process.exit(await runVerb(process.argv.slice(2)))
