'use client'

import { useFormContext, useWatch } from 'react-hook-form'
import type { SongFormValues } from '@/components/songs/use-song-form'
import { lineFits } from '@/lib/domain/songs/verse/metre'

/** Whether a line has room in the melody, as it is typed. */
export function LineFit({ text, line }: { text: string; line: number }) {
  const { control } = useFormContext<SongFormValues>()
  const form = useWatch({ control, name: 'choices.form' })
  const { hint } = lineFits(text, form, line)
  return <p className="empty:hidden">{hint}</p>
}
