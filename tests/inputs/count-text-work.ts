import { z } from 'zod'

const textMethods = [
  ...(['normalize', 'replace', 'replaceAll', 'split', 'match', 'matchAll', 'search'] as const),
  ...(['trim', 'trimStart', 'trimEnd', 'toLowerCase', 'toUpperCase', 'localeCompare', 'includes', 'indexOf'] as const),
]

// These stop after as many characters as an id or a day has, whatever follows.
const endSoon = new Set([
  ...[z.uuid(), z.uuidv7(), z.iso.date(), z.iso.datetime()].map((schema) => String(schema.def.pattern)),
])

/**
 * Runs `act` with a function that returns which string methods and expressions have been given a text of `least` or
 * more units since the last call. Counts at the built-in methods, so that it sees all cleaning and checking.
 */
export function countTextWork(least: number, act: (workDone: () => string[]) => void): void {
  const work: string[] = []
  const restore: Array<() => void> = []
  const watch = (owner: object, name: PropertyKey, told: (self: unknown, args: unknown[]) => string | null) => {
    const original = Object.getOwnPropertyDescriptor(owner, name)
    if (!original || typeof original.value !== 'function') throw new Error(`no method ${String(name)}`)
    const { value } = original
    const counted = function (this: unknown, ...args: unknown[]) {
      const words = told(this, args)
      if (words) work.push(words)
      return Reflect.apply(value, this, args)
    }
    Object.defineProperty(owner, name, { ...original, value: counted })
    restore.push(() => Object.defineProperty(owner, name, original))
  }
  const isLong = (text: unknown) => typeof text === 'string' && text.length >= least
  for (const name of [...textMethods, Symbol.iterator] as const)
    watch(String.prototype, name, (self) => (isLong(self) ? String(name) : null))
  watch(RegExp.prototype, 'exec', (self, [text]) => (isLong(text) && !endSoon.has(String(self)) ? String(self) : null))
  watch(JSON, 'parse', (_, [text]) => (isLong(text) ? 'JSON.parse' : null))
  watch(URL, 'canParse', (_, [text]) => (isLong(text) ? 'URL.canParse' : null))
  try {
    act(() => work.splice(0))
  } finally {
    for (const undo of restore.reverse()) undo()
  }
}
