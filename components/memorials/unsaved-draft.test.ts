import { beforeEach, expect, test, vi } from 'vitest'
import { unsavedDraft } from '@/components/memorials/unsaved-draft'
import { forgetTabEntries } from '@/lib/client/tab-storage'

/** Like a browser's Storage: keys are its own property names. */
function storage(): object {
  const kept: Record<string, string> = {}
  const call = (name: string, value: unknown) => Object.defineProperty(kept, name, { value, enumerable: false })
  call('getItem', (key: string) => kept[key] ?? null)
  call('setItem', (key: string, value: string) => Object.assign(kept, { [key]: value }))
  call('removeItem', (key: string) => delete kept[key])
  return kept
}

beforeEach(() => {
  vi.stubGlobal('window', { localStorage: storage(), sessionStorage: storage() })
})

const page = '0197a2c4-0000-7000-8000-000000000000'

test('a form finds the draft of another form with some of the same fields', () => {
  const guided = unsavedDraft('karen', page, ['restingPlot', 'funeralNote'])
  guided.write({ restingPlot: 'A 14', funeralNote: 'Kom som I er' }, { restingPlot: '', funeralNote: 'Før' })
  expect(unsavedDraft('karen', page, ['restingPlot']).read()).toEqual({
    typed: { restingPlot: 'A 14' },
    seen: { restingPlot: '' },
  })
  expect(unsavedDraft('karen', page, ['funeralNote']).read()).toEqual({
    typed: { funeralNote: 'Kom som I er' },
    seen: { funeralNote: 'Før' },
  })
})

test('a saved field is forgotten, and the others remain', () => {
  const draft = unsavedDraft('karen', page, ['epitaph', 'bornPlace'])
  draft.write({ epitaph: 'Elsket', bornPlace: 'Marstal' }, { epitaph: '', bornPlace: '' })
  draft.write({ bornPlace: 'Marstal' }, { bornPlace: '' })
  expect(draft.read()).toEqual({ typed: { bornPlace: 'Marstal' }, seen: { bornPlace: '' } })
})

test('a window forgets only what it wrote or restored itself', () => {
  const [one, other] = [unsavedDraft('karen', page, ['epitaph']), unsavedDraft('karen', page, ['epitaph'])]
  one.write({ epitaph: 'Elsket' }, { epitaph: '' })
  other.forget()
  expect(one.read()).not.toBeNull()
  other.read()
  one.forget()
  expect(other.read()).not.toBeNull()
})

test('a draft is hidden from other users and other pages, and signing out deletes it', () => {
  const draft = unsavedDraft('karen', page, ['epitaph'])
  draft.write({ epitaph: 'Elsket' }, { epitaph: '' })
  expect(unsavedDraft('bo', page, ['epitaph']).read()).toBeNull()
  expect(unsavedDraft('karen', page.replace('0', '1'), ['epitaph']).read()).toBeNull()
  forgetTabEntries()
  expect(draft.read()).toBeNull()
})
