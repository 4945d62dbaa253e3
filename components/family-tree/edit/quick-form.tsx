'use client'

import { FormProvider } from 'react-hook-form'
import { FormEnd } from '@/components/family-tree/edit/form-end'
import { QuickLine } from '@/components/family-tree/edit/quick-line'
import { TickField } from '@/components/family-tree/edit/tree-fields'
import { TreeRefusal } from '@/components/family-tree/edit/tree-refusal'
import { useQuickStart } from '@/components/family-tree/edit/use-quick-start'
import { Button } from '@/components/ui/button'
import { Progress } from '@/components/ui/progress'
import type { PersonDetailView } from '@/lib/domain/family-tree/detail-views'

type QuickFormProps = {
  detail: PersonDetailView
  /** Under this name the text is kept in the tab. */
  keptAs: string
  onDone: () => void
}

/** The closest family of a person, a line for each. */
export function QuickForm({ detail, keptAs, onDone }: QuickFormProps) {
  const { form, children, addChild, submit, failure, progress, putAway } = useQuickStart(detail, { keptAs, onDone })
  const { isDirty, isSubmitting } = form.formState
  const { name } = detail.person
  return (
    <FormProvider {...form}>
      <form
        noValidate
        onSubmit={submit}
        aria-labelledby="quick-start"
        className="max-w-3xl space-y-8 rounded-2xl bg-card p-4 shadow-soft sm:p-6"
      >
        <div>
          <h2 id="quick-start" className="text-2xl">
            De nærmeste til {name}
          </h2>
          <p className="mt-2 text-muted-foreground">
            Skriv dem, I kender. Et navn er nok, og resten kan komme til senere.
          </p>
        </div>
        <QuickLine place="mother" legend="Mor" />
        <QuickLine place="father" legend="Far" />
        <TickField name="areParentsMarried" label="Forældrene var gift" />
        <QuickLine place="partner" legend="Partner" />
        <TickField name="isMarried" label="De to blev gift" />
        {children.map(({ id }, index) => (
          <QuickLine key={id} place={`children.${index}`} legend={index === 0 ? 'Barn' : `Barn ${index + 1}`} />
        ))}
        <Button size="compact" variant="outline" onClick={addChild}>
          Et barn til
        </Button>
        {progress && (
          <Progress
            label="Tilføjer"
            detail={`${progress.done} af ${progress.all}`}
            value={(progress.done / progress.all) * 100}
          />
        )}
        {failure && (
          <p role="status">De, der er markeret som tilføjet, er i træet. Resten står her endnu og kan gemmes igen.</p>
        )}
        <TreeRefusal error={failure} />
        <FormEnd
          submit={failure ? 'Gem resten' : 'Gem familien'}
          isPending={isSubmitting}
          isDirty={isDirty}
          putAwayLabel="Jeg gør det selv"
          onPutAway={putAway}
        />
      </form>
    </FormProvider>
  )
}
