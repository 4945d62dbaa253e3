'use client'

import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react'
import { useState } from 'react'
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import { FormFold } from '@/components/form/form-fold'
import { LineField } from '@/components/songs/line-field'
import type { SongFormValues } from '@/components/songs/use-song-form'
import { Button } from '@/components/ui/button'
import { FieldError } from '@/components/ui/field'
import { IconButton } from '@/components/ui/icon-button'
import { linesOfVerse, type Sentence, versesMost } from '@/lib/domain/songs/schema'

type VerseFieldsProps = { sentences: readonly Sentence[]; beginsOpen: boolean; onStep: () => void }

/** The verses, folded but the first: each can be moved and taken out, every line written anew, and lines and verses added. */
export function VerseFields({ sentences, beginsOpen, onStep }: VerseFieldsProps) {
  const { control, formState, getValues } = useFormContext<SongFormValues>()
  const { errors, submitCount } = formState
  const verses = useWatch({ control, name: 'verses' })
  const { fields, move, remove, append, update } = useFieldArray({ control, name: 'verses' })
  // By place: a saved song's verses are new ones to the form.
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set(beginsOpen ? [0] : []))
  const [said, setSaid] = useState('')

  function moveTo(index: number, to: number) {
    onStep()
    move(index, to)
    setOpen(new Set([to]))
    setSaid(`Vers ${index + 1} er nu vers ${to + 1}.`)
  }
  function addLine(index: number) {
    onStep()
    update(index, { lines: [...getValues(`verses.${index}.lines`), emptyLine] })
  }
  function addVerse() {
    onStep()
    append({ lines: [emptyLine] })
    setOpen((before) => placesWith(before, fields.length, true))
  }
  function takeOut(index: number) {
    onStep()
    remove(index)
    setOpen(new Set())
    setSaid(`Vers ${index + 1} er taget ud. Det kan fortrydes.`)
  }

  return (
    <>
      <ol className="border-border border-b">
        {fields.map(({ id, lines }, index) => (
          <li key={id}>
            <FormFold
              title={`Vers ${index + 1}`}
              note={verses[index]?.lines[0]?.text}
              level="h3"
              isOpen={open.has(index)}
              onOpenChange={(isOpen) => setOpen((before) => placesWith(before, index, isOpen))}
              isRefused={errors.verses?.[index] !== undefined}
              attempts={submitCount}
            >
              <ul className="divide-y divide-border">
                {Array.from(lines.keys(), (line) => (
                  <LineField key={line} verse={index} line={line} sentences={sentences} />
                ))}
              </ul>
              <div className="flex gap-1">
                <IconButton
                  label={`Tilføj en linje til vers ${index + 1}`}
                  disabled={lines.length === linesOfVerse}
                  onClick={() => addLine(index)}
                >
                  <Plus aria-hidden />
                </IconButton>
                <IconButton
                  label={`Flyt vers ${index + 1} op`}
                  disabled={index === 0}
                  onClick={() => moveTo(index, index - 1)}
                >
                  <ArrowUp aria-hidden />
                </IconButton>
                <IconButton
                  label={`Flyt vers ${index + 1} ned`}
                  disabled={index === fields.length - 1}
                  onClick={() => moveTo(index, index + 1)}
                >
                  <ArrowDown aria-hidden />
                </IconButton>
                <IconButton
                  label={`Tag vers ${index + 1} ud`}
                  disabled={fields.length === 1}
                  onClick={() => takeOut(index)}
                >
                  <X aria-hidden />
                </IconButton>
              </div>
            </FormFold>
          </li>
        ))}
      </ol>
      {fields.length < versesMost && (
        <Button variant="outline" onClick={addVerse}>
          Skriv et vers til
        </Button>
      )}
      <FieldError message={errors.verses?.root?.message ?? errors.verses?.message} />
      <p role="status" className="text-muted-foreground text-sm empty:hidden">
        {said}
      </p>
    </>
  )
}

const emptyLine = { text: '', from: [], origin: 'hand' as const }

function placesWith(places: ReadonlySet<number>, place: number, isIn: boolean): ReadonlySet<number> {
  const others = [...places].filter((other) => other !== place)
  return new Set(isIn ? [...others, place] : others)
}
