import { beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { findDraft } from '@/lib/domain/find-draft'
import { anyone, defineCommand, nothing } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import { deleteOldDrafts, keepDraft } from '@/lib/server/form-drafts'
import { route } from '@/lib/server/http'
import { fromForm } from '@/lib/shared/input/from-form'
import { typedText } from '@/lib/shared/input/typed-text'

const write = defineCommand({
  name: 'test.drafts',
  input: fromForm(
    (fields) => fields,
    z.object({ name: typedText(80), born: z.object({ year: z.string() }).optional() }),
  ),
  session: 'optional',
  load: nothing,
  authorize: anyone,
  run: async () => {
    throw new DomainError('CONFLICT')
  },
  form: { name: 'skriv', done: () => '/x', back: () => '/x' },
})

/** Sends the form without script and returns what the page then shows. */
async function send(
  fields: Record<string, string>,
  { address = '192.0.2.1', ...headers }: Record<string, string> = {},
) {
  const request = new Request('http://localhost:3000/api/x', {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { host: 'localhost:3000', accept: 'text/html', 'x-client-address': address, ...headers },
  })
  const answer = await route(write)(request, { params: Promise.resolve({}) })
  expect(answer.status).toBe(303)
  const kladde = new URL(answer.headers.get('location') ?? '', 'http://localhost').searchParams.get('kladde') ?? ''
  return { kladde, draft: await findDraft('skriv', { kladde }) }
}

describe('the text of a refused form', () => {
  beforeEach(() => db.formDraft.deleteMany())

  it('is stored only for the form’s own fields', async () => {
    const { draft } = await send({ name: 'Karen', 'born.year': '1942', other: 'x'.repeat(50_000), constructor: 'x' })
    expect(draft?.values).toEqual({ name: 'Karen', 'born.year': '1942' })
  })

  it('is not stored when it is longer than any form allows; the sentence is shown', async () => {
    const { draft } = await send({ name: 'x'.repeat(60_001) })
    expect(draft).toMatchObject({ values: {}, message: expect.stringContaining('80 tegn') })
  })

  it('is not stored for a form on another site, whose sender sees why', async () => {
    const { draft } = await send({ name: 'Karen' }, { origin: 'https://evil.example' })
    expect(draft).toMatchObject({ values: {}, message: expect.stringContaining('kun sendes fra vores egen side') })
    expect(await db.formDraft.count()).toBe(0)
  })

  it('is stored a limited number of times per address; after that the page still shows the sentence', async () => {
    const address = '198.51.100.1'
    for (let at = 0; at < 40; at++) await send({ name: 'Karen' }, { address })
    const { draft } = await send({ name: 'Karen' }, { address })
    expect(draft).toMatchObject({ values: {}, message: expect.stringContaining('ændret det samme') })
    expect(await db.formDraft.count()).toBe(40)
    expect((await send({ name: 'Bodil' }, { address: '192.0.2.2' })).draft?.values).toEqual({ name: 'Bodil' })
  })

  it('is shown only on the page of its own form, and in our words', async () => {
    const { kladde } = await send({ name: 'Karen' }, { origin: 'https://evil.example' })
    expect(await findDraft('another', { kladde })).toBeNull()
    for (const made of ['uden.EVIL.skriv', 'uden.toString.skriv', 'uden..skriv', 'uden.CONFLICT.skriv<b>'])
      expect(await findDraft('skriv', { kladde: made })).toBeNull()
    expect((await findDraft('skriv', { kladde: 'uden.ACTIVATION_WRONG.skriv' }))?.message).not.toMatch(/[{}]/)
  })

  it('is gone after an hour', async () => {
    const nobody = { address: '192.0.2.1', code: 'CONFLICT' as const, values: {}, errors: {}, message: '' }
    await keepDraft({ form: 'old', ...nobody })
    await keepDraft({ form: 'new', ...nobody })
    await db.formDraft.updateMany({ where: { form: 'old' }, data: { expiresAt: new Date(Date.now() - 1000) } })
    await deleteOldDrafts()
    expect(await db.formDraft.findMany({ select: { form: true } })).toEqual([{ form: 'new' }])
  })
})
