// Run by `npm run release` in the folder of a release before that is used: brings the database to its migrations, once they
// were tried, and asks a server process of it, beside the one that serves, for what visitors need.
import fs from 'node:fs'
import path from 'node:path'
import { rehearseMigrations } from '../postgres/migrate.mjs'
import { beforeEnd, end, endOnSignals } from '../server/clean-up.mjs'
import { launchServer } from '../server/launch.mjs'
import { MIGRATIONS, migrateDatabase, reachDatabase } from '../server/prepare-database.mjs'
import { freePort } from '../set-up/free-port.mjs'
import { wasBuiltFor } from '../set-up/next-build.mjs'
import { step } from '../set-up/progress.mjs'
import { dataDir, ROOT } from '../set-up/root.mjs'
import { loadEnvFiles } from '../set-up/settings.mjs'
import { askLaunchers } from './control.mjs'

const HOST = '127.0.0.1'

process.chdir(ROOT)
loadEnvFiles()
endOnSignals()
try {
  await tryOut()
  await end(0)
} catch (error) {
  console.error(`\n${error.message}\n`)
  await end(1)
}

async function tryOut() {
  if (!wasBuiltFor(process.env)) {
    throw new Error(
      'Udgaven er bygget med et andet navn, firma eller en anden adresse end nu. Lav en ny: npm run release',
    )
  }
  const database = await reachDatabase()
  await step('Prøver migreringerne', async () => {
    const pending = await rehearseMigrations(database.ownerUrl, MIGRATIONS)
    const breaking = pending.find(({ breaksEarlier }) => breaksEarlier)
    if (breaking && (await askLaunchers({})).length > 0) {
      throw new Error(
        `Den udgave, der kører, tåler ikke migreringen ${breaking.name}. Tag en sikkerhedskopi, stop siden, ` +
          'og kør npm run release igen; så længe er siden lukket.',
      )
    }
    return { note: pending.length > 0 ? `${pending.length} kan køres` : 'ingen' }
  })
  const { url } = await migrateDatabase(database)
  const port = await freePort()
  const server = launchServer({
    env: {
      ...process.env,
      NODE_ENV: 'production',
      MINDELUND_STRICT: '1',
      DEMO_DATA: '0',
      RUN_JOBS: '0',
      DATA_DIR: dataDir(),
      DATABASE_URL: url,
      HOST,
      PORT: String(port),
    },
  })
  beforeEnd(server.stop)
  await step('Prøver siden', async () => {
    await server.ready
    await assertServes(`http://${HOST}:${port}`)
  })
}

/** @throws when it is not well, or a page or one of its scripts is missing */
async function assertServes(url) {
  await ask(`${url}/api/health`)
  for (const page of ['/', ...someMemorial()]) {
    const html = await ask(`${url}${page}`)
    const scripts = [...html.matchAll(/ src="(\/_next\/static\/[^"]+)"/g)].map(([, address]) => address)
    if (scripts.length === 0) throw new Error(`${page} har intet script.`)
    for (const script of scripts) await ask(`${url}${script}`)
  }
}

async function ask(address) {
  const answer = await fetch(address)
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${new URL(address).pathname} svarer ${answer.status}: ${text.slice(0, 500)}`)
  return text
}

/** One page that is open, if there is any: those that have a published copy. */
function someMemorial() {
  const folder = path.join(dataDir(), 'published/memorial')
  const slugs = fs.existsSync(folder) ? fs.readdirSync(folder) : []
  return slugs.slice(0, 1).map((slug) => `/memorial/${slug}`)
}
