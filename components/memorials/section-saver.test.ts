import { toast } from 'sonner'
import { describe, expect, test } from 'vitest'
import { type Conflicts, SectionSaver } from '@/components/memorials/section-saver'
import type { SaveStatus } from '@/components/memorials/status-line'
import { showToast } from '@/components/ui/toast'
import { ApiError } from '@/lib/client/api'
import type { MemorialEditView } from '@/lib/domain/memorial-page/page-view'
import { type FieldName, fieldsOf, isSameValue } from '@/lib/domain/memorials/client/editing-merge'
import type { MemorialForm } from '@/lib/domain/memorials/schema'

const offline = new ApiError('Ingen forbindelse', 0, 'OFFLINE', {})

/** An editor without a screen: a form, a server that stores fields, and the device. */
function openEditor(kept: { typed: MemorialForm; seen: MemorialForm } | null = null) {
  const nowhere = { restingLatitude: null, restingLongitude: null }
  const server = { epitaph: 'Før', bornPlace: '', restingPlot: '', ...nowhere } as MemorialEditView
  const values: MemorialForm = {}
  const seenByUs = { ...server }
  const world = {
    server,
    values,
    down: null as Error | null,
    status: { kind: 'idle' } as SaveStatus,
    conflicts: {} as Conflicts,
    errors: {} as Record<string, string | undefined>,
    busy: [] as FieldName[],
    device: kept,
    saved: [] as { before: MemorialForm; after: MemorialForm }[],
    sent: [] as MemorialForm[],
  }
  const takeNewest = async () => {
    if (world.down) throw world.down
    Object.assign(seenByUs, server)
    saver.merge(seenByUs)
    return seenByUs
  }
  const save = async (changes: MemorialForm, { seen = {} }: { seen?: MemorialForm } = {}) => {
    if (world.down) throw world.down
    world.sent.push(changes)
    const wrong = fieldsOf(changes).filter((field) => String(changes[field]).startsWith('forkert'))
    if (wrong.length > 0) throw refusal(400, 'INVALID_INPUT', wrong)
    const stale = fieldsOf(changes).filter(
      (field) =>
        !isSameValue(server[field as 'epitaph'], seen[field]) &&
        !isSameValue(server[field as 'epitaph'], changes[field]),
    )
    if (stale.length > 0) throw refusal(409, 'CONFLICT', stale)
    Object.assign(server, changes)
    Object.assign(seenByUs, changes)
    return seenByUs
  }
  const saver: SectionSaver = new SectionSaver({
    sections: ['epitaph', 'dates', 'resting'],
    form: {
      getValues: (() => values) as never,
      setValue: ((field: FieldName, value: unknown) => Object.assign(values, { [field]: value })) as never,
      setError: ((path: string, { message }: { message: string }) =>
        Object.assign(world.errors, { [path]: message })) as never,
      clearErrors: (path) => {
        if (path) delete world.errors[path]
        else world.errors = {}
      },
    },
    server: { latest: () => seenByUs, save, takeNewest },
    draft: {
      read: () => world.device,
      write: (typed, seen) => {
        world.device = { typed, seen }
      },
      forget: () => {
        world.device = null
      },
    },
    onStatus: (status) => {
      world.status = status
    },
    onConflicts: (conflicts) => {
      world.conflicts = conflicts
    },
    onSaved: (before, after) => world.saved.push({ before, after }),
    isBusy: (field) => world.busy.includes(field),
  })
  Object.assign(values, { epitaph: 'Før', bornPlace: '', restingPlot: '' })
  const type = (typed: MemorialForm) => {
    Object.assign(values, typed)
    saver.keep()
  }
  return { world, saver, type, takeNewest }
}

function refusal(status: number, code: string, fields: FieldName[]): ApiError {
  return new ApiError('Nej', status, code, Object.fromEntries(fields.map((field) => [field, 'Ret det.'])))
}

describe('what is typed into a section', () => {
  test('is saved field by field with its previous value, and leaves nothing on the device', async () => {
    const { world, saver, type } = openEditor()
    type({ epitaph: 'Elsket' })
    expect(world.device).toEqual({ typed: { epitaph: 'Elsket' }, seen: { epitaph: 'Før' } })
    await saver.flush()
    expect(world.sent).toEqual([{ epitaph: 'Elsket' }])
    expect(world).toMatchObject({ device: null, status: { kind: 'saved' }, server: { epitaph: 'Elsket' } })
    expect(world.saved).toEqual([{ before: { epitaph: 'Før' }, after: { epitaph: 'Elsket' } }])
  })

  test('is saved despite an invalid field beside it, which shows its error', async () => {
    const { world, saver, type } = openEditor()
    type({ epitaph: 'forkert', bornPlace: 'Marstal', restingPlot: 'x'.repeat(81) })
    await saver.flush()
    expect(world.server).toMatchObject({ epitaph: 'Før', bornPlace: 'Marstal', restingPlot: '' })
    expect(Object.keys(world.errors)).toEqual(['restingPlot', 'epitaph'])
    expect(world.status.kind).toBe('refused')
    expect(Object.keys(world.device?.typed ?? {})).toEqual(['epitaph', 'restingPlot'])
  })

  test('shows no error while the user is still writing it', async () => {
    const { world, saver, type } = openEditor()
    world.busy = ['restingPlot']
    type({ restingPlot: 'x'.repeat(81) })
    await saver.flush()
    expect(world.errors).toEqual({})
    expect(world.server.restingPlot).toBe('')
  })

  test.each([
    ['of the form', 'x'.repeat(81)],
    ['of the server', 'forkert'],
  ])('shows a refusal %s when save is pressed, and keeps it until the field is right', async (_, wrong) => {
    const { world, saver, type } = openEditor()
    world.busy = ['restingPlot']
    type({ restingPlot: wrong })
    saver.reportAgain()
    await saver.flush()
    expect(Object.keys(world.errors)).toEqual(['restingPlot'])
    // The pause after the last key is over, and the cursor was sent to the field.
    await saver.flush()
    type({ restingPlot: `${wrong} `, epitaph: 'Elsket' })
    world.down = offline
    await saver.flush()
    world.down = null
    await saver.flush()
    expect(Object.keys(world.errors)).toEqual(['restingPlot'])
    type({ restingPlot: 'A 1' })
    await saver.flush()
    expect(world).toMatchObject({ errors: {}, server: { restingPlot: 'A 1' } })
  })

  test('stays on the device offline, and is removed once saved', async () => {
    const { world, saver, type } = openEditor()
    world.down = offline
    type({ epitaph: 'Elsket' })
    await saver.flush()
    expect(world).toMatchObject({ status: { kind: 'offline' }, device: { typed: { epitaph: 'Elsket' } } })
    world.down = null
    await saver.flush()
    expect(world).toMatchObject({ status: { kind: 'saved' }, device: null, server: { epitaph: 'Elsket' } })
  })

  test('counts as saved when another window of the same user was faster', async () => {
    const { world, saver, type, takeNewest } = openEditor()
    type({ epitaph: 'Elsket' })
    expect(world.status.kind).toBe('waiting')
    Object.assign(world.server, { epitaph: 'Elsket' })
    await takeNewest()
    await saver.flush()
    expect(world).toMatchObject({ status: { kind: 'saved' }, device: null, sent: [] })
  })

  test('stays when the session ended or the server fails, which is reported once', async () => {
    const before = new Set(toast.getHistory())
    const { world, saver, type } = openEditor()
    world.down = new ApiError('Unauthorized', 401, 'UNAUTHENTICATED', {})
    type({ epitaph: 'Elsket' })
    await saver.flush()
    expect(world.status.kind).toBe('session')
    world.down = new ApiError('Noget gik galt', 500, 'INTERNAL', {})
    await saver.flush()
    await saver.flush()
    expect(world.status).toEqual({ kind: 'failed', message: 'Noget gik galt' })
    // Toasts are shown in the order in which they are asked for, so this one is behind all of the saver's.
    await showToast({ title: 'Til sidst' })
    expect(toast.getHistory().filter((shown) => !before.has(shown))).toMatchObject([
      { title: 'Fejl ved opdatering', description: 'Der opstod en fejl: Noget gik galt', type: 'error' },
      { title: 'Til sidst' },
    ])
    expect(world.device?.typed).toEqual({ epitaph: 'Elsket' })
  })

  test('is restored from the device and sent, when no other user changed the field', async () => {
    const { world, saver } = openEditor({ typed: { epitaph: 'Elsket' }, seen: { epitaph: 'Før' } })
    expect(saver.restore()).toBe(true)
    expect(world.values.epitaph).toBe('Elsket')
    await saver.flush()
    expect(world.server.epitaph).toBe('Elsket')
  })

  test('from the device conflicts with what others wrote since', () => {
    const { world, saver } = openEditor({ typed: { epitaph: 'Elsket' }, seen: { epitaph: 'Meget før' } })
    saver.restore()
    expect(world.conflicts).toEqual({ epitaph: 'Før' })
    expect(world.values.epitaph).toBe('Elsket')
  })
})

describe('two users who write at the same time', () => {
  test('see what the other saved in fields they have not edited', async () => {
    const { world, type, takeNewest } = openEditor()
    type({ epitaph: 'Elsket' })
    world.server.bornPlace = 'Marstal'
    await takeNewest()
    expect(world.values).toMatchObject({ epitaph: 'Elsket', bornPlace: 'Marstal' })
    expect(world.conflicts).toEqual({})
  })

  test('in one field keep both texts until one is chosen, while everything else is saved', async () => {
    const { world, saver, type } = openEditor()
    world.server.epitaph = 'Savnet'
    type({ epitaph: 'Elsket', restingPlot: 'A 1' })
    await saver.flush()
    expect(world.server).toMatchObject({ epitaph: 'Savnet', restingPlot: 'A 1' })
    expect(world.values.epitaph).toBe('Elsket')
    expect(world).toMatchObject({ conflicts: { epitaph: 'Savnet' }, status: { kind: 'conflict' } })
    await saver.flush()
    expect(world.server.epitaph).toBe('Savnet')
  })

  test.each([
    ['mine', 'Elsket'],
    ['theirs', 'Savnet'],
    ['both', 'Savnet\nElsket'],
  ])('and the choice of %s is saved', async (_, value) => {
    const { world, saver, type } = openEditor()
    world.server.epitaph = 'Savnet'
    type({ epitaph: 'Elsket' })
    await saver.flush()
    await saver.decide('epitaph', value)
    expect(world.server.epitaph).toBe(value)
    expect(world).toMatchObject({ values: { epitaph: value }, conflicts: {}, device: null, status: { kind: 'saved' } })
  })

  test('are asked again when the other saved once more before the choice', async () => {
    const { world, saver, type, takeNewest } = openEditor()
    world.server.epitaph = 'Savnet'
    type({ epitaph: 'Elsket' })
    await saver.flush()
    world.server.epitaph = 'Meget savnet'
    await saver.decide('epitaph', 'Elsket')
    expect(world).toMatchObject({ conflicts: { epitaph: 'Meget savnet' }, server: { epitaph: 'Meget savnet' } })
    await takeNewest()
    expect(world.values.epitaph).toBe('Elsket')
  })
})

test('a change is undone, unless the field was changed since', async () => {
  const { world, saver, type } = openEditor()
  type({ epitaph: 'Elsket' })
  await saver.flush()
  expect(await saver.putBack({ epitaph: 'Elsket' }, { epitaph: 'Før' }, 'undo')).toBe(true)
  expect(world.server.epitaph).toBe('Før')
  type({ epitaph: 'Noget tredje' })
  expect(await saver.putBack({ epitaph: 'Før' }, { epitaph: 'Elsket' }, 'redo')).toBe(false)
  expect(world.values.epitaph).toBe('Noget tredje')
})
