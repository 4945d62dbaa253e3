'use client'

import { useRouter } from 'next/navigation'
import { type SubmitEvent, useState } from 'react'
import { ActionForm } from '@/components/form/action-form'
import type { FormDraftView } from '@/components/form/form-draft'
import { FileSummary } from '@/components/tree-files/file-summary'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { Field, FieldGroup, Input } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import { RadioGroup } from '@/components/ui/radio-group'
import { messageOf } from '@/lib/client/api'
import { freeTreeText } from '@/lib/domain/billing/copy'
import { useConfirmImport, useFindInFile, useMatches } from '@/lib/domain/tree-files/client/hooks'
import { confirmFormName, importsApi, matchReasonTexts } from '@/lib/domain/tree-files/copy'
import type {
  FoundPeople,
  FoundPerson,
  ImportSummary,
  ImportView,
  KeepChoice,
  MatchesView,
  MatchView,
} from '@/lib/domain/tree-files/schema'

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

type MatchListProps = { memorialId: string; importId: string; first: MatchesView; apart: readonly string[] }

/** Who of the file is here already, side by side, each with a way to say that they are two; `apart` were told apart before. */
function MatchList({ memorialId, importId, first, apart }: MatchListProps) {
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage, error } = useMatches(memorialId, importId, first)
  const matches = data.pages.flatMap((page) => page.matches)
  return (
    <details open={first.count <= 5 || undefined}>
      <summary className="flex min-h-touch w-fit cursor-pointer items-center text-link underline underline-offset-4">
        Se, hvem der er her i forvejen
      </summary>
      <ul className="mt-3 divide-y divide-border">
        {matches.map((match) => (
          <Match key={match.xref} {...match} isApart={apart.includes(match.xref)} />
        ))}
      </ul>
      {error && (
        <p role="alert" className="mt-3 text-destructive">
          {messageOf(error)}
        </p>
      )}
      {hasNextPage && (
        <Button
          variant="outline"
          className="mt-4 noscript:hidden"
          pending={isFetchingNextPage}
          pendingText="Henter flere..."
          onClick={() => void fetchNextPage()}
        >
          Vis flere
        </Button>
      )}
    </details>
  )
}

function Match({ xref, file, here, by, isApart }: MatchView & { isApart: boolean }) {
  return (
    <li className="py-4">
      <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
        <Side label="I filen" {...file} />
        <Side label="I træet" {...here} />
      </dl>
      <p className="mt-2 text-muted-foreground text-sm">{matchReasonTexts[by]}</p>
      <Checkbox
        name="apart"
        value={xref}
        defaultChecked={isApart}
        label={
          <>
            Det er to forskellige<span className="sr-only">: {file.name}</span>
          </>
        }
      />
    </li>
  )
}

function Side({ label, name, lifespan }: { label: string; name: string; lifespan: string }) {
  return (
    <div className="min-w-0">
      <dt className="text-muted-foreground text-sm">{label}</dt>
      <dd className="wrap-anywhere">
        {name}
        {lifespan && <span className="block text-sm">{lifespan}</span>}
      </dd>
    </div>
  )
}

type PagePersonChoiceProps = {
  memorialId: string
  importId: string
  personName: string
  found: FoundPeople
  /** By a form that was refused; empty for nobody. */
  chosenBefore: string | undefined
}

/** Who of the file the page is about. Others than the proposed are found by name. */
function PagePersonChoice({ memorialId, importId, personName, found, chosenBefore }: PagePersonChoiceProps) {
  const { proposed } = found
  const [people, setPeople] = useState(() => distinct([...(proposed ? [proposed] : []), ...found.people]))
  const [chosen, setChosen] = useState(chosenBefore ?? proposed?.xref ?? '')
  const [words, setWords] = useState('')
  const search = useFindInFile(memorialId, importId)

  function look() {
    search.mutate(words, {
      onSuccess: ({ people: more }) =>
        setPeople((before) => distinct([...before.filter(({ xref }) => xref === chosen), ...more])),
    })
  }

  const answer = search.isSuccess && search.data.people.length === 0 ? 'Ingen i filen hedder sådan.' : ''
  return (
    <div className="space-y-4">
      <FieldGroup legend={`Hvem i filen er ${personName}?`}>
        <RadioGroup
          name="pageXref"
          value={chosen}
          onValueChange={setChosen}
          options={[
            ...people.map(({ xref, name, lifespan }) => ({ value: xref, label: name, hint: lifespan || undefined })),
            { value: '', label: 'Ingen af dem', hint: 'Så kommer slægten ind ved siden af, uden at hænge sammen.' },
          ]}
        />
      </FieldGroup>
      <div className="flex flex-wrap items-end gap-3 noscript:hidden">
        <Field
          label="Find en anden i filen"
          error={search.error ? messageOf(search.error) : undefined}
          className="min-w-0 grow"
        >
          {(control) => (
            <Input
              {...control}
              type="search"
              value={words}
              maxLength={120}
              onChange={({ currentTarget }) => setWords(currentTarget.value)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return
                // Not the form around it.
                event.preventDefault()
                look()
              }}
            />
          )}
        </Field>
        <Button variant="outline" onClick={look} pending={search.isPending} pendingText="Søger...">
          Søg
        </Button>
      </div>
      <p role="status" className="text-muted-foreground empty:hidden">
        {answer}
      </p>
    </div>
  )
}

function distinct(people: readonly FoundPerson[]): FoundPerson[] {
  return people.filter(({ xref }, at) => people.findIndex((other) => other.xref === xref) === at)
}
