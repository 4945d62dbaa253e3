// `npm test`: every check, from a fresh clone. `npm test -- --unit` runs a part: --lint, --types, --unit, --e2e. `npm
// test -- --since COMMIT` skips what no change since then can affect. Until the packages are installed only Node's
// own modules are available.
import fs from 'node:fs'
import path from 'node:path'
import { countTests } from './checks/count-tests.mjs'
import { listFailures } from './checks/list-failures.mjs'
import { runCheck, stopChecks } from './checks/run-check.mjs'
import { changedSince, checksFor, TREE_READERS } from './checks/since.mjs'
import { ensureChromium } from './set-up/chromium.mjs'
import { installPackages, isInstalled } from './set-up/install.mjs'
import { requireNodeVersion } from './set-up/node-version.mjs'
import { step } from './set-up/progress.mjs'
import { ROOT } from './set-up/root.mjs'

const BIN = {
  biome: 'node_modules/@biomejs/biome/bin/biome',
  tsc: 'node_modules/typescript-7/bin/tsc',
  vitest: 'node_modules/vitest/vitest.mjs',
  playwright: 'node_modules/@playwright/test/cli.js',
}
const PARTS = ['--lint', '--types', '--unit', '--e2e']

requireNodeVersion()
process.chdir(ROOT)
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    stopChecks()
    process.exitCode = 130
  })
}

const { asked, since } = readArguments(process.argv.slice(2))
const touched = since === null ? null : checksFor(changedSince(since))
const wants = (part) =>
  (asked.length === 0 || asked.includes(part)) && !(part === '--e2e' && touched && touched.journeys === 'none')
const reports = path.join(ROOT, '.data-test', `reports-${process.pid}`)
const results = []

try {
  await prepare()
  // Two at a time: the build takes a core and more, the faults mostly wait, and the journeys need the whole machine.
  await Promise.all([wants('--e2e') && buildThenFaults(), checkSources()])
  if (wants('--e2e')) await playwright('e2e', [])
  report()
} catch (error) {
  console.error(`\n${error.message}\n\n0 passed, 1 failed`)
  process.exitCode = 1
} finally {
  fs.rmSync(reports, { recursive: true, force: true })
}

function readArguments(all) {
  const place = all.indexOf('--since')
  const since = place < 0 ? null : all[place + 1]
  const asked = all.filter((_, index) => place < 0 || (index !== place && index !== place + 1))
  const unknown = asked.find((part) => !PARTS.includes(part))
  if (!unknown && since !== undefined) return { asked, since }
  console.error(unknown ? `Ukendt del: ${unknown}. Der er ${PARTS.join(', ')}.` : 'Efter --since hører en commit.')
  process.exit(2)
}

async function prepare() {
  if (!isInstalled()) await step('Henter pakkerne', installPackages)
  if (wants('--e2e')) await step('Finder en browser', ensureChromium)
  const { ensurePrismaClient } = await import('./set-up/prisma-client.mjs')
  await step('Gør databaseklienten klar', async () => void (await ensurePrismaClient()))
  fs.mkdirSync(reports, { recursive: true })
}

async function buildThenFaults() {
  const { ensureBuild } = await import('./set-up/next-build.mjs')
  try {
    await step('Bygger siderne', async () => ({ note: (await ensureBuild()) ? undefined : 'uændret' }))
    results.push({ name: 'build', passed: 1, failed: 0, skipped: 0 })
  } catch (error) {
    console.error(error.message)
    results.push({ name: 'build', passed: 0, failed: 1, skipped: 0 })
  }
  await playwright('faults', ['--config', 'tests/faults/playwright.config.ts'])
}

async function checkSources() {
  if (wants('--lint')) {
    await single('lint', [BIN.biome, 'check', '.', '--error-on-warnings'])
    await single('imports', ['scripts/checks/imports.mjs'])
    await single('expressions', ['scripts/checks/expressions.mjs'])
  }
  if (wants('--types')) await single('types', [BIN.tsc, '--noEmit'])
  if (!wants('--unit')) return
  if (!touched) return unit('unit', [])
  const without = TREE_READERS.flatMap((reader) => ['--exclude', reader.endsWith('.ts') ? reader : `${reader}/**`])
  await unit('unit', ['--changed', since, '--passWithNoTests', ...without])
  if (touched.tree) await unit('tree', TREE_READERS)
}

async function unit(name, chosen) {
  const file = path.join(reports, `${name}.json`)
  const args = [BIN.vitest, 'run', ...chosen, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const run = await runCheck({ name, args })
  results.push({ name, ...countTests(run, file, { mayBeEmpty: touched !== null }), failures: listFailures(file) })
}

async function single(name, args) {
  const { isGreen } = await runCheck({ name, args })
  results.push({ name, passed: isGreen ? 1 : 0, failed: isGreen ? 0 : 1, skipped: 0 })
}

async function playwright(name, chosen) {
  if (results.some((result) => result.name === 'build' && result.failed > 0)) {
    results.push({ name, passed: 0, failed: 1, skipped: 0, remark: 'kunne ikke køre uden en bygget side' })
    return
  }
  const file = path.join(reports, `${name}.json`)
  const changed = touched && touched.journeys === 'changed' ? [`--only-changed=${since}`, '--pass-with-no-tests'] : []
  const run = await runCheck({
    name,
    args: [BIN.playwright, 'test', ...chosen, ...changed],
    env: { ...process.env, E2E_REPORT: file },
  })
  results.push({ name, ...countTests(run, file, { mayBeEmpty: touched !== null }), failures: listFailures(file) })
}

function report() {
  console.log('')
  for (const { name, passed, failed, skipped, remark } of results) {
    const notes = [skipped > 0 && `${skipped} sprunget over`, remark].filter(Boolean).join(', ')
    console.log(
      `  ${failed > 0 ? '✗' : '✓'}  ${name.padEnd(11)} ${passed} passed, ${failed} failed${notes && ` (${notes})`}`,
    )
  }
  for (const failure of results.flatMap(({ failures = [] }) => failures)) console.log(`\n  ✗ ${failure}`)
  const sum = (key) => results.reduce((total, result) => total + result[key], 0)
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`)
  if (sum('failed') > 0) process.exitCode = 1
}
