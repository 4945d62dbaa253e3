import { afterEach, expect, it } from 'vitest'
import { recordMade, withdrawMade } from '@/lib/domain/made-works/record-made'
import { sendConsented } from '@/lib/domain/made-works/send-consented'
import { languageModel } from '@/lib/integrations/language-model/current-model'
import { db } from '@/lib/server/db'
import { createAccount } from '@/tests/factories/accounts'
import { createMemorial } from '@/tests/factories/memorials'
import { anthropicAnswer, type StandInAnswer, startModelStandIn } from '@/tests/factories/model-stand-in'

const opened: { close: () => Promise<void> }[] = []
afterEach(async () => {
  for (const each of opened.splice(0)) await each.close()
})

const verses = JSON.stringify({ verses: [{ lines: [{ text: 'hun boede i Ribe', from: ['s1'] }] }] })
const sentences = [{ key: 's1', text: 'Karen boede i Ribe.' }]

async function standIn(answer: StandInAnswer) {
  const server = await startModelStandIn('ANTHROPIC', () => answer)
  opened.push(server)
  return server
}

/** A recorded work by a model that somebody agreed to, or one by rules. */
async function recorded(madeBy: 'rules' | 'model') {
  const owner = await createAccount()
  const memorial = await createMemorial({ owner })
  const by = { userId: owner.id, name: 'Mette Holm' }
  const { id } = await db.$transaction((tx) =>
    recordMade(tx, {
      memorialId: memorial.id,
      kind: 'song_words',
      madeBy,
      title: 'En sang',
      asked: by,
      purpose: 'Ord til en sang.',
      sources: [{ type: 'sentence', text: 'Karen boede i Ribe.' }],
      settings: {},
      ...(madeBy === 'model' && {
        provider: 'anthropic',
        model: 'm',
        consent: { text: 'Ja, send sætningerne.', ...by, at: new Date() },
      }),
    }),
  )
  return { id, by }
}

async function send(id: string) {
  const model = languageModel()
  if (!model) throw new Error('There is no model')
  return sendConsented(id, () => model.writeVerses({ sentences, form: 'hymn', mood: 'calm', verses: 1 }))
}

it('what was agreed to is sent, after its row stands there, and the row keeps what the provider calls it', async () => {
  const { id } = await recorded('model')
  const server = await startModelStandIn('ANTHROPIC', async () => {
    const row = await db.madeWork.findUniqueOrThrow({ where: { id } })
    return row.consentAt ? anthropicAnswer(verses) : { status: 400 }
  })
  opened.push(server)
  await send(id)
  expect(await db.madeWork.findUniqueOrThrow({ where: { id } })).toMatchObject({ providerRef: 'msg_1' })
})

it('nothing is sent without consent', async () => {
  const server = await standIn(anthropicAnswer(verses))
  const { id } = await recorded('rules')
  await expect(send(id)).rejects.toMatchObject({ code: 'NO_CONSENT' })
  await expect(send('00000000-0000-4000-8000-000000000000')).rejects.toMatchObject({ code: 'NO_CONSENT' })
  expect(server.requests).toHaveLength(0)
})

it('nothing is sent after the consent was withdrawn', async () => {
  const server = await standIn(anthropicAnswer(verses))
  const { id, by } = await recorded('model')
  await db.$transaction((tx) => withdrawMade({ tx }, { id }, by))
  await expect(send(id)).rejects.toMatchObject({ code: 'NO_CONSENT' })
  expect(server.requests).toHaveLength(0)
})

it('a provider that fails is told of with the built-in way beside it', async () => {
  await standIn({ status: 503, body: '' })
  const { id } = await recorded('model')
  await expect(send(id)).rejects.toMatchObject({
    code: 'PROVIDER_DOWN',
    sentence: expect.stringContaining('bygget ind her'),
  })
})
