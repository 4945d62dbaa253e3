'use client'

import { useState } from 'react'
import { PieceStateBadge } from '@/components/production/piece-state-badge'
import { type AnnouncedStep, useAnnouncedStep } from '@/components/production/piece-steps'
import { Button } from '@/components/ui/button'
import { buttonVariants } from '@/components/ui/button-variants'
import { Dialog, DialogContent, DialogTrigger } from '@/components/ui/dialog'
import { FieldGroup } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import { RadioGroup } from '@/components/ui/radio-group'
import { ReasonField } from '@/components/ui/reason-field'
import { Spinner } from '@/components/ui/spinner'
import { messageOf } from '@/lib/client/api'
import { usePieceEvents } from '@/lib/domain/production/client/hooks'
import { pieceEventTexts, stopHint } from '@/lib/domain/production/copy'
import { isOpen, reworkableStates } from '@/lib/domain/production/policy'
import type { PieceRow, PieceState } from '@/lib/domain/production/schema'
import { useReason } from '@/lib/domain/qr-codes/client/use-reason'
import { formatDateTime } from '@/lib/shared/danish-time'

type PieceDialogProps = {
  piece: Pick<PieceRow, 'id' | 'formattedCode' | 'state' | 'problem' | 'hasPhoto'>
}

/** Everything about one piece: drawing, history and decision. */
export function PieceDialog({ piece }: PieceDialogProps) {
  const { id, formattedCode, state, problem, hasPhoto } = piece
  return (
    <Dialog>
      <DialogTrigger asChild>
        <Button variant="outline" size="compact" aria-label={`Vis ${formattedCode}`}>
          Vis
        </Button>
      </DialogTrigger>
      <DialogContent title={formattedCode} description={<PieceStateBadge state={state} />}>
        <div className="space-y-6">
          {problem && <Notice variant={state === 'stopped' ? 'error' : 'info'}>{problem}</Notice>}
          <img
            src={`/api/production/pieces/${id}/drawing.svg`}
            alt={`Tegningen til ${formattedCode}`}
            loading="lazy"
            className="mx-auto h-72 w-full max-w-72 rounded-lg bg-stone-50 object-contain p-3 dark:bg-stone-100"
          />
          {hasPhoto && (
            <p>
              <a href={`/api/production/pieces/${id}/certificate`} className={buttonVariants({ variant: 'outline' })}>
                Hent certifikatet
              </a>
            </p>
          )}
          <section>
            <h3 className="mb-2 text-lg">Historik</h3>
            <PieceHistory id={id} />
          </section>
          {isOpen(state) && <DecidePiece key={state} id={id} state={state} />}
        </div>
      </DialogContent>
    </Dialog>
  )
}

/** The events of a piece, in order. */
function PieceHistory({ id }: { id: string }) {
  const events = usePieceEvents(id)
  if (events.isPending) return <Spinner text="Henter historikken..." />
  if (events.isError) return <Notice variant="error">{messageOf(events.error)}</Notice>
  return (
    <ol className="divide-y divide-border">
      {events.data.items.map(({ id: key, kind, at, actorName, station, reason }) => (
        <li key={key} className="py-3">
          <p className="flex flex-wrap justify-between gap-x-4">
            <span className="font-semibold">{pieceEventTexts[kind]}</span>
            <span className="text-muted-foreground text-sm tabular-nums">{formatDateTime(new Date(at))}</span>
          </p>
          <p className="text-sm">{[actorName, station].filter(Boolean).join(', ')}</p>
          {reason && <p className="wrap-anywhere mt-1 text-sm">{reason}</p>}
        </li>
      ))}
    </ol>
  )
}

type Decision = { value: string; label: string; hint: string; step: AnnouncedStep }

const decisions: Record<'rework' | 'check' | 'stop' | 'cancel', Decision> = {
  rework: {
    value: 'rework',
    label: 'Lav stykket om',
    hint: 'Stykket lægges i kø til gravering igen, på en ny plade.',
    step: { act: 'rework', done: 'Stykket laves om' },
  },
  check: {
    value: 'check',
    label: 'Det er i orden, kontrollér det igen',
    hint: 'Hvis det var et andet stykke, der blev scannet. Kun efter gravering.',
    step: { act: 'rework', body: { to: 'check' }, done: 'Stykket kontrolleres igen' },
  },
  stop: {
    value: 'stop',
    label: 'Stop stykket',
    hint: stopHint,
    step: { act: 'stop', done: 'Stykket er stoppet' },
  },
  cancel: {
    value: 'cancel',
    label: 'Aflys stykket',
    hint: 'Stykket laves ikke, og koden kan komme i et andet parti.',
    step: { act: 'cancel', done: 'Stykket er aflyst' },
  },
}

function decisionsFor(state: PieceState): Decision[] {
  const { rework, check, stop, cancel } = decisions
  return [...(reworkableStates.includes(state) ? [rework] : []), ...(state === 'stopped' ? [check] : [stop]), cancel]
}

/** Decides on a faulty piece; the reason is stored in its history. */
function DecidePiece({ id, state }: { id: string; state: PieceState }) {
  const step = useAnnouncedStep(id, '')
  const choices = decisionsFor(state)
  const [chosen, setChosen] = useState(choices[0]?.value ?? '')
  const { reason, field, clear, check, showFailure } = useReason()
  function send() {
    const decision = choices.find(({ value }) => value === chosen) ?? choices[0]
    if (!check() || !decision) return
    const body = { ...decision.step.body, reason }
    step.mutate({ ...decision.step, body }, { onSuccess: clear, onError: showFailure })
  }
  return (
    <section className="space-y-4 border-border border-t pt-6">
      <FieldGroup legend="Hvad skal der ske?">
        <RadioGroup name={`decision-${id}`} options={choices} value={chosen} onValueChange={setChosen} />
      </FieldGroup>
      <ReasonField hint="Gemmes i stykkets historik." {...field} />
      <Button onClick={send} pending={step.isBusy} pendingText="Gemmer...">
        Gem
      </Button>
    </section>
  )
}
