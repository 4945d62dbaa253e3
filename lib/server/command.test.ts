import { describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { QrCodeError } from '@/lib/domain/qr-codes/errors'
import { anyone, type Caller, defineCommand, execute, nothing, Refusal } from '@/lib/server/command'
import { db, Prisma } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import { defineJob, startWorkers } from '@/lib/server/jobs'
import { actorFor, createAccount } from '@/tests/factories/accounts'

const outsider: Caller = {
  actor: { kind: 'visitor', contributorHash: null },
  address: '192.0.2.1',
  userAgent: null,
  scripted: true,
}

const base = {
  name: 'test.write',
  input: z.object({ name: z.string().min(2, 'Skriv mindst to tegn.') }),
  session: 'optional' as const,
  load: nothing,
  authorize: anyone,
}

const writeRow = (name: string) => ({ id: name, expiresAt: new Date(Date.now() + 1000) })

describe('the command runner', () => {
  it('checks the session before it parses the input', async () => {
    const load = vi.fn(nothing)
    const command = defineCommand({ ...base, session: 'required', load, run: async () => ({}) })
    await expect(execute(command, outsider, { name: 'x' })).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
    expect(load).not.toHaveBeenCalled()
  })

  it('names each invalid field in Danish and does not run', async () => {
    const run = vi.fn(async () => ({}))
    await expect(execute(defineCommand({ ...base, run }), outsider, { name: 'x' })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      fields: { name: 'Skriv mindst to tegn.' },
    })
    expect(run).not.toHaveBeenCalled()
  })

  it('writes the change and its audit row together or not at all', async () => {
    const command = defineCommand({
      ...base,
      run: async ({ tx, about }, { name }) => {
        await tx.spentChallenge.create({ data: writeRow(name) })
        about({ type: 'challenge', id: name })
        if (name === 'fails') throw new DomainError('CONFLICT')
        return {}
      },
    })
    await execute(command, outsider, { name: 'works' })
    await expect(execute(command, outsider, { name: 'fails' })).rejects.toMatchObject({ code: 'CONFLICT' })
    expect(await db.spentChallenge.findMany({ select: { id: true } })).toEqual([{ id: 'works' }])
    expect(await db.auditEntry.findMany({ select: { command: true, subjectId: true } })).toEqual([
      { command: 'test.write', subjectId: 'works' },
    ])
  })

  it('notes in the log from which kind of session and device it came, and no address', async () => {
    const command = defineCommand({
      ...base,
      run: async ({ about }, { name }) => about({ type: 'challenge', id: name }),
    })
    const userAgent =
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
    await execute(command, { ...outsider, userAgent, actor: actorFor(await createAccount()) }, { name: 'device' })
    await execute(command, outsider, { name: 'no device' })
    const kept = (subjectId: string) => db.auditEntry.findFirstOrThrow({ where: { subjectId } })
    const entry = await kept('device')
    expect(entry).toMatchObject({ session: 'family', device: 'Windows-computer, Chrome' })
    expect(JSON.stringify(entry)).not.toContain(outsider.address)
    expect(await kept('no device')).toMatchObject({ session: 'visitor', device: null })
  })

  it('commits what a Refusal wrote', async () => {
    const command = defineCommand({
      ...base,
      run: async ({ tx }, { name }) => {
        await tx.spentChallenge.create({ data: writeRow(name) })
        return new Refusal(new QrCodeError('ACTIVATION_WRONG', { left: 4 }))
      },
    })
    await expect(execute(command, outsider, { name: 'counted' })).rejects.toMatchObject({ code: 'ACTIVATION_WRONG' })
    expect(await db.spentChallenge.count({ where: { id: 'counted' } })).toBe(1)
  })

  it('answers UNAUTHENTICATED to visitors and FORBIDDEN to others without the right', async () => {
    const command = defineCommand({ ...base, authorize: () => false, run: async () => ({}) })
    await expect(execute(command, outsider, { name: 'xx' })).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
    const system: Caller = { ...outsider, actor: { kind: 'system', name: 'test' } }
    await expect(execute(command, system, { name: 'xx' })).rejects.toMatchObject({ code: 'FORBIDDEN' })
  })

  it('requires the password for a sensitive act: after authorize, and never from jobs', async () => {
    const run = vi.fn(async () => ({}))
    const command = defineCommand({ ...base, confirms: true, run })
    const actor = actorFor(await createAccount())
    const asked = { ...outsider, actor: { ...actor, hasConfirmed: false } }
    await expect(execute(command, asked, { name: 'xx' })).rejects.toMatchObject({ code: 'PASSWORD_NEEDED' })
    const foreign = defineCommand({ ...command, authorize: () => false })
    await expect(execute(foreign, asked, { name: 'xx' })).rejects.toMatchObject({ code: 'FORBIDDEN' })
    expect(run).not.toHaveBeenCalled()
    await execute(command, { ...outsider, actor }, { name: 'xx' })
    await execute(command, { ...outsider, actor: { kind: 'system', name: 'test' } }, { name: 'xx' })
    expect(run).toHaveBeenCalledTimes(2)
  })

  it('counts calls in the database and refuses the first above the limit', async () => {
    const command = defineCommand({
      ...base,
      limits: (_, { address }) => [{ name: 'test', key: address, points: 2, seconds: 60 }],
      run: async () => ({}),
    })
    await execute(command, outsider, { name: 'one' })
    await execute(command, outsider, { name: 'two' })
    await expect(execute(command, outsider, { name: 'three' })).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
    await execute(command, { ...outsider, address: '192.0.2.2' }, { name: 'other' })
  })

  it('counts per subject, whichever identifier was used, and only authorised calls', async () => {
    const prepare = vi.fn(async (_: unknown, __: Caller, found: { id: string }) => found)
    const command = defineCommand({
      ...base,
      load: async ({ name }) => ({ id: name.toLowerCase() }),
      authorize: (actor) => actor.kind === 'visitor',
      subjectLimits: (_, __, { id }) => [{ name: 'test-subject', key: id, points: 2, seconds: 60 }],
      prepare,
      run: async (_, __, { id }) => ({ id }),
    })
    const stranger2: Caller = { ...outsider, address: '192.0.2.3', actor: { kind: 'system', name: 'test' } }
    for (let n = 0; n < 3; n++)
      await expect(execute(command, stranger2, { name: 'karen' })).rejects.toThrow('FORBIDDEN')
    await execute(command, outsider, { name: 'Karen' })
    await execute(command, outsider, { name: 'KAREN' })
    await expect(execute(command, outsider, { name: 'karen' })).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
    expect(prepare).toHaveBeenCalledTimes(2)
  })

  it('starts background jobs only when the write commits', async () => {
    const done: string[] = []
    const job = defineJob({
      name: 'command-test',
      payload: z.object({ name: z.string() }),
      handle: async ({ name }) => {
        done.push(name)
      },
    })
    const command = defineCommand({
      ...base,
      run: async ({ enqueue }, { name }) => {
        await enqueue(job, { name })
        if (name === 'lost') throw new DomainError('CONFLICT')
        return {}
      },
    })
    await execute(command, outsider, { name: 'lost' }).catch(() => {})
    await execute(command, outsider, { name: 'kept' })
    await startWorkers([job])
    await vi.waitFor(() => expect(done).toEqual(['kept']), 10_000)
  })

  it('prepares once, only for callers who are not refused, and passes the result on', async () => {
    const prepare = vi.fn(async ({ name }: { name: string }) => name.toUpperCase())
    const release = vi.fn(async () => {})
    const authorize = (_: unknown, __: unknown, { name }: { name: string }) => name !== 'foreign'
    let tries = 0
    const command = defineCommand({
      ...base,
      authorize,
      prepare,
      release,
      run: async (_, __, ___, prepared) => {
        // A serialisation conflict.
        if (++tries === 1) throw new Prisma.PrismaClientKnownRequestError('', { code: 'P2034', clientVersion: '' })
        return prepared
      },
    })
    await expect(execute(command, outsider, { name: 'x' })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    await expect(execute(command, outsider, { name: 'foreign' })).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
    expect(prepare).not.toHaveBeenCalled()
    expect((await execute(command, outsider, { name: 'own' })).result).toBe('OWN')
    expect(tries).toBe(2)
    expect(prepare).toHaveBeenCalledOnce()
    expect(release).not.toHaveBeenCalled()
  })

  it('releases what was prepared when nothing was committed, and only then', async () => {
    const release = vi.fn(async () => {})
    const command = defineCommand({
      ...base,
      prepare: async ({ name }) => name,
      release,
      run: async (_, { name }) => {
        if (name === 'fails') throw new Error('the disk is gone')
        return name === 'counted' ? new Refusal(new QrCodeError('ACTIVATION_WRONG', { left: 4 })) : {}
      },
    })
    await expect(execute(command, outsider, { name: 'counted' })).rejects.toMatchObject({ code: 'ACTIVATION_WRONG' })
    await execute(command, outsider, { name: 'works' })
    expect(release).not.toHaveBeenCalled()
    await expect(execute(command, outsider, { name: 'fails' })).rejects.toThrow('the disk is gone')
    expect(release).toHaveBeenCalledExactlyOnceWith('fails')
  })
})
