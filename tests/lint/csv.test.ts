import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')

const sources = ['app', 'components', 'lib', 'prisma/seed', 'scripts']
  .flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file)),
  )
  .filter((file) => /\.(?:tsx?|mjs)$/.test(file))
  .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }))

// The library's own rule lets formulas with line breaks through; lib/shared/csv.ts has ours.
it('writes CSV in one place', () => {
  const writers = sources.filter(({ text }) => /\bunparse\b/.test(text)).map(({ file }) => file)
  expect(writers).toEqual(['lib/shared/csv.ts'])
})

// Spreadsheets sort yyyy-mm-dd, by `danishDay` and `danishMinute`; other programs' formats have their own.
it('writes no day in a CSV as people read it', () => {
  const writers = sources.filter(({ text }) => /\bcsv(?:File|Rows)\(|\bCsvColumn\b/.test(text))
  const readable = writers.filter(({ text }) => /\bformat(?:Date|Time|Relative|Weekday|LastDay)|\bdayText\b/.test(text))
  // The other file of that folder is a letter.
  expect(readable.map(({ file }) => file)).toEqual(['lib/domain/exports/zip-texts.ts'])
  expect(writers.length).toBeGreaterThan(10)
})
