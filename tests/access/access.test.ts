import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deleteSpentLimits, longestCount } from '@/lib/server/abuse/rate-limit'
import { type AnyCommand, execute } from '@/lib/server/command'
import { env } from '@/lib/server/env'
import { DomainError } from '@/lib/server/errors'
import type { AccessRow } from '@/tests/access/row'
import { accessRows } from '@/tests/access/rows'
import { actorOf, type CallerName, callers, ownWorld, type World, worldSupply } from '@/tests/access/world'
import { callerFor } from '@/tests/factories/accounts'

const domain = path.resolve(import.meta.dirname, '../../lib/domain')

/** Every command in the file system: concept.verb. */
function listCommands(): string[] {
  return readdirSync(domain).flatMap((concept) => {
    const folder = path.join(domain, concept, 'commands')
    if (!existsSync(folder)) return []
    return readdirSync(folder)
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .map((file) => `${concept}.${file.slice(0, -'.ts'.length)}`)
  })
}

const createWorld = worldSupply()

// Some rows open the shop; the next row and the next file find it as it was.
const unset = {
  STRIPE_SECRET_KEY: undefined,
  STRIPE_WEBHOOK_SECRET: undefined,
  STORECOVE_API_KEY: undefined,
  STORECOVE_LEGAL_ENTITY: undefined,
  INVITATION_SECRET: undefined,
}
const settings = { ...unset, ...env }
const closeShop = () => void Object.assign(env, settings)
afterAll(closeShop)

type Untouched = { world: World; input?: object }

// A refused caller writes nothing, which each try checks, and what an allowed one wrote is rolled back, except for the
// last: so all of a row try the same record.
let untouched: Untouched | undefined

/** Thrown to roll back what an allowed caller wrote. */
class TakenBack extends Error {}

async function outcomeFor(row: AccessRow, caller: CallerName) {
  if (!untouched) closeShop()
  untouched ??= { world: await createWorld() }
  const { world } = untouched
  if (row.input) untouched.input ??= await row.input(world)
  const input = row.ownInput ? await row.ownInput(ownWorld(world, caller)) : untouched.input
  const isLast = caller === callers.findLast((name) => row.outcomes[name] === 'ok')
  const { command, seen } = watch(row.command, isLast)
  try {
    await execute(command, callerFor(actorOf(world, caller)), input)
    return { outcome: 'ok', ...seen }
  } catch (error) {
    if (error instanceof TakenBack) {
      // Counted outside the transaction.
      await deleteSpentLimits(Date.now() + longestCount * 1000)
      return { outcome: 'ok', ...seen }
    }
    if (!(error instanceof DomainError)) throw error
    const { status, code, fields = {} } = error
    const isRefused = [401, 403, 404].includes(status)
    return { outcome: isRefused ? status : `${status} ${code} ${JSON.stringify(fields)}`, ...seen }
  } finally {
    if (seen.hasCommitted) untouched = undefined
  }
}

/** The command, and whether it prepared, and whether its transaction came as far as its commit, or to be taken back. */
function watch({ prepare, run, ...stages }: AnyCommand, commits: boolean) {
  const seen = { hasPrepared: false, hasWritten: false, hasCommitted: false }
  const command: AnyCommand = {
    ...stages,
    ...(prepare && {
      prepare: (...given: Parameters<typeof prepare>) => {
        seen.hasPrepared = true
        return prepare(...given)
      },
    }),
    run: async (...given) => {
      const result = await run(...given)
      seen.hasWritten = true
      if (!commits) throw new TakenBack()
      seen.hasCommitted = true
      return result
    },
  }
  return { command, seen }
}

describe('the access matrix', () => {
  it('has a row for every command, and no others', () => {
    expect(Object.keys(accessRows).sort()).toEqual(listCommands().sort())
  })

  it('names each command after its file', () => {
    for (const [name, row] of Object.entries(accessRows)) expect(row.command.name).toBe(name)
  })

  describe.each(Object.entries(accessRows))('%s', (_, row) => {
    beforeAll(() => {
      untouched = undefined
    })

    it.each(callers)('for %s, without prepare or a write when refused', async (caller) => {
      const { outcome, hasPrepared, hasWritten } = await outcomeFor(row, caller)
      expect(outcome).toBe(row.outcomes[caller])
      expect(hasWritten).toBe(outcome === 'ok')
      if (outcome !== 'ok') expect(hasPrepared).toBe(false)
    })
  })
})
