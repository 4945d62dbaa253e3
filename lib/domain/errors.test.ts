import { existsSync, readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { apart, type ErrorCode, findErrorRow } from '@/lib/domain/errors'
import { DomainError, type ErrorRow } from '@/lib/server/errors'

const row: ErrorRow = [409, 'Det er allerede behandlet.']

it('answers the codes of every concept', async () => {
  const concepts = readdirSync(import.meta.dirname).filter((name) =>
    existsSync(`${import.meta.dirname}/${name}/errors.ts`),
  )
  expect(concepts.length).toBeGreaterThan(15)
  for (const concept of concepts) {
    const classes: { rows?: Record<string, ErrorRow> }[] = Object.values(await import(`./${concept}/errors.ts`))
    const codes = classes.flatMap(({ rows = {} }) => Object.keys(rows))
    expect(codes, concept).not.toEqual([])
    for (const code of codes) expect(findErrorRow(code), `${code} of ${concept}`).toBeDefined()
  }
  const known: ErrorCode[] = ['NOT_FOUND', 'QR_CODE_BLOCKED']
  expect(known.map((code) => findErrorRow(code)?.[0])).toEqual([404, 409])
  expect(findErrorRow('toString')).toBeUndefined()
})

it('does not accept one code from two concepts', () => {
  expect(apart({ ONE: row }, { TWO: row })).toHaveLength(2)
  // @ts-expect-error the second concept's code is the first's
  apart({ ONE: row }, { TWO: row }, { ONE: row })
})

it('has its code’s sentence, at a field if it is about one', () => {
  const refusal = new DomainError({ code: 'FULL', row: [409, 'Der er plads til {limit}.', 'warn'] }, { limit: 3 })
  expect(refusal).toMatchObject({ code: 'FULL', status: 409, level: 'warn', sentence: 'Der er plads til 3.' })
  expect(refusal.at('file')).toMatchObject({ code: 'FULL', status: 409, fields: { file: 'Der er plads til 3.' } })
})
