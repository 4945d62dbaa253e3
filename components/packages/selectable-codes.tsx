'use client'

import { useRouter } from 'next/navigation'
import { type SubmitEvent, useState } from 'react'
import type { Sorting } from '@/components/admin/sort-header'
import { CodeTable } from '@/components/packages/code-table'
import { ResellerSelect } from '@/components/packages/reseller-select'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { Dialog, DialogActions, DialogClose, DialogContent, DialogTrigger } from '@/components/ui/dialog'
import { FieldError } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import { ReasonField } from '@/components/ui/reason-field'
import { showToast } from '@/components/ui/toast'
import { ApiError, messageOf } from '@/lib/client/api'
import { useActOnCodes, usePlanActs } from '@/lib/domain/packages/client/hooks'
import type { CodeSearch, CodeSort } from '@/lib/domain/packages/code-list-schema'
import { chosenText, codesText, inUseText, passedOverText } from '@/lib/domain/packages/copy'
import { mostFoundCodes } from '@/lib/domain/packages/schema'
import type { ActPlan, CodeAct, FoundCodesView, PackageCodeView, ResellerOption } from '@/lib/domain/packages/views'

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

const acts: Act[] = [
  {
    act: 'assign',
    label: 'Giv til forhandler',
    explanation: 'Koderne kommer på forhandlerens lager. Det gælder kun koder, der ligger på vores eget lager.',
    done: 'givet til forhandleren',
  },
  {
    act: 'move',
    label: 'Flyt',
    explanation: 'Koderne flyttes fra den forhandler, der har dem. Koder, der er udleveret, bliver hos familierne.',
    done: 'flyttet',
  },
  {
    act: 'block',
    label: 'Spær',
    explanation: 'Den, der scanner en af koderne, får at vide, at den er spærret. En spærret kode kan åbnes igen.',
    done: 'spærret',
    isFinal: true,
  },
  {
    act: 'retire',
    label: 'Tag ud af brug',
    explanation: 'Det kan ikke fortrydes. Mindesider, der er knyttet til koderne, bliver på deres egen adresse.',
    done: 'taget ud af brug',
    isFinal: true,
  },
]

type ActOnCodesProps = {
  chosen: PackageCodeView[] | Extract<Chosen, { found: unknown }>
  resellers: ResellerOption[]
  onDone: () => void
}

/** The bulk actions on the chosen codes. */
function ActOnCodes({ chosen, resellers, onDone }: ActOnCodesProps) {
  return (
    <div className="flex flex-wrap gap-2">
      {acts.map((act) => (
        <ActDialog key={act.act} act={act} chosen={chosen} resellers={resellers} onDone={onDone} />
      ))}
    </div>
  )
}

function ActDialog({ act, chosen, resellers, onDone }: ActOnCodesProps & { act: Act }) {
  const [isOpen, setIsOpen] = useState(false)
  const plan = Array.isArray(chosen) ? planOf(chosen) : chosen.found.acts[act.act]
  return (
    <Dialog open={isOpen} onOpenChange={setIsOpen}>
      <DialogTrigger asChild>
        <Button variant="outline" size="compact" disabled={plan.count === 0}>
          {act.label}
        </Button>
      </DialogTrigger>
      <DialogContent title={`${act.label}: ${codesText(plan.count)}`} description={act.explanation}>
        <ActForm
          act={act}
          plan={plan}
          chosen={Array.isArray(chosen) ? { codes: chosen.map(({ code }) => code) } : chosen}
          resellers={resellers}
          onDone={() => {
            setIsOpen(false)
            onDone()
          }}
        />
      </DialogContent>
    </Dialog>
  )
}

/** Applies to all codes chosen one by one or to none; the server names what prevents it. */
function planOf(codes: PackageCodeView[]): ActPlan {
  const inUse = codes.filter(({ state }) => state === 'claimed' || state === 'linked').length
  return { count: codes.length, inUse, passedOver: [] }
}

type Act = { act: CodeAct; label: string; explanation: string; done: string; isFinal?: boolean }
/** Codes chosen one by one, or all that a search found when the plan was made. */
type Chosen = { codes: string[] } | { search: CodeSearch; found: FoundCodesView }

type ActFormProps = { act: Act; plan: ActPlan; chosen: Chosen; resellers: ResellerOption[]; onDone: () => void }

/** Recipient and reason; if not all codes are on the page, also a confirmation that all are meant. */
function ActForm({ act: { act, label, done, isFinal }, plan, chosen, resellers, onDone }: ActFormProps) {
  const router = useRouter()
  const change = useActOnCodes(act)
  const [reason, setReason] = useState('')
  const [isUnsure, setIsUnsure] = useState(false)
  const fields = change.error instanceof ApiError ? change.error.fields : {}
  const isAtField = Boolean(fields.reason || fields.resellerId)
  const passedOver = passedOverText(plan)

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const { isSure, ...form } = Object.fromEntries(new FormData(event.currentTarget))
    setIsUnsure('found' in chosen && !isSure)
    if ('found' in chosen && !isSure) return
    const body = 'found' in chosen ? { all: { search: chosen.search, count: plan.count } } : chosen
    change.mutate(
      { chosen: body, ...form, ...(act === 'assign' ? {} : { reason }) },
      {
        onSuccess: ({ count }) => {
          showToast({ title: `${codesText(count)} er ${done}` })
          onDone()
          router.refresh()
        },
      },
    )
  }

  return (
    <form onSubmit={submit} noValidate className="space-y-5">
      {change.error && !isAtField && <Notice variant="error">{messageOf(change.error)}</Notice>}
      {passedOver && <p className="text-muted-foreground">{passedOver}</p>}
      {isFinal && plan.inUse > 0 && <Notice>{inUseText(plan.inUse)}</Notice>}
      {(act === 'assign' || act === 'move') && (
        <ResellerSelect
          label={act === 'move' ? 'Flyt til' : 'Forhandler'}
          resellers={resellers}
          emptyLabel={act === 'move' ? 'Vores eget lager' : 'Vælg'}
          error={fields.resellerId}
        />
      )}
      {act !== 'assign' && (
        <ReasonField
          hint="Gemmes i hver kodes historik."
          error={fields.reason}
          value={reason}
          onValueChange={setReason}
        />
      )}
      {'found' in chosen && (
        <div>
          <Checkbox
            name="isSure"
            value="ja"
            aria-invalid={isUnsure}
            label={plan.count === 1 ? 'Ja, det gælder 1 kode' : `Ja, det gælder alle ${codesText(plan.count)}`}
          />
          <FieldError message={isUnsure ? 'Sæt kryds, hvis det er det antal, du vil ændre.' : undefined} />
        </div>
      )}
      <DialogActions>
        <DialogClose asChild>
          <Button variant="outline">Fortryd</Button>
        </DialogClose>
        <Button type="submit" variant={isFinal ? 'destructive' : 'primary'} pending={change.isPending}>
          {label}
        </Button>
      </DialogActions>
    </form>
  )
}
