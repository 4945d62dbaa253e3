'use client'

import { useState } from 'react'
import { type AnnouncedStep, useAnnouncedStep } from '@/components/production/use-announced-step'
import { Button } from '@/components/ui/button'
import { FieldGroup } from '@/components/ui/field'
import { RadioGroup } from '@/components/ui/radio-group'
import { ReasonField } from '@/components/ui/reason-field'
import { ApiError, messageOf } from '@/lib/client/api'
import { stopHint } from '@/lib/domain/production/copy'
import { reworkableStates } from '@/lib/domain/production/policy'
import { type PieceState, reasonFormInput } from '@/lib/domain/production/schema'

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
export function DecidePiece({ id, state }: { id: string; state: PieceState }) {
  const step = useAnnouncedStep(id, '')
  const choices = decisionsFor(state)
  const [chosen, setChosen] = useState(choices[0]?.value ?? '')
  const [reason, setReason] = useState('')
  const [error, setError] = useState<string>()
  function send() {
    const problem = reasonFormInput.safeParse({ reason }).error?.issues[0]?.message
    setError(problem)
    const decision = choices.find(({ value }) => value === chosen) ?? choices[0]
    if (problem || !decision) return
    step.mutate(
      { ...decision.step, body: { ...decision.step.body, reason } },
      {
        onSuccess: () => setReason(''),
        onError: (failure) => setError((failure instanceof ApiError && failure.fields.reason) || messageOf(failure)),
      },
    )
  }
  return (
    <section className="space-y-4 border-border border-t pt-6">
      <FieldGroup legend="Hvad skal der ske?">
        <RadioGroup name={`decision-${id}`} options={choices} value={chosen} onValueChange={setChosen} />
      </FieldGroup>
      <ReasonField
        hint="Gemmes i stykkets historik."
        error={error}
        value={reason}
        onValueChange={(value) => {
          setReason(value)
          setError(undefined)
        }}
      />
      <Button onClick={send} pending={step.isBusy} pendingText="Gemmer...">
        Gem
      </Button>
    </section>
  )
}
