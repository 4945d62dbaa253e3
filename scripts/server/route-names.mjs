import { readdirSync } from 'node:fs'
import path from 'node:path'

const GROUP = /^\(.*\)$/
const ANSWERS = new Set(['page.tsx', 'route.ts'])
const FILES = /^\/_next\/|^\/letters\//

/**
 * Names requests by the app's own routes: '/memorial/*' for '/memorial/[id]'. What belongs to no route has one name, so
 * that invented addresses make no names, and no name holds anything of an address.
 * @param {string} appDir
 * @returns {(address: string, status: number) => string}
 */
export function readRouteNames(appDir) {
  const root = { below: new Map(), name: null }
  for (const file of readdirSync(appDir, { recursive: true, encoding: 'utf8' })) {
    if (ANSWERS.has(path.basename(file))) add(root, path.dirname(file).split(path.sep))
  }
  /** @param {string} address @param {number} status */
  return (address, status) => {
    const [place = ''] = address.split('?', 1)
    if (FILES.test(place)) return 'filer'
    const found = find(root, place.split('/').filter(Boolean))
    if (found) return found
    return status < 400 ? 'filer' : 'ukendt'
  }
}

function add(root, folders) {
  const parts = folders.filter((folder) => folder !== '.' && !GROUP.test(folder)).map(asPart)
  let node = root
  for (const part of parts) {
    const next = node.below.get(part) ?? { below: new Map(), name: null }
    node.below.set(part, next)
    node = next
  }
  node.name = `/${parts.join('/')}`.slice(0, 100)
}

function asPart(folder) {
  if (folder.startsWith('[...')) return '**'
  return folder.startsWith('[') ? '*' : folder
}

/** The name of the route; a fixed part goes before a variable one. */
function find(node, [part, ...rest]) {
  if (part === undefined) return node.name
  for (const key of [part, '*']) {
    const next = node.below.get(key)
    const found = next && find(next, rest)
    if (found) return found
  }
  return node.below.get('**')?.name ?? null
}
