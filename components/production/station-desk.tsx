'use client'

import { Volume2, VolumeX } from 'lucide-react'
import { type ComponentProps, useCallback, useEffect, useState } from 'react'
import { CheckStation } from '@/components/production/check-station'
import { DueText } from '@/components/production/due-text'
import { HeldPieces } from '@/components/production/held-pieces'
import { PackStation } from '@/components/production/pack-station'
import { PieceDrawing } from '@/components/production/piece-drawing'
import { type AnnouncedStep, type StationPartProps, useStepForm } from '@/components/production/piece-steps'
import { ScanVerdict, type ShownVerdict } from '@/components/production/scan-verdict'
import { StopPieceDialog } from '@/components/production/stop-piece-dialog'
import { Button } from '@/components/ui/button'
import { buttonVariants } from '@/components/ui/button-variants'
import { cn } from '@/components/ui/cn'
import { FieldError } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import { Spinner } from '@/components/ui/spinner'
import { closeToast } from '@/components/ui/toast'
import { messageOf } from '@/lib/client/api'
import { useWakeLock } from '@/lib/client/use-wake-lock'
import { materialTexts, shapeTexts } from '@/lib/domain/artwork/copy'
import { usePieceProof, useTakeNext } from '@/lib/domain/production/client/hooks'
import { announce, useMuted } from '@/lib/domain/production/client/station-sounds'
import { pieceEventTexts, piecesText, stationTexts } from '@/lib/domain/production/copy'
import type { HeldPiece, StationKind, StationPiece, UndoableStep } from '@/lib/domain/production/schema'

type StationDeskProps = {
  kind: StationKind
  /** As in the history: 'Gravering, Laser 1'. */
  station: string
  piece: StationPiece | null
  waiting: number
  /** The only batch this station works on. */
  batch: number | undefined
  held: HeldPiece[]
  /** The last step, while it can be undone. */
  undo: UndoableStep | null
}

/** A tablet at the machine: one piece at a time, with a prominent verdict. */
export function StationDesk({ kind, station, piece, waiting, batch, held, undo }: StationDeskProps) {
  const { isMuted, setMuted } = useMuted()
  useWakeLock(piece !== null)
  const [shown, setShown] = useState<ShownVerdict | null>(null)
  const showVerdict = useCallback(
    (verdict: ShownVerdict) => {
      setShown(verdict)
      closeToast()
      announce(verdict.verdict, { isMuted })
    },
    [isMuted],
  )
  return (
    <div className="space-y-10">
      {piece ? (
        <>
          <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-12 gap-y-8 lg:grid-cols-2 lg:grid-rows-[auto_1fr]">
            <StationPieceCard piece={piece} />
            {kind === 'engraving' && <EngraveStation piece={piece} station={station} onVerdict={showVerdict} />}
            {kind === 'inspection' && (
              <CheckStation
                key={piece.id}
                piece={piece}
                station={station}
                isListening={shown === null}
                onVerdict={showVerdict}
              />
            )}
            {kind === 'packing' && (
              <PackStation
                key={piece.id}
                piece={piece}
                station={station}
                isListening={shown === null}
                onVerdict={showVerdict}
              />
            )}
          </div>
          <div className="grid items-start gap-4 border-border border-t pt-8 sm:grid-cols-2">
            <StationStep
              piece={piece}
              station={station}
              step={{ act: 'give-back', done: 'Stykket er lagt tilbage' }}
              label="Læg tilbage"
              variant="outline"
              onVerdict={showVerdict}
            />
            <StopPieceDialog key={piece.id} id={piece.id} station={station} onVerdict={showVerdict} />
          </div>
        </>
      ) : (
        <div className="space-y-4">
          <TakeNext kind={kind} station={station} waiting={waiting} batch={batch} />
          {undo && <UndoStep key={undo.id} undo={undo} station={station} onVerdict={showVerdict} />}
        </div>
      )}
      {held.length > 0 && <HeldPieces held={held} station={station} title="Andre stykker i gang" />}
      {kind === 'inspection' && (
        <Button variant="ghost" aria-pressed={isMuted} onClick={() => setMuted(!isMuted)}>
          {isMuted ? <VolumeX aria-hidden /> : <Volume2 aria-hidden />}
          {isMuted ? 'Slå lyden til' : 'Slå lyden fra'}
        </Button>
      )}
      <ScanVerdict shown={shown} onClose={() => setShown(null)} />
    </div>
  )
}

/**
 * The large drawing, the machine file and the done button. Two cells of the station's grid: on a landscape tablet all
 * of it fits beside the piece without scrolling.
 */
function EngraveStation({ piece, station, onVerdict }: StationPartProps) {
  return (
    <>
      <div className="min-w-0 space-y-6 lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <PieceDrawing piece={piece} />
        <MachineFiles id={piece.id} />
      </div>
      <StationStep
        piece={piece}
        station={station}
        onVerdict={onVerdict}
        step={{ act: 'engraved', done: 'Stykket venter på kontrol' }}
        label="Graveret"
      />
    </>
  )
}

type TakeNextProps = { kind: StationKind; station: string; waiting: number; batch: number | undefined }

/** Shown with no piece in hand: a button for the next one, and the queue. */
function TakeNext({ kind, station, waiting, batch }: TakeNextProps) {
  const take = useTakeNext()
  const stopped = take.data?.stopped ?? []
  return (
    <section className="max-w-measure space-y-5">
      <p aria-live="polite" className="text-xl">
        {waiting > 0 ? `${piecesText(waiting)} venter.` : stationTexts[kind].none}
      </p>
      {stopped.length > 0 && (
        <Notice variant="error" title="Stoppet undervejs">
          <ul>
            {stopped.map(({ formattedCode, problem }) => (
              <li key={formattedCode}>
                {formattedCode}: {problem}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <Button
        size="huge"
        pending={take.isBusy}
        pendingText="Finder det næste..."
        onClick={() => take.mutate({ kind, station, batch })}
      >
        Tag næste stykke
      </Button>
      <FieldError message={take.error ? messageOf(take.error) : undefined} />
    </section>
  )
}

const formats = ['dxf', 'svg', 'pdf'] as const
const percent = new Intl.NumberFormat('da-DK', { style: 'percent', maximumFractionDigits: 1 })

/** The proven files of a piece; none is offered before its proof has passed. */
function MachineFiles({ id }: { id: string }) {
  const proof = usePieceProof(id)
  if (proof.isPending) return <Spinner text="Prøver, om tegningen kan læses..." />
  if (proof.isError) return <Notice variant="error">{messageOf(proof.error)}</Notice>
  if (!proof.data.isProven) {
    return (
      <Notice variant="error" title="Tegningen bestod ikke prøven">
        Gravér ikke stykket. Læg det tilbage, og sig det til den, der har lavet partiet: koden skal være større eller
        have en bredere fri kant.
      </Notice>
    )
  }
  const { share, tries } = proof.data
  return (
    <section className="space-y-3">
      <h2 className="text-xl">Fil til maskinen</h2>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(6rem,1fr))] gap-3">
        {formats.map((format) => (
          <a
            key={format}
            href={`/api/production/pieces/${id}/files/${format}`}
            download
            aria-label={`Hent ${format.toUpperCase()}`}
            className={cn(buttonVariants({ variant: 'outline', size: 'huge' }), 'px-2')}
          >
            {format.toUpperCase()}
          </a>
        ))}
      </div>
      <p className="text-muted-foreground">
        Prøvet {tries.toLocaleString('da-DK')} gange med slid og i dårligt lys. Sammenlignet med en almindelig kode:{' '}
        {percent.format(share)}.
      </p>
    </section>
  )
}

type UndoStepProps = Omit<StationPartProps, 'piece'> & { undo: UndoableStep }

/** Undoes the last step within a minute. */
function UndoStep({ undo, station, onVerdict }: UndoStepProps) {
  const { leftMs, formattedCode, step } = undo
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    const end = setTimeout(() => setOver(true), leftMs)
    return () => clearTimeout(end)
  }, [leftMs])
  if (isOver) return null
  return (
    <StationStep
      piece={undo}
      station={station}
      step={{ act: 'undo', done: 'Stykket er hos dig igen' }}
      label={`Fortryd »${pieceEventTexts[step]}« på ${formattedCode}`}
      variant="outline"
      onVerdict={onVerdict}
    />
  )
}

type StationStepProps = Omit<StationPartProps, 'piece'> & {
  piece: Pick<StationPiece, 'id'>
  step: AnnouncedStep
  label: string
  variant?: ComponentProps<typeof Button>['variant']
}

/** A one-step button, large enough for gloves. */
function StationStep({ piece, station, step, label, variant = 'primary', onVerdict }: StationStepProps) {
  const { errors, isBusy, send } = useStepForm(piece.id, station, onVerdict)
  return (
    <div className="space-y-2">
      <Button size="huge" variant={variant} pending={isBusy} pendingText="Gemmer..." onClick={() => send(step)}>
        {label}
      </Button>
      <FieldError message={errors.form ?? errors.station} />
    </div>
  )
}

const millimetres = new Intl.NumberFormat('da-DK', { maximumFractionDigits: 1 })

/** The piece in hand, legible from the machine. */
function StationPieceCard({ piece }: { piece: StationPiece }) {
  const { batch, options, fromProofSheet, attempt, problem } = piece
  const plaque =
    options.shape === 'none'
      ? shapeTexts.none
      : `${shapeTexts[options.shape]}, ${millimetres.format(options.widthMm)}\u00a0×\u00a0${millimetres.format(options.heightMm)}\u00a0mm`
  return (
    <section className="space-y-4">
      <p className="font-sans font-semibold text-4xl tabular-nums">{piece.formattedCode}</p>
      <p className="text-lg">
        Stykke {piece.number} af {batch.pieces} i parti {batch.number},{' '}
        <span className="wrap-anywhere">{batch.name}</span>
      </p>
      <p className="text-lg">
        {materialTexts[options.material]}. {plaque}. Koden er {millimetres.format(options.symbolMm)}&nbsp;mm.
      </p>
      <DueText batch={{ ...batch, shippedAt: null, isCancelled: false }} />
      {fromProofSheet !== null && <Notice>Familien har godkendt tegning {fromProofSheet} til dette stykke.</Notice>}
      {attempt > 1 && <Notice title={`${attempt}. forsøg`}>{problem}</Notice>}
      {batch.note && <Notice title="Bemærkning">{batch.note}</Notice>}
    </section>
  )
}
