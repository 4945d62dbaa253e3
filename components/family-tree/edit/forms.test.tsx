import type { ReactNode } from 'react'
import { describe, expect, test } from 'vitest'
import { CoupleOrder } from '@/components/family-tree/edit/couple-order'
import { EditToolbar } from '@/components/family-tree/edit/edit-toolbar'
import { PersonForm } from '@/components/family-tree/edit/person-form'
import { BothVersions } from '@/components/family-tree/edit/record-form'
import { personFieldText, personValuesOf } from '@/components/family-tree/edit/record-values'
import { RelativeForm } from '@/components/family-tree/edit/relative-form'
import { type TreeActs, TreeActsContext } from '@/components/family-tree/edit/tree-acts'
import type { PersonDetailView } from '@/lib/domain/family-tree/detail-views'
import { personFieldNames, type RelativeKind } from '@/lib/domain/family-tree/edit-copy'
import { personFields, type PersonForm as Written } from '@/lib/domain/family-tree/schema'
import { markupOf } from '@/tests/factories/markup-of'

const nothing = () => undefined
const acts: TreeActs = {
  memorialId: 'page',
  open: nothing,
  close: nothing,
  show: nothing,
  tell: nothing,
  undo: nothing,
  redo: nothing,
  isReplaying: false,
}

function drawn(children: ReactNode): string {
  return markupOf(<TreeActsContext value={acts}>{children}</TreeActsContext>)
}

const detailOf = (written: Written): PersonDetailView => ({
  person: {
    id: 'ane',
    isMasked: false,
    name: 'Ane Holm',
    birthNameText: null,
    lifespan: '',
    sex: 'female',
    isLiving: false,
    portraitUrl: null,
    memorialPath: null,
  },
  revision: 3,
  canEdit: true,
  isBeyondPlan: false,
  coming: null,
  isWithdrawn: false,
  linkStatus: null,
  bornText: null,
  diedText: null,
  ageText: null,
  said: [],
  note: null,
  parents: [],
  couples: [],
  siblings: [],
  fields: personFields.parse(written),
})

/** The value of a field that is named so, and whether it is ticked. */
const field = (markup: string, name: string, value?: string) =>
  markup.match(/<input[^>]*>/g)?.find((one) => {
    const isNamed = one.includes(`name="${name}"`)
    return isNamed && (value === undefined || one.includes(`value="${value}"`))
  }) ?? ''

test('a person is opened as it is written, a date between two in the year', () => {
  const markup = drawn(
    <PersonForm detail={detailOf({ givenNames: 'Ane', born: { year: 'mellem 1840 og 1845' }, sex: 'female' })} />,
  )
  expect(field(markup, 'givenNames')).toContain('value="Ane"')
  expect(field(markup, 'born.year')).toContain('value="mellem 1840 og 1845"')
  expect(field(markup, 'sex', 'female')).toContain('checked')
})

describe('the form of somebody who is added', () => {
  const opened = (as: RelativeKind, written: Written) => {
    const detail = detailOf(written)
    return drawn(<RelativeForm as={as} detail={detail} beside={{ as, detail, partners: new Map(), thisYear: 2026 }} />)
  }

  test('says where it guesses that somebody is dead, and only there', () => {
    const long = opened('mother', { givenNames: 'Ane', born: { year: 1900 } })
    expect(field(long, 'isDead')).toContain('checked')
    expect(long).toContain('Fjern fluebenet, hvis personen lever.')
    expect(field(long, 'sex', 'female')).toContain('checked')
    const young = opened('mother', { givenNames: 'Ane', born: { year: 1980 } })
    expect(field(young, 'isDead')).not.toContain('checked')
    expect(young).not.toContain('Fjern fluebenet')
  })

  test('asks whether partners were married, and how a child belongs', () => {
    expect(field(opened('partner', {}), 'union.kind', 'married')).not.toBe('')
    expect(opened('partner', {})).not.toContain('name="childKind"')
    expect(field(opened('child', {}), 'childKind', 'birth')).toContain('checked')
    expect(opened('child', {})).not.toContain('name="union.kind"')
  })
})

test('what two wrote stands side by side, field by field', () => {
  const mine = personValuesOf({ note: 'Syerske i Ribe', sex: 'female' })
  const theirs = personValuesOf({ note: 'Væver', sex: 'unknown' })
  const markup = drawn(
    <BothVersions
      mine={mine}
      names={personFieldNames}
      textOf={personFieldText}
      onDecide={nothing}
      conflict={{ fields: ['note', 'sex'], theirs }}
    />,
  )
  const [, note = '', sex = ''] = markup.split('role="alert"')
  for (const word of ['»Note«', 'Syerske i Ribe', 'Væver', 'Behold mit', 'Behold den andens']) {
    expect(note).toContain(word)
  }
  for (const word of ['»Køn«', 'Kvinde', 'Ved ikke']) expect(sex).toContain(word)
})

test('undo and redo keep the focus of whoever presses them, also while there is nothing to do', () => {
  const markup = drawn(<EditToolbar />)
  const buttons = markup.match(/<button[^>]*aria-keyshortcuts[^>]*>/g) ?? []
  expect(buttons).toHaveLength(2)
  for (const button of buttons) {
    expect(button).toContain('aria-disabled="true"')
    expect(button).not.toContain('disabled=""')
  }
})

test('couples are told apart in their order, and the first cannot go up nor the last down', () => {
  const partner = { ...detailOf({}).person, name: 'Bo Holm', relation: 'mand' }
  const couple = { text: null, children: [], fields: null, childLinks: null }
  const couples = [
    { ...couple, unionId: 'first', partner, text: 'gift 1962' },
    { ...couple, unionId: 'second', partner: null, children: [{ ...partner, name: 'Ida', relation: 'datter' }] },
  ]
  const markup = drawn(<CoupleOrder detail={{ ...detailOf({}), couples }} />)
  for (const words of ['gift 1962', 'Uden kendt partner', 'Børn: Ida']) expect(markup).toContain(words)
  const isOff = (label: string) =>
    markup.match(/<button[^>]*>/g)?.some((one) => one.includes(`"${label}"`) && one.includes('disabled=""'))
  expect(['Flyt Bo Holm op', 'Flyt Bo Holm ned'].map(isOff)).toEqual([true, false])
  expect(['Flyt Uden kendt partner op', 'Flyt Uden kendt partner ned'].map(isOff)).toEqual([false, true])
})
