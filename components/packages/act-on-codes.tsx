'use client'

import { useState } from 'react'
import { type Act, ActForm, type Chosen } from '@/components/packages/act-form'
import { Button } from '@/components/ui/button'
import { Dialog, DialogContent, DialogTrigger } from '@/components/ui/dialog'
import { codesText } from '@/lib/domain/packages/copy'
import type { ActPlan, PackageCodeView, ResellerOption } from '@/lib/domain/packages/views'

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
export function ActOnCodes({ chosen, resellers, onDone }: ActOnCodesProps) {
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
