// Part of lint: every regular expression of the project takes linear time on any input. A preceding length check does
// not excuse a slow one; it must be rewritten. Prints each violation with an attack string, and exits with 1. Judging all
// takes a minute and more, so those that were found safe are remembered in safe-expressions.txt, by digest; run this to
// add new ones, and commit the file.
import crypto from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { check } from 'recheck'
import { packageVersion } from '../set-up/packages.mjs'
import { ROOT } from '../set-up/root.mjs'
import { findExpressions } from './find-expressions.mjs'

const FOLDERS = ['app', 'components', 'deploy', 'lib', 'prisma', 'scripts']
const SAFE = path.join(ROOT, 'scripts/checks/safe-expressions.txt')
// The checker's version: another version may judge differently.
const JUDGE = packageVersion('recheck')
// A guard against hanging: on a busy machine a judgement takes many times as long.
const TIMEOUT_MS = 120_000

const places = sources().flatMap((file) =>
  findExpressions(fs.readFileSync(path.join(ROOT, file), 'utf8'), file.endsWith('x')).map((found) => ({
    file,
    ...found,
  })),
)
const remembered = readSafe()
const known = new Map()
for (const place of places) {
  const key = keyOf(place)
  if (!known.has(key)) known.set(key, remembered.has(digestOf(key)) ? 'safe' : await judge(place))
}
const safe = [...known].filter(([, verdict]) => verdict === 'safe').map(([key]) => digestOf(key))
fs.writeFileSync(SAFE, `${[`recheck ${JUDGE}`, ...safe.sort()].join('\n')}\n`)

const faults = places.filter((place) => known.get(keyOf(place)) !== 'safe')
for (const place of faults) {
  console.error(`${place.file}:${place.line}  /${place.pattern}/${place.flags}\n  ${known.get(keyOf(place))}`)
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

function digestOf(key) {
  return crypto.createHash('sha256').update(key).digest('hex').slice(0, 20)
}

async function judge({ pattern, flags }) {
  const { status, complexity, attack, error } = await check(pattern, flags, { timeout: TIMEOUT_MS })
  if (status === 'safe') return 'safe'
  return status === 'vulnerable' ? `${complexity.summary}: ${attack.pattern}` : `not decided: ${error.kind}`
}

function readSafe() {
  const [judge, ...digests] = fs.existsSync(SAFE) ? fs.readFileSync(SAFE, 'utf8').split('\n') : []
  return new Set(judge === `recheck ${JUDGE}` ? digests.filter(Boolean) : [])
}
