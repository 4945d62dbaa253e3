'use client'

import { type FormEvent, useCallback, useState } from 'react'
import { FinishedPhoto } from '@/components/production/finished-photo'
import { HandScannerField } from '@/components/production/hand-scanner-field'
import { PieceDrawing } from '@/components/production/piece-drawing'
import { refusedVerdict, type StationPartProps, useStepForm } from '@/components/production/piece-steps'
import { ScannerPanel } from '@/components/scanner/scanner-panel'
import { Button } from '@/components/ui/button'
import { Field, FieldError, Input } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import { ApiError, messageOf } from '@/lib/client/api'
import { useHandScanner } from '@/lib/domain/production/client/hand-scanner'
import { useCheckPiece } from '@/lib/domain/production/client/hooks'
import type { CheckedPiece, StationPiece } from '@/lib/domain/production/schema'

type CheckStationProps = StationPartProps & { isListening: boolean }

/**
 * The check: scan the code, compare the text with the approved drawing, photograph, pass on. Two cells of the
 * station's grid, to keep the drawing beside every step.
 */
export function CheckStation({ piece, station, isListening, onVerdict }: CheckStationProps) {
  const { mutateAsync, isPending } = useCheckPiece(piece.id, station)
  const [error, setError] = useState<string>()
  const [other, setOther] = useState<OtherPieceScanned | null>(null)
  const check = useCallback(
    async (scanned: string): Promise<boolean> => {
      setError(undefined)
      try {
        const answer = await mutateAsync(scanned)
        setOther(answer.kind === 'match' ? null : answer)
        if (answer.kind !== 'match') return true
        const { formattedCode, advice } = answer
        onVerdict({
          verdict: 'good',
          title: 'Rigtig kode',
          code: formattedCode,
          text: advice ?? 'Koden på stykket kan læses.',
        })
        return true
      } catch (failure) {
        const verdict = refusedVerdict(failure)
        if (verdict) onVerdict(verdict)
        else setError((failure instanceof ApiError && failure.fields.scanned) || messageOf(failure))
        return verdict !== null
      }
    },
    [mutateAsync, onVerdict],
  )
  useHandScanner(isListening && !isPending ? check : null)
  return (
    <>
      <div className="min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <PieceDrawing piece={piece} isLarge />
      </div>
      <div className="min-w-0 space-y-8">
        {other && (
          <OtherPiece
            piece={piece}
            other={other}
            station={station}
            onVerdict={onVerdict}
            onStay={() => setOther(null)}
          />
        )}
        {piece.isChecked ? (
          <CheckedPieceSteps piece={piece} station={station} onVerdict={onVerdict} />
        ) : (
          <>
            <HandScannerField onScan={check} pending={isPending} error={error} />
            <ScannerPanel onRead={check} />
          </>
        )}
      </div>
    </>
  )
}

/** The steps after the right code was scanned: text, photograph, pass on. */
function CheckedPieceSteps(at: StationPartProps) {
  const { piece } = at
  const isAnswered = piece.isTextAgreed || !piece.hasText
  return (
    <>
      <Notice variant="success" title="Koden er scannet og passer">
        {isAnswered && piece.photo
          ? 'Stykket er klar til at blive pakket.'
          : 'Se teksten efter, og tag et billede til certifikatet.'}
      </Notice>
      {piece.hasText && <TextQuestion {...at} />}
      {isAnswered && <FinishedPhoto {...at} />}
      {isAnswered && <PassPieceForm {...at} />}
    </>
  )
}

type OtherPieceScanned = Extract<CheckedPiece, { kind: 'other_of_batch' }>

type OtherPieceProps = StationPartProps & { other: OtherPieceScanned; onStay: () => void }

/** Another piece of the batch was scanned; the piece in hand is unchanged. */
function OtherPiece({ piece, other, station, onVerdict, onStay }: OtherPieceProps) {
  const { errors, isBusy, send } = useStepForm(piece.id, station, onVerdict)
  const { number, pieceId, formattedCode, where, canSwitch } = other
  return (
    <div role="alert">
      <Notice title={`Du har scannet stykke ${number}.${canSwitch ? ' Vil du kontrollere det i stedet?' : ''}`}>
        <p>
          {formattedCode}, {where}. {!canSwitch && `Læg det fra dig, og scan stykke ${piece.number}.`}
        </p>
        <div className="mt-4 flex flex-wrap gap-4">
          {canSwitch && (
            <Button
              size="lg"
              pending={isBusy}
              pendingText="Skifter..."
              onClick={() =>
                send({ act: 'switch', body: { other: pieceId }, done: `Du kontrollerer nu stykke ${number}` })
              }
            >
              Kontrollér stykke {number}
            </Button>
          )}
          <Button size="lg" variant="outline" disabled={isBusy} onClick={onStay}>
            Bliv ved stykke {piece.number}
          </Button>
        </div>
        <FieldError message={errors.form} />
      </Notice>
    </div>
  )
}

/** Passes the piece to packing; a missing or mismatching photograph requires a reason. */
function PassPieceForm({ piece, station, onVerdict }: StationPartProps) {
  const { errors, isBusy, mend, send } = useStepForm(piece.id, station, onVerdict)
  const [why, setWhy] = useState('')
  const reasonField = reasonFieldOf(piece)
  function submit(event: FormEvent) {
    event.preventDefault()
    send({
      act: 'pass',
      body: reasonField ? { [reasonField.name]: why } : {},
      done: 'Stykket venter på at blive pakket',
    })
  }
  return (
    <form onSubmit={submit} className="space-y-4">
      {reasonField && (
        <Field label={reasonField.label} hint={reasonField.hint} error={errors[reasonField.name]}>
          {(control) => (
            <Input
              {...control}
              value={why}
              maxLength={400}
              autoComplete="off"
              className="min-h-16 text-lg"
              onChange={(event) => {
                setWhy(event.currentTarget.value)
                mend(reasonField.name)
              }}
            />
          )}
        </Field>
      )}
      <Button type="submit" size="huge" pending={isBusy} pendingText="Gemmer...">
        Videre til pakning
      </Button>
      <FieldError message={errors.form ?? errors.answer} />
    </form>
  )
}

function reasonFieldOf({ photo }: StationPiece) {
  if (!photo) {
    return {
      name: 'photoReason',
      label: 'Hvorfor uden billede?',
      hint: 'Kun hvis du ikke kan tage et. Det står i stykkets historik.',
    }
  }
  if (photo.lettering?.outcome !== 'differs') return null
  return {
    name: 'letteringReason',
    label: 'Hvorfor er stykket i orden alligevel?',
    hint: 'Billedet siger noget andet end tegningen. Er du i tvivl, så stop stykket.',
  }
}

/** Asks whether the letters match the drawing; required to continue. */
function TextQuestion({ piece, station, onVerdict }: StationPartProps) {
  const { errors, isBusy, mend, send } = useStepForm(piece.id, station, onVerdict)
  const [wrong, setWrong] = useState('')
  const [isAsking, setAsking] = useState(false)
  if (piece.isTextAgreed)
    return (
      <Notice variant="success" title="Teksten passer">
        Du har holdt den op mod tegningen.
      </Notice>
    )
  return (
    <section className="space-y-4">
      <h2 className="text-xl">Passer teksten?</h2>
      <p>Læs stykket bogstav for bogstav, og hold det op mod tegningen.</p>
      {!isAsking && (
        <div className="grid gap-4 sm:grid-cols-2">
          <Button
            size="huge"
            pending={isBusy}
            pendingText="Gemmer..."
            onClick={() => send({ act: 'answer-text', body: { answer: 'yes' } })}
          >
            Teksten passer
          </Button>
          <Button size="huge" variant="outline" disabled={isBusy} onClick={() => setAsking(true)}>
            Teksten passer ikke
          </Button>
        </div>
      )}
      {isAsking && (
        <div className="space-y-4">
          <Field
            label="Hvad er forkert?"
            hint="Stykket stoppes, og det står i historikken."
            error={errors.wrong}
            optional
          >
            {(control) => (
              <Input
                {...control}
                value={wrong}
                maxLength={400}
                autoComplete="off"
                onChange={(event) => {
                  setWrong(event.currentTarget.value)
                  mend('wrong')
                }}
              />
            )}
          </Field>
          <div className="grid gap-4 sm:grid-cols-2">
            <Button
              size="huge"
              variant="destructive"
              pending={isBusy}
              pendingText="Stopper..."
              onClick={() => send({ act: 'answer-text', body: { answer: 'no', wrong }, done: 'Stykket er stoppet' })}
            >
              Stop stykket
            </Button>
            <Button size="huge" variant="outline" disabled={isBusy} onClick={() => setAsking(false)}>
              Tilbage
            </Button>
          </div>
        </div>
      )}
      <FieldError message={errors.form ?? errors.answer} />
    </section>
  )
}
