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

/** @returns {boolean} whether `version` is `needed` or newer; both as 20.19.0, missing parts count as 0 */
export function isAtLeast(version, needed) {
  const [found, wanted] = [version, needed].map((each) => each.split('.').map(Number))
  for (let part = 0; part < 3; part += 1) {
    const difference = (found[part] ?? 0) - (wanted[part] ?? 0)
    if (difference !== 0) return difference > 0
  }
  return true
}
