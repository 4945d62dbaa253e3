// `npm run admin`, `archive`, `files`, `backup`, `restore` and `move-database`: the program of the release that is served.
// One of newer code would migrate the database under it.
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { servedFolder } from './release/releases.mjs'
import { loadEnvFiles } from './set-up/settings.mjs'

loadEnvFiles()
const [program] = process.argv.splice(2, 1)
await import(pathToFileURL(path.join(servedFolder(), `scripts/${program}.mjs`)).href)
