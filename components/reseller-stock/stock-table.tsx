'use client'

import { useRouter } from 'next/navigation'
import { Fragment, type SubmitEvent, useState } from 'react'
import { StockStateBadge } from '@/components/reseller-stock/stock-state-badge'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { cn } from '@/components/ui/cn'
import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table'
import { TouchLink } from '@/components/ui/text-link'
import { useRefresh } from '@/lib/client/use-refresh'
import { codesText } from '@/lib/domain/packages/copy'
import {
  mostOfSearchAtOnce,
  type StockChoiceView,
  type StockSelection,
  selectionQuery,
} from '@/lib/domain/resellers/stock/choice-schema'
import { useActivationCards, useHandOver, useTakeBack } from '@/lib/domain/resellers/stock/client/hooks'
import { stockToasts as texts } from '@/lib/domain/resellers/stock/copy'
import type { StockCodeView, StockFilter } from '@/lib/domain/resellers/stock/schema'
import { formatDate } from '@/lib/shared/danish-time'
import { stockToasts } from './stock-toasts'

type StockTableProps = {
  codes: StockCodeView[]
  filter: StockFilter
  /** Parts of the whole search. */
  choices: StockChoiceView[]
  /** All of the search stands on the page. */
  isWhole: boolean
}

/**
 * The reseller's codes with bulk actions on ticked ones or a part of the search. A plain form: without script the same
 * buttons post the selection.
 */
export function StockTable({ codes, filter, choices, isWhole }: StockTableProps) {
  const router = useRouter()
  const { refresh } = useRefresh()
  const handOver = useHandOver(stockToasts.handOver)
  const takeBack = useTakeBack(stockToasts.takeBack)
  const cards = useActivationCards(stockToasts.cards)
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const [choice, setChoice] = useState('')
  // A choice that is not offered any more counts as none.
  const part = choices.find(({ value }) => value === choice)
  const free = codes.filter(({ isFree }) => isFree)
  // What left the list while it was ticked is not worked on.
  const chosen = free.filter(({ code }) => ticked.has(code))
  const count = part ? part.count : chosen.length
  // Before anything is chosen, and without script, the filter says which way the codes go.
  const toTakeBack =
    part || chosen.length === 0
      ? (part?.state ?? filter.state) === 'handed_over'
      : chosen.every(({ state }) => state === 'handed_over')
  const isAllTicked = free.length > 0 && chosen.length === free.length

  function tick(codes: ReadonlySet<string>) {
    setTicked(codes)
    setChoice('')
  }
  function clear() {
    tick(new Set())
  }
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const { submitter } = event.nativeEvent
    const action = submitter instanceof HTMLButtonElement ? submitter.value : ''
    if (count === 0) return stockToasts.noneChosen()
    const { search, package: packageId } = filter
    const selection: StockSelection = part
      ? { choice: part.value, search, package: packageId }
      : { codes: chosen.map(({ code }) => code) }
    const whenDone = {
      onSuccess: clear,
      // Also after a refusal: what changed meanwhile should stand there.
      onSettled: refresh,
    }
    if (action === 'cards') cards.mutate(selection)
    else if (action === 'drawings') router.push(`/reseller-dashboard/drawings?${selectionQuery(selection)}`)
    else if (action === 'take-back') takeBack.mutate(selection, whenDone)
    else handOver.mutate({ ...selection, missing: new FormData(event.currentTarget).has('missing') }, whenDone)
  }

  return (
    <form method="post" action="/api/resellers/me/qr-codes/hand-over" onSubmit={submit} className="space-y-4">
      <SearchChoice
        filter={filter}
        choices={choices}
        isWhole={isWhole}
        value={part ? choice : ''}
        onChange={(value) => {
          setTicked(new Set())
          setChoice(value)
        }}
      />
      <Table caption="Jeres koder">
        <TableHead>
          <tr>
            <TableHeader className="w-touch px-0">
              <label className="flex min-h-touch min-w-touch items-center justify-center">
                <span className="sr-only">Vælg alle på siden, der kan vælges</span>
                <input
                  type="checkbox"
                  className="size-6 accent-primary"
                  checked={isAllTicked}
                  disabled={free.length === 0}
                  onChange={() => tick(new Set(isAllTicked ? [] : free.map(({ code }) => code)))}
                />
              </label>
            </TableHeader>
            <TableHeader>Kode</TableHeader>
            <TableHeader>Status</TableHeader>
            <TableHeader isSecondary>Udleveret</TableHeader>
            <TableHeader isSecondary>Pakke</TableHeader>
          </tr>
        </TableHead>
        <TableBody>
          {codes.map((code) => (
            <StockRow
              key={code.id}
              code={code}
              isTicked={ticked.has(code.code)}
              onTick={(isTicked) => tick(changed(ticked, code.code, isTicked))}
            />
          ))}
        </TableBody>
      </Table>
      <SelectionBar
        count={count}
        toTakeBack={toTakeBack}
        hasMissing={part ? part.state !== 'stock' : (count > 0 ? chosen : codes).some((code) => code.isPlateMissing)}
        isBusy={handOver.isPending || takeBack.isPending || cards.isPending}
        onClear={clear}
      />
    </form>
  )
}

function changed(before: ReadonlySet<string>, code: string, isTicked: boolean): ReadonlySet<string> {
  const after = new Set(before)
  if (isTicked) after.add(code)
  else after.delete(code)
  return after
}

type SearchChoiceProps = {
  filter: StockFilter
  choices: StockChoiceView[]
  /** All of the search stands on the page. */
  isWhole: boolean
  value: string
  onChange: (value: string) => void
}

/**
 * The way to more codes than stand on the page: a part of the search instead of ticks. Where all stand there, one tick
 * takes them with script; without it this does.
 */
function SearchChoice({ filter, choices, isWhole, value, onChange }: SearchChoiceProps) {
  const Shown = isWhole ? 'noscript' : Fragment
  if (choices.length === 0) return null
  return (
    <Shown>
      <input type="hidden" name="search" value={filter.search} />
      {filter.package && <input type="hidden" name="package" value={filter.package} />}
      <Field
        label="Hvilke koder gælder det?"
        hint={
          isWhole
            ? undefined
            : `Her står ikke alle koderne. Søg, eller vælg en pakke, og tag op til ${mostOfSearchAtOnce} ad gangen.`
        }
        className="max-w-form"
      >
        {(control) => (
          <Select {...control} name="choice" value={value} onChange={(event) => onChange(event.currentTarget.value)}>
            <option value="">Dem, I sætter kryds ved</option>
            {choices.map((choice) => (
              <option key={choice.value} value={choice.value}>
                {choice.label}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </Shown>
  )
}

type StockRowProps = { code: StockCodeView; isTicked: boolean; onTick: (isTicked: boolean) => void }

function StockRow({ code, isTicked, onTick }: StockRowProps) {
  return (
    <TableRow>
      <TableCell className="w-touch p-0">
        {code.isFree && (
          <label className="flex min-h-touch min-w-touch items-center justify-center">
            <span className="sr-only">Vælg {code.formattedCode}</span>
            <input
              type="checkbox"
              name="codes"
              value={code.code}
              className="size-6 accent-primary"
              checked={isTicked}
              onChange={(event) => onTick(event.currentTarget.checked)}
            />
          </label>
        )}
      </TableCell>
      <TableCell>
        <TouchLink
          href={`/reseller-dashboard/codes/${code.code}`}
          className="whitespace-nowrap font-semibold tabular-nums"
        >
          {code.formattedCode}
        </TouchLink>
        {code.hasPreparedPage && <span className="block text-muted-foreground">Siden er forberedt</span>}
      </TableCell>
      <TableCell>
        <StockStateBadge code={code} />
      </TableCell>
      <TableCell isSecondary className="whitespace-nowrap">
        {code.handedOverAt ? formatDate(new Date(code.handedOverAt)) : ''}
      </TableCell>
      <TableCell isSecondary className="min-w-40 wrap-anywhere">
        {code.package.number}. {code.package.name}
      </TableCell>
    </TableRow>
  )
}

type SelectionBarProps = {
  count: number
  /** All of them were handed over. */
  toTakeBack: boolean
  /** The plates of some may not be there yet. */
  hasMissing: boolean
  isBusy: boolean
  onClear: () => void
}

/** What can be done with the chosen codes. Stays in sight at the bottom while there are any. */
function SelectionBar({ count, toTakeBack, hasMissing, isBusy, onClear }: SelectionBarProps) {
  return (
    <div
      className={cn(
        'flex flex-wrap items-center gap-3 bg-background py-3',
        count > 0 && 'sticky bottom-0 z-10 border-border border-t',
      )}
    >
      <p aria-live="polite" className="min-w-32 font-semibold">
        {count === 0 ? 'Ingen koder valgt' : `${codesText(count)} valgt`}
      </p>
      {hasMissing && !toTakeBack && <Checkbox name="missing" label={texts.handOverMissing} />}
      {toTakeBack ? (
        <Button
          type="submit"
          name="handling"
          value="take-back"
          variant="outline"
          formAction="/api/resellers/me/qr-codes/take-back"
          disabled={isBusy}
        >
          Tag tilbage
        </Button>
      ) : (
        <Button type="submit" name="handling" value="hand-over" disabled={isBusy}>
          Udlever
        </Button>
      )}
      <Button
        type="submit"
        name="handling"
        value="cards"
        variant="outline"
        formMethod="get"
        formAction="/api/resellers/me/activation-cards"
        disabled={isBusy}
      >
        Hent kort (PDF)
      </Button>
      <Button
        type="submit"
        name="handling"
        value="drawings"
        variant="outline"
        formMethod="get"
        formAction="/reseller-dashboard/drawings"
        disabled={isBusy}
      >
        Hent tegninger
      </Button>
      {count > 0 && (
        <Button variant="ghost" onClick={onClear}>
          Fravælg
        </Button>
      )}
    </div>
  )
}
