/** The parts that are not test files, by the command that runs each alone. */
const COMMANDS = {
  lint: 'npm run lint',
  imports: 'node scripts/checks/imports.mjs',
  expressions: 'node scripts/checks/expressions.mjs',
  unstable: 'node scripts/test/unstable.mjs',
  types: 'npm run typecheck',
  build: 'npm run build',
  efterladt: 'npm test',
}

/**
 * Ends a run: the parts, every failure, what was unstable, and at last what failed first and how to run it alone.
 * @returns {number} how many checks failed
 */
export function printReport({ results, seed }) {
  console.log('')
  for (const { name, passed, failed, skipped, remark, seconds } of results) {
    const notes = [skipped > 0 && `${skipped} sprunget over`, remark, seconds && `${seconds.toFixed(0)} s`]
    const note = notes.filter(Boolean).join(', ')
    console.log(
      `  ${failed > 0 ? '✗' : '✓'}  ${name.padEnd(11)} ${passed} passed, ${failed} failed${note && ` (${note})`}`,
    )
  }
  const failures = results.flatMap(({ failures = [] }) => failures)
  for (const failure of failures) console.log(`\n  ✗ ${nameOf(failure)}: ${failure.reason}`)
  for (const { unstable = [] } of results) for (const failure of unstable) printUnstable(failure)
  printFirst(results, failures, seed)
  const sum = (key) => results.reduce((total, result) => total + result[key], 0)
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`)
  return sum('failed')
}

const nameOf = ({ file, title }) => [file, title].filter(Boolean).join(' › ')

function printUnstable(failure) {
  console.log(`\n  ustabil: ${nameOf(failure)}: ${failure.reason}`)
  for (const each of [failure.picture, failure.trace]) if (each) console.log(`    ${each}`)
  console.log('    Den står nu i tests/unstable.md.')
}

function printFirst(results, failures, seed) {
  const [first] = failures.toSorted((a, b) => a.at - b.at)
  const part = results.find(({ failed }) => failed > 0)
  if (!part) return
  console.log(`\n  Det første, der gik galt: ${first ? nameOf(first) : part.name}`)
  console.log(`    ${first ? first.reason : (part.remark ?? 'se ovenfor')}`)
  console.log(
    `    ${first ? commandOf(first) : (COMMANDS[part.name] ?? `npm test -- --${part.name}`)}  (rækkefølge ${seed})`,
  )
}

function commandOf({ file, title, place }) {
  if (place) return `npm test -- ${place}`
  return title ? `npm test -- ${file} --only ${JSON.stringify(title)}` : `npm test -- ${file}`
}
