// `npm test`: every check, from a fresh clone; `--help` lists what else it can do. Until the packages are installed only
// Node's own modules are available.
import path from 'node:path'
import { parseArgs } from 'node:util'
import { ensureChromium } from './set-up/chromium.mjs'
import { installPackages, isInstalled } from './set-up/install.mjs'
import { requireNodeVersion } from './set-up/node-version.mjs'
import { packageProgram } from './set-up/packages.mjs'
import { step } from './set-up/progress.mjs'
import { ensureProxies } from './set-up/proxies.mjs'
import { ROOT } from './set-up/root.mjs'
import { openRun } from './test/run-folder.mjs'

const HELP = `
  npm test                            alt
  npm test -- --lint --unit           dele: --lint, --types, --unit, --e2e
  npm test -- FIL … [--only NAVN]     nogle filer, eller den ene test med det navn
  npm test -- --quick [COMMIT]        det, som ændringer siden COMMIT kan påvirke (uden COMMIT: det, der ikke er
                                      gemt endnu, ellers den sidste commit)
  npm test -- --profile               viser bagefter, hvor tiden gik
  npm test -- --seed TAL              enhedstestene i en anden rækkefølge
  npm test -- --alone                 hver fil med enhedstest i sin egen proces
  npm test -- --at 2028-02-29T12:00   enhedstestene, som var det da (dansk tid)
  npm test -- --times TAL [--busy]    flere gange efter hinanden, også på en optaget maskine
`
/** The order in which unit tests run unless another is asked for: a change is red for what it changed alone. */
const USUAL_SEED = 23_600
const PARTS = ['lint', 'types', 'unit', 'e2e']

requireNodeVersion()
process.chdir(ROOT)
const { options, files } = readArguments()
const seed = Number(options.seed ?? USUAL_SEED)
const results = []
let run
let quick

if (options.times) {
  const { repeat } = await import('./test/repeat.mjs')
  process.exitCode = await repeat({ times: Number(options.times), isBusy: options.busy, args: process.argv.slice(2) })
} else {
  run = await openRun()
  // What runs, and what it made, is cleared up by `close`, or by the run's own watch.
  for (const [signal, code] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ]) {
    process.on(signal, () => process.exit(code))
  }
  try {
    await prepare()
    await everyCheck()
    await report()
  } catch (error) {
    console.error(`\n${error.message}\n\n0 passed, 1 failed`)
    process.exitCode = 1
  }
}

function readArguments() {
  const flags = [...PARTS, 'quick', 'profile', 'alone', 'busy', 'help']
  const texts = ['only', 'seed', 'at', 'times']
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        ...Object.fromEntries(flags.map((name) => [name, { type: 'boolean', default: false }])),
        ...Object.fromEntries(texts.map((name) => [name, { type: 'string' }])),
      },
    })
    for (const name of ['seed', 'times'])
      if (values[name] && !/^\d{1,9}$/.test(values[name])) throw new Error(`--${name} er et tal.`)
    if (!values.help) return { options: values, files: positionals }
  } catch (error) {
    console.error(`${error.message}\n${HELP}`)
    process.exit(2)
  }
  console.log(HELP)
  process.exit(0)
}

function wants(part) {
  if (files.length > 0 && !options.quick) return false
  if (options.alone || options.at) return part === 'unit'
  const asked = PARTS.filter((each) => options[each])
  return asked.length === 0 || asked.includes(part)
}

async function prepare() {
  if (!isInstalled()) await step('Henter pakkerne', installPackages)
  const { ensurePrismaClient } = await import('./set-up/prisma-client.mjs')
  await step('Gør databaseklienten klar', async () => void (await ensurePrismaClient()))
  // Before the browser is: apt does one thing at a time.
  if (wants('unit')) await step('Finder nginx og Caddy', ensureProxies)
  if (!options.quick) return
  const { affectedBy, changedSince } = await import('./test/affected.mjs')
  quick = affectedBy(changedSince(files[0]))
  const count = (chosen) => (chosen === 'all' ? 'alle' : chosen.length)
  console.log(
    `  Kan påvirkes: ${count(quick.unit)} filer med enhedstest, ${count(quick.journeys)} rejser, ${quick.routes.length} sider og kald`,
  )
}

async function everyCheck() {
  if (files.length > 0 && !options.quick) return chosenFiles()
  const journeys = wants('e2e') && (!quick || quick.journeys === 'all' || quick.journeys.length > 0)
  const faults = wants('e2e') && (!quick || quick.faults)
  // Two at a time: the build takes a core and more, the faults mostly wait, and the journeys need the whole machine.
  await Promise.all([(journeys || faults) && buildThenFaults(faults), checkSources()])
  if (journeys)
    await playwright('e2e', quick?.journeys === 'all' ? {} : { chosen: quick?.journeys, spared: quick?.spared })
}

async function chosenFiles() {
  const ofJourneys = files.filter((file) => /\.spec\.ts(:\d+)?$/.test(file))
  const ofUnits = files.filter((file) => !ofJourneys.includes(file))
  const only = (flag) => (options.only ? [flag, options.only.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')] : [])
  if (ofUnits.length > 0) await unit([...ofUnits, ...only('-t')])
  if (ofJourneys.length === 0) return
  await build()
  for (const name of ['faults', 'e2e']) {
    const own = ofJourneys.filter((file) => file.startsWith('tests/faults/') === (name === 'faults'))
    if (own.length > 0) await playwright(name, { chosen: [...own, ...only('-g')] })
  }
}

async function build() {
  const [{ ensureBuild }, { stopwatch }] = await Promise.all([
    import('./set-up/next-build.mjs'),
    import('./test/run-check.mjs'),
  ])
  const watch = stopwatch()
  if (options.quick) process.env.BUILD_CACHE = '1'
  await step('Finder en browser', ensureChromium)
  try {
    await step('Bygger siderne', async () => ({ note: (await ensureBuild()) ? undefined : 'uændret' }))
    results.push({ name: 'build', passed: 1, failed: 0, skipped: 0, ...watch() })
  } catch (error) {
    console.error(error.message)
    results.push({ name: 'build', passed: 0, failed: 1, skipped: 0, ...watch() })
  }
}

async function buildThenFaults(faults) {
  await build()
  if (faults) await playwright('faults', {})
}

async function checkSources() {
  if (wants('lint')) {
    await single('lint', [packageProgram('@biomejs/biome', 'biome'), 'check', '.', '--error-on-warnings'])
    await single('imports', ['scripts/checks/imports.mjs'])
    await single('expressions', ['scripts/checks/expressions.mjs'])
    await single('unstable', ['scripts/test/unstable.mjs'])
  }
  if (wants('types')) await single('types', [packageProgram('typescript-7', 'tsc'), '--noEmit'])
  if (wants('unit') && quick?.unit.length !== 0) await unit(quick && quick.unit !== 'all' ? quick.unit : [])
}

async function unit(chosen) {
  const [{ runCheck }, { readReport }, { turnedClock }] = await Promise.all([
    import('./test/run-check.mjs'),
    import('./test/read-report.mjs'),
    import('./test/turned-clock.mjs'),
  ])
  const file = path.join(run.folder, 'unit.json')
  const check = await runCheck({
    name: 'unit',
    args: [
      ...[
        packageProgram('vitest'),
        'run',
        ...chosen,
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${file}`,
      ],
      ...['--sequence.shuffle.files', `--sequence.seed=${seed}`],
      ...(options.alone ? ['--isolate'] : []),
      ...(options.profile ? ['--reporter=./scripts/test/profile-reporter.mjs'] : []),
    ],
    env: {
      ...process.env,
      UNIT_PROFILE: path.join(run.folder, 'unit.profile.json'),
      ...(options.at && (await turnedClock(options.at))),
    },
  })
  results.push({ ...check, ...readReport(check, file) })
}

async function single(name, args) {
  const { runCheck } = await import('./test/run-check.mjs')
  const check = await runCheck({ name, args })
  results.push({ ...check, passed: check.isGreen ? 1 : 0, failed: check.isGreen ? 0 : 1, skipped: 0 })
}

async function playwright(name, tests) {
  if (results.some((result) => result.name === 'build' && result.failed > 0)) {
    results.push({ name, passed: 0, failed: 1, skipped: 0, remark: 'kunne ikke køre uden en bygget side' })
    return
  }
  const { runJourneys } = await import('./test/journeys.mjs')
  const routes = quick && quick.journeys !== 'all' ? quick.routes : undefined
  results.push(await runJourneys({ name, folder: run.folder, ...tests, routes, mayBeEmpty: quick !== undefined }))
}

async function report() {
  if (options.profile) (await import('./test/profile.mjs')).printProfile(results, run.folder)
  const left = await run.close()
  for (const command of left) console.log(`\n  Lod en proces køre: ${command}`)
  if (left.length > 0) results.push({ name: 'efterladt', passed: 0, failed: left.length, skipped: 0 })
  const { printReport } = await import('./test/print-report.mjs')
  const failed = printReport({ results, seed })
  if (failed > 0) process.exitCode = 1
}
