import fs from 'node:fs'
import path from 'node:path'
import { readRouteNames } from '../server/route-names.mjs'
import { packageProgram } from '../set-up/packages.mjs'
import { ROOT } from '../set-up/root.mjs'
import { VISITS } from './affected.mjs'
import { readReport } from './read-report.mjs'
import { runCheck } from './run-check.mjs'
import { addUnstable } from './unstable.mjs'

/** More failures than this are no accident, and are not tried again. */
const FEW = 8
export const CONFIGS = { e2e: 'playwright.config.ts', faults: 'tests/faults/playwright.config.ts' }

/**
 * Runs journeys, and those that failed once more with a fresh browser and database. What passes then is unstable:
 * tests/unstable.md.
 * @param {{ name: keyof typeof CONFIGS, folder: string, chosen?: string[], spared?: string[], routes?: string[], mayBeEmpty?: boolean }} what
 * `folder` is the run's, `chosen` arguments to Playwright, `spared` tests that do not run, as `file › title`, `routes`
 * those that phone/pages.spec.ts looks at, all without them
 */
export async function runJourneys({ name, folder, chosen = [], spared = [], routes, mayBeEmpty = false }) {
  const sparedList = path.join(folder, 'spared.txt')
  fs.writeFileSync(sparedList, spared.map((test) => path.posix.relative('tests/e2e', test)).join('\n'))
  const attempt = async (label, args, env) => {
    const file = path.join(folder, `${label}.json`)
    const output = path.join(ROOT, 'test-results', label)
    const run = await runCheck({
      name: label,
      args: [
        packageProgram('@playwright/test', 'playwright'),
        'test',
        '--config',
        CONFIGS[name],
        '--output',
        output,
        '--test-list-invert',
        sparedList,
        ...args,
      ],
      env: { ...process.env, ...env, ...(routes && { E2E_ROUTES: routes.join(' ') }), E2E_REPORT: file },
    })
    return { ...run, file, ...readReport(run, file, { mayBeEmpty }) }
  }
  const first = await attempt(name, chosen, {})
  if (name === 'e2e') keepVisits(first.file, { isWhole: chosen.length === 0 && !routes })
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
 * Adds the routes that each test asked for to the list by which `--quick` chooses tests. A run of all journeys drops the
 * tests that are gone.
 */
function keepVisits(report, { isWhole }) {
  if (!fs.existsSync(report)) return
  const { config, suites } = JSON.parse(fs.readFileSync(report, 'utf8'))
  const known = fs.existsSync(VISITS) ? JSON.parse(fs.readFileSync(VISITS, 'utf8')) : {}
  const routeOf = readRouteNames(path.join(ROOT, 'app'))
  const seen = {}
  for (const suite of suites) {
    const file = path.relative(ROOT, path.join(config.rootDir, suite.file))
    for (const { title, addresses } of testsOf(suite)) {
      const routes = addresses.map((address) => routeOf(address, 200)).filter((route) => route.startsWith('/'))
      seen[file] ??= {}
      // A journey in two window sizes is two tests with one title.
      seen[file][title] = [...new Set([...(seen[file][title] ?? known[file]?.[title] ?? []), ...routes])].sort()
    }
    if (!isWhole) seen[file] = { ...known[file], ...seen[file] }
  }
  const files = Object.entries(isWhole ? seen : { ...known, ...seen }).sort()
  const lines = files.map(([file, tests]) => {
    const own = Object.entries(tests).sort()
    const inner = own.map(([title, routes]) => `    ${JSON.stringify(title)}: ${JSON.stringify(routes)}`)
    return `  ${JSON.stringify(file)}: {\n${inner.join(',\n')}\n  }`
  })
  fs.writeFileSync(VISITS, `{\n${lines.join(',\n')}\n}\n`)
}

/** The tests below a suite, titled as Playwright's own lists of tests do it. */
function testsOf({ suites = [], specs = [] }) {
  const own = specs.map(({ title, tests }) => {
    const visits = tests.flatMap((test) => test.annotations).filter(({ type }) => type === 'visits')
    return { title, addresses: visits.flatMap(({ description }) => description.split(' ')) }
  })
  const inner = suites.flatMap((suite) =>
    testsOf(suite).map((test) => ({ ...test, title: `${suite.title} › ${test.title}` })),
  )
  return [...own, ...inner]
}
