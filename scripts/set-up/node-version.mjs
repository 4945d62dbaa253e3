import fs from 'node:fs'
import path from 'node:path'
import { ROOT } from './root.mjs'

/** Exits with a sentence when Node is older than package.json requires. */
export function requireNodeVersion() {
  const { engines } = JSON.parse(fs.readFileSync(path.join(ROOT, 'package.json'), 'utf8'))
  const needed = engines.node.replace(/[^\d.]/g, '')
  if (isAtLeast(process.versions.node, needed)) return
  console.error(`Node ${needed} eller nyere er nødvendig; her er ${process.versions.node}. Hent den på nodejs.org.`)
  process.exit(1)
}

/** The last day of security fixes, by major version (github.com/nodejs/Release). Odd versions before 27 have none. */
const fixedUntil = { 20: '2026-04-30', 22: '2027-04-30', 24: '2028-04-30', 26: '2029-04-30' }

/**
 * @param {{ version?: string, today?: Date }} [at]
 * @returns {string | null} a sentence, when this Node gets no security fixes any more; null for one newer than the list
 */
export function endedNodeSentence({ version = process.versions.node, today = new Date() } = {}) {
  const day = today.toISOString().slice(0, 10)
  const major = Number(version.split('.')[0])
  const isKnown = major <= Math.max(...Object.keys(fixedUntil).map(Number))
  if (!isKnown || (fixedUntil[major] ?? '') >= day) return null
  const fixed = Object.keys(fixedUntil).filter((known) => fixedUntil[known] >= day)
  const instead = fixed.length > 0 ? `Node ${fixed.join(', ').replace(/, (\d+)$/, ' eller $1')}` : 'en nyere Node'
  return `Node ${major} får ikke sikkerhedsrettelser mere. Siden virker med den, men skift til ${instead}, når du kan.`
}

/** @returns {boolean} whether `version` is `needed` or newer; both as 20.19.0, missing parts count as 0 */
export function isAtLeast(version, needed) {
  const [found, wanted] = [version, needed].map((each) => each.split('.').map(Number))
  for (let part = 0; part < 3; part += 1) {
    const difference = (found[part] ?? 0) - (wanted[part] ?? 0)
    if (difference !== 0) return difference > 0
  }
  return true
}
