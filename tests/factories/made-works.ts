import { type NewMadeWork, recordMade } from '@/lib/domain/made-works/record-made'
import { db } from '@/lib/server/db'

type Options = Partial<Omit<NewMadeWork, 'memorialId'>> & { memorial: { id: string } }

/** A row of the account: words of a song by rules, unless given otherwise. */
export function createMadeWork({ memorial, ...given }: Options): Promise<{ id: string }> {
  return db.$transaction((tx) =>
    recordMade(tx, {
      memorialId: memorial.id,
      kind: 'song_words',
      madeBy: 'rules',
      title: 'En sang om Karen',
      asked: { userId: null, name: 'Mette Holm' },
      purpose: 'En sang fra livshistorien.',
      sources: [{ type: 'sentence', text: 'Karen boede i Ribe.' }],
      settings: { form: 'hymn' },
      ...given,
    }),
  )
}

/** What a work by a model has besides: provider, model, and the consent. */
export function byModel(name = 'Mette Holm') {
  const consent = { text: 'Ja, send sætningerne.', userId: null, name, at: new Date('2026-11-26T10:00:00Z') }
  return { madeBy: 'model', provider: 'anthropic', model: 'm', consent } as const
}
