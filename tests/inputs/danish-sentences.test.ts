import { expect, test } from 'vitest'
import type { z } from 'zod'
import { en } from 'zod/locales'
import { importsOf, reaches, screensBelow } from '@/tests/inputs/imports-of'
import { listSchemas } from '@/tests/inputs/list-schemas'
import { placesOf } from '@/tests/inputs/places'

const { localeError: inEnglish } = en()
/** Words of English messages that occur in no Danish sentence. Danish also has 'have', 'at', 'is' and 'and'. */
const english =
  /\b(invalid|input|expected|received|too|must|string|number|characters?|values?|required|unrecogni[sz]ed|keys?|options?|pattern|the|with|please|should|does|match|between|valid|missing|small|big|items?|boolean|array|object|undefined|null|NaN|enum|uuid|regex)\b/i
const ourSentence = /^[A-ZÆØÅ»\d].*[.?]$/su

const wrong: unknown[] = [
  ...[undefined, null, true, false, Number.NaN, Number.POSITIVE_INFINITY, -1, 0, 0.5, 1e12, 10n],
  ...['', ' ', '0', '-1', '0,5', 'x', 'ca. 1981', '!?', 'Æ', 'a@b', '1'.repeat(39), 'x'.repeat(300), 'x'.repeat(3000)],
  ...[[], {}, [[]], [{}], [null], ['x'], Array.from({ length: 300 }, () => 'x'), { x: 1 }, { '': '' }],
  ...[new Date(Number.NaN), new Map(), () => null],
]

const schemas = await listSchemas()
const once = new Map([...schemas].map(([name, schema]) => [schema, name]))

test('every refusal of every input is a Danish sentence', { timeout: 60_000 }, () => {
  const sentences = new Set<string>()
  const faults = new Map<string, string>()
  const asked = new Set<z.ZodType>()
  for (const [root, name] of once) {
    for (const { path, schema } of placesOf(root)) {
      // Many inputs share a field's schema: alone, it says the same in each.
      const isShared = asked.has(schema)
      asked.add(schema)
      for (const value of wrong) {
        const alone = isShared || schema === root ? [] : refusals(schema, value)
        for (const issue of [...alone, ...refusals(root, inPlace(path, value))]) {
          sentences.add(issue.message)
          if (isForeign(issue)) faults.set(issue.message, `${name} ${path.join('.')}`)
        }
      }
    }
  }
  expect([...faults].slice(0, 100)).toEqual([])
  // A walk that triggers no refusals would pass trivially.
  expect(sentences.size).toBeGreaterThan(200)
})

test.each(['Invalid input', 'Too small', 'Expected string', 'skriv noget', 'Skriv et tal'])('%s fails', (message) => {
  expect(isForeign({ code: 'custom', message, path: [] })).toBe(true)
})

test('everything that imports zod in a browser also loads the Danish sentences', () => {
  const asking = screensBelow('components').filter((file) =>
    importsOf(file).some((name) => name === 'zod' || name === '@hookform/resolvers/zod'),
  )
  expect(asking.length).toBeGreaterThan(40)
  expect(asking.filter((file) => !reaches(file, 'lib/shared/input/danish-sentences.ts'))).toEqual([])
})

function refusals(schema: z.ZodType, value: unknown): z.core.$ZodIssue[] {
  return schema.safeParse(value).error?.issues ?? []
}

function inPlace(path: string[], value: unknown): unknown {
  return path.reduceRight((inner, key) => (key === '0' ? [inner] : { [key]: inner }), value)
}

function isForeign(issue: z.core.$ZodIssue): boolean {
  return (
    issue.message === inEnglish({ ...issue, input: undefined }) ||
    english.test(issue.message) ||
    !ourSentence.test(issue.message)
  )
}
