// `npm run soak`: kills parts of the running app at random moments, hundreds of times, and looks each time for what was
// acknowledged (tests/faults/soak.ts). On a data folder of its own, which is removed at the end.
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { likePhotograph } from './bench/pictures.mjs'
import { median } from './bench/throughput.mjs'
import { copyDemoFolder } from './set-up/demo-folder.mjs'
import { freePort } from './set-up/free-port.mjs'
import { ensureBuild } from './set-up/next-build.mjs'
import { step } from './set-up/progress.mjs'
import { ROOT } from './set-up/root.mjs'
import { openRun } from './test/run-folder.mjs'

const HELP = `
  npm run soak                        slår dele af siden ihjel 1.000 gange, mens der skrives (nogle timer)
  npm run soak -- --kills TAL         så mange gange
  npm run soak -- --hours TAL         skriver bagefter så længe, uden at noget slås ihjel: hukommelsen efter det
  npm run soak -- --seed TAL          de samme dele efter de samme pauser som en tidligere gang

  Ctrl-C standser og viser tallene så langt. Går noget tabt, som siden har sagt ja til, er afslutningskoden 1.
`
const NAMES = {
  server: 'serveren',
  'launcher and server': 'starteren og serveren',
  database: 'databasen',
  everything: 'alt',
  power: 'strømmen',
}
const AGAIN = 'De samme dele igen: npm run soak -- --seed'

const options = readArguments()
process.chdir(ROOT)
const stopped = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stopped.abort())
const run = await openRun()
try {
  const figures = await start()
  printFigures(figures)
  process.exitCode = figures.lost.size + figures.doubled.size + figures.unsafe.size > 0 ? 1 : 0
} catch (error) {
  console.error(error)
  console.error(`\n  ${AGAIN} ${options.seed}\n`)
  process.exitCode = 1
} finally {
  await run.close()
}
process.exit()

function readArguments() {
  const text = { type: 'string' }
  try {
    const { values } = parseArgs({
      options: { kills: text, hours: text, seed: text, help: { type: 'boolean', default: false } },
    })
    if (values.help) throw new Error('')
    for (const name of ['kills', 'hours', 'seed'])
      if (values[name] && !/^\d{1,9}(\.\d+)?$/.test(values[name])) throw new Error(`--${name} er et tal.`)
    return {
      kills: Number(values.kills ?? 1000),
      hours: Number(values.hours ?? 0),
      seed: Number(values.seed ?? Date.now() % 1_000_000),
    }
  } catch (error) {
    console.log(`${error.message}${HELP}`)
    process.exit(error.message ? 2 : 0)
  }
}

async function start() {
  const folder = path.join(run.folder, 'soak')
  await step('Bygger siderne', ensureBuild)
  await step('Lægger demoindhold i en ny mappe', () => copyDemoFolder(folder))
  const { soak } = await import(pathToFileURL(await bundle()).href)
  console.log(`\n  ${options.kills} gange, frø ${options.seed}\n`)
  return soak({
    ...options,
    folder,
    port: Number(process.env.PORT) || (await freePort()),
    jpeg: await likePhotograph({ width: 800, height: 600 }),
    signal: stopped.signal,
    told: ({ number, victim, awayMs, lost }) =>
      console.log(`  ${String(number).padStart(4)}  ${NAMES[victim].padEnd(22)} ${seconds(awayMs)} væk, ${lost} tabt`),
  })
}

/** With the helpers of the tests, at a place as deep in the project as they are. */
async function bundle() {
  const { build } = await import('esbuild')
  const outfile = path.join(ROOT, 'generated/programs/soak.mjs')
  await build({
    entryPoints: [path.join(ROOT, 'tests/faults/soak.ts')],
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    outfile,
  })
  return outfile
}

function printFigures({ kills, ledger, awayMs, memoryMb, lost, doubled, unsafe }) {
  const rows = [
    ...Object.entries(kills).map(([victim, times]) => [`Slået ihjel: ${NAMES[victim]}`, times]),
    ['Siden har sagt ja til: rettelser', ledger.edits],
    ['  hilsner', ledger.greetings.size],
    ['  lys', ledger.candles.size],
    ['  stykker af billeder', ledger.pieces],
    ['  hele billeder', ledger.picturesFound + ledger.pictures.size],
    ['Tabt', lost.size],
    ['Dobbelt', doubled.size],
    ...[...lost, ...doubled].map((what) => ['', what]),
    ['Indstillinger, der kan tabe noget, når strømmen går', [...unsafe].join(', ') || 'ingen'],
  ]
  if (awayMs.length > 0) {
    rows.push(['Til siden vises igen, midterste', seconds(median(awayMs))])
    rows.push(['  længst', seconds(Math.max(...awayMs))])
  }
  const memory = memoryMb.map((mb) => `${mb.toFixed(0)} MB`).join(' → ')
  if (memory) rows.push([`Serverens hukommelse, ${options.hours} timer uden fald`, memory])
  console.log(`\n${rows.map(([name, value]) => `  ${name.padEnd(54)} ${value}`).join('\n')}`)
  console.log(`\n  ${AGAIN} ${options.seed}\n`)
}

function seconds(ms) {
  return `${(ms / 1000).toLocaleString('da-DK', { maximumFractionDigits: 1, minimumFractionDigits: 1 })} s`
}
