// `npm run bench`: measures the memorial page and the landing page in one run, on its own database and folder, prints
// the results against their budgets, and exits with 1 when one is exceeded. Rounds are interleaved, so that a busy
// machine slows both sides of a ratio. Figures are stored in .data-bench/last.json. `npm run bench -- hostile` measures
// only what others notice of a family that does its worst, `npm run bench -- crowd` only the crowds.
import fs from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { measureBytes } from './bench/bytes.mjs'
import { fillCodes, linkCode, measureCodeSearch, measureGeneration, signInAdministrator } from './bench/codes.mjs'
import { measureCold } from './bench/cold.mjs'
import { fillConsole, measureConsole } from './bench/console.mjs'
import { judgeCrowd, measureCandles, measureCrowd } from './bench/crowd.mjs'
import { measureExports, measureSongs } from './bench/exports.mjs'
import { fillGreetings, fillMemorials, fillPosts, makeMemorial } from './bench/fill.mjs'
import { measureGrave } from './bench/grave.mjs'
import { measureGrowth } from './bench/growth.mjs'
import { judgeHostile, measureHostile } from './bench/hostile.mjs'
import { measureIdle } from './bench/idle.mjs'
import { measureClassic, measureLanding } from './bench/landing.mjs'
import { measureLive } from './bench/live.mjs'
import { measureMovingGreeting } from './bench/moving-greeting.mjs'
import { measurePaint } from './bench/paint.mjs'
import { makeCover, makeGallery, makePortrait } from './bench/pictures.mjs'
import { judge, printReport } from './bench/report.mjs'
import { measureStatements } from './bench/statements.mjs'
import { lifeStory } from './bench/texts.mjs'
import { measureThroughput } from './bench/throughput.mjs'
import { fillTrees, measureTrees } from './bench/tree.mjs'
import { measureVitals } from './bench/vitals.mjs'
import { grantToApplication } from './postgres/application-role.mjs'
import { APPLICATION_ROLE, startEmbeddedPostgres } from './postgres/embedded.mjs'
import { applyMigrations } from './postgres/migrate.mjs'
import { beforeEnd, end, endOnSignals } from './server/clean-up.mjs'
import { launchServer } from './server/launch.mjs'
import { ensureChromium } from './set-up/chromium.mjs'
import { freePort } from './set-up/free-port.mjs'
import { ensureBuild } from './set-up/next-build.mjs'
import { step } from './set-up/progress.mjs'
import { ROOT } from './set-up/root.mjs'
import { secretsOf } from './set-up/secrets.mjs'

const HOME = path.join(ROOT, '.data-bench')
const folder = path.join(HOME, String(process.pid))

process.chdir(ROOT)
endOnSignals()
beforeEnd(() => fs.rmSync(folder, { recursive: true, force: true }))

try {
  fs.mkdirSync(folder, { recursive: true })
  if (process.argv[2] === 'hostile') await benchHostile()
  if (process.argv[2] === 'crowd') await benchCrowd()
  const { few, many, workshop, code } = await startSites()
  const figures = {
    bytes: await step('Tæller bytes', () => measureBytes(few)),
    idle: await step('Tæller sætninger til databasen i et minut', () => measureIdle(workshop)),
    statements: await step('Tæller sætninger for en besøgende', () => measureStatements(few, code)),
    throughput: await step('Måler svar i sekundet', () => measureThroughput(few, folder)),
    cold: await step('Måler dagens første besøg', () => measureCold(few)),
    growth: await step('Måler, om tiden vokser', () => measureGrowth({ few, many })),
    paint: await step('Måler på en langsom telefon', () => measurePaint(few, folder)),
    grave: await step('Måler ved graven mod en håndskrevet side', () => measureGrave(few, { code, folder })),
    classic: await step('Måler den klassiske side', () => measureClassic(few)),
    codeSearch: await step('Måler søgning i 10.000 og 1.000.000 koder', () => measureCodeSearch({ few, many })),
    generation: await step('Måler 10.000 koder i én pakke', () => measureGeneration(workshop)),
    landing: await step('Måler forsiden mod en side uden script', () => measureLanding(few, folder)),
    live: await step('Tænder lys for andre', () => measureLive(few)),
    trees: await step('Måler slægtstræer', () => measureTrees(workshop)),
    songs: await step('Laver en sang og dens noder', () => measureSongs(few)),
    movingGreeting: await step('Laver en hilsen, der bevæger sig, på en langsom telefon', () =>
      measureMovingGreeting(few),
    ),
    candles: await step('Tænder 200 lys i samme øjeblik', () => measureCandles(many)),
    crowd: await step('Læser 1.000 sider for 500 i et minut', () => measureCrowd(many)),
    console: await step('Måler konsollens forside med millioner', async () => {
      await fillConsole(many.db)
      return measureConsole({ few, many })
    }),
    growthToMillion: await step('Måler, om tiden vokser til en million sider', () => measureGrowth({ few, many })),
    exports: await step('Laver og prøver tegninger', () => measureExports(few)),
    vitals: await step('Måler målingen af besøgendes hastighed', () => measureVitals(few)),
  }
  const findings = judge(figures)
  printReport(figures, findings)
  fs.writeFileSync(path.join(HOME, 'last.json'), `${JSON.stringify({ at: new Date(), figures, findings }, null, 2)}\n`)
  await end(findings.every(({ isKept }) => isKept) ? 0 : 1)
} catch (error) {
  console.error(`\n${error.stack}\n`)
  await end(1)
}

async function benchHostile() {
  const postgres = await startDatabaseAndBuild()
  const site = await openSite(postgres, 'hostile', { RUN_JOBS: '1' })
  await makeMemorial(site.db, 'stille')
  await fillPosts(site.db, 'stille', 10)
  const figures = await step('En familie gør sit værste', () => measureHostile(site))
  const findings = judgeHostile(figures)
  console.log(JSON.stringify({ ...figures, findings }, null, 2))
  await end(findings.every(({ isKept }) => isKept) ? 0 : 1)
}

async function benchCrowd() {
  const postgres = await startDatabaseAndBuild()
  const site = await openSite(postgres, 'crowd', { TRUSTED_PROXIES: '1' })
  await fillMemorials(site.db, 1000)
  const figures = {
    candles: await step('Tænder 200 lys i samme øjeblik', () => measureCandles(site)),
    crowd: await step('Læser 1.000 sider for 500 i et minut', () => measureCrowd(site)),
  }
  const findings = judgeCrowd(figures)
  console.log(JSON.stringify({ ...figures, findings }, null, 2))
  await end(findings.every(({ isKept }) => isKept) ? 0 : 1)
}

async function startDatabaseAndBuild() {
  const postgres = await step('Starter databasen', () =>
    startEmbeddedPostgres({ dir: path.join(folder, 'postgres'), durable: false }),
  )
  beforeEnd(postgres.stop)
  await step('Finder browseren', ensureChromium)
  await step('Bygger siderne', ensureBuild)
  return postgres
}

/** Two sites from one build: one with 100 memorials, the other with 100,000. */
async function startSites() {
  const postgres = await startDatabaseAndBuild()
  const few = await openSite(postgres, 'few')
  // The crowd's callers have an address each.
  const many = await openSite(postgres, 'many', { TRUSTED_PROXIES: '1' })
  await step('Fylder 100 mindesider og 170.000 bidrag i', async () => {
    await fillMemorials(few.db, 100)
    for (const slug of ['stille', 'besoegt']) await makeMemorial(few.db, slug)
    await makeMemorial(few.db, 'stor', { storyLength: 20_000 })
    for (const slug of ['stille', 'stor', 'besoegt']) await makePortrait(few, slug)
    await makeCover(few, 'stor')
    await makeGallery(few, 'stor', 300)
    await makeMemorial(few.db, 'graven', { story: lifeStory.map((text) => `<p>${text}</p>`).join('') })
    await makeCover(few, 'graven')
    await makeGallery(few, 'graven', 12)
    await fillGreetings(few.db, 'graven', 30)
    await fillPosts(few.db, 'stor', 10)
    await fillPosts(few.db, 'stille', 10)
    await fillPosts(few.db, 'besoegt', 170_000)
  })
  await step('Fylder 100.000 mindesider i', async () => {
    await fillMemorials(many.db, 100_000)
    await makeMemorial(many.db, 'stille')
    await fillPosts(many.db, 'stille', 10)
  })
  // The only site whose worker draws codes; the others have no worker, so that its statements are not measured.
  const workshop = await openSite(postgres, 'workshop', { RUN_JOBS: '1' })
  await step('Fylder 10.000 og 1.000.000 koder i', async () => {
    await fillCodes(few.db, 10_000)
    await fillCodes(many.db, 1_000_000)
    for (const site of [few, many, workshop]) await signInAdministrator(site)
  })
  await step('Tager slægter på 5 til 5.000 personer ind', () => fillTrees(workshop))
  return { few, many, workshop, code: await linkCode(few.db, 'graven') }
}

async function openSite(postgres, name, settings = {}) {
  const named = (address) => Object.assign(new URL(address), { pathname: `/bench_${name}` }).href
  const [url, ownerUrl] = [named(postgres.url), named(postgres.ownerUrl)]
  const admin = new pg.Client({ connectionString: postgres.adminUrl })
  await admin.connect()
  await admin.query(`CREATE DATABASE bench_${name}`)
  await admin.end()
  await applyMigrations(ownerUrl, path.join(ROOT, 'prisma/migrations'))
  await grantToApplication(ownerUrl, APPLICATION_ROLE)

  const port = await freePort()
  const dataDir = path.join(folder, name)
  const origin = `http://127.0.0.1:${port}`
  const env = {
    ...process.env,
    ...secretsOf(dataDir),
    NODE_ENV: 'production',
    DATABASE_URL: url,
    DATA_DIR: dataDir,
    HOST: '127.0.0.1',
    PORT: String(port),
    SITE_URL: origin,
    DEMO_DATA: '0',
    // Excludes the workers' statements from the measurement.
    RUN_JOBS: '0',
    ...settings,
  }
  const server = launchServer({ env })
  beforeEnd(server.stop)
  await step(`Starter siden (${name})`, () => server.ready)
  const db = new pg.Client({ connectionString: ownerUrl })
  await db.connect()
  beforeEnd(() => db.end())
  return { origin, url, dataDir, env, db, pid: server.pid }
}
