import 'server-only'
import { createHash } from 'node:crypto'

/** What is kept of an error. Never its message or its cause's, which may hold somebody's text. */
export type FaultDescription = { fingerprint: string; name: string; place: string; stack: string }

const mostFrames = 20
/** ECONNREFUSED, P2002, 42P01, QR_CODE_BLOCKED. */
const shortCode = /^[A-Z0-9][A-Z0-9_]{1,59}$/
const className = /^[A-Za-z_$][\w$]{0,59}$/

/**
 * Describes an error by its class or code, its place (a command, read, route or job; cut at 100 characters) and its
 * stack of at most 20 frames. The fingerprint leaves out lines and names of built files, so that it is the same in the
 * next release.
 */
export function describeFault(error: unknown, place: string): FaultDescription {
  const frames = framesOf(error)
  const own = frames.flatMap(({ name, file, isOwn }) => (isOwn ? [`${name} ${isBuilt(file) ? 'built' : file}`] : []))
  const about = { name: nameOf(error), place: place.slice(0, 100) }
  const fingerprint = createHash('sha256')
    .update([about.name, about.place, ...own].join('\n'))
    .digest('hex')
  return { ...about, fingerprint, stack: frames.slice(0, mostFrames).map(lineOf).join('\n') }
}

/** The error's own short code, that of what caused it, or its class. */
export function nameOf(error: unknown): string {
  const code = codeIn(error)
  // P2010: a raw query failed; PostgreSQL's own code says more.
  if (code && code !== 'P2010') return code
  const inner = codeIn(inside(inside(error, 'meta'), 'driverAdapterError', 'cause')) ?? codeIn(inside(error, 'cause'))
  if (code) return inner ?? code
  const names = [inside(error, 'name'), inside(error, 'constructor', 'name')]
  const known = names.find((name) => typeof name === 'string' && className.test(name) && name !== 'Error')
  return inner ?? (typeof known === 'string' && error instanceof Error ? known : 'Error')
}

function codeIn(value: unknown): string | undefined {
  return [inside(value, 'originalCode'), inside(value, 'code')].find(
    (code): code is string => typeof code === 'string' && shortCode.test(code),
  )
}

function inside(value: unknown, ...names: string[]): unknown {
  return names.reduce<unknown>(
    (found, name) =>
      (typeof found === 'object' && found !== null) || typeof found === 'function'
        ? Reflect.get(found, name)
        : undefined,
    value,
  )
}

type Frame = { name: string; file: string; at: string; isOwn: boolean }

const named = /^\s+at (?:async )?([\w$.<>#[\]* ]{1,120}) \(([^()]{1,500}):(\d+:\d+)\)$/
const nameless = /^\s+at (?:async )?([^\s()]{1,500}):(\d+:\d+)$/

function framesOf(error: unknown): Frame[] {
  if (!(error instanceof Error) || typeof error.stack !== 'string') return []
  // A stack begins with the message, in as many lines as it has; one of them may look like a frame.
  const start = error.message === '' ? -1 : error.stack.indexOf(error.message)
  const lines = start < 0 ? error.stack : error.stack.slice(start + error.message.length)
  return lines.slice(0, 50_000).split('\n').flatMap(frameIn)
}

function frameIn(line: string): Frame[] {
  const [, name = '(uden navn)', path, at] = named.exec(line) ?? withoutName(nameless.exec(line))
  if (!path || !at) return []
  const file = shortPath(path)
  return [{ name, at, file, isOwn: !/^(node:|native$|npm:)/.test(file) }]
}

const withoutName = (found: RegExpExecArray | null) => (found ? [found[0], undefined, found[1], found[2]] : [])

/** Relative to the project; of a package only its name. */
function shortPath(path: string): string {
  const plain = path.replace(/^file:\/\//, '')
  const inPackage = plain.split('/node_modules/').slice(1).at(-1)
  if (inPackage) {
    const [first = '', second = ''] = inPackage.split('/')
    return `npm:${first.startsWith('@') ? `${first}/${second}` : first}`
  }
  const root = `${process.cwd()}/`
  const [file = ''] = (plain.startsWith(root) ? plain.slice(root.length) : plain).split('?')
  return file.slice(0, 160)
}

/** Chunks of a build: their names change with their contents, and what is in which one too. */
const isBuilt = (file: string) => /(^|\/)\.next[^/]*\/|\/chunks\//.test(file)

const lineOf = ({ name, file, at }: Frame) =>
  file.startsWith('npm:') ? `${name} (${file})` : `${name} (${file}:${at})`
