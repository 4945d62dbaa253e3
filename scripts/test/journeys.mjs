import fs from 'node:fs'
import path from 'node:path'
import { readRouteNames } from '../server/route-names.mjs'
import { ROOT } from '../set-up/root.mjs'
import { VISITS } from './affected.mjs'
import { readReport } from './read-report.mjs'
import { runCheck } from './run-check.mjs'
import { addUnstable } from './unstable.mjs'

const PLAYWRIGHT = path.join(ROOT, 'node_modules/@playwright/test/cli.js')
/** More failures than this are no accident, and are not tried again. */
const FEW = 8
export const CONFIGS = { e2e: 'playwright.config.ts', faults: 'tests/faults/playwright.config.ts' }

/**
 * Runs journeys, and those that failed once more with a fresh browser and database. What passes then is unstable:
 * tests/unstable.md.
 * @param {{ name: keyof typeof CONFIGS, folder: string, chosen?: string[], routes?: string[], mayBeEmpty?: boolean }} what `folder` is the
 * run's, `chosen` arguments to Playwright, `routes` those that phone/pages.spec.ts looks at, all without them
 */
export async function runJourneys({ name, folder, chosen = [], routes, mayBeEmpty = false }) {
  const attempt = async (label, args, env) => {
    const file = path.join(folder, `${label}.json`)
    const output = path.join(ROOT, 'test-results', label)
    const run = await runCheck({
      name: label,
      args: [PLAYWRIGHT, 'test', '--config', CONFIGS[name], '--output', output, ...args],
      env: { ...process.env, ...env, ...(routes && { E2E_ROUTES: routes.join(' ') }), E2E_REPORT: file },
    })
    return { ...run, file, ...readReport(run, file, { mayBeEmpty }) }
  }
  const first = await attempt(name, chosen, {})
  if (name === 'e2e') keepVisits(first.file)
  if (first.failures.length === 0 || first.failures.length > FEW) return { ...first, name }
  const places = first.failures.map(({ place }) => place)
  const again = await attempt(`${name}-igen`, places, { TRACE: '1' })
  const stillFailing = new Set(again.failures.map(({ place }) => place))
  const hasRun = again.passed + again.failed > 0
  const unstable = first.failures.filter(({ place }) => hasRun && !stillFailing.has(place))
  const known = new Set(unstable.length > 0 ? addUnstable(unstable) : [])
  const forgiven = unstable.filter((failure) => !known.has(failure))
  return {
    ...first,
    name,
    passed: first.passed + forgiven.length,
    failed: first.failed - forgiven.length,
    failures: first.failures.filter((failure) => !forgiven.includes(failure)),
    unstable,
  }
}

/**
 * Adds the routes that the journeys asked for to the list by which `--quick` chooses journeys, and drops the journeys
 * that are gone.
 */
function keepVisits(report) {
  if (!fs.existsSync(report)) return
  const { config, suites } = JSON.parse(fs.readFileSync(report, 'utf8'))
  const known = fs.existsSync(VISITS) ? JSON.parse(fs.readFileSync(VISITS, 'utf8')) : {}
  const routeOf = readRouteNames(path.join(ROOT, 'app'))
  for (const suite of suites) {
    const file = path.relative(ROOT, path.join(config.rootDir, suite.file))
    const routes = visitsOf(suite)
      .map((address) => routeOf(address, 200))
      .filter((route) => route.startsWith('/'))
    known[file] = [...new Set([...(known[file] ?? []), ...routes])].sort()
  }
  const here = Object.entries(known).filter(([file]) => fs.existsSync(path.join(ROOT, file)))
  const lines = here.sort().map(([file, routes]) => `  ${JSON.stringify(file)}: ${JSON.stringify(routes)}`)
  fs.writeFileSync(VISITS, `{\n${lines.join(',\n')}\n}\n`)
}

function visitsOf({ suites = [], specs = [] }) {
  const annotations = specs.flatMap(({ tests }) => tests.flatMap((test) => test.annotations))
  const own = annotations.filter(({ type }) => type === 'visits').flatMap(({ description }) => description.split(' '))
  return [...own, ...suites.flatMap(visitsOf)]
}
