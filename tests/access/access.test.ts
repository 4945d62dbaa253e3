import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { execute } from '@/lib/server/command'
import { DomainError } from '@/lib/server/errors'
import type { AccessRow } from '@/tests/access/row'
import { accessRows } from '@/tests/access/rows'
import { actorOf, type CallerName, callers, createEverybody, type Everybody, worldOf } from '@/tests/access/world'
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

// A refused caller changes nothing, so the next one reuses the same world.
let untouched: Everybody | undefined

async function outcomeFor(row: AccessRow, caller: CallerName) {
  untouched ??= await createEverybody()
  const world = await worldOf(untouched, caller)
  const { prepare, ...stages } = row.command
  const spy = prepare && vi.fn(prepare)
  const answer = (outcome: number | string) => ({ outcome, hasPrepared: (spy?.mock.calls.length ?? 0) > 0 })
  try {
    const input = await row.input(world)
    await execute({ ...stages, ...(spy && { prepare: spy }) }, callerFor(actorOf(world, caller)), input)
    untouched = undefined
    return answer('ok')
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    const { status, code, fields = {} } = error
    const isRefused = [401, 403, 404].includes(status)
    return answer(isRefused ? status : `${status} ${code} ${JSON.stringify(fields)}`)
  }
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

    it.each(callers)('for %s, without prepare when refused', async (caller) => {
      const { outcome, hasPrepared } = await outcomeFor(row, caller)
      expect(outcome).toBe(row.outcomes[caller])
      if (outcome !== 'ok') expect(hasPrepared).toBe(false)
    })
  })
})
