'use client'

import { useRouter } from 'next/navigation'
import { type SubmitEvent, useState } from 'react'
import { SearchChoice } from '@/components/reseller-stock/search-choice'
import { SelectionBar } from '@/components/reseller-stock/selection-bar'
import { StockRow } from '@/components/reseller-stock/stock-row'
import { Table, TableBody, TableHead, TableHeader } from '@/components/ui/table'
import { useRefresh } from '@/lib/client/use-refresh'
import { type StockChoiceView, type StockSelection, selectionQuery } from '@/lib/domain/resellers/stock/choice-schema'
import { useActivationCards, useHandOver, useTakeBack } from '@/lib/domain/resellers/stock/client/hooks'
import type { StockCodeView, StockFilter } from '@/lib/domain/resellers/stock/schema'
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
