// Part of lint: every regular expression of the project takes linear time on any input. A preceding length check does
// not excuse a slow one; it must be rewritten. Prints each violation with an attack string, and exits with 1.
import fs from 'node:fs'
import path from 'node:path'
import { check } from 'recheck'
import { ROOT } from '../set-up/root.mjs'
import { findExpressions } from './find-expressions.mjs'

const FOLDERS = ['app', 'components', 'lib', 'prisma', 'scripts']
const VERDICTS = path.join(ROOT, 'node_modules/.cache/mindelund/expressions.json')
// The checker's version: another version may judge differently.
const JUDGE = JSON.parse(fs.readFileSync(path.join(ROOT, 'node_modules/recheck/package.json'), 'utf8')).version
const TIMEOUT_MS = 20_000
const UNDECIDED = 'not decided'

const places = sources().flatMap((file) =>
  findExpressions(fs.readFileSync(path.join(ROOT, file), 'utf8'), file.endsWith('x')).map((found) => ({
    file,
    ...found,
  })),
)
const verdicts = readVerdicts()
const known = Object.fromEntries([...new Set(places.map(keyOf))].map((key) => [key, verdicts[key]]))
for (const place of places) known[keyOf(place)] ??= await judge(place)
fs.mkdirSync(path.dirname(VERDICTS), { recursive: true })
// What a busy machine left undecided is tried again by the next run.
const decided = Object.entries(known).filter(([, verdict]) => !verdict.startsWith(UNDECIDED))
fs.writeFileSync(VERDICTS, JSON.stringify({ judge: JUDGE, verdicts: Object.fromEntries(decided) }))

const faults = places.filter((place) => known[keyOf(place)] !== 'safe')
for (const place of faults) {
  console.error(`${place.file}:${place.line}  /${place.pattern}/${place.flags}\n  ${known[keyOf(place)]}`)
}
console.log(`${places.length} regular expressions, ${faults.length} that a text can make slow`)
if (faults.length > 0) process.exitCode = 1

function sources() {
  const below = FOLDERS.flatMap((folder) =>
    fs.readdirSync(path.join(ROOT, folder), { recursive: true }).map((file) => path.join(folder, file)),
  )
  const atRoot = fs.readdirSync(ROOT)
  return [...below, ...atRoot].filter((file) => /\.(?:ts|tsx|mjs)$/.test(file) && !/\.test\.\w+$/.test(file)).sort()
}

function keyOf({ pattern, flags }) {
  return `/${pattern}/${flags}`
}

async function judge({ pattern, flags }) {
  const { status, complexity, attack, error } = await check(pattern, flags, { timeout: TIMEOUT_MS })
  if (status === 'safe') return 'safe'
  return status === 'vulnerable' ? `${complexity.summary}: ${attack.pattern}` : `${UNDECIDED}: ${error.kind}`
}

function readVerdicts() {
  try {
    const { judge, verdicts } = JSON.parse(fs.readFileSync(VERDICTS, 'utf8'))
    return judge === JUDGE ? verdicts : {}
  } catch {
    return {}
  }
}
