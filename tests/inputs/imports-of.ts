import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../..')

/** The client files of a folder, relative to the project root. */
export function screensBelow(folder: string): string[] {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => path.join(folder, file))
}

/** A file's runtime imports: packages by name, our own files relative to the project root. */
export function importsOf(file: string): string[] {
  const source = readFileSync(path.join(root, file), 'utf8')
  const names = [...source.matchAll(/^(?:import|export)\s(?!type\b)(?:[^'";]*?\sfrom\s)?\s*'([^']+)'/gm)]
  return names.flatMap(({ 1: name = '' }) => ownFile(file, name) ?? name)
}

/** Whether the file imports the other one, directly or transitively. */
export function reaches(file: string, other: string): boolean {
  const seen = new Set([file])
  for (const one of seen) {
    if (one === other) return true
    if (/\.[cm]?[jt]sx?$/.test(one))
      for (const name of importsOf(one)) if (existsSync(path.join(root, name))) seen.add(name)
  }
  return false
}

function ownFile(from: string, name: string): string | undefined {
  const base = name.startsWith('@/') ? name.slice(2) : name.startsWith('.') ? path.join(path.dirname(from), name) : null
  if (base === null) return undefined
  return ['', '.ts', '.tsx']
    .map((end) => base + end)
    .find((file) => /\.\w+$/.test(file) && existsSync(path.join(root, file)))
}
