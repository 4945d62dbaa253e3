import { expect, it } from 'vitest'
import { pool } from '@/lib/server/db'
import { tellIfAdministrator, tellingTime } from '@/lib/server/telemetry/spent'
import { type Actor, outsider } from '@/lib/shared/actor'
import { actorFor, administratorFor, createAccount } from '@/tests/factories/accounts'

/** The header of an answer to this actor, after two statements. */
async function toldTo(actor: Actor) {
  const handler = tellingTime(async () => {
    tellIfAdministrator(actor)
    await Promise.all([pool.query('SELECT 1'), pool.query('SELECT 2')])
    return new Response()
  })
  return (await handler()).headers.get('server-timing')
}

it('a full administrator is told what an answer took, and nobody else', async () => {
  const account = await createAccount({ isAdmin: true })
  expect(await toldTo(administratorFor(account))).toMatch(/^total;dur=\d+\.\d, db;dur=\d+\.\d;desc="2 statements"$/)
  expect(await toldTo(administratorFor(account, 'production'))).toBeNull()
  expect(await toldTo(actorFor(account))).toBeNull()
  expect(await toldTo(outsider)).toBeNull()
})
