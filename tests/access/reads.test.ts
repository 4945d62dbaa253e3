import { readdirSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { DomainError } from '@/lib/server/errors'
import { describeRefusal } from '@/lib/server/http'
import type { AnyRead } from '@/lib/server/read'
import { isNothing, type ReadOutcome, type ReadRow } from '@/tests/access/read-row'
import { readRows } from '@/tests/access/read-rows'
import { actorOf, type CallerName, callers, createWorld, type World } from '@/tests/access/world'

const root = path.resolve(import.meta.dirname, '../..')

/** Every read in the file system: concept.name-of-the-export. */
async function listReads(): Promise<Map<string, AnyRead>> {
  const found = new Map<string, AnyRead>()
  for (const file of readdirSync(path.join(root, 'lib/domain'), { recursive: true, encoding: 'utf8' })) {
    if (!/(^|[/-])queries\.ts$/.test(file)) continue
    const exported: Record<string, unknown> = await import(path.join(root, 'lib/domain', file))
    for (const [name, value] of Object.entries(exported)) {
      if (isRead(value)) found.set(`${file.split('/')[0]}.${kebab(name)}`, value)
    }
  }
  return found
}

const isRead = (value: unknown): value is AnyRead => typeof value === 'function' && 'read' in value
const kebab = (name: string) => name.replace(/[A-Z]+/g, (letters) => `-${letters.toLowerCase()}`)

// A read changes nothing, so all rows share one world, and the callers of a row its record.
let world: World
beforeAll(async () => {
  world = await createWorld()
})

async function outcomeFor(row: ReadRow, caller: CallerName, input: object): Promise<ReadOutcome | string> {
  try {
    const answer: unknown = await row.read(actorOf(world, caller), input)
    return isNothing(answer) ? 'nothing' : 'ok'
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    const { status } = describeRefusal(error, row.read.read.name)
    return status === 401 || status === 403 || status === 404 ? status : error.code
  }
}

describe('the access matrix of reads', () => {
  it('has a row for every read, and no others', async () => {
    expect(Object.keys(readRows).sort()).toEqual([...(await listReads()).keys()].sort())
  })

  it('names each read after its export, and its row calls that export', async () => {
    for (const [name, read] of await listReads()) {
      expect(read.read.name).toBe(name)
      expect(readRows[name]?.read).toBe(read)
    }
  })

  it.each(Object.entries(readRows))('%s', async (_, row) => {
    const input = await row.input(world)
    const outcomes: Record<string, ReadOutcome | string> = {}
    for (const caller of callers) outcomes[caller] = await outcomeFor(row, caller, input)
    expect(outcomes).toEqual(row.outcomes)
  })
})
