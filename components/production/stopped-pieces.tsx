'use client'

import { useState } from 'react'
import { PieceDialog } from '@/components/production/piece-dialog'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { FieldGroup } from '@/components/ui/field'
import { RadioGroup } from '@/components/ui/radio-group'
import { ReasonField } from '@/components/ui/reason-field'
import { TextLink } from '@/components/ui/text-link'
import { showToast } from '@/components/ui/toast'
import { useDecideStopped } from '@/lib/domain/production/client/hooks'
import { piecesText } from '@/lib/domain/production/copy'
import type { StoppedPiece } from '@/lib/domain/production/schema'
import { useReason } from '@/lib/domain/qr-codes/client/use-reason'
import { formatRelative } from '@/lib/shared/danish-time'

/** Pieces that await a decision: each by itself, or the ticked ones together. */
export function StoppedPieces({ pieces }: { pieces: StoppedPiece[] }) {
  const [ticked, setTicked] = useState<readonly string[]>([])
  // What somebody else decided meanwhile is off the list.
  const chosen = pieces.filter(({ id }) => ticked.includes(id)).map(({ id }) => id)
  const isAll = chosen.length === pieces.length
  return (
    <section className="space-y-3">
      <h2 className="text-xl">Stoppet</h2>
      {pieces.length > 1 && (
        <Checkbox
          label="Vælg alle"
          checked={isAll}
          onChange={() => setTicked(isAll ? [] : pieces.map(({ id }) => id))}
        />
      )}
      <ul className="divide-y divide-border">
        {pieces.map((piece) => (
          <li key={piece.id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
            <div className="min-w-0 max-w-measure">
              <Checkbox
                label={<span className="font-semibold tabular-nums">{piece.formattedCode}</span>}
                checked={chosen.includes(piece.id)}
                onChange={({ currentTarget: { checked } }) =>
                  setTicked(checked ? [...chosen, piece.id] : chosen.filter((id) => id !== piece.id))
                }
              />
              <p className="wrap-anywhere">{piece.problem}</p>
              <p className="text-muted-foreground text-sm">
                <TextLink href={`/admin/qr-production/${piece.batchNumber}`}>
                  Parti {piece.batchNumber}, {piece.batchName}
                </TextLink>
                , stykke {piece.number}, {formatRelative(new Date(piece.stoppedAt))}
              </p>
            </div>
            <PieceDialog piece={{ ...piece, state: 'stopped', hasPhoto: false }} />
          </li>
        ))}
      </ul>
      {chosen.length > 0 && <DecideTogether ids={chosen} />}
    </section>
  )
}

const choices = [
  { value: 'engraving', label: 'Lav dem om', hint: 'De lægges i kø til gravering igen, på nye plader.' },
  { value: 'check', label: 'De er i orden, kontrollér dem igen', hint: 'Kun efter gravering.' },
  { value: 'cancel', label: 'Aflys dem', hint: 'De laves ikke, og koderne kan komme i et andet parti.' },
] as const

function DecideTogether({ ids }: { ids: string[] }) {
  const [to, setTo] = useState<(typeof choices)[number]['value']>('engraving')
  const { reason, field, check, showFailure } = useReason()
  const decide = useDecideStopped({
    onDone: () => showToast({ title: `Der er taget stilling til ${piecesText(ids.length)}` }),
    onFailed: showFailure,
  })
  function send() {
    if (check()) decide.mutate({ ids, to, reason })
  }
  return (
    <div className="max-w-form space-y-4 border-border border-t pt-6">
      <FieldGroup legend={`Hvad skal der ske med ${piecesText(ids.length)}?`}>
        <RadioGroup
          name="decision-stopped"
          options={choices}
          value={to}
          onValueChange={(value) => setTo(choices.find((choice) => choice.value === value)?.value ?? to)}
        />
      </FieldGroup>
      <ReasonField hint="Gemmes i hvert stykkes historik." {...field} />
      <Button onClick={send} pending={decide.isBusy} pendingText="Gemmer...">
        Gem
      </Button>
    </div>
  )
}
