'use client'

import { ArrowDown, ArrowUp, X } from 'lucide-react'
import { useState } from 'react'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { LineField } from '@/components/songs/line-field'
import type { SongFormValues } from '@/components/songs/use-song-form'
import { IconButton } from '@/components/ui/icon-button'
import type { Sentence } from '@/lib/domain/songs/schema'

type VerseFieldsProps = { sentences: readonly Sentence[]; onStep: () => void }

/** The verses: each can be moved and taken out, and every line written anew. */
export function VerseFields({ sentences, onStep }: VerseFieldsProps) {
  const { control } = useFormContext<SongFormValues>()
  const { fields, move, remove } = useFieldArray({ control, name: 'verses' })
  const [said, setSaid] = useState('')

  function moveTo(index: number, to: number) {
    onStep()
    move(index, to)
    setSaid(`Vers ${index + 1} er nu vers ${to + 1}.`)
  }
  function takeOut(index: number) {
    onStep()
    remove(index)
    setSaid(`Vers ${index + 1} er taget ud. Det kan fortrydes.`)
  }

  return (
    <>
      <ol className="space-y-10">
        {fields.map(({ id, lines }, index) => (
          <li key={id}>
            <div className="flex flex-wrap items-center justify-between gap-2">
              <h3 className="text-xl">Vers {index + 1}</h3>
              <div className="flex gap-1">
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
            </div>
            <ul className="divide-y divide-border">
              {Array.from(lines.keys(), (line) => (
                <LineField key={line} verse={index} line={line} sentences={sentences} />
              ))}
            </ul>
          </li>
        ))}
      </ol>
      <p role="status" className="text-muted-foreground text-sm empty:hidden">
        {said}
      </p>
    </>
  )
}
