// `npm test -- --profile`: where the time of a run went.
import fs from 'node:fs'
import path from 'node:path'
import { ROOT } from '../set-up/root.mjs'

const SLOWEST = 30

/**
 * Prints each part's time and how much of the machine worked meanwhile, and the slowest files: preparing (modules, a
 * database) against testing, and the worker's own processor time. The rest of a file's time it waited, for the database,
 * another process or a timer.
 * @param {{ name: string, seconds: number, busy: number }[]} parts
 * @param {string} folder the run's
 */
export function printProfile(parts, folder) {
  console.log(`\n  ${'del'.padEnd(14)}${'sekunder'.padStart(9)}${'maskinen i brug'.padStart(17)}`)
  for (const { name, seconds, busy } of parts) {
    console.log(`  ${name.padEnd(14)}${seconds.toFixed(0).padStart(9)}${`${(busy * 100).toFixed(0)} %`.padStart(17)}`)
  }
  const files = [...unitFiles(folder), ...journeyFiles(folder)]
  console.log(`\n  De ${SLOWEST} langsomste filer (sekunder)`)
  console.log(`  ${['i alt', 'klargøring', 'test', 'processor', 'ventetid'].map((head) => head.padStart(11)).join('')}`)
  for (const { file, prepared, tested, processor } of files.sort((a, b) => totalOf(b) - totalOf(a)).slice(0, SLOWEST)) {
    const total = prepared + tested
    const waited = processor === undefined ? undefined : Math.max(0, total - processor)
    const cells = [total, prepared, tested, processor, waited].map((value) => value?.toFixed(1) ?? '–')
    console.log(`  ${cells.map((cell) => cell.padStart(11)).join('')}  ${file}`)
  }
}

const totalOf = ({ prepared, tested }) => prepared + tested

/** Written by profile-reporter.mjs. */
function unitFiles(folder) {
  return fs
    .readdirSync(folder)
    .filter((name) => name.endsWith('.profile.json'))
    .flatMap((name) => JSON.parse(fs.readFileSync(path.join(folder, name), 'utf8')))
}

function journeyFiles(folder) {
  return ['e2e', 'faults'].flatMap((name) => {
    const file = path.join(folder, `${name}.json`)
    if (!fs.existsSync(file)) return []
    const { config, suites } = JSON.parse(fs.readFileSync(file, 'utf8'))
    return suites.map((suite) => ({
      file: path.relative(ROOT, path.join(config.rootDir, suite.file)),
      prepared: 0,
      tested: secondsOf(suite),
    }))
  })
}

function secondsOf({ suites = [], specs = [] }) {
  const results = specs.flatMap(({ tests }) => tests.flatMap((test) => test.results))
  return [...results.map(({ duration }) => duration / 1000), ...suites.map(secondsOf)].reduce(
    (sum, each) => sum + each,
    0,
  )
}
