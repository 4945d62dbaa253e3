'use client'

import { useRouter } from 'next/navigation'
import type { SubmitEvent } from 'react'
import { ActionForm } from '@/components/form/action-form'
import type { FormDraftView } from '@/components/form/form-draft'
import { FileSummary } from '@/components/tree-files/file-summary'
import { MatchList } from '@/components/tree-files/match-list'
import { PagePersonChoice } from '@/components/tree-files/page-person-choice'
import { Button } from '@/components/ui/button'
import { FieldGroup } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import { RadioGroup } from '@/components/ui/radio-group'
import { messageOf } from '@/lib/client/api'
import { freeTreeText } from '@/lib/domain/billing/copy'
import { useConfirmImport } from '@/lib/domain/tree-files/client/hooks'
import { confirmFormName } from '@/lib/domain/tree-files/copy'
import { importsApi } from '@/lib/domain/tree-files/paths'
import type { FoundPeople, ImportSummary, ImportView, KeepChoice, MatchesView } from '@/lib/domain/tree-files/schema'

type ImportReviewProps = {
  memorialId: string
  personName: string
  /** Generations each way that the plan has room for; null for all. */
  generations: number | null
  opened: ImportView & { summary: ImportSummary }
  matches: MatchesView
  found: FoundPeople
  /** What a browser without script chose before it was refused. */
  draft: FormDraftView
}

/** What a file would do, and the choices before it does. A plain form with script's help. */
export function ImportReview({
  memorialId,
  personName,
  generations,
  opened,
  matches,
  found,
  draft,
}: ImportReviewProps) {
  const router = useRouter()
  const confirm = useConfirmImport(memorialId, opened.id)
  const refusal = confirm.error ? messageOf(confirm.error) : confirm.isIdle ? draft?.message : undefined
  const address = `${importsApi(memorialId)}/${opened.id}`

  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const keep: KeepChoice = form.get('keep') === 'file' ? 'file' : 'ours'
    const choices = { keep, pageXref: form.get('pageXref'), apart: form.getAll('apart').map(String) }
    confirm.mutate(choices, { onSuccess: () => router.refresh() })
  }

  return (
    <div className="max-w-measure space-y-8">
      <FileSummary summary={opened.summary} />
      {generations !== null && opened.summary.counts.generations > generations && (
        <Notice title="Hele slægten kommer med">
          Jeres side har Basis, hvor I kan rette {freeTreeText}. Resten bliver gemt og kan ses af alle, der må se træet.
        </Notice>
      )}
      <form id={confirmFormName} action={`${address}/confirm`} method="post" onSubmit={send} className="space-y-8">
        {refusal && <Notice variant="error">{refusal}</Notice>}
        <PagePersonChoice
          memorialId={memorialId}
          personName={personName}
          found={found}
          importId={opened.id}
          chosenBefore={draft?.values.pageXref}
        />
        {matches.count > 0 && (
          <>
            <FieldGroup
              legend={
                matches.count === 1
                  ? 'Én i filen er her i forvejen. Hvad gælder?'
                  : `${matches.count.toLocaleString('da-DK')} i filen er her i forvejen. Hvad gælder?`
              }
            >
              <RadioGroup
                name="keep"
                defaultValue={draft?.values.keep ?? 'ours'}
                options={[
                  {
                    value: 'ours',
                    label: 'Behold vores, og udfyld det, der mangler',
                    hint: 'Det, I selv har skrevet, bliver stående.',
                  },
                  { value: 'file', label: 'Brug filens', hint: 'Hvor de to ikke siger det samme, gælder filen.' },
                ]}
              />
            </FieldGroup>
            <MatchList
              memorialId={memorialId}
              importId={opened.id}
              first={matches}
              apart={draft?.values.apart?.split('\n') ?? []}
            />
          </>
        )}
        {matches.count === 0 && <input type="hidden" name="keep" value="ours" />}
        <Button type="submit" pending={confirm.isPending} pendingText="Går i gang...">
          Tag slægten ind i træet
        </Button>
        <p className="text-muted-foreground">
          Du kan fortryde det hele bagefter, så længe ingen har rettet i det, der kom ind. Nulevende og dem, filen
          kalder fortrolige, kan kun ses af jer, der er med på siden.
        </p>
      </form>
      <ActionForm action={`${address}/cancel`} label="Tag den ikke ind" pendingText="Et øjeblik..." />
    </div>
  )
}
