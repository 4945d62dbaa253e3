'use client'

import { useState } from 'react'
import type { Sorting } from '@/components/admin/sort-header'
import { ActOnCodes } from '@/components/packages/act-on-codes'
import { CodeTable } from '@/components/packages/code-table'
import { Button } from '@/components/ui/button'
import { messageOf } from '@/lib/client/api'
import { usePlanActs } from '@/lib/domain/packages/client/hooks'
import type { CodeSearch, CodeSort } from '@/lib/domain/packages/code-list-schema'
import { chosenText, codesText } from '@/lib/domain/packages/copy'
import { mostFoundCodes } from '@/lib/domain/packages/schema'
import type { FoundCodesView, PackageCodeView, ResellerOption } from '@/lib/domain/packages/views'

type SelectableCodesProps = {
  caption: string
  codes: PackageCodeView[]
  resellers: ResellerOption[]
  showsPackage: boolean
  sorting: Sorting<CodeSort>
  /** The search this page belongs to. */
  search: CodeSearch
  /** The page shows all results. */
  isWhole: boolean
}

/** Selects codes on the page, or all that the search finds, for a bulk action. */
export function SelectableCodes({
  caption,
  codes,
  resellers,
  showsPackage,
  sorting,
  search,
  isWhole,
}: SelectableCodesProps) {
  const plan = usePlanActs()
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set())
  const [found, setFound] = useState<FoundCodesView | null>(null)
  const onPage = codes.map(({ code }) => code)
  // A change may have removed codes from the page.
  const chosen = new Set(found ? onPage : onPage.filter((code) => picked.has(code)))

  function pick(next: Iterable<string>) {
    setFound(null)
    setPicked(new Set(next))
  }

  function toggle(code: string) {
    const next = new Set(chosen)
    if (!next.delete(code)) next.add(code)
    pick(next)
  }

  const chooseAll = () => plan.mutate(search, { onSuccess: (view) => setFound(view.isMore ? null : view) })
  return (
    <div className="space-y-4">
      <div className="flex flex-wrap items-center gap-3">
        <p aria-live="polite" className="min-w-32 font-sans text-muted-foreground text-sm">
          {chosenText({ onPage: chosen.size, found: found?.found })}
        </p>
        {!isWhole && !found && (
          <Button variant="outline" size="compact" pending={plan.isPending} onClick={chooseAll}>
            {search.package ? 'Vælg alle i pakken' : 'Vælg alle, der passer'}
          </Button>
        )}
        {found && (
          <Button variant="outline" size="compact" onClick={() => pick([])}>
            Fravælg alle
          </Button>
        )}
        <ActOnCodes
          chosen={found ? { search, found } : codes.filter(({ code }) => chosen.has(code))}
          resellers={resellers}
          onDone={() => pick([])}
        />
      </div>
      {plan.error && <p role="alert">{messageOf(plan.error)}</p>}
      {plan.data?.isMore && (
        <p role="alert">
          Der er mere end {codesText(mostFoundCodes)}. Vælg også en forhandler eller en status, eller skriv mere af
          koden.
        </p>
      )}
      <CodeTable
        caption={caption}
        codes={codes}
        canManage
        showsPackage={showsPackage}
        sorting={sorting}
        selection={{ chosen, toggle, toggleAll: () => pick(chosen.size === codes.length ? [] : onPage) }}
      />
    </div>
  )
}
