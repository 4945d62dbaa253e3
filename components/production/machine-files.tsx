'use client'

import { buttonVariants } from '@/components/ui/button-variants'
import { cn } from '@/components/ui/cn'
import { Notice } from '@/components/ui/notice'
import { Spinner } from '@/components/ui/spinner'
import { messageOf } from '@/lib/client/api'
import { usePieceProof } from '@/lib/domain/production/client/hooks'

const formats = ['dxf', 'svg', 'pdf'] as const
const percent = new Intl.NumberFormat('da-DK', { style: 'percent', maximumFractionDigits: 1 })

/** The proven files of a piece; none is offered before its proof has passed. */
export function MachineFiles({ id }: { id: string }) {
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
