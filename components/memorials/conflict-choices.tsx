'use client'

import { useWatch } from 'react-hook-form'
import { TwoVersions } from '@/components/form/two-versions'
import type { Conflicts } from '@/components/memorials/section-saver'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { bothTexts, type FieldName, fieldsOf } from '@/lib/domain/memorials/client/editing-merge'
import { fieldNames, funeralKindNames, layoutTexts } from '@/lib/domain/memorials/copy'
import { readDonations } from '@/lib/domain/memorials/donations-schema'
import { readMusicLinks } from '@/lib/domain/memorials/music-links-schema'
import { funeralKinds, layouts, type MemorialForm, memorialFields, themes } from '@/lib/domain/memorials/schema'
import { themeNames } from '@/lib/domain/memorials/theme-tokens'
import { formatPartialDate } from '@/lib/shared/danish-dates'

type ConflictChoicesProps = { conflicts: Conflicts; onDecide: (field: FieldName, value: unknown) => void }

/** Both texts of every field with conflicting edits, side by side. The user resolves each. */
export function ConflictChoices({ conflicts, onDecide }: ConflictChoicesProps) {
  const typed = useWatch<MemorialForm>()
  return fieldsOf(conflicts).map((field) => {
    const mine = typed[field]
    const theirs = conflicts[field]
    const both = bothTexts(field, theirs, mine)
    return (
      <Notice key={field} variant="error" title={`I har skrevet hver sit i »${fieldNames[field]}«`}>
        <p>Den anden har gemt imens. Begge dele er her endnu. Vælg, hvad der skal stå.</p>
        <TwoVersions mine={fieldValueText(field, mine)} theirs={fieldValueText(field, theirs)} />
        <div className="mt-4 flex flex-wrap gap-3">
          <Button size="compact" onClick={() => onDecide(field, mine)}>
            Behold mit
          </Button>
          <Button size="compact" variant="outline" onClick={() => onDecide(field, theirs)}>
            Behold den andens
          </Button>
          {both !== null && (
            <Button size="compact" variant="outline" onClick={() => onDecide(field, both)}>
              Behold begge
            </Button>
          )}
        </div>
      </Notice>
    )
  })
}

/** A field's value as readable text. */
function fieldValueText(field: FieldName, value: unknown): string {
  if (field === 'biography') return plainWords(String(value ?? '')) || empty
  if (field === 'born' || field === 'died') return dateText(value)
  if (field === 'funeralKind') {
    const kind = funeralKinds.find((one) => one === value)
    return kind ? funeralKindNames[kind] : empty
  }
  if (field === 'donations') return listText(readDonations(value))
  if (field === 'musicLinks') return listText(readMusicLinks(value))
  if (field === 'theme') return themeNames[themes.find((one) => one === value) ?? 'lichen']
  if (field === 'layout') return layoutTexts[layouts.find((one) => one === value) ?? 'standard'].label
  if (typeof value === 'boolean') return value ? 'Ja' : 'Nej'
  if (value === 'first') return 'Jeg læser dem først'
  if (value === 'at_once') return 'Vises med det samme'
  return String(value ?? '') || empty
}

const empty = '(tomt)'

function listText(list: readonly object[]): string {
  const given = list.map((each) => Object.values(each).filter(Boolean).join(', '))
  return given.filter(Boolean).join('\n') || empty
}

function dateText(value: unknown): string {
  const { data } = memorialFields.shape.born.safeParse(value)
  if (data) return formatPartialDate(data)
  const { year, month, day } =
    typeof value === 'object' && value !== null ? { year: '', month: '', day: '', ...value } : {}
  return [day, month, year].filter(Boolean).join('. ') || empty
}

/** The plain text of rich text, a line for each paragraph. Safe: parsed, not rendered. */
function plainWords(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const block of body.querySelectorAll('p, h2, h3, li, blockquote, br')) block.append('\n')
  return (body.textContent ?? '').replace(/\n{2,}/g, '\n\n').trim()
}
