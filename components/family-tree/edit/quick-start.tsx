'use client'

import { useState } from 'react'
import { FormProvider } from 'react-hook-form'
import { FormEnd } from '@/components/family-tree/edit/form-end'
import { QuickLine } from '@/components/family-tree/edit/quick-line'
import { useTreeActs } from '@/components/family-tree/edit/tree-acts'
import { TickField } from '@/components/family-tree/edit/tree-fields'
import { TreeRefusal } from '@/components/family-tree/edit/tree-refusal'
import { quickName, useQuickStart } from '@/components/family-tree/edit/use-quick-start'
import { Button } from '@/components/ui/button'
import { Progress } from '@/components/ui/progress'
import { keptEntry } from '@/lib/client/use-kept-form'
import { useTreePerson } from '@/lib/domain/family-tree/client/hooks'
import type { PersonDetailView } from '@/lib/domain/family-tree/detail-views'

/**
 * The beginning of a tree: the closest family of the page's person in one small form. Nothing once somebody is there,
 * unless the form was begun.
 */
export function QuickStart({ personId }: { personId: string }) {
  const { memorialId } = useTreeActs()
  const { data: detail } = useTreePerson(memorialId, personId)
  return detail ? <Gate key={personId} detail={detail} /> : null
}

/** Stays open while those who are added appear in the tree. */
function Gate({ detail }: { detail: PersonDetailView }) {
  const { memorialId } = useTreeActs()
  const [isOpen, setOpen] = useState(
    () => isAlone(detail) || keptEntry(quickName(memorialId, detail.person.id)).read() !== null,
  )
  return isOpen && detail.canEdit ? <QuickForm detail={detail} onDone={() => setOpen(false)} /> : null
}

function isAlone({ parents, couples, siblings }: PersonDetailView): boolean {
  return parents.length + couples.length + siblings.length === 0
}

function QuickForm({ detail, onDone }: { detail: PersonDetailView; onDone: () => void }) {
  const { form, children, addChild, submit, failure, progress, putAway } = useQuickStart(detail, onDone)
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
