'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { CodeStateBadge } from '@/components/qr-codes/code-state-badge'
import { AlertDialog } from '@/components/ui/alert-dialog'
import { Button } from '@/components/ui/button'
import { CopyButton } from '@/components/ui/copy-button'
import { Dialog, DialogContent, DialogTrigger } from '@/components/ui/dialog'
import { LoadMore } from '@/components/ui/load-more'
import { Notice } from '@/components/ui/notice'
import { ReasonField } from '@/components/ui/reason-field'
import { Spinner } from '@/components/ui/spinner'
import { TextLink } from '@/components/ui/text-link'
import { showToast } from '@/components/ui/toast'
import { messageOf } from '@/lib/client/api'
import type { PackageCodeView } from '@/lib/domain/packages/views'
import { type CodeChange, useChangeCode, useCodeHistory, useReplaceCode } from '@/lib/domain/qr-codes/client/hooks'
import { useReason } from '@/lib/domain/qr-codes/client/use-reason'
import type { QrCodeState } from '@/lib/domain/qr-codes/schema'
import { formatDateTime } from '@/lib/shared/danish-time'
import { formatTextCode } from '@/lib/shared/qr-text-code'

/** Everything about one code: symbol, URL, holder, history and actions. */
export function CodeCard({ code, canManage }: { code: PackageCodeView; canManage: boolean }) {
  return (
    <div className="space-y-8">
      {code.replacedBy && (
        <Notice>
          Koden er erstattet af{' '}
          <TextLink href={`/admin/qr-scanner?code=${code.replacedBy}`} className="tabular-nums">
            {formatTextCode(code.replacedBy)}
          </TextLink>
          , som har overtaget dens plads.
        </Notice>
      )}
      <section className="space-y-4">
        <img
          src={`/api/admin/qr-codes/${code.code}/picture`}
          alt={`QR-kode med adressen ${code.printedAddress}`}
          className="mx-auto aspect-square w-full max-w-64"
        />
        <p className="wrap-anywhere text-center text-sm tabular-nums">{code.printedAddress}</p>
        <div className="flex justify-center">
          <CopyButton value={code.printedAddress} label="Kopiér adressen" />
        </div>
      </section>
      <dl className="space-y-2">
        <Fact name="Pakke" value={`${code.package.number}, ${code.package.name}`} />
        <Fact name="Forhandler" value={code.reseller?.companyName ?? 'På lager hos os'} />
        {canManage && <Fact name="Aktiveringskode" value={code.activationCode ?? 'Ingen'} />}
        <Fact name="Mindesider" value={String(code.memorialCount)} />
      </dl>
      <section>
        <h3 className="mb-3 text-lg">Historik</h3>
        <CodeHistory code={code.code} />
      </section>
      {canManage && code.state !== 'retired' && (
        <ChangeCodeForm code={code.code} state={code.state} isReplaced={code.replacedBy !== null} />
      )}
    </div>
  )
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex flex-wrap gap-x-6">
      <dt className="text-muted-foreground sm:min-w-36">{name}</dt>
      <dd className="min-w-0 flex-1 basis-40 wrap-anywhere tabular-nums">{value}</dd>
    </div>
  )
}

/** The events of a code, newest first. */
function CodeHistory({ code }: { code: string }) {
  const { data, isPending, error, hasNextPage, isFetchingNextPage, fetchNextPage } = useCodeHistory(code)
  if (isPending) return <Spinner text="Henter historikken..." />
  if (!data) return <p role="alert">{messageOf(error)}</p>
  const events = data.pages.flatMap(({ items }) => items)
  return (
    <div>
      <ol className="divide-y divide-border">
        {events.map(({ id, text, at, actorName, reason }) => (
          <li key={id} className="py-3">
            <p className="font-semibold">{text}</p>
            <p className="text-muted-foreground text-sm">
              <time dateTime={at}>{formatDateTime(new Date(at))}</time>
              {actorName && `, ${actorName}`}
            </p>
            {reason && <p className="break-words text-sm">{reason}</p>}
          </li>
        ))}
      </ol>
      {hasNextPage && <LoadMore label="Vis ældre" pending={isFetchingNextPage} onClick={() => fetchNextPage()} />}
      {error && <p role="alert">{messageOf(error)}</p>}
    </div>
  )
}

const done: Record<CodeChange, string> = {
  block: 'Koden er spærret',
  unblock: 'Koden er åbnet igen',
  retire: 'Koden er taget ud af brug',
}

const questions = {
  replace: {
    title: 'Erstat koden med en ny?',
    description:
      'Vi laver en ny kode, der fører til den samme side og hører til den samme familie. Den gamle bliver spærret og kan ikke åbnes igen.',
    confirmLabel: 'Erstat koden',
  },
  retire: {
    title: 'Tag koden ud af brug?',
    description: 'Det kan ikke fortrydes. Mindesider, der er knyttet til koden, bliver på deres egen adresse.',
    confirmLabel: 'Tag koden ud af brug',
  },
}

type ChangeCodeFormProps = { code: string; state: QrCodeState; isReplaced: boolean }

/** Blocks, unblocks, replaces or retires a code; the reason is stored with the change. */
function ChangeCodeForm({ code, state, isReplaced }: ChangeCodeFormProps) {
  const router = useRouter()
  const change = useChangeCode(code)
  const replace = useReplaceCode(code)
  const { reason, field, clear, check, showFailure } = useReason()
  const [question, setQuestion] = useState<keyof typeof questions>('retire')
  const [isAsking, setIsAsking] = useState(false)
  const isPending = change.isPending || replace.isPending

  function succeed(title: string, description?: string) {
    clear()
    showToast({ title, ...(description ? { description } : {}) })
    router.refresh()
  }

  function ask(what: keyof typeof questions) {
    setQuestion(what)
    setIsAsking(check())
  }

  function send(what: CodeChange) {
    if (!check()) return
    change.mutate({ change: what, reason }, { onSuccess: () => succeed(done[what]), onError: showFailure })
  }

  function confirm() {
    if (question === 'retire') return send('retire')
    replace.mutate(reason, {
      onSuccess: ({ formattedNewCode }) => succeed('Koden er erstattet', `Den nye kode er ${formattedNewCode}.`),
      onError: showFailure,
    })
  }

  return (
    <section className="space-y-4 border-border border-t pt-6">
      <ReasonField hint="Gemmes i kodens historik." {...field} />
      <div className="flex flex-wrap gap-3">
        {state !== 'blocked' && (
          <Button variant="destructive" pending={change.isPending} onClick={() => send('block')}>
            Spær koden
          </Button>
        )}
        {state === 'blocked' && !isReplaced && (
          <Button pending={change.isPending} onClick={() => send('unblock')}>
            Åbn koden igen
          </Button>
        )}
        {!isReplaced && (
          <Button variant="outline" disabled={isPending} onClick={() => ask('replace')}>
            Erstat med en ny kode
          </Button>
        )}
        <Button variant="outline" disabled={isPending} onClick={() => ask('retire')}>
          Tag koden ud af brug
        </Button>
      </div>
      <AlertDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        {...questions[question]}
        destructive
        onConfirm={confirm}
      />
    </section>
  )
}

/** One code with its history and actions, in a dialog over the list. */
export function CodeDialog({ code, canManage }: { code: PackageCodeView; canManage: boolean }) {
  return (
    <Dialog>
      <DialogTrigger asChild>
        <Button variant="outline" size="compact" aria-label={`Vis ${code.formattedCode}`}>
          Vis
        </Button>
      </DialogTrigger>
      <DialogContent title={code.formattedCode} description={<CodeStateBadge state={code.state} />}>
        <CodeCard code={code} canManage={canManage} />
      </DialogContent>
    </Dialog>
  )
}
