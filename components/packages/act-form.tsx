'use client'

import { useRouter } from 'next/navigation'
import { type SubmitEvent, useState } from 'react'
import { ResellerSelect } from '@/components/packages/reseller-select'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { DialogActions, DialogClose } from '@/components/ui/dialog'
import { FieldError } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import { ReasonField } from '@/components/ui/reason-field'
import { showToast } from '@/components/ui/toast'
import { ApiError, messageOf } from '@/lib/client/api'
import { useActOnCodes } from '@/lib/domain/packages/client/hooks'
import type { CodeSearch } from '@/lib/domain/packages/code-list-schema'
import { codesText, inUseText, passedOverText } from '@/lib/domain/packages/copy'
import type { ActPlan, CodeAct, FoundCodesView, ResellerOption } from '@/lib/domain/packages/views'

export type Act = { act: CodeAct; label: string; explanation: string; done: string; isFinal?: boolean }
/** Codes chosen one by one, or all that a search found when the plan was made. */
export type Chosen = { codes: string[] } | { search: CodeSearch; found: FoundCodesView }

type ActFormProps = { act: Act; plan: ActPlan; chosen: Chosen; resellers: ResellerOption[]; onDone: () => void }

/** Recipient and reason; if not all codes are on the page, also a confirmation that all are meant. */
export function ActForm({ act: { act, label, done, isFinal }, plan, chosen, resellers, onDone }: ActFormProps) {
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
