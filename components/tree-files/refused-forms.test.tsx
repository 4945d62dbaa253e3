import { expect, test } from 'vitest'
import { ImportReview } from '@/components/tree-files/import-review'
import { UploadForm } from '@/components/tree-files/upload-form'
import type { MatchView } from '@/lib/domain/tree-files/schema'
import { markupOf } from '@/tests/factories/markup-of'

test('a refused file’s form says which file it was and why', () => {
  const refused = { values: { file: 'familien.ged' }, message: 'Der er en fil på vej.', errors: {} }
  const markup = markupOf(<UploadForm memorialId="page" refused={refused} />)
  expect(markup).toContain('familien.ged kom ikke ind')
  expect(markup).toContain('Der er en fil på vej.')
})

const match = (xref: string): MatchView => {
  const side = { name: `Person ${xref}`, lifespan: '' }
  return { xref, file: side, here: side, by: 'identifier' }
}

/** Whether a box or a radio button is chosen. */
function isChosen(markup: string, name: string, value: string): boolean {
  const [input] = markup
    .match(/<input[^>]*>/g)
    ?.filter((each) => each.includes(`name="${name}"`) && each.includes(`value="${value}"`)) ?? ['']
  return input?.includes('checked=""') ?? false
}

test('a refused decision about a file comes back as it was chosen', () => {
  const people = ['I1', 'I2'].map((xref) => ({ xref, name: `Person ${xref}`, lifespan: '' }))
  const none = { count: 0, first: [] }
  const summary = {
    version: '5.5.1' as const,
    encoding: 'UTF-8',
    program: null,
    kept: {},
    pageXref: 'I1',
    matchCount: 3,
    counts: { people: 3, couples: 0, media: 0, portraits: 0, generations: 1 },
    doubtful: none,
    faults: none,
    leftOut: none,
    unusedFiles: none,
    missingFiles: none,
    unclearFiles: none,
    unsureDeaths: none,
    rings: none,
  }
  const opened = { id: 'import', fileName: 'familien.ged', status: 'review' as const, progress: 0 }
  const draft = { values: { pageXref: 'I2', keep: 'file', apart: 'I1\nI3' }, message: 'Vent lidt.', errors: {} }
  const markup = markupOf(
    <ImportReview
      memorialId={'page'}
      personName={'Karen Holm'}
      generations={null}
      draft={draft}
      opened={{ ...opened, startedAt: '', failure: null, summary }}
      matches={{ matches: ['I1', 'I2', 'I3'].map(match), count: 3, next: null }}
      found={{ people, proposed: people[0] ?? null }}
    />,
  )
  expect(markup).toContain('Vent lidt.')
  expect([isChosen(markup, 'pageXref', 'I1'), isChosen(markup, 'pageXref', 'I2')]).toEqual([false, true])
  expect([isChosen(markup, 'keep', 'ours'), isChosen(markup, 'keep', 'file')]).toEqual([false, true])
  expect(['I1', 'I2', 'I3'].map((xref) => isChosen(markup, 'apart', xref))).toEqual([true, false, true])
})
