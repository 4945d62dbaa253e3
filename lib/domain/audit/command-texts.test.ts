import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { commandTexts } from '@/lib/domain/audit/command-texts'
import { commandGroups, commandsOf, conceptNames, subjectNames } from '@/lib/domain/audit/copy'

const domain = path.resolve(import.meta.dirname, '..')
const sources = readdirSync(domain, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => ({ file, text: readFileSync(path.join(domain, file), 'utf8') }))

/** Every command, by its file, and every other name that is written to the log. */
const commands = sources.flatMap(({ file }) => {
  const [, concept, verb] = /^([^/]+)\/commands\/(.+)\.ts$/.exec(file) ?? []
  return concept && verb ? [`${concept}.${verb}`] : []
})
const others = sources.flatMap(({ text }) =>
  [...text.matchAll(/command: '([a-z-]+\.[a-z-]+)'|recordLook\(\w+, '([a-z-]+\.[a-z-]+)'/g)].map(
    ([, written, look]) => written ?? look ?? '',
  ),
)

describe('the log’s texts', () => {
  it('exist for every command, and for none that is gone', () => {
    expect(others.length).toBeGreaterThan(5)
    expect(Object.keys(commandTexts).toSorted()).toEqual([...new Set([...commands, ...others])].toSorted())
  })

  it('follow a name: they start in lower case and have no full stop', () => {
    for (const words of Object.values(commandTexts)) expect(words).toMatch(/^[a-zæøå].*[^.]$/)
  })

  it('are each offered once in the filter', () => {
    const chosen = commandGroups().flatMap((group) => group.commands.map(({ command }) => command))
    expect(chosen.toSorted()).toEqual(Object.keys(commandTexts).toSorted())
    for (const concept of Object.keys(conceptNames)) expect(commandsOf(concept).length).toBeGreaterThan(0)
  })

  it('exist for every kind of subject', () => {
    const types = sources.flatMap(({ text }) =>
      [...text.matchAll(/about\(\{ type: '([a-z_]+)'|subjectType: '([a-z_]+)'/g)].map(
        ([, one, two]) => one ?? two ?? '',
      ),
    )
    expect(types.length).toBeGreaterThan(50)
    for (const type of new Set(types)) expect(Object.keys(subjectNames)).toContain(type)
  })
})
