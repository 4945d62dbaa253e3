import { beforeAll, describe, expect, test } from 'vitest'
import { DomainError } from '@/lib/server/errors'
import type { Actor } from '@/lib/shared/actor'
import { giveaway, type LivingFamily, plantLivingFamily, type WayOut, waysOut } from '@/tests/access/living-people'
import { actorFor, administratorFor, createAccount, visitor } from '@/tests/factories/accounts'

let family: LivingFamily
let strangers: Actor[]
let administrator: Actor
beforeAll(async () => {
  family = await plantLivingFamily()
  strangers = [visitor(), actorFor(await createAccount())]
  administrator = administratorFor(await createAccount())
})

/** The answer as text: what a browser, or somebody who opens the file, could read. */
async function answer({ ask }: WayOut, actor: Actor): Promise<string> {
  try {
    const got = await ask(family, actor)
    if (got instanceof Uint8Array) return Buffer.from(got).toString('utf8')
    return typeof got === 'string' ? got : JSON.stringify(got)
  } catch (error) {
    if (error instanceof DomainError) return error.sentence
    throw error
  }
}

describe.each(Object.entries(waysOut))('by %s', (_, way) => {
  test('a visitor, another family’s user and an administrator learn nothing of the living', async () => {
    const others = way.isForStaff ? strangers : [...strangers, administrator]
    for (const actor of others) {
      const text = await answer(way, actor)
      expect(giveaway.exec(text)?.[0]).toBeUndefined()
      for (const id of family.portraitIds) expect(text).not.toContain(id)
    }
  })

  test.runIf(way.isForMembers)('a member sees them', async () => {
    expect(await answer(way, actorFor(family.owner))).toMatch(/hemmelig/i)
  })
})
