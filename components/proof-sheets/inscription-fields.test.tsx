import { FormProvider, useForm } from 'react-hook-form'
import { expect, test } from 'vitest'
import { artworkDefaults } from '@/components/artwork/artwork-form'
import { InscriptionFields } from '@/components/proof-sheets/inscription-fields'
import type { ProofSheetFormInput } from '@/lib/domain/proof-sheets/schema'
import { markupOf } from '@/tests/factories/markup-of'

function Written({ dates }: { dates: string }) {
  const form = useForm<ProofSheetFormInput>({
    defaultValues: { born: '1938', died: '2024', dates, options: artworkDefaults },
    errors: { confirmed: { type: 'custom', message: 'Der kommer ingen datoer med.' } },
  })
  return (
    <FormProvider {...form}>
      <InscriptionFields />
    </FormProvider>
  )
}

test('a question about the dates is asked until it is answered, though the form refused it before', () => {
  expect(markupOf(<Written dates="" />)).toContain('Der kommer ingen datoer med')
  expect(markupOf(<Written dates="* 1938 † 2024" />)).not.toContain('Der kommer ingen datoer med')
})
